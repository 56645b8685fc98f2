import type { SqlDatabase } from './database.ts';

/**
 * How long an interaction is remembered, in milliseconds: a day. Discord's tokens live 15 minutes
 * (https://discord.com/developers/docs/interactions/receiving-and-responding), so none comes again after that.
 */
const INTERACTION_MEMORY = 24 * 60 * 60 * 1000;

/** Forgets the interactions of more than a day ago. */
export async function forgetInteractions({ write }: SqlDatabase, clock: { now(): number }): Promise<void> {
  const text = 'DELETE FROM interactions WHERE at < $1';
  await write({ name: 'forgetInteractions', text }, [clock.now() - INTERACTION_MEMORY]);
}
