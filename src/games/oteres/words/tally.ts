import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OteresFact } from '../rules/fact.ts';

/** A pearl that came to a seat or left it; from or to the pool if the other end is no seat. */
export type PearlMove = Extract<OteresFact, { readonly kind: 'pearl-moved' }>;

/** One turn: whose it was, and what came of it, in order. */
export interface PearlCounts {
  readonly turn: number;
  /** Absent in older matches. */
  readonly round?: number;
  readonly seat: Seat;
  readonly facts: readonly OteresFact[];
}

interface Gathered {
  readonly seat: Seat;
  round: number | undefined;
  readonly facts: OteresFact[];
}

/** What happened by turn, oldest first. What the answer that ends a turn begins belongs to the next. */
export function tallies(moves: readonly MoveEntry<OteresFact>[]): readonly PearlCounts[] {
  const turns = new Map<number, Gathered>();
  const at = (turn: number, seat: Seat, round: number | undefined) => {
    const known = turns.get(turn) ?? { seat, round, facts: [] };
    known.round ??= round;
    turns.set(turn, known);
    return known;
  };
  for (const move of moves) {
    const pressed = at(move.turn, move.seat, move.round);
    let current = pressed;
    for (const fact of move.facts) {
      // It belongs to no player's turn: told with its cause, it comes before the round's standing, not after it.
      if (fact.kind === 'deck-low') pressed.facts.push(fact);
      else {
        if (fact.kind === 'turn-began') current = at(fact.number, fact.seat, fact.round);
        current.facts.push(fact);
      }
    }
  }
  return [...turns].map(([turn, { seat, round, facts }]) => ({
    turn,
    ...(round !== undefined && { round }),
    seat,
    facts,
  }));
}
