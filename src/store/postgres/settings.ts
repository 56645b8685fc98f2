import type { Store } from '../store.ts';
import type { DatabaseQuery, Server, SqlStatement } from './server.ts';

/** Whether something is left to do at the table of a row of `channels`. */
const OWES = `EXISTS (
  SELECT FROM tables WHERE tables.id = channels.table_id AND (
    (tables.generation > channels.posted AND coalesce(channels.given_up, -1) < tables.revision)
    OR (tables.thread_over AND NOT channels.archived)
    OR EXISTS (SELECT FROM notices WHERE notices.table_id = tables.id)
    OR EXISTS (
      SELECT FROM channel_messages AS message WHERE message.table_id = tables.id
        AND (message.standing = 'leaving' OR message.standing = 'live' AND message.shows < tables.revision))))`;

/** What goes or changes with somebody who is forgotten ($1), in order; $2 is the name that stands for them. */
const FORGET = [
  'DELETE FROM profiles WHERE person = $1',
  'UPDATE log SET person = $2 WHERE person = $1',
  'UPDATE result_seats SET person = NULL WHERE person = $1',
  "DELETE FROM notes WHERE strpos(key || ' ', ' ' || $1 || ' ') > 0",
  'DELETE FROM notices WHERE person = $1',
  'UPDATE channels SET untold = NULL WHERE untold = $1',
  `UPDATE channels SET owed_since = NULL WHERE owed_since IS NOT NULL AND NOT ${OWES}`,
] as const;

const PROFILES_WITH: SqlStatement = {
  name: 'profilesWith',
  text: 'SELECT body FROM profiles WHERE strpos(body, $1) > 0 LIMIT $2',
};
const SETTING: SqlStatement = { name: 'setting', text: 'SELECT value FROM notes WHERE key = $1' };
const SET_SETTING: SqlStatement = {
  name: 'setSetting',
  text: 'INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
};
const SETTINGS_UNDER: SqlStatement = {
  name: 'settingsUnder',
  text: 'SELECT key, value FROM notes WHERE starts_with(key, $1)',
};

/** The part of the store that keeps what people, servers and the bot itself have settled. */
export function settingsRows(
  server: Server,
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
  const people = bodies(server, 'profiles', 'person');
  const servers = bodies(server, 'servers', 'guild');
  return {
    profile: people.read,
    profilesWith: async (text, most) =>
      (await server.ask<{ readonly body: string }>(PROFILES_WITH, [text, most])).map(({ body }) => body),
    setProfile: people.replace,
    server: servers.read,
    setServer: servers.replace,
    forget: (person, pseudonym) =>
      server.transact(async (ask) => {
        for (const text of FORGET)
          await ask(
            { name: 'forget', text },
            text.includes('$2') ? [person, pseudonym] : text.includes('$1') ? [person] : [],
          );
      }),
    setting: async (key) => (await server.ask<{ readonly value: string }>(SETTING, [key]))[0]?.value,
    settingsUnder: async (beginning) =>
      new Map(
        (await server.ask<{ readonly key: string; readonly value: string }>(SETTINGS_UNDER, [beginning])).map(
          ({ key, value }) => [key, value],
        ),
      ),
    setSetting: async (key, value) => void (await server.ask(SET_SETTING, [key, value])),
  };
}

/** Bodies of one table, which are written only over what they were read as. */
function bodies(
  { ask, askOnce }: { readonly ask: DatabaseQuery; readonly askOnce: DatabaseQuery },
  table: string,
  key: string,
) {
  const read: SqlStatement = { name: `read ${table}`, text: `SELECT body FROM ${table} WHERE ${key} = $1` };
  const add: SqlStatement = {
    name: `add ${table}`,
    text: `INSERT INTO ${table} (${key}, body) VALUES ($1, $2) ON CONFLICT (${key}) DO NOTHING RETURNING 1 AS done`,
  };
  const replace: SqlStatement = {
    name: `replace ${table}`,
    text: `UPDATE ${table} SET body = $2 WHERE ${key} = $1 AND body = $3 RETURNING 1 AS done`,
  };
  return {
    read: async (id: string) => (await ask<{ readonly body: string }>(read, [id]))[0]?.body,
    replace: async (id: string, body: string, former: string | undefined) =>
      (await (former === undefined ? askOnce(add, [id, body]) : askOnce(replace, [id, body, former])))
        .length === 1,
  };
}
