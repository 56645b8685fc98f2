import type Database from 'better-sqlite3';
import type { Store } from './store.ts';
import type { Writer } from './writer.ts';

type Settled = Pick<Store, 'profile' | 'setProfile' | 'forget' | 'server' | 'setServer'>;

/** The part of the store that keeps what people and servers have settled. */
export function settled(database: Database.Database, write: Writer): Settled {
  const profile = database.prepare<[string], string>('SELECT body FROM profiles WHERE person = ?').pluck();
  const putProfile = database.prepare<[string, string]>(
    'INSERT INTO profiles (person, body) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET body = excluded.body',
  );
  const dropProfile = database.prepare<[string]>('DELETE FROM profiles WHERE person = ?');
  const renameInLogs = database.prepare<[string, string]>('UPDATE log SET person = ? WHERE person = ?');
  const dropSaid = database.prepare<[string]>(`DELETE FROM outbox WHERE instr(body, '"' || ? || '"') > 0`);
  const dropNotes = database.prepare<[string]>(
    "DELETE FROM notes WHERE instr(key || ' ', ' ' || ? || ' ') > 0",
  );
  const server = database.prepare<[string], string>('SELECT body FROM servers WHERE guild = ?').pluck();
  const putServer = database.prepare<[string, string]>(
    'INSERT INTO servers (guild, body) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET body = excluded.body',
  );
  const setProfile = write((person: string, body: string) => void putProfile.run(person, body));
  const setServer = write((guild: string, body: string) => void putServer.run(guild, body));
  const forget = write((person: string, pseudonym: string) => {
    dropProfile.run(person);
    renameInLogs.run(pseudonym, person);
    dropSaid.run(person);
    dropNotes.run(person);
  });
  return {
    profile: async (person) => profile.get(person),
    setProfile: async (person, body) => setProfile(person, body),
    forget: async (person, pseudonym) => forget(person, pseudonym),
    server: async (guild) => server.get(guild),
    setServer: async (guild, body) => setServer(guild, body),
  };
}
