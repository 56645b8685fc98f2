import type { GameTypes } from '../engine/game.ts';
import { numberOf, quickChance } from '../engine/quick-chance.ts';
import type { Insight } from '../games/insight.ts';
import { type Choose, type Knowledge, notationAt, type Opponent } from './knowledge.ts';
import type { Means } from './levels.ts';
import { keepingScarce, type StandingBy, shortsighted } from './standing.ts';
import { type AnswerWeight, rankAnswers } from './turn-search.ts';

/** Somebody who plays a game by thinking, and can say what they think of. */
export interface Thinker<G extends GameTypes> extends Opponent<G> {
  /** The best answer from what a seat knows, then the next one if about as good. As pure as {@link Choose}. */
  readonly advise: (...known: Parameters<Choose<G>>) => readonly AnswerWeight[];
  /** The answers that were looked at, best first, the `wanted` one among them. As pure as {@link Choose}. */
  readonly weigh: (...known: [...Parameters<Choose<G>>, wanted: string]) => readonly AnswerWeight[];
}

/** Into how many steps a mistake is divided. */
const FINE = 1000;

/** An answer that is worse than the best one by no more than this, in the chance to win, is about as good. */
const CLOSE = 0.03;

const worthSaying = (found: readonly AnswerWeight[]): readonly AnswerWeight[] =>
  found.slice(0, 2).filter(({ value }) => (found[0]?.value ?? 0) - value <= CLOSE);

/** A player who thinks by these means. A `sparing` one judges alike but spends nothing that cannot be had again. */
export function thinkerBy<G extends GameTypes>(
  insight: Insight<G>,
  { answers, prospects = 1, noise = 0, ...far }: Means,
  sparing = false,
): Thinker<G> {
  // One that misjudges would play in vain for what else that seems to bring, and others for luck in the deals.
  const mayErr = prospects < 1 || noise > 0 || !insight.isOpen;
  const reach = { ...far, ...(mayErr && { shuns: insight.isIdle }) };
  const { lasting } = insight;
  const standing = shortsighted(insight, prospects);
  const judging = ({ deal, seat }: Knowledge<G>, seed: string): StandingBy<G> =>
    !sparing || lasting === undefined
      ? standing
      : keepingScarce(standing, lasting, lasting(deal(quickChance(numberOf(seed))).state, seat));
  return {
    budget: { answers },
    choose: (known, budget, seed) => {
      const found = rankAnswers(known, judging(known, seed), reach, budget, seed);
      const mistaken = ({ place, value }: AnswerWeight): number => {
        const chance = quickChance(numberOf(`${seed} ${known.answered} ${place}`));
        // Below 0 is only who goes out or plays in vain: that is never mistaken for better.
        return value < 0 ? value : value + (noise * chance.below(FINE)) / FINE;
      };
      const taken = noise === 0 ? found : found.toSorted((one, other) => mistaken(other) - mistaken(one));
      return taken[0]?.notation ?? notationAt(known);
    },
    // With one question of a turn there is nothing to spare for the others.
    advise: (known, budget, seed) =>
      worthSaying(rankAnswers(known, judging(known, seed), { ...reach, fade: 1 }, budget, seed)),
    // What a move is worth is told as a chance: nothing is taken off it.
    weigh: (known, budget, seed, wanted) =>
      rankAnswers(known, judging(known, seed), { ...far, fade: 1 }, budget, seed, wanted),
  };
}
