import type { MoveEntry } from '../../../kernel/log.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { OteresFact } from '../fact.ts';

/** How a match came to its end, as far as everybody could see it. */
export interface PearlStory {
  /** By the mark of a pearl that came from another player: who that was last. */
  readonly from: ReadonlyMap<number, Seat>;
  /** By seat: the round in which it went out. */
  readonly outIn: ReadonlyMap<Seat, number>;
}

/** Where pearls came from and when everybody went out, from all moves of a match. */
export const pearlStory = (moves: readonly MoveEntry<OteresFact>[]): PearlStory => {
  const from = new Map<number, Seat>();
  const outIn = new Map<Seat, number>();
  let round = 1;
  for (const fact of moves.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'turn-began') round = fact.round;
    if (fact.kind === 'out') outIn.set(fact.seat, round);
    if (fact.kind === 'pearl-moved' && typeof fact.from === 'number' && typeof fact.to === 'number')
      from.set(fact.mark, fact.from);
  }
  return { from, outIn };
};
