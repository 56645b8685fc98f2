import type { GameEntry } from '../../games/game-entry.ts';
import {
  BrokenArguments,
  entryNamed,
  MOST_PLAYED,
  opponentNamed,
  readOptions,
  seedOf,
  wholeNumber,
} from '../arguments.ts';
import { OPPONENTS, type OpponentName } from '../opponents.ts';

/** What the arena plays: games of each player against each that is listed after it. */
export interface Contest {
  readonly entry: GameEntry;
  readonly players: readonly OpponentName[];
  readonly seats: number;
  /** How many of each pairing. */
  readonly games: number;
  readonly seed: string;
  /** The directory in which each game played is kept. */
  readonly directory: string;
}

function playersIn(text: string): readonly OpponentName[] {
  const names = text.split(',').map((name) => opponentNamed('players', name));
  if (new Set(names).size !== names.length || names.length < 2)
    throw new BrokenArguments('--players must be two or more, each once');
  return names;
}

const NAMES = ['game', 'players', 'seats', 'games', 'seed', 'directory'] as const;

/** Reads `--game NAME --players hard,medium --seats 2 --games 200 --seed 1`. Throws {@link BrokenArguments}. */
export function readContest(args: readonly string[], entries: readonly GameEntry[]): Contest {
  const given = readOptions(args, NAMES);
  const entry = entryNamed(given('game'), entries);
  const { min, max } = entry.playable.seats;
  return {
    entry,
    players: playersIn(given('players') ?? OPPONENTS.toReversed().join(',')),
    seats: wholeNumber('seats', given('seats') ?? `${min}`, min, max),
    games: wholeNumber('games', given('games') ?? '40', 1, MOST_PLAYED),
    seed: seedOf(given('seed')),
    directory: given('directory') ?? 'data/arena',
  };
}
