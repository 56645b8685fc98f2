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

/** Reads `--game NAME --seats 3 --games 200 --seed 1 --player careful`. Throws {@link BrokenSeries}. */
export function readSeries(args: readonly string[], known: readonly SelfPlayed[]): SelfplaySeries {
  let values: {
    readonly game: string;
    readonly seats?: string;
    readonly games: string;
    readonly seed: string;
    readonly player: string;
  };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string', default: known[0]?.name ?? '' },
        seats: { type: 'string' },
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        player: { type: 'string', default: 'random' },
      },
    }));
  } catch (error) {
    throw new BrokenSeries(error instanceof Error ? error.message : 'unreadable arguments');
  }
  const game = known.find(({ name }) => name === values.game);
  if (game === undefined)
    throw new BrokenSeries(
      `--game must be one of ${known.map(({ name }) => name).join(', ')}, not "${values.game}"`,
    );
  const player = PLAYERS.find((name) => name === values.player);
  if (player === undefined)
    throw new BrokenSeries(`--player must be one of ${PLAYERS.join(', ')}, not "${values.player}"`);
  const { min, max } = game.seats;
  return {
    game,
    seats: values.seats === undefined ? max : wholeNumber('seats', values.seats, min, max),
    games: wholeNumber('games', values.games, 1, MOST_GAMES),
    seed: values.seed,
    player,
  };
}
