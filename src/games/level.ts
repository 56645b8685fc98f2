/** How far a computer looks, least first: at what lies in front of it, at its whole turn, or at what the others do then as well. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
/** How far one computer looks. */
export type Level = (typeof LEVELS)[number];

/** The level of a computer where nobody has chosen one, as when it takes a player's seat. */
export const USUAL_LEVEL: Level = 'medium';
