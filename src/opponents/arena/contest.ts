import type { GameEntry } from '../../games/game-entry.ts';
import { BrokenArguments, opponentNamed, readRun, wholeNumber } from '../arguments.ts';
import { OPPONENTS, type OpponentName } from '../opponents.ts';

/** What the arena plays: games of each player against each that is listed after it. */
export interface Contest {
  readonly entry: GameEntry;
  readonly players: readonly OpponentName[];
  readonly seats: number;
  /** How many of each pairing. */
  readonly games: number;
  readonly seed: string;
  readonly directory: string;
}

/** Reads `--game NAME --players hard,medium --seats 2 --games 200 --seed 1`. Throws {@link BrokenArguments}. */
export function readContest(args: readonly string[], entries: readonly GameEntry[]): Contest {
  const { given, ...run } = readRun(args, ['players', 'seats', 'games'], 'data/arena', entries);
  const listed = given('players')?.split(',') ?? OPPONENTS.toReversed();
  const players = listed.map((name) => opponentNamed('players', name));
  if (new Set(players).size !== players.length || players.length < 2)
    throw new BrokenArguments('--players must be two or more, each once');
  return { ...run, players, games: wholeNumber('games', given('games') ?? '40') };
}

/** One player alone against others who are all another one. */
export interface Pairing {
  readonly one: OpponentName;
  readonly others: OpponentName;
}

/** Each player against each that is listed after it. */
export const pairingsOf = (players: readonly OpponentName[]): readonly Pairing[] =>
  players.flatMap((one, at) => players.slice(at + 1).map((others) => ({ one, others })));

/** Games of a pairing until the one player has sat at every seat as often: as many as wanted, or a few more. */
export const gamesOf = ({ games, seats }: Pick<Contest, 'games' | 'seats'>): number =>
  Math.ceil(games / seats) * seats;
