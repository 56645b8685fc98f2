import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import { callFields, type RepeatedCall } from './reminders.ts';

/** What to do about a player whose time is over: wait on, play for them once, free their seat, or let a computer. */
export const LATE_ACTIONS = ['wait', 'skip', 'free', 'computer'] as const;
/** One of {@link LATE_ACTIONS}. */
export type LateAction = (typeof LATE_ACTIONS)[number];

/** The question to the others what to do about somebody whose time is over. */
export interface OverdueVote extends RepeatedCall {
  /** The revision of the table that it was made with, which tells it from others. */
  readonly revision: number;
  /** What each of the others would do, as far as they have said. */
  readonly voices: readonly { readonly person: string; readonly action: LateAction }[];
  /** When the late player is told that one other person would hand on their seat: their grace starts then. */
  readonly grace?: number;
}

/** Somebody for whom the match waits: one turn of one person at one seat. Times are milliseconds since 1970. */
export interface TurnClock {
  readonly seat: Seat;
  readonly person: string;
  readonly turn: number;
  /** When they came to be asked; tells this wait from others of the same seat. */
  readonly since: number;
  /** When they were last seen to play in it, or the others chose to wait on: reminders count from there. */
  readonly playedAt: number;
  /** When their time is over, counted from a moment on; absent if the pace has no such time. */
  readonly clock?: { readonly from: number; readonly due: number };
  readonly reminded: number;
  /** When they were last told of their turn: at the end of their quiet hours, by the clock, or by a nudge. */
  readonly remindedAt?: number;
  readonly offer?: OverdueVote;
}

/** Reads what a match waits for from a table's body. */
export const turnClockShape: z.ZodType<TurnClock> = z.object({
  seat: z.int().min(0),
  person: z.string(),
  turn: z.int(),
  since: z.number(),
  playedAt: z.number(),
  clock: z.object({ from: z.number(), due: z.number() }).exactOptional(),
  reminded: z.int().min(0),
  remindedAt: z.number().exactOptional(),
  offer: z
    .object({
      revision: z.int(),
      ...callFields,
      voices: z.array(z.object({ person: z.string(), action: z.enum(LATE_ACTIONS) })),
      grace: z.number().exactOptional(),
    })
    .exactOptional(),
});

/** Whether two clocks are of one turn of one person, as before and after a change. */
export const isSameTurn = (
  one: Pick<TurnClock, 'seat' | 'person' | 'turn'>,
  other: Pick<TurnClock, 'seat' | 'person' | 'turn'>,
): boolean => one.seat === other.seat && one.person === other.person && one.turn === other.turn;

/** The match waits for nothing but a seat that nobody holds: the question to the table is who takes it. */
export interface Vacancy extends RepeatedCall {
  readonly seat: Seat;
}

/** Reads a vacancy from a table's body. */
export const vacancyShape: z.ZodType<Vacancy> = z.object({ seat: z.int().min(0), ...callFields });
