import type { Store } from '../store.ts';
import type { SqlDatabase } from './database.ts';
import { OWES } from './rows.ts';

/** The last character: every text with a beginning comes before that beginning with this at its end. */
const LAST = '\u{10FFFF}';

/** The part of the store that keeps what people, servers and the bot itself have settled. */
export function settings(
  database: SqlDatabase,
): Pick<
  Store,
  | 'profile'
  | 'profilesWith'
  | 'setProfile'
  | 'server'
  | 'setServer'
  | 'forget'
  | 'setting'
  | 'setSetting'
  | 'settingsUnder'
> {
  const { ask, write, writeAll, dialect } = database;
  const { position } = dialect;
  const people = bodies(database, 'profiles', 'person');
  const servers = bodies(database, 'servers', 'guild');
  const profilesWith = {
    name: 'profilesWith',
    text: `SELECT body FROM profiles WHERE ${position}(body, $1) > 0 LIMIT $2`,
  };
  const under = { name: 'settingsUnder', text: 'SELECT key, value FROM notes WHERE key >= $1 AND key < $2' };
  const setting = { name: 'setting', text: 'SELECT value FROM notes WHERE key = $1' };
  const setSetting = {
    name: 'setSetting',
    text: 'INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  };
  return {
    profile: people.read,
    profilesWith: async (text, most) =>
      (await ask<{ readonly body: string }>(profilesWith, [text, most])).map(({ body }) => body),
    setProfile: people.replace,
    server: servers.read,
    setServer: servers.replace,
    forget: (person, pseudonym) =>
      writeAll([
        ['DELETE FROM profiles WHERE person = $1', [person]],
        ['UPDATE log SET person = $2 WHERE person = $1', [person, pseudonym]],
        ['UPDATE result_seats SET person = NULL WHERE person = $1', [person]],
        [`DELETE FROM notes WHERE ${position}(key || ' ', ' ' || $1 || ' ') > 0`, [person]],
        ['DELETE FROM notices WHERE person = $1', [person]],
        ['UPDATE channels SET untold = NULL WHERE untold = $1', [person]],
        [`UPDATE channels SET owed_since = NULL WHERE owed_since IS NOT NULL AND NOT ${OWES}`, []],
      ]),
    setting: async (key) => (await ask<{ readonly value: string }>(setting, [key]))[0]?.value,
    setSetting: async (key, value) => void (await write(setSetting, [key, value])),
    settingsUnder: async (beginning) => {
      const found = await ask<{ readonly key: string; readonly value: string }>(under, [
        ...[beginning, `${beginning}${LAST}`],
      ]);
      return new Map(found.map(({ key, value }) => [key, value]));
    },
  };
}

/** Bodies of one table, which are written only over what they were read as. */
function bodies({ ask, writeOnce }: SqlDatabase, table: string, key: string) {
  const read = { name: `read ${table}`, text: `SELECT body FROM ${table} WHERE ${key} = $1` };
  const add = {
    name: `add ${table}`,
    text: `INSERT INTO ${table} (${key}, body) VALUES ($1, $2) ON CONFLICT (${key}) DO NOTHING RETURNING 1 AS done`,
  };
  const replace = {
    name: `replace ${table}`,
    text: `UPDATE ${table} SET body = $2 WHERE ${key} = $1 AND body = $3 RETURNING 1 AS done`,
  };
  return {
    read: async (id: string) => (await ask<{ readonly body: string }>(read, [id]))[0]?.body,
    replace: async (id: string, body: string, former: string | undefined) =>
      (await (former === undefined ? writeOnce(add, [id, body]) : writeOnce(replace, [id, body, former])))
        .length === 1,
  };
}

/**
 * How long an interaction is remembered, in milliseconds: a day. Discord's tokens live 15 minutes
 * (https://discord.com/developers/docs/interactions/receiving-and-responding), so none comes again after that.
 */
const INTERACTION_MEMORY = 24 * 60 * 60 * 1000;

/** Forgets the interactions of more than a day ago. */
export async function forgetInteractions({ write }: SqlDatabase, now: number): Promise<void> {
  const text = 'DELETE FROM interactions WHERE at < $1';
  await write({ name: 'forgetInteractions', text }, [now - INTERACTION_MEMORY]);
}
