import { parseArgs } from 'node:util';
import type { HouseGame } from '../../games/house-game.ts';
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

/** Arguments that make no contest; says which and why. */
export class BrokenArguments extends Error {
  override readonly name = 'BrokenArguments';
}

const MOST_GAMES = 100_000;

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new BrokenArguments(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

function playersIn(text: string): readonly OpponentName[] {
  const names = text.split(',').map((name) => {
    const known = OPPONENTS.find((each) => each === name.trim());
    if (known === undefined)
      throw new BrokenArguments(`--players must be some of ${OPPONENTS.join(', ')}, not "${name}"`);
    return known;
  });
  if (new Set(names).size !== names.length || names.length < 2)
    throw new BrokenArguments('--players must be two or more, each once');
  return names;
}

function values(args: readonly string[], house: HouseGame | undefined) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: house?.playable.name ?? '' },
        players: { type: 'string', default: [...OPPONENTS].reverse().join(',') },
        seats: { type: 'string' },
        games: { type: 'string', default: '40' },
        seed: { type: 'string', default: '1' },
        directory: { type: 'string', default: 'data/arena' },
      },
    }).values;
  } catch (error) {
    throw new BrokenArguments(error instanceof Error ? error.message : 'unreadable arguments');
  }
}

/** Reads `--game NAME --players hard,medium --seats 2 --games 200 --seed 1`. Throws {@link BrokenArguments}. */
export function readContest(args: readonly string[], houses: readonly HouseGame[]): Contest {
  const given = values(args, houses[0]);
  const house = houses.find(({ playable }) => playable.name === given.game);
  if (house === undefined)
    throw new BrokenArguments(
      `--game must be one of ${houses.map(({ playable }) => playable.name).join(', ')}, not "${given.game}"`,
    );
  const { min, max } = house.playable.seats;
  if (!/^[a-z0-9-]{1,32}$/.test(given.seed))
    throw new BrokenArguments(`--seed must be 1 to 32 small letters, digits or -, not "${given.seed}"`);
  return {
    house,
    players: playersIn(given.players),
    seats: given.seats === undefined ? min : wholeNumber('seats', given.seats, min, max),
    games: wholeNumber('games', given.games, 1, MOST_GAMES),
    seed: given.seed,
    directory: given.directory,
  };
}
