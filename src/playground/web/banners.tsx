import type { ComponentChildren, VNode } from 'preact';
import { Act } from './act.tsx';
import { useAround } from './around.ts';

import { useWords } from './speech.ts';
import { awaitedByPage, WaitingFor } from './waiting.tsx';

/** What one has to know above the messages: what the page waits for, and what is wrong with the bot. */
export function Banners(): VNode {
  const words = useWords();
  const { known, here, request, oversee } = useAround();
  const { online, bot, standings } = known;
  const waits = awaitedByPage(online, bot, known.commands.length, here?.kind === 'direct');
  const mild = (says: ComponentChildren): VNode => (
    <p class="banner banner-mild" role="status">
      {says}
    </p>
  );
  const letIn = (id: string) => (): void => oversee({ order: 'presence', member: id, present: true });
  return (
    <>
      {waits !== undefined && mild(<WaitingFor what={waits} />)}
      {online && bot.state === 'restarting' && mild(words.page.botRestarting)}
      {online && bot.state === 'stopped' && (
        <p class="banner" role="alert">
          {words.page.botFailed} {bot.why !== undefined && <q class="last-words">{bot.why}</q>}
          <Act label={words.tryAgain} onAct={() => void request({ do: 'bot', order: 'restart' })} />
        </p>
      )}
      {standings?.bot.present === false &&
        mild(
          <>
            {words.page.botAway} <Act label={words.page.letIn} onAct={letIn(standings.bot.id)} />
          </>,
        )}
    </>
  );
}
