import { z } from 'zod';
import { PLAN_STOPS, type PlannedAnswer, type PlanStop } from '../../engine/planning.ts';
import type { Seat } from '../../engine/seat.ts';

/** One answer of a plan, and its name in the language of its owner. */
interface Planned extends PlannedAnswer {
  readonly label: string;
}

/** A private plan for a seat's next turn: nothing that others see depends on it. Times are milliseconds since 1970. */
export interface Plan {
  readonly seat: Seat;
  readonly person: string;
  /** The ply and the turn in which it was made: it is about a later turn. */
  readonly ply: number;
  readonly turn: number;
  readonly madeAt: number;
  readonly answers: readonly Planned[];
  readonly premise: string;
  /** Milliseconds that its turn waits for it, as for somebody who reads the board first. */
  readonly pause: number;
  /** When it is to be played; absent until its turn has come, and while the table votes. */
  readonly playAt?: number;
}

/** What came of a plan whose turn has come, until its owner has heard of it. */
export interface PlanReport {
  readonly seat: Seat;
  readonly person: string;
  readonly turn: number;
  /** The answers that were played, and those that were not, by name. */
  readonly played: readonly string[];
  readonly left: readonly string[];
  readonly stop: PlanStop;
  readonly isTold?: true;
  /** The ply of its last answer, if that can be taken back without asking as long as nobody has answered since. */
  readonly undoable?: number;
}

const answerShape = z.object({ notation: z.string(), told: z.string(), label: z.string() });

/** Reads a plan from a table's body. */
export const planShape: z.ZodType<Plan> = z.object({
  seat: z.int().min(0),
  person: z.string(),
  ply: z.int().min(0),
  turn: z.int(),
  madeAt: z.number(),
  answers: z.array(answerShape),
  premise: z.string(),
  pause: z.number(),
  playAt: z.number().exactOptional(),
});

/** Reads what came of a plan from a table's body. */
export const planReportShape: z.ZodType<PlanReport> = z.object({
  seat: z.int().min(0),
  person: z.string(),
  turn: z.int(),
  played: z.array(z.string()),
  left: z.array(z.string()),
  stop: z.enum(PLAN_STOPS),
  isTold: z.literal(true).exactOptional(),
  undoable: z.int().exactOptional(),
});
