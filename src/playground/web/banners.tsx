import type { ComponentChildren, VNode } from 'preact';
import { Act } from './act.tsx';
import { useAround, useWords } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { parted, type Words } from './speech.ts';

/** Says what the page waits for. */
export function WaitingFor({ what }: { readonly what: keyof Words['waiting'] }): VNode {
  const { waiting } = useWords();
  return (
    <>
      <span class="dots" /> {waiting[what]}
    </>
  );
}

/** What one has to know above the messages: what the page waits for, and what is wrong with the bot. */
export function Banners(): VNode {
  const { words, known, here, request, oversee } = useAround();
  const { online, bot, commands, standings } = known;
  // A bot that the playground does not run may have no commands, and any bot may have none in direct messages.
  const lacksCommands =
    bot.state === 'connected' && bot.supervised && commands.length === 0 && here?.kind !== 'direct';
  const mild = (says: ComponentChildren): VNode => (
    <p class="banner banner-mild" role="status">
      {says}
    </p>
  );
  const letIn = (id: string) => (): void => oversee({ order: 'presence', member: id, present: true });
  return (
    <>
      {!online && mild(<WaitingFor what="connecting" />)}
      {online && bot.state === 'starting' && mild(<WaitingFor what="starting" />)}
      {online && lacksCommands && mild(<WaitingFor what="registering" />)}
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

/** Those who were mentioned and are not the one at the page: one press to become them. */
export function Summons(): VNode | undefined {
  const { page, sidebar } = useWords();
  const { called, hashTo } = useAround();
  if (called.length === 0) return undefined;
  return (
    <nav class="summons" aria-label={page.mentionedMembers}>
      {called.slice(0, 4).map((member) => (
        <a key={member.id} class="summon" href={hashTo({ member })}>
          <AvatarImage id={member.id} name={member.name} size={20} />
          <span class="cut">{parted(sidebar.switchTo, { name: <b>{member.name}</b> })}</span>
          <span class="badge">{member.unread}</span>
        </a>
      ))}
    </nav>
  );
}
