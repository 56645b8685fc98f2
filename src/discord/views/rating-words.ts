import { bandOf, RATED_AFTER, type Rating } from '../../tables/model/ratings.ts';
import type { Say } from '../../texts/say.ts';

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
