import type { Dialect, SqlDatabase } from '../sql/database.ts';
import type { Server } from './server.ts';

/** What statements for both databases say in PostgreSQL. */
export const DIALECT: Dialect = {
  among: (column, list) => `${column} = ANY (${list})`,
  isSet: (column) => column,
  position: 'strpos',
  object: (fields) => `json_build_object(${fields})`,
  known: (object) => `json_strip_nulls(${object})`,
  list: (value, order) => `coalesce(json_agg(${value} ORDER BY ${order}), '[]')`,
  flag: (column) => column,
  json: (text) => text,
  by: () => '',
  // PostgreSQL has checksums of its own, of pages.
  whole: () => 'true',
  wakeAt: 'known.wake_at',
  wakes: '(SELECT id AS table_id, wake_at AS at FROM tables) AS wakes',
};

/** A PostgreSQL server as a database of either kind. */
export const sqlDatabase = (server: Server): SqlDatabase => ({
  dialect: DIALECT,
  ...{ ask: server.ask, write: server.ask, writeOnce: server.askOnce },
  look: (statement, values) => server.transact((ask) => ask(statement, values)),
  writeAll: (writes) =>
    server.transact(async (ask) => {
      for (const [text, values] of writes) await ask({ name: 'all', text }, values);
    }),
});
