import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** What somebody may do at a table again only after a while, with that time in milliseconds. */
export const COOLDOWNS = {
  /** To show the board again. */
  board: 15 * SECOND,
  move: 60 * SECOND,
  name: 5 * 60 * SECOND,
  motion: 20 * SECOND,
  /** To call somebody to what they were called to before; see `called-once.ts`. */
  call: HOUR,
  report: 10 * 60 * SECOND,
  invite: DAY,
} as const;

/** Something done lately at a table that is not to be done again at once. */
export const recentShape = z.object({
  what: z.enum(['board', 'move', 'name', 'motion', 'call', 'report', 'invite']),
  /** Who did it, or who was invited. */
  person: z.string(),
  /** What they were called to; empty for anything else. */
  motion: z.string(),
  at: z.number(),
});
/** What {@link recentShape} reads. */
export type Recent = ReadBy<typeof recentShape>;

type Lately = { readonly recent: readonly Recent[] };

/** How many people who do not sit at a table it invites within {@link COOLDOWNS.invite}: each is noted that long. */
export const MOST_INVITED = 30;

/** Whether a table has invited as many people lately as it may. */
export const hasInvitedEnough = ({ recent }: Lately, now: number): boolean =>
  recent.filter(({ what, at }) => what === 'invite' && at + COOLDOWNS.invite > now).length >= MOST_INVITED;

/** When somebody may do something at a table again, in milliseconds since 1970; undefined if now. */
export function coolsUntil(
  { recent }: Lately,
  { what, person, motion, at: now }: Recent,
): number | undefined {
  const last = recent.findLast(
    (each) => each.what === what && each.person === person && each.motion === motion,
  );
  const until = last === undefined ? now : last.at + COOLDOWNS[what];
  return until > now ? until : undefined;
}

/** The table on which something was just done; what is long over is forgotten. */
export const withRecent = <T extends Lately>(table: T, ...done: readonly Recent[]): T => ({
  ...table,
  recent: [
    ...table.recent.filter((each) =>
      done.every(({ at: now, ...one }) => each.at + COOLDOWNS[each.what] > now && !isSame(each, one)),
    ),
    ...done,
  ],
});

const isSame = (each: Recent, { what, person, motion }: Omit<Recent, 'at'>): boolean =>
  each.what === what && each.person === person && each.motion === motion;
