import type { MoveEntry } from '../../../kernel/log.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { OteresFact } from '../fact.ts';
import type { OteresView } from '../view.ts';

/** How a match came to its end, as far as everybody could see it. */
export interface PearlStory {
  /** By the mark of a pearl that came from another player: who that was last. */
  readonly from: ReadonlyMap<number, Seat>;
  /** By seat: the round in which it went out. */
  readonly outIn: ReadonlyMap<Seat, number>;
  /** By seat: how many pearls it had before the first round and at the end of each. */
  readonly curves: readonly (readonly number[])[];
}

/** Adds up from what there was in the end: every round but the last is what came after it, undone. */
const curveOf = (end: number, changes: readonly number[]): readonly number[] => {
  let count = end;
  const backwards = changes.toReversed().map((change) => {
    count -= change;
    return count;
  });
  return [...backwards.toReversed(), end];
};

/** Where pearls came from, when everybody went out and how many they had, from the end and all moves that led there. */
export const pearlStory = (
  { seats }: Pick<OteresView, 'seats'>,
  moves: readonly MoveEntry<OteresFact>[],
): PearlStory => {
  const from = new Map<number, Seat>();
  const outIn = new Map<Seat, number>();
  const changes: number[][] = [];
  let round = 1;
  const change = (seat: OteresFact & { readonly kind: 'pearl-moved' }): void => {
    changes[round - 1] ??= seats.map(() => 0);
    const now = changes[round - 1] ?? [];
    if (typeof seat.from === 'number') now[seat.from] = (now[seat.from] ?? 0) - 1;
    if (typeof seat.to === 'number') now[seat.to] = (now[seat.to] ?? 0) + 1;
  };
  for (const fact of moves.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'turn-began') round = fact.round;
    if (fact.kind === 'out') outIn.set(fact.seat, round);
    if (fact.kind !== 'pearl-moved') continue;
    change(fact);
    if (typeof fact.from === 'number' && typeof fact.to === 'number') from.set(fact.mark, fact.from);
  }
  const rounds = Math.max(changes.length, ...outIn.values());
  return {
    from,
    outIn,
    curves: seats.map(({ seat, pearls }) =>
      curveOf(
        pearls.length,
        Array.from({ length: Math.max(0, rounds) }, (_, at) => changes[at]?.[seat] ?? 0),
      ),
    ),
  };
};
