import type Database from 'better-sqlite3';
import type { Dialect, SqlDatabase, SqlReader, SqlStatement, SqlValue } from '../sql/database.ts';
import { hasRightChecksum } from './checksums.ts';
import type { Writer } from './writer.ts';

/** What statements for both databases say in SQLite. */
export const dialectOf = (database: Database.Database): Dialect => ({
  among: (column, list) => `${column} IN (SELECT value FROM json_each(${list}))`,
  isSet: (column) => `${column} = 1`,
  position: 'instr',
  object: (fields) => `json_object(${fields})`,
  known: (object) => `json_patch('{}', ${object})`,
  list: (value, order) => `json_group_array(${value} ORDER BY ${order})`,
  flag: (column) => `json(iif(${column}, 'true', 'false'))`,
  json: (text) => `json(${text})`,
  by: (index) => ` INDEXED BY ${index}`,
  whole: (table) => hasRightChecksum(database, table),
  wakeAt: '(SELECT at FROM wakes WHERE table_id = known.id)',
  wakes: 'wakes',
});

/** The parameters of a statement by their names, as SQLite takes them. */
export type SqliteRecord = Readonly<Record<string, string | number | null>>;

/** A row by its columns as SQLite takes it, which has no flags. */
export const toSqlite = (record: Readonly<Record<string, string | number | boolean | null>>): SqliteRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );

/** Runs a statement of the shared kind at once. */
export type RunSql = <R extends object>(
  statement: SqlStatement,
  values?: readonly SqlValue[],
) => readonly R[];

/** Runs statements of the shared kind, each prepared once. */
export function runningSql(database: Database.Database): RunSql {
  const prepared = new Map<string, Database.Statement<[Readonly<Record<string, unknown>>], unknown>>();
  return <R extends object>({ text }: SqlStatement, values: readonly SqlValue[] = []): readonly R[] => {
    const statement =
      prepared.get(text) ?? database.prepare<[Readonly<Record<string, unknown>>], unknown>(text);
    prepared.set(text, statement);
    const given = Object.fromEntries(
      values.map((value, at) => [at + 1, Array.isArray(value) ? JSON.stringify(value) : value]),
    );
    // The boundary to the database: who asks says what the columns are.
    if (statement.reader) return statement.all(given) as readonly R[];
    statement.run(given);
    return [];
  };
}

/** A SQLite database as one of either kind, to be read. */
export function sqlReader(database: Database.Database, run: RunSql): SqlReader {
  const ask = async <R extends object>(statement: SqlStatement, values?: readonly SqlValue[]) =>
    run<R>(statement, values);
  return { dialect: dialectOf(database), ask, look: ask };
}

/** The same, to be written as well. */
export function sqlDatabase(database: Database.Database, run: RunSql, write: Writer): SqlDatabase {
  const written = async <R extends object>(statement: SqlStatement, values?: readonly SqlValue[]) =>
    write(() => run<R>(statement, values))();
  return {
    ...sqlReader(database, run),
    ...{ write: written, writeOnce: written },
    writeAll: async (writes) =>
      write(() => {
        for (const [text, values] of writes) run({ name: text, text }, values);
      })(),
  };
}
