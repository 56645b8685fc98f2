/**
 * How long an interaction is remembered. Discord's tokens live 15 minutes
 * (https://discord.com/developers/docs/interactions/receiving-and-responding), so none comes again after a day.
 */
export const INTERACTION_MEMORY_MS = 24 * 60 * 60 * 1000;

/** How often the older ones are forgotten by a process that goes on for long; each start forgets them too. */
export const FORGETTING_MS = 60 * 60 * 1000;
