import type { Game, GameTypes } from '../engine/game.ts';
import type { Insight } from './insight.ts';

/** The rules of a game and how it judges positions, its types closed over: all that it takes to think about it. */
export interface RuledGame {
  /** Hands out the rules with their types. */
  readonly ruled: <T>(by: <G extends GameTypes>(game: Game<G>, insight: Insight<G>) => T) => T;
}

/** Puts the rules of a game together with how it judges positions. */
export const ruledGame = <G extends GameTypes>(game: Game<G>, insight: Insight<G>): RuledGame => ({
  ruled: (by) => by(game, insight),
});
