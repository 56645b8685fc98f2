import { z } from 'zod';
import { repeatedCallShape } from './reminders.ts';
import type { ReadBy } from './row-json.ts';

/** What to do about a player whose time is over: wait on, play for them once, free their seat, or let a computer. */
export const LATE_ACTIONS = ['wait', 'skip', 'free', 'computer'] as const;
/** One of {@link LATE_ACTIONS}. */
export type LateAction = (typeof LATE_ACTIONS)[number];

/** The question to the others what to do about somebody whose time is over. */
const overdueVoteShape = repeatedCallShape.extend({
  /** The revision of the table that it was made with, which tells it from others. */
  revision: z.int(),
  /** What each of the others would do, as far as they have said. */
  voices: z.array(z.object({ person: z.string(), action: z.enum(LATE_ACTIONS) })),
  /** When the late player is told that one other person would hand on their seat: their grace starts then. */
  grace: z.number().exactOptional(),
});
/** What the others say about somebody whose time is over. */
export type OverdueVote = ReadBy<typeof overdueVoteShape>;

/** Somebody for whom the match waits: one turn of one person at one seat. Times are milliseconds since 1970. */
export const turnClockShape = z.object({
  seat: z.int().min(0),
  person: z.string(),
  turn: z.int(),
  /** When they came to be asked; tells this wait from others of the same seat. */
  since: z.number(),
  /** When they were last seen to play in it, or the others chose to wait on: reminders count from there. */
  playedAt: z.number(),
  /** When their time is over, counted from a moment on; absent if the pace has no such time. */
  clock: z.object({ from: z.number(), due: z.number() }).exactOptional(),
  reminded: z.int().min(0),
  /** When they were last told of their turn: at the end of their quiet hours, by the clock, or by a nudge. */
  remindedAt: z.number().exactOptional(),
  offer: overdueVoteShape.exactOptional(),
});
/** What {@link turnClockShape} reads. */
export type TurnClock = ReadBy<typeof turnClockShape>;

/** Whether two clocks are of one turn of one person, as before and after a change. */
export const isSameTurn = (
  one: Pick<TurnClock, 'seat' | 'person' | 'turn'>,
  other: Pick<TurnClock, 'seat' | 'person' | 'turn'>,
): boolean => one.seat === other.seat && one.person === other.person && one.turn === other.turn;

/** The match waits for nothing but a seat that nobody holds: the question to the table is who takes it. */
export const vacancyShape = repeatedCallShape.extend({ seat: z.int().min(0) });
/** What {@link vacancyShape} reads. */
export type Vacancy = ReadBy<typeof vacancyShape>;
