import { z } from 'zod';
import { PLAN_STOPS } from '../../engine/planning.ts';
import type { ReadBy } from './row-json.ts';

/** A private plan for a seat's next turn: nothing that others see depends on it. Times are milliseconds since 1970. */
export const planShape = z.object({
  seat: z.int().min(0),
  person: z.string(),
  /** The ply and the turn in which it was made: it is about a later turn. */
  ply: z.int().min(0),
  turn: z.int(),
  madeAt: z.number(),
  /** Each with its name in the language of its owner. */
  answers: z.array(z.object({ notation: z.string(), told: z.string(), label: z.string() })),
  premise: z.string(),
  /** Milliseconds that its turn waits for it, as for somebody who reads the board first. */
  pause: z.number(),
  /** When it is to be played; absent until its turn has come, and while the table votes. */
  playAt: z.number().exactOptional(),
});
/** What {@link planShape} reads. */
export type Plan = ReadBy<typeof planShape>;

/** What came of a plan whose turn has come, until its owner has heard of it. */
export const planReportShape = z.object({
  seat: z.int().min(0),
  person: z.string(),
  turn: z.int(),
  /** The answers that were played, and those that were not, by name. */
  played: z.array(z.string()),
  left: z.array(z.string()),
  stop: z.enum(PLAN_STOPS),
  isTold: z.literal(true).exactOptional(),
  /** The ply of its last answer, if that can be taken back without asking as long as nobody has answered since. */
  undoable: z.int().exactOptional(),
});
/** What {@link planReportShape} reads. */
export type PlanReport = ReadBy<typeof planReportShape>;
