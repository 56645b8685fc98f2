/** How far a computer looks, least first: at what lies in front of it, at its whole turn, or at what the others do then as well. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
/** How far one computer looks. */
export type Level = (typeof LEVELS)[number];

/** The level of a computer of which nobody has said how far it looks: one that takes a player's seat among them. */
export const USUAL_LEVEL: Level = 'medium';
