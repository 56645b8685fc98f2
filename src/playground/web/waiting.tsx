import type { VNode } from 'preact';
import type { BotReport } from '../page/wire.ts';
import { useWords } from './speech.ts';

/** What the page waits for before anything can be played. */
export type Awaited = 'connecting' | 'starting' | 'registering' | 'opening';

/**
 * What the page waits for; undefined if all is there. A bot that the playground does not run may have no commands at
 * all, and any bot may have none in direct messages.
 */
export function awaitedByPage(
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
