import { parseArgs } from 'node:util';
import type { GameEntry } from '../games/game-entry.ts';
import { gameEntries } from '../games/index.ts';

/** What a series plays. */
export interface SelfplaySeries {
  readonly entry: GameEntry;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
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
  try {
    const given = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { game: given, seats: given, games: given, seed: given } })
      .values;
  } catch (error) {
    throw new BrokenSeries(error instanceof Error ? error.message : 'unreadable arguments');
  }
};

/** Reads `--game NAME --seats 3 --games 200 --seed 1`. @throws BrokenSeries */
export function readSeries(args: readonly string[]): SelfplaySeries {
  const values = valuesIn(args);
  const names = gameEntries.map(({ playable }) => playable.name);
  const { game = names[0], games = '100', seed = '1' } = values;
  const entry = gameEntries.find(({ playable }) => playable.name === game);
  if (entry === undefined) throw new BrokenSeries(`--game must be one of ${names.join(', ')}, not "${game}"`);
  const { min, max } = entry.playable.seats;
  const { seats = `${max}` } = values;
  return {
    ...{ entry, seed, seats: wholeNumber('seats', seats, min, max) },
    games: wholeNumber('games', games, 1, MOST_GAMES),
  };
}
