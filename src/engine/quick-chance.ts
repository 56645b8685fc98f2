import type { Chance } from './chance.ts';

/** A number that stands for a text, the same for the same text. */
export function numberOf(text: string): number {
  let state = 0x9e3779b9;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
  return state;
}

/** Quick chance for thinking alone: it can be foretold. `rngCount` numbers are used up already. */
export function quickChance(seed: number, rngCount = 0): Chance {
  let counter = rngCount;
  return {
    get rngCount() {
      return counter;
    },
    below(bound) {
      counter += 1;
      let mixed = (seed + Math.imul(counter, 0x6d2b79f5)) >>> 0;
      mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
    },
  };
}

/** Whole numbers from 0 to below a bound, always the same for a seed: good enough for players of no skill. */
export function randomNumbers(seed: string): (bound: number) => number {
  const chance = quickChance(numberOf(seed));
  return (bound) => chance.below(bound);
}
