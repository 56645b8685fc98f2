import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';

/** Why a table needs a new message; the first that holds counts. `again`: the same once more, with nothing new. */
export const CALL_REASONS = [
  'lobby',
  'turn',
  'motion',
  'late',
  'vacancy',
  'seat',
  'resting',
  'stuck',
  'result',
  'again',
] as const;
/** One of {@link CALL_REASONS}. */
export type CallReason = (typeof CALL_REASONS)[number];

/** A table needs a new message that calls these people. The table keeps this until such a message was posted. */
export interface Call {
  /** The revision of the table that brought it: the generation of its message. */
  readonly revision: number;
  /** Milliseconds since 1970; with the revision it tells this call from those of another history of the database. */
  readonly at: number;
  readonly reason: CallReason;
  /** Whom it calls, as far as they wish for that and may be disturbed when it is posted. */
  readonly people: readonly string[];
  /** Whether those are called, too, who hear of their turns by direct messages: no other message tells them this. */
  readonly besidesTurn: boolean;
  /** Where the table lived then: a message with this call stands there or nowhere. */
  readonly channel: string;
  readonly fromPly: number;
}

/** Whom a channel was last told to wait for: these seats in this turn. Turns count from 1; 0 if nothing was told. */
export interface AwaitedSeats {
  readonly turn: number;
  readonly seats: readonly Seat[];
}

/** Reads what a channel was told to wait for from a table's body. */
export const awaitedSeatsShape: z.ZodType<AwaitedSeats> = z.object({
  turn: z.int().min(0),
  seats: z.array(z.int().min(0)),
});

/** Reads a call from a table's body. */
export const callShape: z.ZodType<Call> = z.object({
  revision: z.int(),
  at: z.number(),
  reason: z.enum(CALL_REASONS),
  people: z.array(z.string()),
  besidesTurn: z.boolean(),
  channel: z.string(),
  fromPly: z.int().min(0),
});
