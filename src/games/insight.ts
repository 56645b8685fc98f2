import type { GameTypes } from '../kernel/game.ts';

/** What a game knows of its own positions, for those who think about what to play. */
export interface Insight<G extends GameTypes> {
  /**
   * How well each seat stands, in points of the game: what it has, and what it may hope for from how it stands. One seat's worth is
   * compared with another's, or with its own in another position.
   */
  readonly worth: (state: G['State']) => readonly number[];
  /** Whether so much lies open that it can be told what others will do in their turns. */
  readonly isOpen: boolean;
}
