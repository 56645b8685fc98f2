/** Where the page opens its socket. */
export const SOCKET_PATH = '/page/socket';
/** What the page may be shown at once of a channel, in messages. */
export const MOST_MESSAGES = 1000;
