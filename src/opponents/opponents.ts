import type { Insight } from '../games/insight.ts';
import { LEVELS } from '../games/level.ts';
import type { GameTypes } from '../kernel/game.ts';
import { numberOf, quickChance } from '../kernel/quick-chance.ts';
import type { Knowledge } from './knowledge.ts';
import type { Budget } from './spot.ts';
import { alone, chanceToWin, compared, type Standing } from './standing.ts';
import { searchTurns } from './turn-search.ts';

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

/** The answer at a place of the decision. */
export function notationAt<G extends GameTypes>({ decision }: Knowledge<G>, place: number): string {
  const { answers } = decision;
  const answer = answers[place] ?? answers[0];
  if (answer === undefined) throw new RangeError('nothing can be answered');
  return answer.notation;
}

const random = <G extends GameTypes>(known: Knowledge<G>, _budget: Budget, seed: string): string =>
  notationAt(known, quickChance(numberOf(seed)).below(known.decision.answers.length));

/** Those who can play a game. */
export function opponentsOf<G extends GameTypes>(
  insight: Insight<G>,
): Readonly<Record<OpponentName, Opponent<G>>> {
  const { worth } = insight;
  const thinking = (standing: Standing<G>, deals: number, ahead: number, answers: number): Opponent<G> => ({
    budget: { answers },
    choose: (known, budget, seed) =>
      notationAt(known, searchTurns(known, standing, { deals, ahead }, budget, seed)),
  });
  return {
    random: { choose: random, budget: { answers: 0 } },
    easy: thinking(alone(worth), 1, 0, 30),
    medium: thinking(insight.isOpen ? compared(worth) : chanceToWin(insight), 2, 0, 1200),
    // Where much is hidden it is dealt more often instead.
    hard: insight.isOpen
      ? thinking(chanceToWin(insight), 1, 8, 12_000)
      : thinking(chanceToWin(insight), 48, 0, 16_000),
  };
}
