import { fingerprintOf, KEPT_TABLES, LAYOUT_SINCE, statementsFor } from '../kept-tables.ts';
import { fromOtherVersion, StoreRefused } from '../refusal.ts';
import type { DatabaseQuery, SqlStatement } from '../sql/database.ts';
import type { Server } from './server.ts';

/** Everything in a database but what marks it. */
const STATEMENTS = `
  ${KEPT_TABLES.flatMap((table) => [
    ...(table.name === 'notices' ? ['CREATE SEQUENCE notice_ids;'] : []),
    statementsFor(table, 'postgres'),
  ]).join('\n  ')}

  CREATE TABLE claims (
    table_id text COLLATE "C" PRIMARY KEY,
    owner text NOT NULL,
    epoch bigint NOT NULL,
    until timestamptz NOT NULL
  );
  CREATE INDEX claims_by_owner ON claims (owner);

  CREATE TABLE hosts (
    owner text COLLATE "C" PRIMARY KEY,
    until timestamptz NOT NULL,
    shares boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 50);

  CREATE TABLE shards (
    shard int PRIMARY KEY,
    owner text COLLATE "C" NOT NULL,
    epoch bigint NOT NULL,
    until timestamptz NOT NULL,
    session text
  ) WITH (fillfactor = 50);

  CREATE TABLE identifies (
    bucket int PRIMARY KEY,
    at timestamptz NOT NULL
  );

  CREATE TABLE invalid_requests (
    minute bigint PRIMARY KEY,
    many bigint NOT NULL
  );
`;

/** The layout that this code reads and writes. */
export const LAYOUT = fingerprintOf(STATEMENTS);

/** Tells the lock of setting up, and of who begins, from other advisory locks of the same database ("Harb"). */
const LOCK = 0x48617262;

/** Lets one process after the other begin, each until its transaction ends. */
export const BEGINNING: SqlStatement = { name: 'lock', text: `SELECT pg_advisory_xact_lock(${LOCK})` };

/** Whose a database is: this version's, that of another version, or nobody's, as it is empty. */
export type Origin =
  | { readonly kind: 'today' | 'empty' }
  | { readonly kind: 'other'; readonly madeBy: string | undefined };

/** Looks whose a database is. Throws {@link StoreRefused} where it holds something else. */
export async function originOf(ask: DatabaseQuery, place: string): Promise<Origin> {
  const [found] = await ask<{
    readonly marked: boolean;
    readonly others: boolean;
    readonly encoding: string;
  }>({
    name: 'look',
    text: `
      SELECT to_regclass(quote_ident(current_schema()) || '.harbour_layout') IS NOT NULL AS marked,
        current_setting('server_encoding') AS encoding,
        EXISTS (
          SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
            AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')) AS others`,
  });
  if (found === undefined) throw new StoreRefused(`The database ${place} says nothing.`);
  if (found.encoding !== 'UTF8')
    throw new StoreRefused(`The database ${place} has the encoding ${found.encoding}. Create one with UTF8.`);
  if (!found.marked) {
    if (found.others)
      throw new StoreRefused(
        `The database ${place} has tables that are not the bot’s, so it is not a database of this bot.`,
        'Choose another one with DATABASE_URL.',
      );
    return { kind: 'empty' };
  }
  // Read as JSON, as before 1.0.0 there was no such column.
  const [marked] = await ask<{ readonly layout: number; readonly madeBy: string | null }>({
    name: 'layout',
    text: `SELECT layout, to_json(harbour_layout)->>'made_by' AS "madeBy" FROM harbour_layout`,
  });
  return marked?.layout === LAYOUT
    ? { kind: 'today' }
    : { kind: 'other', madeBy: marked?.madeBy ?? undefined };
}

/** Sets up an empty database, once if several start at a time. Throws `StoreRefused` if it is not ours. */
export async function layOut(server: Server, place: string): Promise<void> {
  await server.transact(async (ask) => {
    await ask(BEGINNING);
    const origin = await originOf(ask, place);
    if (origin.kind === 'other') throw fromOtherVersion(place, origin.madeBy);
    if (origin.kind === 'today') return;
    await ask({ name: 'set up', text: STATEMENTS });
    await ask({
      name: 'mark',
      text: `CREATE TABLE harbour_layout (one boolean PRIMARY KEY CHECK (one), layout bigint NOT NULL, made_by text NOT NULL);
        INSERT INTO harbour_layout VALUES (true, ${LAYOUT}, '${LAYOUT_SINCE}')`,
    });
  });
}
