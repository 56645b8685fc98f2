import type { GameTypes } from '../engine/game.ts';
import { numberOf, quickChance } from '../engine/quick-chance.ts';
import type { Insight } from '../games/insight.ts';
import { notationAt, type Opponent } from './knowledge.ts';
import { randomLine } from './lines.ts';
import { spotAt, Work } from './spot.ts';
import { compared } from './standing.ts';

/** How many lines of its turn it tries before each answer. */
const LINES = 120;

/**
 * A player that shares nothing with the levels, to measure them by: it tries random lines, and takes the best by
 * hand-made weights.
 */
export function outsider<G extends GameTypes>({ worth }: Insight<G>): Opponent<G> {
  const standing = compared(worth);
  return {
    budget: { answers: Number.POSITIVE_INFINITY },
    choose: (known, budget, seed) => {
      const { game, seat, deal } = known;
      const chance = quickChance(numberOf(seed));
      const from = spotAt(game, deal(chance), numberOf(seed));
      const work = new Work(budget);
      let [best, most] = [0, Number.NEGATIVE_INFINITY];
      for (let tried = 0; tried < LINES && !work.isDone; tried += 1) {
        const { first, end } = randomLine(game, from, seat, chance.below, work);
        const value = standing(end.position.state, seat);
        if (value > most) [best, most] = [first, value];
      }
      return notationAt(known, best);
    },
  };
}
