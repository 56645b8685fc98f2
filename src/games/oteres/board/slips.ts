import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OteresFact } from '../rules/fact.ts';
import { URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';

/** A sea urchin that one player gave another in secret, and in which turn and round. */
export interface Slip {
  readonly by: Seat;
  readonly to: Seat;
  readonly turn: number;
  readonly round: number;
}

/**
 * The sea urchins that a seat was given and that put it out, from what it knew. Those from others count as the first to
 * leave the hand, so that nobody is named who may not have put it out.
 */
export function fatalSlips(moves: readonly MoveEntry<OteresFact>[], seat: Seat): readonly Slip[] {
  let held: readonly Slip[] = [];
  let [turn, round] = [1, 1];
  for (const fact of moves.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'turn-began') [turn, round] = [fact.number, fact.round];
    if (fact.kind === 'card-given' && fact.card === URCHIN) {
      if (fact.to === seat) held = [...held, { by: fact.seat, to: seat, turn, round }];
      if (fact.seat === seat) held = held.slice(1);
    }
    // One that is played goes back into the deck, too.
    if (fact.kind === 'urchin-returned' && fact.seat === seat) held = held.slice(1);
    if (fact.kind !== 'out' || fact.seat !== seat) continue;
    const { urchins } = fact;
    return held.filter((slip) => {
      const given = held.filter(({ by }) => by === slip.by);
      // Of several from one player the last is told.
      return given.at(-1) === slip && urchins - given.length < URCHINS_OUT;
    });
  }
  return [];
}
