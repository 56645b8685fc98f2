import { z } from 'zod';
import { openMatch } from '../../engine/match.ts';
import { answerOf } from '../knowledge.ts';
import { opponentsOf } from '../opponents.ts';
import { playedToEnd, setupOf } from '../played.ts';
import { RecordFile } from '../record-file.ts';
import { type Contest, gamesOf, type Pairing, pairingsOf } from './contest.ts';

const numbers = z.array(z.number());

/** A game that was played: one player alone against others who are all another one. */
const recordShape = z.strictObject({
  one: z.string(),
  others: z.string(),
  /** Which game of this pairing it is, from 0. */
  number: z.int(),
  /** The part of the victory that was the one player's. */
  won: z.number(),
  /** The share of others that ended behind the one player: winners first, then points, and a tie is a half. */
  ahead: z.number(),
  /** The score of the one player, and the mean of the others'. */
  score: z.number(),
  otherScore: z.number(),
  rounds: z.int(),
  /** Milliseconds of a processor for each turn in which there was a choice. */
  times: numbers,
  otherTimes: numbers,
});

/** A game that was played. */
export type ArenaRecord = z.infer<typeof recordShape>;

/** Milliseconds that processors have worked for this process, which other work on the machine does not lengthen. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

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
    const setup = setupOf({ game, simulation, seed, seats: () => seats }, deal);
    const times = Array.from({ length: seats }, () => new Map<number, number>());
    const { result, ply, turn } = playedToEnd(openMatch(game, setup).match, (known, { turn }) => {
      const { seat, decision } = known;
      const began = processorTime();
      const notation = answerOf(
        opponents[seat === own ? one : others],
        known,
        `${setup.seed} ${turn.number}`,
      );
      const took = processorTime() - began;
      if (decision.answers.length > 1)
        times[seat]?.set(turn.number, (times[seat].get(turn.number) ?? 0) + took);
      return notation;
    });
    if (result === undefined) throw new RangeError(`no end of game ${number} after ${ply} plies`);
    const { scores, winners } = result;
    const timesOf = (isWanted: (seat: number) => boolean): number[] =>
      times.flatMap((turns, seat) =>
        isWanted(seat) ? [...turns.values()].map((took) => Math.round(took * 10) / 10) : [],
      );
    const otherScores = scores.filter((_, seat) => seat !== own);
    return {
      ...{ one, others, number, rounds: turn.round },
      won: winners.includes(own) ? 1 / winners.length : 0,
      ahead: aheadOf(own, scores, winners),
      score: scores[own] ?? 0,
      otherScore: otherScores.reduce((sum, score) => sum + score, 0) / otherScores.length,
      times: timesOf((seat) => seat === own),
      otherTimes: timesOf((seat) => seat !== own),
    };
  });
}

/** The games of a series that were played, in the file of this name. */
export const openRecords = (directory: string, name: string): RecordFile<ArenaRecord> =>
  new RecordFile(directory, name, recordShape);

/** Plays what is still missing of a contest, and tells of each game; those of the different pairings by turns. */
export function playSeries(
  contest: Contest,
  records: RecordFile<ArenaRecord>,
  tell: (record: ArenaRecord) => void,
): void {
  const nameOf = ({ one, others, number }: Pick<ArenaRecord, 'one' | 'others' | 'number'>): string =>
    `${one} ${others} ${number}`;
  const played = new Set(records.all.map(nameOf));
  for (let number = 0; number < gamesOf(contest); number += 1)
    for (const pairing of pairingsOf(contest.players)) {
      if (played.has(nameOf({ ...pairing, number }))) continue;
      const record = playOne(contest, pairing, number);
      records.add(record);
      tell(record);
    }
}
