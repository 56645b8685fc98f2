import type { GameEntry } from '../../games/game-entry.ts';
import { entryNamed, MOST_PLAYED, opponentNamed, readOptions, seedOf, wholeNumber } from '../arguments.ts';
import type { OpponentName } from '../opponents.ts';

/** Games in which it is looked what things of a game are worth. */
export interface Simulations {
  readonly entry: GameEntry;
  readonly player: OpponentName;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** The directory in which each game played is kept. */
  readonly directory: string;
}

const NAMES = ['game', 'player', 'seats', 'games', 'seed', 'directory'] as const;

/** Reads `--game NAME --player expert --seats 2 --games 200 --seed 1`. Throws `BrokenArguments`. */
export function readSimulations(args: readonly string[], entries: readonly GameEntry[]): Simulations {
  const given = readOptions(args, NAMES);
  const entry = entryNamed(given('game'), entries);
  const { min, max } = entry.playable.seats;
  return {
    entry,
    player: opponentNamed('player', given('player') ?? 'expert'),
    seats: wholeNumber('seats', given('seats') ?? `${min}`, min, max),
    games: wholeNumber('games', given('games') ?? '100', 1, MOST_PLAYED),
    seed: seedOf(given('seed')),
    directory: given('directory') ?? 'data/balance',
  };
}
