/** How well a computer plays, least first. */
export const LEVELS = ['first-game', 'easy', 'medium', 'hard', 'expert'] as const;
/** How well one computer plays. */
export type Level = (typeof LEVELS)[number];

/** The level of a computer if nobody has chosen one, as when it takes a player's seat. */
export const USUAL_LEVEL: Level = 'medium';

/** The level of computers beside somebody who is still learning the game, if nobody has chosen one. */
export const LEARNERS_LEVEL: Level = 'first-game';
