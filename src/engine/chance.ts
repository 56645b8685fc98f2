import { createHmac } from 'node:crypto';
import type { Seat } from './seat.ts';

/** Who sees what chance has brought, at the moment when it does. */
export type Witnesses = 'all' | readonly Seat[];

/** What a number stands for, for those who keep a record. */
export interface Drawn {
  /** What a number means, in lower-case letters, digits and `-`; numbers that mean the same may share it. */
  readonly name: (value: number) => string;
  readonly seenBy: Witnesses;
}

/** Where every random thing of a match comes from. Each use moves a counter that never runs backwards, undo or not. */
export interface Chance {
  /** A fair whole number from 0 up to, without, `bound`. Without `drawn` it stands for itself, unseen. */
  below(bound: number, drawn?: Drawn): number;
  /** How many numbers have been drawn since the match began. */
  readonly rngCount: number;
}

const VALUES = 2 ** 48;

/** Number n is a keyed function of seed and n: a log replays exactly. `rngCount` numbers are used up. */
export function keyedChance(seed: string, rngCount: number): Chance {
  let counter = rngCount;
  return {
    get rngCount() {
      return counter;
    },
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > VALUES)
        throw new RangeError(`no fair draw below ${bound}`);
      const fair = VALUES - (VALUES % bound);
      for (;;) {
        const value = createHmac('sha256', seed).update(String(counter)).digest().readUIntBE(0, 6);
        counter += 1;
        if (value < fair) return value % bound;
      }
    },
  };
}

type NameOf<T> = (entry: T) => string | number;

/** How an entry of a list is told from the others, and who sees which it was. */
export const entryOf = <T>(list: readonly T[], seenBy: Witnesses, nameOf: NameOf<T> = String): Drawn => ({
  name: (at) =>
    list
      .slice(at, at + 1)
      .map((entry) => String(nameOf(entry)))
      .join(''),
  seenBy,
});

/** The list in a fair random order. */
export function shuffled<T>(list: readonly T[], chance: Chance, seenBy: Witnesses = []): readonly T[] {
  const rest = [...list];
  const dealt: T[] = [];
  while (rest.length > 0) {
    const at = chance.below(rest.length, entryOf(rest, seenBy));
    dealt.push(...rest.splice(at, 1));
  }
  return dealt;
}

/** Deals cards in a fair random order, whatever the order given; throws a `RangeError` when none is left. */
export function dealing<T extends string | number>(cards: readonly T[], chance: Chance): () => T {
  const rest = cards.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
  return () => {
    const [card] = rest.length === 0 ? [] : rest.splice(chance.below(rest.length), 1);
    if (card === undefined) throw new RangeError('nothing is left to deal');
    return card;
  };
}

/** One entry of a list, each as likely as the others. Throws a `RangeError` on an empty list. */
export function oneOf<T>(
  list: readonly T[],
  chance: Chance,
  seenBy: Witnesses = [],
  nameOf: NameOf<T> = String,
): T {
  const [entry] = list.slice(chance.below(list.length, entryOf(list, seenBy, nameOf)));
  if (entry === undefined) throw new RangeError('nothing to choose from');
  return entry;
}
