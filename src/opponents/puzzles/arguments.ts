import type { GameEntry } from '../../games/game-entry.ts';
import { entryNamed, readOptions, seedOf, wholeNumber } from '../arguments.ts';

/** Which puzzles are looked for. */
export interface Search {
  readonly entry: GameEntry;
  /** How many puzzles there are to be. */
  readonly count: number;
  readonly seats: number;
  readonly seed: string;
  /** Of several processes that look for the same puzzles at once, which this is, from 0, and how many there are. */
  readonly share: { readonly at: number; readonly of: number };
  /** The directory in which is kept what came of each match that was played for it. */
  readonly directory: string;
}

const NAMES = ['game', 'count', 'seats', 'seed', 'share', 'directory'] as const;

/** As many puzzles a game may have. */
const MOST_PUZZLES = 1000;

/** Reads `2/3`, the second of three. */
function shareIn(text: string): Search['share'] {
  const [at = '', of = ''] = text.split('/');
  const count = wholeNumber('share', of, 1, MOST_PUZZLES);
  return { at: wholeNumber('share', at, 1, count) - 1, of: count };
}

/** Reads `--game NAME --count 30 --seats 2 --seed 1`. Throws `BrokenArguments`. */
export function readSearch(args: readonly string[], entries: readonly GameEntry[]): Search {
  const given = readOptions(args, NAMES);
  const entry = entryNamed(given('game'), entries);
  const { min, max } = entry.playable.seats;
  return {
    entry,
    count: wholeNumber('count', given('count') ?? '30', 1, MOST_PUZZLES),
    seats: wholeNumber('seats', given('seats') ?? `${min}`, min, max),
    seed: seedOf(given('seed')),
    share: shareIn(given('share') ?? '1/1'),
    directory: given('directory') ?? 'data/puzzles',
  };
}
