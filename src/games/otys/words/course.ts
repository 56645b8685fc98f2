import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OtysFact } from '../rules/fact.ts';
import type { OtysMove } from '../rules/move.ts';
import { otysNotation } from '../rules/notation.ts';

/** What one answer brought about within a turn, in order. */
export interface DiveStretch {
  /** Undefined if it is not told, or if nothing had to be answered. */
  readonly move: OtysMove | undefined;
  readonly facts: readonly OtysFact[];
}

/** A turn: whose it was, and what came about in it, in order. */
export interface TurnCourse {
  readonly turn: number;
  readonly seat: Seat;
  readonly stretches: readonly DiveStretch[];
}

/**
 * The turns that moves made up, oldest first. The answer that ends a turn may play the only key of the next: what it
 * brings from there on belongs to that one.
 */
export function coursesOf(moves: readonly MoveEntry<OtysFact>[]): readonly TurnCourse[] {
  const courses = new Map<number, TurnCourse & { readonly stretches: DiveStretch[] }>();
  const add = (turn: number, seat: Seat, stretch: DiveStretch): void => {
    const course = courses.get(turn) ?? { turn, seat, stretches: [] };
    courses.set(turn, course);
    course.stretches.push(stretch);
  };
  for (const { turn, seat, notation, facts } of moves) {
    const began = facts.findIndex((fact) => fact.kind === 'turn-began' && fact.number !== turn);
    const next = facts[began];
    const own = next === undefined ? facts : facts.slice(0, began);
    add(turn, seat, { move: otysNotation.parse(notation), facts: own });
    if (next?.kind === 'turn-began')
      add(next.number, next.seat, { move: undefined, facts: facts.slice(began) });
  }
  return [...courses.values()];
}
