import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { columnsIn, KEPT_TABLES, type KeptTable } from '../kept-tables.ts';
import { layOut } from '../postgres/layout.ts';
import { StatementRefused, withServer } from '../postgres/server.ts';
import { StoreRefused } from '../refusal.ts';
import type { DatabaseQuery } from '../sql/database.ts';
import { openFile } from '../sqlite/open-file.ts';

const BATCH = 200;
/** What comes after the highest id of a notice: more than are told while a move is tried and taken back. */
const LEAP = 2 ** 20;

/** The server's code for such a character; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNTRANSLATABLE = '22P05';

/** What was moved. */
export interface Moved {
  readonly place: string;
  readonly tables: number;
  readonly moves: number;
  /** Every row of every table, each compared. */
  readonly rows: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Copies everything from a SQLite file into PostgreSQL in one transaction, and compares every row before it commits.
 * Throws `StoreRefused` if that cannot be done. The file stays as it is, and it can be done again.
 */
export async function moveStore(file: string, address: string): Promise<Moved> {
  if (!existsSync(file)) throw new StoreRefused(`There is no database ${file} to move.`);
  const { database, close } = await openFile(file);
  try {
    return await withServer(address, async (server, place) => {
      await layOut(server, place);
      return server
        .transact((ask) => moveInto(ask, database, place))
        .catch((error: unknown) => {
          if (!(error instanceof StatementRefused) || error.code !== UNTRANSLATABLE) throw error;
          throw new StoreRefused(
            `A text in ${file} has a character of code 0, which PostgreSQL keeps in none. Nothing was moved.`,
          );
        });
    });
  } finally {
    close();
  }
}

async function moveInto(ask: DatabaseQuery, database: Database.Database, place: string): Promise<Moved> {
  await refuseWorkedWith(ask, place);
  for (const { name } of KEPT_TABLES.toReversed()) await ask({ name: 'clear', text: `DELETE FROM ${name}` });
  let rows = 0;
  for (const table of KEPT_TABLES) rows += await copy(database, ask, table);
  for (const table of KEPT_TABLES) await compare(database, ask, table, place);
  const last = count(database, "SELECT seq FROM sqlite_sequence WHERE name = 'notices'");
  await ask({ name: 'leap', text: `SELECT setval('notice_ids', $1)` }, [last + LEAP]);
  return {
    ...{ place, rows },
    tables: count(database, 'SELECT COUNT(*) FROM tables'),
    moves: count(database, 'SELECT COUNT(*) FROM log'),
  };
}

const count = (database: Database.Database, text: string): number =>
  database.prepare<[], number>(text).pluck().get() ?? 0;

async function refuseWorkedWith(ask: DatabaseQuery, place: string): Promise<void> {
  // Nobody may begin to work there until all is moved.
  await ask({ name: 'lock', text: 'LOCK TABLE claims IN ACCESS EXCLUSIVE MODE' });
  if ((await ask({ name: 'claimed', text: 'SELECT FROM claims LIMIT 1' })).length > 0)
    throw new StoreRefused(
      `A bot has already worked with the database ${place}, so nothing was moved. Name an empty one, or empty this one first.`,
    );
}

/** The columns of a table by name, in PostgreSQL, which has all of them. */
const columnsOf = (table: KeptTable) => Object.entries(columnsIn(table, 'postgres'));
const namesOf = (table: KeptTable): readonly string[] => columnsOf(table).map(([column]) => column);

/** The rows of a table in SQLite, by its key. When something is due is a table of its own there. */
const rowsIn = (database: Database.Database, table: KeptTable): IterableIterator<Row> =>
  database
    .prepare<[], Row>(
      `SELECT ${namesOf(table).join(', ')} FROM ${table.name}
        ${table.name === 'tables' ? 'LEFT JOIN (SELECT table_id, at AS wake_at FROM wakes) ON table_id = id' : ''}
        ORDER BY ${table.key.join(', ')}`,
    )
    .iterate();

async function copy(database: Database.Database, ask: DatabaseQuery, table: KeptTable): Promise<number> {
  const columns = columnsOf(table);
  const values = columns.map(([column, kind]) =>
    kind === 'flag' ? `(${column} = 1)` : kind === 'json' ? `${column}::json` : column,
  );
  const given = columns.map(([column, kind]) => `${column} ${/number|flag/.test(kind) ? 'bigint' : 'text'}`);
  const text = `INSERT INTO ${table.name} (${namesOf(table).join(', ')})
    SELECT ${values.join(', ')} FROM json_to_recordset($1) AS moved (${given.join(', ')})`;
  let rows = 0;
  for (const batch of batches(rowsIn(database, table))) {
    await ask({ name: 'copy', text }, [JSON.stringify(batch)]);
    rows += batch.length;
  }
  return rows;
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
  table: KeptTable,
  place: string,
): Promise<void> {
  const { name, key } = table;
  const columns = namesOf(table);
  const casts: Readonly<Record<string, string>> = { flag: 'int', json: 'text' };
  const values = columnsOf(table).map(([column, kind]) =>
    casts[kind] === undefined ? column : `${column}::${casts[kind]} AS ${column}`,
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
