import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of the answer times that are counted, in milliseconds; the last group is above the last. */
export const ANSWER_TIMES = [5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, DAY, 3 * DAY] as const;

/** How many answers took how long: one number more than there are {@link ANSWER_TIMES}. */
export type AnswerCounts = readonly number[];

/** Reads counts of answers. */
export const answerCountsShape: z.ZodType<AnswerCounts> = z.array(z.int().min(0));

/** How long somebody took for their turns at a table. */
export const answeringShape = z.object({ person: z.string(), counts: answerCountsShape });
/** What {@link answeringShape} reads. */
export type Answering = ReadBy<typeof answeringShape>;

/** No answers at all. */
export const NO_ANSWERS: AnswerCounts = [...ANSWER_TIMES, 0].map(() => 0);

/** Counts with those of others. */
export const countsTogether = (all: readonly AnswerCounts[]): AnswerCounts =>
  NO_ANSWERS.map((_, at) => all.reduce((sum, counts) => sum + (counts[at] ?? 0), 0));

/** Usual answer times, as indexes of {@link ANSWER_TIMES}: open below without `from`, above without `to`. */
export const usualAnswerShape = z.object({
  from: z.int().min(0).exactOptional(),
  to: z.int().min(0).exactOptional(),
});
/** What {@link usualAnswerShape} reads. */
export type UsualAnswer = ReadBy<typeof usualAnswerShape>;

/** Answers that it takes until anything is said of them. */
const ENOUGH_ANSWERS = 20;

/** Within what the middle half of somebody's answers lie; undefined if they are too few. */
export function usualAnswer(counts: AnswerCounts): UsualAnswer | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < ENOUGH_ANSWERS) return undefined;
  const bucketOf = (share: number): number => {
    let sum = 0;
    return counts.findIndex((count) => {
      sum += count;
      return sum >= all * share;
    });
  };
  const [first, last] = [bucketOf(0.25), bucketOf(0.75)];
  return {
    ...(first === 0 ? {} : { from: first - 1 }),
    ...(last >= ANSWER_TIMES.length ? {} : { to: last }),
  };
}
