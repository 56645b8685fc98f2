import { existsSync } from 'node:fs';
import { listText } from '../games/component-list.ts';
import type { PlayableGame } from '../games/playable.ts';
import { type Puzzle, type Puzzles, puzzlesFile, readPuzzles } from './puzzle.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment, in milliseconds since 1970, by UTC: `2026-11-23`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The day before a day, written as `dayOf` does. */
export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY);

const known = new WeakMap<PlayableGame, Puzzles>();

const placeOf = ({ name }: Pick<PlayableGame, 'name'>): URL =>
  new URL(`../../${puzzlesFile(name)}`, import.meta.url);

/** Whether a game has puzzles. */
export const hasPuzzles = (game: Pick<PlayableGame, 'name'>): boolean => existsSync(placeOf(game));

/**
 * The puzzles of a game; nothing where it has none. They are read once.
 *
 * @throws {BrokenComponents} where its file holds no puzzles
 */
export function puzzlesOf(game: PlayableGame): Puzzles | undefined {
  if (!hasPuzzles(game)) return undefined;
  const read =
    known.get(game) ?? readPuzzles(listText(placeOf(game), puzzlesFile(game.name)), puzzlesFile(game.name));
  known.set(game, read);
  return read;
}

/** The puzzle of the day: in order, the same for everybody at one moment, and after the last the first again. */
export function puzzleAt({ puzzles }: Puzzles, now: number): Puzzle {
  const puzzle = puzzles[Math.floor(now / DAY) % puzzles.length];
  if (puzzle === undefined) throw new RangeError('there is no puzzle');
  return puzzle;
}

/** Of some games the one whose puzzle is asked where nobody names a game: they take turns, day by day. */
export const gameAt = <T>(games: readonly T[], now: number): T | undefined =>
  games[Math.floor(now / DAY) % games.length];
