import { z } from 'zod';
import { complainAbout, readList } from '../games/component-list.ts';
import type { PressKey } from '../texts/say.ts';
import { gameFile } from './game-file.ts';
import { pressKeyShape, setupShape, shortIdShape } from './lesson.ts';

const notations = z.string().regex(/^(?:[!-~]+(?: [!-~]+)*)?$/, 'must be notations with a space between');

const stretchShape = z.strictObject({
  points: z.number(),
  done: z.record(z.string(), z.number().min(0).max(1)),
});

const sequelShape = z.strictObject({
  now: stretchShape,
  others: stretchShape,
  next: stretchShape,
  near: z.record(z.string(), z.int().min(0)),
});

/** A way to go on in a puzzle, and what it is worth. */
export const puzzlePlanShape = z.strictObject({
  /** The notations of its answers, separated by spaces: to the end of the turn or the first revelation. */
  line: notations.min(1),
  /** The chance to win with it, from 0 to 1; less for one that leads out of a game that goes on. */
  value: z.number().min(-1).max(1),
  /** What came of it then: its reason is told by that. Absent where the search does not look past the turn. */
  sequel: sequelShape.exactOptional(),
});

/** A way to go on in a puzzle, and what it is worth. */
export type PuzzlePlan = Readonly<z.infer<typeof puzzlePlanShape>>;

/** A position at the beginning of a turn in which one plan is clearly the best. */
export const puzzleShape = z.strictObject({
  id: shortIdShape,
  setup: setupShape,
  /** The notations of all that was answered before it, with a space between: always to the first open question. */
  log: notations,
  seat: z.int().min(0),
  /** The best plan, and others that are as good by {@link AS_GOOD}, the best first. */
  solutions: z.tuple([puzzlePlanShape], puzzlePlanShape),
  /** The best of all other plans: worse by {@link MARGIN} or more. */
  next: puzzlePlanShape,
});

/** A position at the beginning of a turn in which one plan is clearly the best. */
export type Puzzle = Readonly<z.infer<typeof puzzleShape>>;

/** The puzzles of a game. */
export interface Puzzles {
  readonly asks: PressKey;
  /** What the others at the table are called, in the order of their seats. */
  readonly others: readonly string[];
  readonly puzzles: readonly Puzzle[];
}

/** Plans that differ by no more than this, in the chance to win, are as good as each other. */
export const AS_GOOD = 0.015;
/** By so much, in the chance to win, the solutions of a puzzle are better than all other plans. */
export const MARGIN = 0.05;

/** By how much one plan is better than another, to a tenth of a hundredth as values are written. */
export const lead = (one: Pick<PuzzlePlan, 'value'>, other: Pick<PuzzlePlan, 'value'>): number =>
  Math.round((one.value - other.value) * 1000) / 1000;

/** Whether a plan is as good as the best one. */
export const isAsGood = (best: Pick<PuzzlePlan, 'value'>, other: Pick<PuzzlePlan, 'value'>): boolean =>
  lead(best, other) <= AS_GOOD;

const shape = z.strictObject({
  asks: pressKeyShape,
  others: z.array(z.string().min(1)).min(1),
  puzzles: z.array(puzzleShape).min(1),
});

/**
 * Reads the puzzles of a game. `fileName` is for messages only. `openPuzzle` checks whether its game can play them.
 *
 * @throws {BrokenComponents} naming the file, the puzzle and what is wrong
 */
export function readPuzzles(text: string, fileName: string): Puzzles {
  const fail = complainAbout(fileName);
  const read = readList(text, shape, fail);
  const ids = read.puzzles.map(({ id }) => id);
  for (const [at, { id, setup, solutions, next }] of read.puzzles.entries()) {
    const where = `puzzles "${id}"`;
    if (ids.indexOf(id) !== at) fail(where, 'the id is there twice');
    if (setup.seats > read.others.length + 1) fail(where, 'there are no names for all the others');
    const [best] = solutions;
    if (solutions.some((each) => lead(best, each) < 0 || !isAsGood(best, each)))
      fail(where, `the solutions are not all within ${AS_GOOD} of the first`);
    if (lead(best, next) < MARGIN) fail(where, `the next plan is not worse by ${MARGIN}`);
  }
  return read;
}

/** The notations in the text of a log or a line. */
export const notationsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** Writes puzzles as {@link readPuzzles} reads them, formatted. `asks` is the text key of the question. */
export function writePuzzles({
  asks,
  others,
  puzzles,
}: Omit<Puzzles, 'asks'> & { readonly asks: string }): string {
  const names = others.map((name) => JSON.stringify(name)).join(', ');
  const written = JSON.stringify(puzzles, undefined, 2).replaceAll('\n', '\n  ');
  return `{\n  "asks": ${JSON.stringify(asks)},\n  "others": [${names}],\n  "puzzles": ${written}\n}\n`;
}

/** Where the puzzles of a game lie, from the top of this project. */
export const puzzlesFile = (game: string): string => `assets/${game}/puzzles/found.json`;

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment, in milliseconds since 1970, by UTC: `2026-11-23`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The day before a day, written as `dayOf` does. */
export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY);

const found = gameFile(puzzlesFile, readPuzzles);

/** Whether a game has puzzles. */
export const hasPuzzles = found.isThere;

/**
 * The puzzles of a game; undefined if it has none. They are read once.
 *
 * @throws {BrokenComponents} where its file holds no puzzles
 */
export const puzzlesOf = found.of;

/** The puzzle of the day: in order, the same for everybody at one moment, and after the last the first again. */
export function puzzleAt({ puzzles }: Puzzles, now: number): Puzzle {
  const puzzle = puzzles[Math.floor(now / DAY) % puzzles.length];
  if (puzzle === undefined) throw new RangeError('there is no puzzle');
  return puzzle;
}

/** Of some games the one whose puzzle is asked where nobody names a game: they take turns, day by day. */
export const gameAt = <T>(games: readonly T[], now: number): T | undefined =>
  games[Math.floor(now / DAY) % games.length];
