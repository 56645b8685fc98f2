import type { HouseGame } from '../../games/game-entry.ts';
import { houseNamed, MOST_GAMES, opponentNamed, readOptions, seedOf, wholeNumber } from '../arguments.ts';
import type { OpponentName } from '../opponents.ts';

/** Games in which it is looked what things of a game are worth. */
export interface Trials {
  readonly house: HouseGame;
  readonly player: OpponentName;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** The directory in which each game played is kept. */
  readonly directory: string;
}

const NAMES = ['game', 'player', 'seats', 'games', 'seed', 'directory'] as const;

/** Reads `--game NAME --player hard --seats 2 --games 200 --seed 1`. Throws `BrokenArguments`. */
export function readTrials(args: readonly string[], houses: readonly HouseGame[]): Trials {
  const given = readOptions(args, NAMES);
  const house = houseNamed(given('game'), houses);
  const { min, max } = house.playable.seats;
  return {
    house,
    player: opponentNamed('player', given('player') ?? 'hard'),
    seats: wholeNumber('seats', given('seats') ?? `${min}`, min, max),
    games: wholeNumber('games', given('games') ?? '100', 1, MOST_GAMES),
    seed: seedOf(given('seed')),
    directory: given('directory') ?? 'data/balance',
  };
}
