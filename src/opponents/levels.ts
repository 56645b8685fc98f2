import type { Level } from '../games/level.ts';
import type { Reach } from './turn-search.ts';

/** How a level thinks. All search and judge in one way; only these numbers differ. */
export interface Means extends Reach {
  /** How many answers it may think through for each that it gives. */
  readonly answers: number;
  /** For what part of its worth it takes all that is not points yet; for all of it if absent. */
  readonly prospects?: number;
  /** By how much it mistakes what an answer is worth at most, in victories. */
  readonly noise?: number;
}

/** Where most lies open. */
const OPEN: Readonly<Record<Level, Means>> = {
  'first-game': { answers: 60, deals: 1, ahead: 0, fade: 0.85, prospects: 0.1 },
  easy: { answers: 140, deals: 1, ahead: 0, fade: 0.85, prospects: 0.15 },
  medium: { answers: 400, deals: 1, ahead: 0, fade: 0.85, prospects: 0.75 },
  hard: { answers: 2000, deals: 1, ahead: 0, fade: 0.85 },
  expert: { answers: 24_000, deals: 3, ahead: 4, fade: 0.7 },
};

/** For much hidden: more deals, not more depth. All but points has little weight there, so this changes little. */
const HIDDEN: Readonly<Record<Level, Means>> = {
  'first-game': { answers: 100, deals: 1, ahead: 0, noise: 1.2 },
  easy: { answers: 100, deals: 1, ahead: 0, noise: 0.4 },
  medium: { answers: 100, deals: 1, ahead: 0, noise: 0.2 },
  hard: { answers: 200, deals: 2, ahead: 0 },
  expert: { answers: 16_000, deals: 48, ahead: 0 },
};

/** How each level thinks about a game. */
export const meansFor = (isOpen: boolean): Readonly<Record<Level, Means>> => (isOpen ? OPEN : HIDDEN);
