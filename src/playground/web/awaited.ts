import type { BotReport } from '../page/wire.ts';

/** What the page waits for before anything can be played. */
export type Awaited = 'playground' | 'start' | 'commands' | 'channel';

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
  if (!online) return 'playground';
  if (bot.state === 'starting') return 'start';
  return bot.state === 'connected' && bot.supervised && commands === 0 && !isDirect ? 'commands' : undefined;
}
