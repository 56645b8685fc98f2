import type { Tables } from './tables.ts';

/**
 * Frees the seats of somebody who is kept from tables, in one server or in all: they leave lobbies, and in matches their seat is free for
 * others, or for themselves should they be let back. Brings the ids of the tables that have changed.
 */
export async function evictFrom(
  tables: Pick<Tables, 'of' | 'evict'>,
  person: string,
  guild?: string,
): Promise<readonly string[]> {
  const seated = await tables.of(person, ['lobby', 'playing', 'archived']);
  const changed: string[] = [];
  for (const { table } of seated) {
    if (guild !== undefined && table.guild !== guild) continue;
    const done = await tables.evict(table.id, person, table.revision);
    if (done.kind === 'done') changed.push(table.id);
  }
  return changed;
}

/** Frees the seats of those whom the host of the bot keeps from all tables. Brings the ids of the tables that have changed. */
export async function evictBlocked(
  tables: Pick<Tables, 'of' | 'evict' | 'servers'>,
): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const person of tables.servers.blocked) changed.push(...(await evictFrom(tables, person)));
  return changed;
}
