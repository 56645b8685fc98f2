import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { addressInWords } from '../postgres/address.ts';
import { layOut } from '../postgres/layout.ts';
import { refusal } from '../postgres/postgres-store.ts';
import { Server, StatementRefused } from '../postgres/server.ts';
import { StoreRefused } from '../refusal.ts';
import type { DatabaseQuery } from '../sql/database.ts';
import { openFile } from '../sqlite/open-file.ts';
import { MOVED, type MovedTable } from './moved-tables.ts';

/** So many rows are written and compared at once. */
const BATCH = 200;
/** What comes after the highest id of a notice: more than are told while a move is tried and taken back. */
const LEAP = 2 ** 20;

/** The server's code for such a character; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNTRANSLATABLE = '22P05';

/** What was moved. */
export interface Moved {
  /** Where to, in words for the host. */
  readonly place: string;
  readonly tables: number;
  readonly moves: number;
  /** Every row of every table, each compared. */
  readonly rows: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Copies everything from a SQLite file into a PostgreSQL database, in one transaction, and compares every row before
 * it commits. The file stays unchanged. It may be repeated until a bot has worked with the database.
 *
 * @throws StoreRefused if the file is in use, damaged or absent, the database cannot be reached or a bot has worked
 * with it, or a row differs after the copy; nothing is moved then
 */
export async function moveStore(file: string, address: string): Promise<Moved> {
  const place = addressInWords(address);
  if (!existsSync(file)) throw new StoreRefused(`There is no database ${file} to move.`);
  const opened = await openFile(file);
  const server = new Server(address);
  try {
    await layOut(server, place);
    return await server.transact(async (ask) => {
      await refuseWorkedWith(ask, place);
      for (const { name } of [...MOVED].reverse()) await ask({ name: 'clear', text: `DELETE FROM ${name}` });
      let rows = 0;
      for (const table of MOVED) rows += await copy(opened.database, ask, table);
      for (const table of MOVED) await compare(opened.database, ask, table, place);
      await ask(
        {
          name: 'leap',
          text: `SELECT setval('notice_ids', $1)`,
        },
        [lastNotice(opened.database) + LEAP],
      );
      const count = (name: string) =>
        opened.database.prepare<[], number>(`SELECT COUNT(*) FROM ${name}`).pluck().get() ?? 0;
      return { place, rows, tables: count('tables'), moves: count('log') };
    });
  } catch (error) {
    if (error instanceof StatementRefused && error.code === UNTRANSLATABLE)
      throw new StoreRefused(
        `A text in ${file} has a character of code 0, which PostgreSQL keeps in none. Nothing was moved.`,
      );
    throw refusal(error, place);
  } finally {
    opened.lease.release();
    opened.close();
    await server.close();
  }
}

async function refuseWorkedWith(ask: DatabaseQuery, place: string): Promise<void> {
  // Nobody may begin to work there until all is moved.
  await ask({ name: 'lock', text: 'LOCK TABLE claims IN ACCESS EXCLUSIVE MODE' });
  if ((await ask({ name: 'claimed', text: 'SELECT FROM claims LIMIT 1' })).length > 0)
    throw new StoreRefused(
      `A bot has already worked with the database ${place}, so nothing was moved. Name an empty one, or empty this one first.`,
    );
}

const lastNotice = (database: Database.Database): number =>
  database.prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'notices'").pluck().get() ?? 0;

/** The rows of a table in SQLite, by its key. */
const rowsIn = (
  database: Database.Database,
  { name, from, columns, key }: MovedTable,
): IterableIterator<Row> =>
  database
    .prepare<[], Row>(`SELECT ${columns.join(', ')} FROM ${from ?? name} ORDER BY ${key.join(', ')}`)
    .iterate();

async function copy(database: Database.Database, ask: DatabaseQuery, table: MovedTable): Promise<number> {
  const { name, columns, flags = [], json = [] } = table;
  const values = columns.map((column) =>
    flags.includes(column) ? `(${column} = 1)` : json.includes(column) ? `${column}::json` : column,
  );
  const types = await typesOf(ask, table);
  const text = `INSERT INTO ${name} (${columns.join(', ')})
    SELECT ${values.join(', ')} FROM json_to_recordset($1) AS moved (${columns.map((column) => `${column} ${types.get(column)}`).join(', ')})`;
  let rows = 0;
  for (const batch of batches(rowsIn(database, table))) {
    await ask({ name: 'copy', text }, [JSON.stringify(batch)]);
    rows += batch.length;
  }
  return rows;
}

/** What SQLite's values of the columns are read as: numbers or texts. */
async function typesOf(
  ask: DatabaseQuery,
  { name, flags = [] }: MovedTable,
): Promise<ReadonlyMap<string, string>> {
  const columns = await ask<{ readonly column: string; readonly type: string }>(
    {
      name: 'types',
      text: `SELECT attname AS column, atttypid::regtype::text AS type FROM pg_attribute
        WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    },
    [name],
  );
  return new Map(
    columns.map(({ column, type }) => [
      column,
      type === 'bigint' || flags.includes(column) ? 'bigint' : 'text',
    ]),
  );
}

function* batches(rows: Iterable<Row>): Generator<readonly Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Compares every row with what was written of it, and looks that there is no other. */
async function compare(
  database: Database.Database,
  ask: DatabaseQuery,
  table: MovedTable,
  place: string,
): Promise<void> {
  const { name, columns, flags = [], json = [], key } = table;
  const values = columns.map((column) =>
    flags.includes(column)
      ? `${column}::int AS ${column}`
      : json.includes(column)
        ? `${column}::text AS ${column}`
        : column,
  );
  await ask({
    name: 'walk',
    text: `DECLARE moved NO SCROLL CURSOR FOR SELECT ${values.join(', ')} FROM ${name} ORDER BY ${key.join(', ')}`,
  });
  const next = () => ask<Row>({ name: 'fetch', text: `FETCH ${BATCH} FROM moved` });
  for (const batch of batches(rowsIn(database, table))) {
    const written = await next();
    const isSame = batch.every((row, at) => columns.every((column) => row[column] === written[at]?.[column]));
    if (!isSame || written.length !== batch.length)
      throw new StoreRefused(
        `A row of "${name}" is not in ${place} as it was in the file. Nothing was moved.`,
      );
  }
  if ((await next()).length > 0)
    throw new StoreRefused(`"${name}" has more rows in ${place} than in the file. Nothing was moved.`);
  await ask({ name: 'over', text: 'CLOSE moved' });
}
