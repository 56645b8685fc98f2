import type { HouseGame } from '../../games/game-entry.ts';
import {
  BrokenArguments,
  houseNamed,
  MOST_GAMES,
  opponentNamed,
  readOptions,
  seedOf,
  wholeNumber,
} from '../arguments.ts';
import { OPPONENTS, type OpponentName } from '../opponents.ts';

/** What the arena plays: games of each player against each that is listed after it. */
export interface Contest {
  readonly house: HouseGame;
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
export function readContest(args: readonly string[], houses: readonly HouseGame[]): Contest {
  const given = readOptions(args, NAMES);
  const house = houseNamed(given('game'), houses);
  const { min, max } = house.playable.seats;
  return {
    house,
    players: playersIn(given('players') ?? OPPONENTS.toReversed().join(',')),
    seats: wholeNumber('seats', given('seats') ?? `${min}`, min, max),
    games: wholeNumber('games', given('games') ?? '40', 1, MOST_GAMES),
    seed: seedOf(given('seed')),
    directory: given('directory') ?? 'data/arena',
  };
}
