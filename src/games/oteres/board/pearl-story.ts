import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OteresFact } from '../rules/fact.ts';
import { URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';

/** A sea urchin that one player gave another in secret, and in which turn and round. */
interface Slip {
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

type Moves = readonly MoveEntry<OteresFact>[];

/** How a match came to its end, as far as everybody could see it. */
export interface PearlStory {
  /** By the mark of a pearl that came from another player: who that was last. */
  readonly from: ReadonlyMap<number, Seat>;
  /** By mark: what a pearl is worth that somebody has seen move; empty if nobody knows. */
  readonly worth: ReadonlyMap<number, number>;
  /** By seat: the round in which it went out. */
  readonly outIn: ReadonlyMap<Seat, number>;
  /** Sea urchins that one player slipped another and that put them out, oldest first; empty if nobody knows. */
  readonly slips: readonly Slip[];
  /** By seat, how many points it had won or lost after each round, beginning with none; empty if nobody knows. */
  readonly gains: readonly (readonly number[])[];
}

const gainsOf = (moves: Moves, seat: Seat): readonly number[] => {
  const gains = [0, 0];
  for (const fact of moves.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'turn-began') while (gains.length <= fact.round) gains.push(gains.at(-1) ?? 0);
    if (fact.kind !== 'pearl-moved') continue;
    const sign = Number(fact.to === seat) - Number(fact.from === seat);
    gains.push((gains.pop() ?? 0) + sign * (fact.value ?? 0));
  }
  return gains;
};

const worthOf = (known: readonly Moves[]): ReadonlyMap<number, number> =>
  new Map(
    known.flatMap((moves) =>
      moves.flatMap(({ facts }) =>
        facts.flatMap((fact): readonly (readonly [number, number])[] =>
          fact.kind === 'pearl-moved' && fact.value !== undefined ? [[fact.mark, fact.value]] : [],
        ),
      ),
    ),
  );

/** Where pearls came from, who went out and how points grew. `known` has the moves as each seat knew them. */
export const pearlStory = (moves: Moves, known: readonly Moves[] = []): PearlStory => {
  const from = new Map<number, Seat>();
  const outIn = new Map<Seat, number>();
  let round = 1;
  for (const fact of moves.flatMap(({ facts }) => facts)) {
    if (fact.kind === 'turn-began') round = fact.round;
    if (fact.kind === 'out') outIn.set(fact.seat, round);
    if (fact.kind === 'pearl-moved' && typeof fact.from === 'number' && typeof fact.to === 'number')
      from.set(fact.mark, fact.from);
  }
  return {
    ...{ from, outIn },
    slips: known.flatMap(fatalSlips).toSorted((one, other) => one.turn - other.turn),
    gains: known.map(gainsOf),
    worth: worthOf(known),
  };
};
