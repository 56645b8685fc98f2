import { type OpponentName, opponentsOf } from '../opponents.ts';
import type { Contest } from './arguments.ts';
import { playMatch } from './play.ts';
import type { ArenaRecord, Records } from './records.ts';

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

const tenths = (numbers: readonly number[]): number[] =>
  numbers.map((number) => Math.round(number * 10) / 10);

/** The share of others that ended behind seat `own`: winners come first, then points count, and a tie is a half. */
export function aheadOf(own: number, scores: readonly number[], winners: readonly number[]): number {
  const standing = (seat: number): number =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0);
  const parts = scores.flatMap((_, seat): readonly number[] => {
    if (seat === own) return [];
    if (standing(seat) === standing(own)) return [0.5];
    return [standing(seat) < standing(own) ? 1 : 0];
  });
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Plays one game. The same cards and chance serve all pairings, and every seat of the one player in turn. */
function playOne({ entry, seats, seed }: Contest, { one, others }: Pairing, number: number): ArenaRecord {
  const [deal, own] = [Math.floor(number / seats), number % seats];
  return entry.simulate((game, simulation, insight) => {
    const opponents = opponentsOf(insight);
    const players = Array.from({ length: seats }, (_, seat) => opponents[seat === own ? one : others]);
    const { scores, winners, rounds, answers, turns, waits } = playMatch(
      game,
      simulation,
      players,
      deal,
      `${seed} ${deal}`,
    );
    const rest = <T>(list: readonly T[]): readonly T[] => list.filter((_, seat) => seat !== own);
    return {
      ...{ one, others, number, rounds },
      won: winners.includes(own) ? 1 / winners.length : 0,
      ahead: aheadOf(own, scores, winners),
      score: scores[own] ?? 0,
      otherScore: rest(scores).reduce((sum, score) => sum + score, 0) / (seats - 1),
      times: {
        answers: tenths(answers[own] ?? []),
        turns: tenths(turns[own] ?? []),
        waits: tenths(waits[own] ?? []),
      },
      otherTimes: {
        answers: tenths(rest(answers).flat()),
        turns: tenths(rest(turns).flat()),
        waits: tenths(rest(waits).flat()),
      },
    };
  });
}

/** Plays what is still missing of a contest, and tells of each game; those of the different pairings by turns. */
export function playSeries(contest: Contest, records: Records, tell: (record: ArenaRecord) => void): void {
  for (let number = 0; number < gamesOf(contest); number += 1)
    for (const pairing of pairingsOf(contest.players)) {
      if (records.has({ ...pairing, number })) continue;
      const record = playOne(contest, pairing, number);
      records.add(record);
      tell(record);
    }
}
