import type { GameTypes } from '../engine/game.ts';
import type { Knowledge } from './knowledge.ts';
import type { Budget } from './spot.ts';

/** Chooses an answer from what a seat knows: its notation, the same each time unless the budget ends early. */
export type Choose<G extends GameTypes> = (known: Knowledge<G>, budget: Budget, seed: string) => string;

/** Somebody who plays a game, and the budget that it is meant to have for each answer. */
export interface Opponent<G extends GameTypes> {
  readonly choose: Choose<G>;
  readonly budget: Budget;
}
