import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

/** Why a table needs a new message; the first that holds counts. `again`: the same once more, with nothing new. */
const CALL_REASONS = [
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
/** A table needs a new message that calls these people. The table keeps this until such a message was posted. */
export const callShape = z.object({
  /** The revision of the table that brought it: the generation of its message. */
  revision: z.int(),
  /** Milliseconds since 1970; with the revision it tells this call from those of another history of the database. */
  at: z.number(),
  reason: z.enum(CALL_REASONS),
  /** Whom it calls, as far as they wish for that and may be disturbed when it is posted. */
  people: z.array(z.string()),
  /** Whether those are called, too, who hear of their turns by direct messages: no other message tells them this. */
  besidesTurn: z.boolean(),
  /** Where the table lived then: a message with this call stands there or nowhere. */
  channel: z.string(),
  fromPly: z.int().min(0),
});
/** What {@link callShape} reads. */
export type Call = ReadBy<typeof callShape>;
/** Why a table needs a new message. */
export type CallReason = Call['reason'];

/** Whom a channel was last told to wait for: these seats in this turn. Turns count from 1; 0 if nothing was told. */
export const awaitedSeatsShape = z.object({ turn: z.int().min(0), seats: z.array(z.int().min(0)) });
/** What {@link awaitedSeatsShape} reads. */
export type AwaitedSeats = ReadBy<typeof awaitedSeatsShape>;
