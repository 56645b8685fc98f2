import type { Sample } from './samples.ts';

/** What one trait counts at the beginning of a game and at its end. */
export type Weight = readonly [early: number, late: number];

/** Weights that were fitted, and how well they foretell. */
export interface Fitted {
  /** One for each trait. */
  readonly weights: readonly Weight[];
  /** By how much one point more raises the logarithm of one's chance against another's. */
  readonly sharpness: number;
  /** The log loss in positions that were not learned from: the less, the better the weights foretell. */
  readonly loss: number;
  /** The same where everybody's chance is taken to be as good. */
  readonly lossOfEven: number;
}

const ROUNDS = 400;
/** How far a round of the descent goes, and how much of the last round it keeps. */
const [PACE, MOMENTUM] = [0.5, 0.9];
/** How much a weight costs that is one deviation of its trait, in games: holds what is rare near nothing, the less the more games there are. */
const COST = 8;
/** Traits in which seats hardly ever differ count as if they differed by this much: else chance would give them weights of any size. */
const RARE = 0.1;
/** One game of so many is held back to see how well the weights foretell. */
const HELD_BACK = 10;

/** The numbers that are learned from, all in one row for speed: by position and seat, each trait with its share in the beginning and in the end. */
interface Table {
  readonly width: number;
  readonly cells: Float64Array;
  /** By row, the part of the success. */
  readonly success: Float64Array;
  /** How many rows, one a seat, belong to each position. */
  readonly seats: readonly number[];
}

function tableOf(samples: readonly Sample[]): Table {
  const width = 2 * (samples[0]?.traits[0]?.length ?? 0);
  const seats = samples.map(({ traits }) => traits.length);
  const rows = seats.reduce((sum, count) => sum + count, 0);
  const cells = new Float64Array(rows * width);
  const success = new Float64Array(rows);
  let row = 0;
  for (const { left, traits, success: parts } of samples)
    for (const [seat, counts] of traits.entries()) {
      for (const [at, trait] of counts.entries()) {
        cells[row * width + 2 * at] = trait * left;
        cells[row * width + 2 * at + 1] = trait * (1 - left);
      }
      success[row] = parts[seat] ?? 0;
      row += 1;
    }
  return { width, cells, success, seats };
}

/** Divides each column by how much seats of a position differ in it, as only that counts; gives by what. */
function evenOut({ width, cells, seats }: Table): Float64Array {
  const scale = new Float64Array(width);
  let row = 0;
  for (const count of seats) {
    for (let at = 0; at < width; at += 1) {
      let mean = 0;
      for (let seat = 0; seat < count; seat += 1) mean += (cells[(row + seat) * width + at] ?? 0) / count;
      for (let seat = 0; seat < count; seat += 1)
        scale[at] = (scale[at] ?? 0) + ((cells[(row + seat) * width + at] ?? 0) - mean) ** 2;
    }
    row += count;
  }
  for (let at = 0; at < width; at += 1)
    scale[at] = Math.max(RARE, Math.sqrt((scale[at] ?? 0) / Math.max(1, row)));
  for (let at = 0; at < cells.length; at += 1) cells[at] = (cells[at] ?? 0) / (scale[at % width] ?? 1);
  return scale;
}

/** Adds for each weight how much the success speaks for more of it. */
function addSlope({ width, cells, success, seats }: Table, weights: Float64Array, slope: Float64Array): void {
  const parts: number[] = [];
  let row = 0;
  for (const count of seats) {
    let all = 0;
    for (let seat = 0; seat < count; seat += 1) {
      const start = (row + seat) * width;
      let worth = 0;
      for (let at = 0; at < width; at += 1) worth += (weights[at] ?? 0) * (cells[start + at] ?? 0);
      parts[seat] = Math.exp(worth);
      all += parts[seat] ?? 0;
    }
    for (let seat = 0; seat < count; seat += 1) {
      const start = (row + seat) * width;
      const off = (success[row + seat] ?? 0) - (parts[seat] ?? 0) / all;
      for (let at = 0; at < width; at += 1) slope[at] = (slope[at] ?? 0) + off * (cells[start + at] ?? 0);
    }
    row += count;
  }
}

/** Weights by gradient ascent with momentum, in units of the evened columns. */
function ascend(table: Table, games: number): Float64Array {
  const { width, success } = table;
  const [weights, speed, slope] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  for (let round = 0; round < ROUNDS; round += 1) {
    slope.fill(0);
    addSlope(table, weights, slope);
    for (let at = 0; at < width; at += 1) {
      const pull = (slope[at] ?? 0) / Math.max(1, success.length) - (COST / games) * (weights[at] ?? 0);
      speed[at] = MOMENTUM * (speed[at] ?? 0) + PACE * pull;
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
  }
  return weights;
}

/**
 * Weights by which a seat's part of the success follows from how its worth compares with the others' (multinomial logistic regression). The same
 * for the same games.
 */
export function fitWeights(games: readonly (readonly Sample[])[]): Fitted {
  const isHeldBack = (number: number): boolean => number % HELD_BACK === 0;
  const table = tableOf(games.flatMap((samples, number) => (isHeldBack(number) ? [] : samples)));
  const scale = evenOut(table);
  const raw = Array.from(ascend(table, games.length), (weight, at) => weight / (scale[at] ?? 1));
  // A point is worth 1 in the mean of beginning and end.
  const sharpness = ((raw[0] ?? 0) + (raw[1] ?? 0)) / 2 || 1;
  const weights = Array.from(
    { length: table.width / 2 },
    (_, at): Weight => [(raw[2 * at] ?? 0) / sharpness, (raw[2 * at + 1] ?? 0) / sharpness],
  );
  const heldBack = games.flatMap((samples, number) => (isHeldBack(number) ? samples : []));
  const loss = (chances: (sample: Sample) => readonly number[]): number =>
    heldBack.reduce((sum, sample) => {
      const foretold = chances(sample);
      return sum - sample.success.reduce((all, part, seat) => all + part * Math.log(foretold[seat] ?? 1), 0);
    }, 0) / Math.max(1, heldBack.length);
  return {
    weights,
    sharpness,
    loss: loss(({ traits, left }) => {
      const parts = traits.map((counts) =>
        Math.exp(
          counts.reduce((sum, trait, at) => {
            const [early, late] = weights[at] ?? [0, 0];
            return sum + sharpness * trait * (left * early + (1 - left) * late);
          }, 0),
        ),
      );
      const all = parts.reduce((sum, part) => sum + part, 0);
      return parts.map((part) => part / all);
    }),
    lossOfEven: loss(({ success }) => success.map(() => 1 / success.length)),
  };
}
