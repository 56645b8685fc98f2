import type { Tables } from './tables.ts';

/**
 * Removes all that is kept of somebody: they leave lobbies, give up matches, and in everything that others play on with, or have
 * played, a pseudonym stands for them. An interruption leaves the rest to be removed when it is
 * asked for again. Brings the ids of the tables that have changed.
 */
export async function forgetPerson(
  tables: Tables,
  person: string,
  interaction: string,
): Promise<readonly string[]> {
  const pseudonym = `gone-${interaction}`;
  const named = await tables.dossiers.mentioning(person);
  for (const { table } of named) {
    const act = (what: string) => ({
      table: table.id,
      person,
      interaction: `${what}:${table.id}:${interaction}`,
    });
    if (table.phase === 'lobby') await tables.leave(act('leave'));
    if (table.phase === 'archived') await tables.takeUp(act('take-up'));
    if (table.phase === 'playing' || table.phase === 'archived')
      await tables.depart(act('concede'), 'concede');
    await tables.dossiers.pseudonymise(act('forget'), pseudonym);
  }
  await tables.dossiers.forget(person, pseudonym);
  return named.map(({ table }) => table.id);
}
