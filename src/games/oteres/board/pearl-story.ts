import type { MoveEntry } from '../../../kernel/log.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { OteresFact } from '../fact.ts';

/** How a match came to its end, as far as everybody could see it. */
export interface PearlStory {
  /** By the mark of a pearl that came from another player: who that was last. */
  readonly from: ReadonlyMap<number, Seat>;
  /** Pearls that were snatched or taken from another by a card, oldest first: their marks, by whom and from whom. */
  readonly taken: readonly { readonly mark: number; readonly by: Seat; readonly from: Seat }[];
  /** By seat: the round in which it went out. */
  readonly outIn: ReadonlyMap<Seat, number>;
}

/** Where pearls came from and when everybody went out, from all moves that led to the end. */
export const pearlStory = (moves: readonly MoveEntry<OteresFact>[]): PearlStory => {
  const from = new Map<number, Seat>();
  const outIn = new Map<Seat, number>();
  const taken: { mark: number; by: Seat; from: Seat }[] = [];
  let round = 1;
  let up: Seat | undefined;
  for (const fact of moves.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'turn-began') {
      round = fact.round;
      up = fact.seat;
    }
    if (fact.kind === 'out') outIn.set(fact.seat, round);
    if (fact.kind !== 'pearl-moved') continue;
    if (typeof fact.from === 'number' && typeof fact.to === 'number') {
      from.set(fact.mark, fact.from);
      if (fact.to === up) taken.push({ mark: fact.mark, by: fact.to, from: fact.from });
    }
  }
  return { from, taken, outIn };
};
