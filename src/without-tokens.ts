/** The token of a bot, or that of an interaction within an address. */
const TOKENS = /\b[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}\b|(?<=\/(?:webhooks|interactions)\/\d+\/)[^/\s"']+/g;

/** A text in which every token is struck out. */
export const withoutTokens = (text: string): string => text.replace(TOKENS, '[token]');
