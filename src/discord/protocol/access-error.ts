/** Why a table cannot be spoken of where it lives: the channel is gone, closed to the bot or a locked thread, or the bot left the server. */
export const ACCESS_ERRORS = ['vanished', 'closed', 'locked', 'left'] as const;
/** One of {@link ACCESS_ERRORS}. */
export type AccessError = (typeof ACCESS_ERRORS)[number];
