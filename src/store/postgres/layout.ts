import { fingerprintOf, fromOtherVersion, LAYOUT_SINCE } from '../layout.ts';
import { notOurs, StoreRefused } from '../refusal.ts';
import type { DatabaseQuery, SqlStatement } from '../sql/database.ts';
import type { Server } from './server.ts';

/** Everything in a database but what marks it. Texts that lists are ordered by compare byte by byte, as in SQLite. */
const STATEMENTS = `
  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    guild text NOT NULL,
    channel text NOT NULL,
    home text NOT NULL,
    game text NOT NULL,
    phase text NOT NULL,
    revision bigint NOT NULL,
    body text NOT NULL,
    snapshot text,
    opened_at bigint NOT NULL,
    touched_at bigint NOT NULL,
    wake_at bigint,
    generation bigint NOT NULL,
    log_from bigint NOT NULL,
    finished boolean NOT NULL,
    thread_over boolean NOT NULL
  );
  CREATE INDEX tables_by_channel ON tables (channel, phase, touched_at, id);
  CREATE INDEX tables_by_phase ON tables (phase, touched_at);
  CREATE INDEX tables_by_guild ON tables (guild, phase);
  CREATE INDEX tables_by_home ON tables (home, phase);
  CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
  CREATE INDEX tables_finished ON tables (id, game) WHERE finished;

  CREATE TABLE people (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    position bigint NOT NULL,
    person text NOT NULL,
    PRIMARY KEY (table_id, position)
  );
  CREATE INDEX people_by_person ON people (person, table_id);

  CREATE TABLE log (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    ply bigint NOT NULL CHECK (ply >= 0),
    person text NOT NULL,
    body text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (table_id, ply)
  );
  CREATE INDEX log_by_person ON log (person, table_id);

  CREATE TABLE interactions (
    id text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL
  );
  CREATE INDEX interactions_by_time ON interactions USING brin (at);

  CREATE TABLE channels (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    posted bigint NOT NULL,
    given_up bigint,
    access text,
    access_channel text,
    untold text,
    archived boolean NOT NULL,
    owed_since bigint
  );
  CREATE INDEX channels_by_untold ON channels (untold) WHERE untold IS NOT NULL;
  CREATE INDEX channels_owing ON channels (owed_since) WHERE owed_since IS NOT NULL;

  CREATE TABLE channel_messages (
    id text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    channel text NOT NULL,
    generation bigint NOT NULL,
    from_ply bigint NOT NULL,
    standing text NOT NULL CHECK (standing IN ('live', 'leaving', 'closed')),
    shows bigint NOT NULL,
    digest text,
    files json NOT NULL,
    CONSTRAINT one_live_message EXCLUDE USING btree (table_id WITH =) WHERE (standing = 'live')
      DEFERRABLE INITIALLY DEFERRED
  );
  CREATE INDEX channel_messages_by_table ON channel_messages (table_id);
  CREATE INDEX open_channel_messages ON channel_messages (table_id) WHERE standing <> 'closed';

  CREATE SEQUENCE notice_ids;
  CREATE TABLE notices (
    id bigint PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    kind text NOT NULL,
    seat bigint NOT NULL,
    person text NOT NULL,
    at bigint NOT NULL,
    UNIQUE (table_id, kind, seat)
  );
  CREATE INDEX notices_by_person ON notices (person);

  CREATE TABLE results (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    guild text NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX results_by_guild ON results (guild, at);

  CREATE TABLE result_seats (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat bigint NOT NULL,
    person text,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX result_seats_by_person ON result_seats (person) WHERE person IS NOT NULL;

  CREATE TABLE profiles (
    person text COLLATE "C" PRIMARY KEY,
    body text NOT NULL
  );
  CREATE TABLE servers (
    guild text COLLATE "C" PRIMARY KEY,
    body text NOT NULL
  );
  CREATE TABLE notes (
    key text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
  );

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
      throw notOurs(
        `The database ${place} has tables that are not the bot’s, so it`,
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

/**
 * Sets up an empty database, all or nothing. If several processes start at once, one does so and the others wait for
 * it.
 *
 * @throws StoreRefused if the database is from another version, or not ours; it is then unchanged
 */
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
