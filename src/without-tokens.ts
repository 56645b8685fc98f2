/** The token of a bot, or that of an interaction within an address. */
const TOKENS =
  /(?<![\w-])[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}|(?<=\/(?:webhooks|interactions)\/\d+\/)[^/\s"']+/g;

/** A text in which every token is struck out. */
export const withoutTokens = (text: string): string => text.replace(TOKENS, '[token]');
