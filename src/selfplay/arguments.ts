import { parseArgs } from 'node:util';
import type { SelfPlayed } from './played-games.ts';
import { PLAYERS, type PlayerName } from './players.ts';

/** What a series plays. */
export interface SelfplaySeries {
  readonly game: SelfPlayed;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Who plays, at every seat. */
  readonly player: PlayerName;
}

/** Arguments that make no series; says which and why. */
export class BrokenSeries extends Error {
  override readonly name = 'BrokenArguments';
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new BrokenSeries(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

const MOST_GAMES = 1_000_000;

const valuesIn = (args: readonly string[]) => {
  const given = { type: 'string' } as const;
  const options = { game: given, seats: given, games: given, seed: given, player: given };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BrokenSeries(error instanceof Error ? error.message : 'unreadable arguments');
  }
};

/** Reads `--game NAME --seats 3 --games 200 --seed 1 --player careful`. Throws {@link BrokenSeries}. */
export function readSeries(args: readonly string[], known: readonly SelfPlayed[]): SelfplaySeries {
  const names = known.map(({ name }) => name);
  const values = valuesIn(args);
  const { game: named = names[0], games = '100', seed = '1', player: as = 'random' } = values;
  const game = known.find(({ name }) => name === named);
  if (game === undefined) throw new BrokenSeries(`--game must be one of ${names.join(', ')}, not "${named}"`);
  const player = PLAYERS.find((name) => name === as);
  if (player === undefined)
    throw new BrokenSeries(`--player must be one of ${PLAYERS.join(', ')}, not "${as}"`);
  const { min, max } = game.seats;
  const seats = wholeNumber('seats', values.seats ?? `${max}`, min, max);
  return { game, seats, games: wholeNumber('games', games, 1, MOST_GAMES), seed, player };
}
