import type { Sample } from './samples.ts';

/** What one trait counts at the beginning of a game and at its end. */
export type Weight = readonly [early: number, late: number];

/** Weights that were fitted, and how well they foretell. */
export interface Fitted {
  /** One for each trait. */
  readonly weights: readonly Weight[];
  /** Of positions that were not learned from: the share in which who was ahead by the weights had the greatest success. */
  readonly foretold: number;
  /** The same by points alone. */
  readonly foretoldByPoints: number;
}

const ROUNDS = 400;
/** How far a round of the descent goes, and how much of the last round it keeps. */
const [PACE, MOMENTUM] = [0.5, 0.9];
/** How much a weight costs, for each that is one deviation of its trait: holds what is rare near nothing. */
const COST = 0.002;
/** One game of so many is held back to see how well the weights foretell. */
const HELD_BACK = 10;

/** The traits of one seat with their share in the beginning and in the end. */
const spread = (traits: readonly number[], left: number): readonly number[] =>
  traits.flatMap((trait) => [trait * left, trait * (1 - left)]);

const ahead = (values: readonly number[]): number =>
  values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);

/**
 * Weights by which a seat's part of the success follows from how its worth compares with the others' (multinomial logistic regression). The same
 * for the same games.
 */
export function fitWeights(games: readonly (readonly Sample[])[]): Fitted {
  const learned = games.flatMap((samples, number) => (number % HELD_BACK === 0 ? [] : samples));
  const heldBack = games.flatMap((samples, number) => (number % HELD_BACK === 0 ? samples : []));
  const rows = learned.map(({ left, traits, success }) => ({
    seats: traits.map((each) => Float64Array.from(spread(each, left))),
    success,
  }));
  const width = rows[0]?.seats[0]?.length ?? 0;
  const scale = new Float64Array(width);
  let count = 0;
  // Only how seats differ counts, so it is by those differences that traits are measured.
  for (const { seats } of rows)
    for (const one of seats) {
      count += 1;
      for (let at = 0; at < width; at += 1) {
        const mean = seats.reduce((sum, each) => sum + (each[at] ?? 0), 0) / seats.length;
        scale[at] = (scale[at] ?? 0) + ((one[at] ?? 0) - mean) ** 2;
      }
    }
  for (let at = 0; at < width; at += 1) scale[at] = Math.sqrt((scale[at] ?? 0) / count) || 1;
  const weights = new Float64Array(width);
  const speed = new Float64Array(width);
  const slope = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round += 1) {
    slope.fill(0);
    for (const { seats, success } of rows) {
      const worths = seats.map((traits) => {
        let worth = 0;
        for (let at = 0; at < width; at += 1)
          worth += ((weights[at] ?? 0) * (traits[at] ?? 0)) / (scale[at] ?? 1);
        return Math.exp(worth);
      });
      const all = worths.reduce((sum, worth) => sum + worth, 0);
      for (const [seat, traits] of seats.entries()) {
        const off = (success[seat] ?? 0) - (worths[seat] ?? 0) / all;
        for (let at = 0; at < width; at += 1)
          slope[at] = (slope[at] ?? 0) + (off * (traits[at] ?? 0)) / (scale[at] ?? 1);
      }
    }
    for (let at = 0; at < width; at += 1) {
      const pull = (slope[at] ?? 0) / count - COST * (weights[at] ?? 0);
      speed[at] = MOMENTUM * (speed[at] ?? 0) + PACE * pull;
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  const raw = Array.from(weights, (weight, at) => weight / (scale[at] ?? 1));
  // A point is worth 1 in the mean of beginning and end.
  const unit = ((raw[0] ?? 0) + (raw[1] ?? 0)) / 2 || 1;
  const pairs = Array.from(
    { length: width / 2 },
    (_, at): Weight => [(raw[2 * at] ?? 0) / unit, (raw[2 * at + 1] ?? 0) / unit],
  );
  const share = (judge: (sample: Sample) => readonly number[]): number =>
    heldBack.filter((sample) => ahead(judge(sample)) === ahead(sample.success)).length /
    Math.max(1, heldBack.length);
  return {
    weights: pairs,
    foretold: share(({ traits, left }) =>
      traits.map((each) =>
        each.reduce((sum, trait, at) => {
          const [early, late] = pairs[at] ?? [0, 0];
          return sum + trait * (left * early + (1 - left) * late);
        }, 0),
      ),
    ),
    foretoldByPoints: share(({ traits }) => traits.map(([points]) => points ?? 0)),
  };
}
