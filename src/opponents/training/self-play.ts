import type { GameTypes } from '../../engine/game.ts';
import { numberOf, quickChance } from '../../engine/quick-chance.ts';
import type { Insight } from '../../games/insight.ts';
import { notationAt } from '../opponents.ts';
import { type Played, type PlayedSeries, playOut } from '../played.ts';
import { compared } from '../standing.ts';
import { searchTurns } from '../turn-search.ts';

/** How many answers are thought through for each. */
const BUDGET = { answers: 400 };

/** One answer of so many is any legal one, so that positions come about that good players avoid. */
const ASTRAY = 40;

/**
 * Plays one game of a series to learn from; the same each time. It plays like medium with less thought, and by the weights made by hand, so
 * that what is learned does not change it.
 */
export function playItself<G extends GameTypes>(
  series: PlayedSeries<G>,
  { worth }: Insight<G>,
  number: number,
): Played {
  const astray = quickChance(numberOf(`${series.seed} ${number}`));
  return playOut(series, number, (known, seed) => {
    const { length } = known.decision.answers;
    if (astray.below(ASTRAY) === 0) return notationAt(known, astray.below(length));
    if (length === 1) return notationAt(known, 0);
    return notationAt(known, searchTurns(known, compared(worth), { deals: 1, ahead: 0 }, BUDGET, seed));
  });
}
