import type { Say } from '../../texts/say.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What slow mode means for a game, and what helps. `seconds` is what Discord tells of the channel. */
export const slowModeWords = (seconds: number, say: Say): string =>
  say('permissions-slow-mode', { wait: waitOf(seconds, say) });

function waitOf(seconds: number, say: Say): string {
  if (seconds >= HOUR) return say('slow-mode-hours', { count: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return say('slow-mode-minutes', { count: Math.round(seconds / MINUTE) });
  return say('slow-mode-seconds', { count: seconds });
}
