import type { GameTypes } from '../engine/game.ts';
import { numberOf, quickChance } from '../engine/quick-chance.ts';
import type { Insight } from '../games/insight.ts';
import { LEVELS, type Level } from '../games/level.ts';
import type { Knowledge } from './knowledge.ts';
import type { Budget } from './spot.ts';
import { alone, chanceToWin, compared, keepingScarce, type StandingBy } from './standing.ts';
import { type Ranked, type Reach, rankAnswers, searchTurns } from './turn-search.ts';

/** Who can play, weakest first. */
export const OPPONENTS = ['random', ...LEVELS] as const;
/** One of those who can play. */
export type OpponentName = (typeof OPPONENTS)[number];

/**
 * Chooses an answer from what a seat knows: the notation of one that its decision lists. The same for the same arguments, unless its budget is over
 * early; then it soon gives the best that it has found.
 */
export type Choose<G extends GameTypes> = (known: Knowledge<G>, budget: Budget, seed: string) => string;

/** Somebody who plays a game, and the budget that it is meant to have for each answer. */
export interface Opponent<G extends GameTypes> {
  readonly choose: Choose<G>;
  readonly budget: Budget;
}

/** An answer that somebody who thinks would give, and what they would go on with. */
export interface Advice {
  readonly notation: string;
  /** The notations of the answers that it begins, itself the first of them; as far as they do not depend on what is hidden. */
  readonly line: readonly string[];
}

/** Somebody who plays a game by thinking, and can say what they think of. */
export interface Thinker<G extends GameTypes> extends Opponent<G> {
  /** The best answer from what a seat knows, and after it the next one where that is about as good. As pure as {@link Choose}. */
  readonly advise: (known: Knowledge<G>, budget: Budget, seed: string) => readonly Advice[];
  /**
   * How well its seat stands after each answer that was looked at, the best first; the one at the place `wanted` is among them. As pure as
   * {@link Choose}.
   */
  readonly weigh: (known: Knowledge<G>, budget: Budget, seed: string, wanted: number) => readonly Ranked<G>[];
}

/** An answer that is worse than the best one by no more than this, in the chance to win, is about as good. */
const CLOSE = 0.03;

/** The answer at a place of the decision. */
export function notationAt<G extends GameTypes>({ decision }: Knowledge<G>, place: number): string {
  const { answers } = decision;
  const answer = answers[place] ?? answers[0];
  if (answer === undefined) throw new RangeError('nothing can be answered');
  return answer.notation;
}

const random = <G extends GameTypes>(known: Knowledge<G>, _budget: Budget, seed: string): string =>
  notationAt(known, quickChance(numberOf(seed)).below(known.decision.answers.length));

/** Of some answers, the best first, those that are worth the advice. */
const worthSaying = <G extends GameTypes>([best, next]: readonly Ranked<G>[]): readonly Ranked<G>[] =>
  [best, next].flatMap((each) =>
    each === undefined || best === undefined || best.value - each.value > CLOSE ? [] : [each],
  );

/** How a position is judged by the player who is asked a question. */
type Judging<G extends GameTypes> = (known: Knowledge<G>, seed: string) => StandingBy<G>;

/** Judges as `standing` does, where the asked seat spends nothing that cannot be had again. */
const sparing =
  <G extends GameTypes>(standing: StandingBy<G>, { lasting }: Insight<G>): Judging<G> =>
  ({ deal, seat }, seed) =>
    lasting === undefined
      ? standing
      : keepingScarce(standing, lasting, lasting(deal(quickChance(numberOf(seed))).state, seat));

function thinker<G extends GameTypes>(judging: Judging<G>, reach: Reach, answers: number): Thinker<G> {
  // With one question of a turn there is nothing to spare for the others.
  const whole = { ...reach, fade: 1 };
  const rank = (known: Knowledge<G>, budget: Budget, seed: string, wanted?: number) =>
    rankAnswers(known, judging(known, seed), whole, budget, seed, wanted);
  return {
    budget: { answers },
    choose: (known, budget, seed) =>
      notationAt(known, searchTurns(known, judging(known, seed), reach, budget, seed)),
    advise: (known, budget, seed) =>
      worthSaying(rank(known, budget, seed)).map(({ place, line }) => ({
        notation: notationAt(known, place),
        line: line.map(known.game.notation.make),
      })),
    weigh: rank,
  };
}

/**
 * Those who can play a game. `safe` plays for somebody else: like medium, but it never spends for a gain of the moment what cannot be had
 * again.
 */
export function opponentsOf<G extends GameTypes>(
  insight: Insight<G>,
): Readonly<Record<Level | 'safe', Thinker<G>> & Record<'random', Opponent<G>>> {
  const { worth, isOpen } = insight;
  const wholeTurn = isOpen ? compared(worth) : chanceToWin(insight);
  const medium = { reach: { deals: 2, ahead: 0, fade: 0.85 }, answers: 1200 } as const;
  // Where much is hidden it is dealt more often instead.
  const hard = isOpen
    ? { reach: { deals: 1, ahead: 8, fade: 0.7 }, answers: 12_000 }
    : { reach: { deals: 48, ahead: 0 }, answers: 16_000 };
  return {
    random: { choose: random, budget: { answers: 0 } },
    easy: thinker(() => alone(worth), { deals: 1, ahead: 0, withPlainest: true }, 30),
    medium: thinker(() => wholeTurn, medium.reach, medium.answers),
    hard: thinker(() => chanceToWin(insight), hard.reach, hard.answers),
    safe: thinker(sparing(wholeTurn, insight), medium.reach, medium.answers),
  };
}
