import type { Insight } from '../../games/insight.ts';
import type { GameTypes } from '../../kernel/game.ts';
import { notationAt, type Opponent } from '../opponents.ts';
import { compared } from '../standing.ts';
import { searchTurns } from '../turn-search.ts';

/** Who plays the games that are learned from: like medium with less thought, by the weights made by hand, so that what is learned does not change it. */
export const teacherOf = <G extends GameTypes>({ worth }: Insight<G>): Opponent<G> => ({
  budget: 400,
  choose: (known, plies, seed) =>
    notationAt(known, searchTurns(known, compared(worth), { deals: 1, ahead: 0 }, plies, seed)),
});
