import { pseudonymFor } from './model/pseudonym.ts';
import type { Tables } from './tables.ts';

interface Erasure {
  /** The ids of the tables that have changed. */
  readonly tables: readonly string[];
  /** How many tables still name them: those that cannot be read, or could not be written just then. */
  readonly left: number;
}

/**
 * Erases all that is kept of somebody: they leave lobbies and give up matches, and a pseudonym replaces them elsewhere.
 * After an interruption, or if a table cannot be read, the rest is removed when it is asked for again.
 */
export async function erasePerson(tables: Tables, person: string, interaction: string): Promise<Erasure> {
  const pseudonym = pseudonymFor(interaction);
  const changed: string[] = [];
  let left = 0;
  for await (const now of tables.personalData.eachMentioning(person)) {
    if (now === undefined) {
      left += 1;
      continue;
    }
    const { table } = now;
    changed.push(table.id);
    const command = (what: string) => ({
      table: table.id,
      person,
      interaction: `${what}:${table.id}:${interaction}`,
    });
    if (table.phase === 'lobby') await tables.leave(command('leave'));
    if (table.phase === 'archived') await tables.takeUp(command('take-up'));
    if (table.phase === 'playing' || table.phase === 'archived')
      await tables.depart(command('concede'), 'concede');
    const done = await tables.personalData.pseudonymise(command('forget'), pseudonym);
    if (done.kind === 'refused') left += 1;
  }
  await tables.personalData.forget(person, pseudonym);
  return { tables: changed, left };
}
