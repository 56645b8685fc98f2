import type { GameEntry } from '../../games/game-entry.ts';
import { entryNamed, MOST_GAMES, readOptions, seedOf, wholeNumber } from '../arguments.ts';

/** What is learned, and from what. */
export interface Course {
  readonly entry: GameEntry;
  readonly games: number;
  readonly seed: string;
  /** The directory in which each game played is kept. */
  readonly directory: string;
  /** The file that the weights go to; the game's own where nothing is said. */
  readonly out: string | undefined;
}

const NAMES = ['game', 'games', 'seed', 'directory', 'out'] as const;

/** Reads `--game NAME --games 2000 --seed 1`. Throws `BrokenArguments`. */
export function readCourse(args: readonly string[], entries: readonly GameEntry[]): Course {
  const given = readOptions(args, NAMES);
  return {
    entry: entryNamed(given('game'), entries),
    games: wholeNumber('games', given('games') ?? '1000', 1, MOST_GAMES),
    seed: seedOf(given('seed')),
    directory: given('directory') ?? 'data/train',
    out: given('out'),
  };
}
