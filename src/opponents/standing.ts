import type { GameTypes } from '../engine/game.ts';
import type { Seat } from '../engine/seat.ts';
import type { Insight } from '../games/insight.ts';

/** How well a seat stands in a state: the more the better. */
export type StandingBy<G extends GameTypes> = (state: G['State'], seat: Seat) => number;

/** What each seat's position is worth in a state. */
type Worth<G extends GameTypes> = (state: G['State']) => readonly number[];

/** How well a seat stands compared with the best of the others. */
export const compared =
  <G extends GameTypes>(worth: Worth<G>): StandingBy<G> =>
  (state, seat) => {
    const worths = worth(state);
    let best = Number.NEGATIVE_INFINITY;
    for (const [other, value] of worths.entries()) if (other !== seat && value > best) best = value;
    return (worths[seat] ?? 0) - best;
  };

/** More than any other difference between two positions. */
const SPENT = 1000;

/** The same, but never spending what cannot be had again, whatever the gain. `had` is how much of it the seat had. */
export const keepingScarce =
  <G extends GameTypes>(
    standing: StandingBy<G>,
    lasting: NonNullable<Insight<G>['lasting']>,
    had: number,
  ): StandingBy<G> =>
  (state, seat) =>
    standing(state, seat) - SPENT * Math.max(0, had - lasting(state, seat));

/** What being out of a game that goes on costs: more than a turn can change in a chance. */
const OUT = 0.5;

/** What a point counts once it is settled who wins: less than any difference between two chances. */
const POINT = 1e-4;

/** The chance of a seat to win, and less for one that is out. Of two ends that are alike, one with more points. */
export const chanceToWin =
  <G extends GameTypes>({
    chances,
    isOut,
    learning,
  }: Pick<Insight<G>, 'chances' | 'isOut' | 'learning'>): StandingBy<G> =>
  (state, seat) => {
    const chance = chances(state)[seat] ?? 0;
    const isSettled = chance === 0 || chance === 1;
    const points = isSettled ? (learning.count(state)[seat]?.[0] ?? 0) : 0;
    return chance + POINT * points - (isOut?.(state, seat) === true ? OUT : 0);
  };

/** The same judgement by somebody to whom what is not points yet counts for less: for this part of its worth. */
export function shortsighted<G extends GameTypes>(insight: Insight<G>, prospects: number): StandingBy<G> {
  const [points] = insight.learning.traits;
  const chances = insight.chancesWith((trait) => (trait === points?.name ? 1 : prospects));
  return chanceToWin({ ...insight, chances });
}
