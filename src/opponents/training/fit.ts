import type { Trait, TraitWeight } from '../../games/insight.ts';
import { chancesFrom, type Learned } from '../../games/learned.ts';
import { logLoss } from './report.ts';
import type { Sample } from './samples.ts';

const ROUNDS = 400;
/** How far a round of the descent goes, and how much of the last round it keeps. */
const [PACE, MOMENTUM] = [0.5, 0.9];
/** What a weight of one deviation of its trait costs, in games: keeps rare traits small, less so with more games. */
const COST = 8;
/** Traits that hardly ever differ count as if they differed by this: else chance would give them any weight. */
const RARE = 0.1;

/** The training numbers, in one array for speed: by position and seat, each trait's share at beginning and end. */
interface Table {
  readonly width: number;
  readonly cells: Float64Array;
  /** By row, the part of the success. */
  readonly success: Float64Array;
  /** How many rows, one a seat, belong to each position. */
  readonly seats: readonly number[];
}

function tableOf(samples: readonly Sample[]): Table {
  const width = 2 * (samples[0]?.counted[0]?.length ?? 0);
  const seats = samples.map(({ counted }) => counted.length);
  const rows = seats.reduce((sum, count) => sum + count, 0);
  const cells = new Float64Array(rows * width);
  const success = new Float64Array(rows);
  let row = 0;
  for (const { left, counted, success: parts } of samples)
    for (const [seat, counts] of counted.entries()) {
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

/** Raises weights to the least of their traits, which are in points; by the first they are measured. */
function raise(traits: readonly Trait[], weights: Float64Array, scale: Float64Array): void {
  const raw = (at: number): number => (weights[at] ?? 0) / (scale[at] ?? 1);
  const point = Math.max(0, raw(0) + raw(1)) / 2;
  for (const [trait, { least }] of traits.entries())
    for (const [phase, lowest] of (least ?? []).entries()) {
      const at = 2 * trait + phase;
      weights[at] = Math.max(weights[at] ?? 0, lowest * point * (scale[at] ?? 1));
    }
}

/** Weights by projected gradient ascent with momentum, in units of the evened columns. */
function ascend(table: Table, scale: Float64Array, traits: readonly Trait[], games: number): Float64Array {
  const { width, success } = table;
  const [weights, speed, slope] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  for (let round = 0; round < ROUNDS; round += 1) {
    slope.fill(0);
    addSlope(table, weights, slope);
    const before = weights.slice();
    for (let at = 0; at < width; at += 1) {
      const pull = (slope[at] ?? 0) / Math.max(1, success.length) - (COST / games) * (weights[at] ?? 0);
      speed[at] = MOMENTUM * (speed[at] ?? 0) + PACE * pull;
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    }
    raise(traits, weights, scale);
    // What was held back does not gather speed.
    for (let at = 0; at < width; at += 1)
      speed[at] = Math.max(speed[at] ?? 0, (weights[at] ?? 0) - (before[at] ?? 0));
  }
  return weights;
}

/** How often the interval in which a sharpness is sought loses a third. */
const THIRDS = 24;

/** The sharpness by which the chances of weights foretell best who wins these games of one number of seats. */
function sharpnessIn(
  samples: readonly Sample[],
  traits: readonly Trait[],
  weights: Learned['weights'],
  about: number,
): number {
  const seats = samples[0]?.counted.length ?? 0;
  const loss = (sharpness: number): number =>
    logLoss(samples, chancesFrom(traits, { weights, sharpness: { [seats]: sharpness } }));
  let [low, high] = [about / 4, about * 4];
  for (let round = 0; round < THIRDS; round += 1) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (loss(one) < loss(other)) high = other;
    else low = one;
  }
  return low;
}

/**
 * Weights by which a seat's share of success follows from its worth (multinomial logistic regression), and how sharply
 * chances follow from it: success is half points, which differ less the more seats there are, but chances are to win.
 */
export function fitWeights(
  games: readonly (readonly Sample[])[],
  traits: readonly Trait[],
): Pick<Learned, 'weights' | 'sharpness'> {
  const samples = games.flat();
  const table = tableOf(samples);
  const scale = evenOut(table);
  const raw = Array.from(
    ascend(table, scale, traits, games.length),
    (weight, at) => weight / (scale[at] ?? 1),
  );
  // A point is worth 1 in the mean of beginning and end.
  const point = ((raw[0] ?? 0) + (raw[1] ?? 0)) / 2 || 1;
  const weights = Object.fromEntries(
    traits.map(({ name }, at): [string, TraitWeight] => [
      name,
      [(raw[2 * at] ?? 0) / point, (raw[2 * at + 1] ?? 0) / point],
    ]),
  );
  const numbers = [...new Set(samples.map(({ counted }) => counted.length))];
  const sharpness = Object.fromEntries(
    numbers.map((seats) => {
      const those = samples.filter(({ counted }) => counted.length === seats);
      return [seats, sharpnessIn(those, traits, weights, point)];
    }),
  );
  return { weights, sharpness };
}
