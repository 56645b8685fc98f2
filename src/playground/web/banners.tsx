import type { ComponentChildren, VNode } from 'preact';
import type { BotReport } from '../page/wire.ts';
import { Act } from './act.tsx';
import { useAround } from './around.ts';
import { useWords } from './speech.ts';

/** What the page waits for before anything can be played. */
type Awaited = 'connecting' | 'starting' | 'registering' | 'opening';

/**
 * What the page waits for; undefined if all is there. A bot that the playground does not run may have no commands at
 * all, and any bot may have none in direct messages.
 */
function awaitedByPage(
  online: boolean,
  bot: BotReport,
  commands: number,
  isDirect: boolean,
): Awaited | undefined {
  if (!online) return 'connecting';
  if (bot.state === 'starting') return 'starting';
  const lacksCommands = bot.state === 'connected' && bot.supervised && commands === 0 && !isDirect;
  return lacksCommands ? 'registering' : undefined;
}

/** Says what the page waits for. */
export function WaitingFor({ what }: { readonly what: Awaited }): VNode {
  const { waiting } = useWords();
  return (
    <>
      <span class="dots" /> {waiting[what]}
    </>
  );
}

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
