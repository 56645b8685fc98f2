import type Database from 'better-sqlite3';
import type { Dialect, SqlDatabase, SqlReader, SqlStatement, SqlValue } from '../sql/database.ts';
import { hasRightChecksum } from './checksums.ts';

/** What statements for both databases say in SQLite. */
const dialectOf = (database: Database.Database): Dialect => ({
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

/** Runs a statement at once, with $1, $2 and so on for its parameters. */
export type RunSql = <R extends object>(text: string, values?: readonly SqlValue[]) => readonly R[];

/** Runs statements, each prepared once. */
export function runningSql(database: Database.Database): RunSql {
  const prepared = new Map<string, Database.Statement<[Readonly<Record<string, unknown>>], unknown>>();
  return <R extends object>(text: string, values: readonly SqlValue[] = []): readonly R[] => {
    const statement =
      prepared.get(text) ?? database.prepare<[Readonly<Record<string, unknown>>], unknown>(text);
    prepared.set(text, statement);
    const given = Object.fromEntries(values.map((value, at) => [at + 1, sqliteValue(value)]));
    // The boundary to the database: who asks says what the columns are.
    if (statement.reader) return statement.all(given) as readonly R[];
    statement.run(given);
    return [];
  };
}

/** SQLite has neither flags nor lists. */
const sqliteValue = (value: SqlValue): string | number | null =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value;

/** A SQLite database as one of either kind, to be read. */
export function sqlReader(database: Database.Database, run = runningSql(database)): SqlReader {
  const ask = async <R extends object>({ text }: SqlStatement, values?: readonly SqlValue[]) =>
    run<R>(text, values);
  return { dialect: dialectOf(database), ask, look: ask };
}

/** Does work in a transaction that looks whether this process may write. Nothing writes outside of one. */
export type SqliteWrite = <T>(work: () => T) => T;

/** The same, to be written as well. */
export function sqlDatabase(database: Database.Database, run: RunSql, write: SqliteWrite): SqlDatabase {
  const written = async <R extends object>({ text }: SqlStatement, values?: readonly SqlValue[]) =>
    write(() => run<R>(text, values));
  return {
    ...sqlReader(database, run),
    ...{ write: written, writeOnce: written },
    writeAll: async (writes) =>
      write(() => {
        for (const [text, values] of writes) run(text, values);
      }),
  };
}
