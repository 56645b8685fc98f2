import type { UsualAnswer } from '../../tables/model/answering.ts';
import { bandOf, RATED_AFTER, type Rating } from '../../tables/model/ratings.ts';
import type { PlainKey, Say } from '../../texts/say.ts';

/** The times between which answers are counted, see `ANSWER_TIMES`. */
const TIMES: readonly PlainKey[] = [
  ...(['stats-time-0', 'stats-time-1', 'stats-time-2', 'stats-time-3'] as const),
  ...(['stats-time-4', 'stats-time-5', 'stats-time-6'] as const),
];

/** How fast somebody usually answers, to stand behind their name. */
export function usualAnswerWords({ from, to }: UsualAnswer, say: Say): string {
  const first = from === undefined ? undefined : TIMES[from];
  const last = to === undefined ? undefined : TIMES[to];
  if (first !== undefined && last !== undefined)
    return say('stats-answers-between', { from: say(first), to: say(last) });
  if (last !== undefined) return say('stats-answers-within', { to: say(last) });
  return first === undefined ? say('stats-answers-anytime') : say('stats-answers-over', { from: say(first) });
}

/** A rating in words: its band and points, or how many games it still takes. */
export function ratingWords(rating: Rating | undefined, say: Say): string {
  if (rating === undefined || rating.games < RATED_AFTER)
    return say('stats-rating-new', { games: rating?.games ?? 0, needed: RATED_AFTER });
  const { points, spread } = rating;
  return say('stats-rating-known', {
    band: say(`stats-band-${bandOf(rating)}`),
    points: String(points),
    spread: String(spread),
  });
}
