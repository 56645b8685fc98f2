/** Why a table cannot be spoken of where it lives: the channel is gone, closed to the bot or a locked thread, or the bot left the server. */
export const BARRIERS = ['vanished', 'closed', 'locked', 'left'] as const;
/** One of {@link BARRIERS}. */
export type Barrier = (typeof BARRIERS)[number];
