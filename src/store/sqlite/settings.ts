import type Database from 'better-sqlite3';
import type { Store } from '../store.ts';
import { OWES } from './channels.ts';
import type { Writer } from './writer.ts';

/** The part of the store that keeps what people and servers have settled. */
export function settingsStore(
  database: Database.Database,
  write: Writer,
): Pick<Store, 'profile' | 'profilesWith' | 'setProfile' | 'server' | 'setServer' | 'forget' | 'finishedBy'> {
  const profile = database.prepare<[string], string>('SELECT body FROM profiles WHERE person = ?').pluck();
  const profilesWith = database
    .prepare<[string, number], string>('SELECT body FROM profiles WHERE instr(body, ?) > 0 LIMIT ?')
    .pluck();
  const dropProfile = database.prepare<[string]>('DELETE FROM profiles WHERE person = ?');
  const renameInLogs = database.prepare<[string, string]>('UPDATE log SET person = ? WHERE person = ?');
  const dropFromResults = database.prepare<[string]>(
    'UPDATE result_seats SET person = NULL WHERE person = ?',
  );
  const dropSettings = database.prepare<[string]>(
    "DELETE FROM notes WHERE instr(key || ' ', ' ' || ? || ' ') > 0",
  );
  const dropNotices = database.prepare<[string]>('DELETE FROM notices WHERE person = ?');
  const dropUntold = database.prepare<[string]>('UPDATE channels SET untold = NULL WHERE untold = ?');
  const dropOwed = database.prepare<[]>(
    `UPDATE channels SET owed_since = NULL WHERE owed_since IS NOT NULL AND NOT ${OWES}`,
  );
  const server = database.prepare<[string], string>('SELECT body FROM servers WHERE guild = ?').pluck();
  const finished = database.prepare<[string, string], { readonly person: string; readonly count: number }>(`
    SELECT people.person, COUNT(*) AS count
    FROM people JOIN tables INDEXED BY tables_finished ON tables.id = people.table_id
    WHERE people.person IN (SELECT value FROM json_each(?)) AND tables.game = ? AND tables.finished = 1
    GROUP BY people.person`);
  const forget = write((person: string, pseudonym: string) => {
    dropProfile.run(person);
    renameInLogs.run(pseudonym, person);
    dropFromResults.run(person);
    dropSettings.run(person);
    dropNotices.run(person);
    dropUntold.run(person);
    dropOwed.run();
  });
  return {
    profile: async (person) => profile.get(person),
    profilesWith: async (text, most) => profilesWith.all(text, most),
    setProfile: replacing(database, write, { table: 'profiles', key: 'person' }),
    forget: async (person, pseudonym) => forget(person, pseudonym),
    server: async (guild) => server.get(guild),
    setServer: replacing(database, write, { table: 'servers', key: 'guild' }),
    finishedBy: async (people, game) =>
      new Map(finished.all(JSON.stringify(people), game).map(({ person, count }) => [person, count])),
  };
}

/** Writes a body where it still is what it was, in one statement. */
function replacing(
  database: Database.Database,
  write: Writer,
  { table, key }: { readonly table: 'profiles' | 'servers'; readonly key: 'person' | 'guild' },
): (id: string, body: string, former: string | undefined) => Promise<boolean> {
  const add = database.prepare<[string, string]>(
    `INSERT INTO ${table} (${key}, body) VALUES (?, ?) ON CONFLICT (${key}) DO NOTHING`,
  );
  const replace = database.prepare<[string, string, string]>(
    `UPDATE ${table} SET body = ? WHERE ${key} = ? AND body = ?`,
  );
  const put = write(
    (id: string, body: string, former: string | undefined) =>
      (former === undefined ? add.run(id, body) : replace.run(body, id, former)).changes === 1,
  );
  return async (id, body, former) => put(id, body, former);
}
