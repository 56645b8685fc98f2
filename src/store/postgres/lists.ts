import { type BoardRecord, boardOf, boardPlace } from '../rows.ts';
import type { Census, LogRow, NearRow, Owed, ResultRow, Store } from '../store.ts';
import { TABLE_COLUMNS, type TableRecord, tableOf } from './rows.ts';
import type { DatabaseQuery, SqlStatement, Value } from './server.ts';

const TABLES = `SELECT ${TABLE_COLUMNS} FROM tables AS known`;
const LATEST = 'ORDER BY known.touched_at DESC, known.id';

/** Lists of tables. */
const LISTS = {
  tablesOf: `${TABLES} WHERE known.id IN (SELECT table_id FROM people WHERE person = $1) AND known.phase = ANY ($2) ${LATEST}`,
  tablesIn: `${TABLES} WHERE (known.channel = $1 OR known.home = $1) AND known.phase = ANY ($2) ${LATEST}`,
  nearestOf: `SELECT ${TABLE_COLUMNS}, ${boardOf('known')} FROM tables AS known WHERE known.id IN (SELECT table_id FROM people WHERE person = $1) AND known.phase = ANY ($2)
    AND ($5::text IS NULL OR known.guild = $5)
    ORDER BY known.channel = $3 DESC, known.touched_at DESC, known.id LIMIT $4`,
  listedAt: `SELECT ${TABLE_COLUMNS}, ${boardOf('known')} FROM tables AS known
    WHERE known.guild = $1 AND known.phase = ANY ($2)
    ORDER BY known.opened_at DESC, known.id LIMIT $3 OFFSET $4`,
  othersIn: `${TABLES} WHERE known.channel = $3 AND known.phase = ANY ($2)
    AND NOT EXISTS (SELECT FROM people WHERE table_id = known.id AND person = $1) ${LATEST} LIMIT $4`,
  untouched: `${TABLES} WHERE known.phase = $1 AND known.touched_at < $2 ORDER BY known.touched_at, known.id`,
  oldest: `${TABLES} WHERE known.phase = $1 AND known.touched_at < $2 AND (known.touched_at, known.id) > ($4, $5)
    ORDER BY known.touched_at, known.id LIMIT $3`,
  due: `${TABLES} WHERE known.wake_at <= $1 ORDER BY known.wake_at, known.id`,
  dueOf: `${TABLES} WHERE known.id IN (SELECT table_id FROM people WHERE person = $1) AND known.wake_at <= $2
    ORDER BY known.wake_at, known.id LIMIT $3`,
  mentioning: `${TABLES} WHERE known.id IN (SELECT table_id FROM people WHERE person = $1)
    OR known.id IN (SELECT table_id FROM log WHERE person = $1) OR strpos(known.body, '"' || $1 || '"') > 0
    ORDER BY known.opened_at, known.id`,
} as const;

/** Given a server, a home, a person, and the phases of open tables and of lobbies. A table's first person is host. */
const CENSUS: SqlStatement = {
  name: 'census',
  text: `
    SELECT (SELECT body FROM servers WHERE guild = $1) AS server,
      (SELECT count(*) FROM tables WHERE guild = $1 AND phase = ANY ($4)) AS "inServer",
      (SELECT count(*) FROM tables WHERE home = $2 AND phase = ANY ($4)) AS "atHome",
      (SELECT count(*) FROM people JOIN tables ON tables.id = people.table_id
        WHERE people.person = $3 AND tables.phase = ANY ($4)) AS "ofPerson",
      (SELECT count(*) FROM people JOIN tables ON tables.id = people.table_id
        WHERE people.person = $3 AND tables.phase = ANY ($5) AND people.position = 0) AS hosted`,
};

const NOBODY: Census = { server: undefined, inServer: 0, atHome: 0, ofPerson: 0, hosted: 0 };

const LOG: SqlStatement = {
  name: 'log',
  text: 'SELECT ply, person, body, at FROM log WHERE table_id = $1 AND ply >= $2 AND ply < $3 ORDER BY ply',
};

const OWING: SqlStatement = {
  name: 'owing',
  text: `SELECT table_id AS table, owed_since AS since,
      coalesce((SELECT channel = access_channel FROM tables WHERE id = table_id), false) AS "isBarred"
    FROM channels WHERE owed_since IS NOT NULL ORDER BY owed_since, table_id`,
};

const TABLE_OF: SqlStatement = {
  name: 'tableOf',
  text: 'SELECT table_id AS found FROM channel_messages WHERE id = $1',
};

const TABLES_AT: SqlStatement = {
  name: 'tablesAt',
  text: 'SELECT id AS table FROM tables WHERE guild = $1 AND phase = ANY ($2) ORDER BY id',
};

const WRITTEN_AT: SqlStatement = {
  name: 'writtenAt',
  text: `SELECT EXISTS (SELECT 1 FROM tables
    WHERE guild = $1 AND phase = ANY ($2) AND strpos(lower(body), lower($3)) > 0) AS found`,
};

/** Given a person, a channel or nothing, phases, and how many at most. */
const NOTICING: SqlStatement = {
  name: 'noticing',
  text: `SELECT people.table_id AS table FROM people JOIN tables ON tables.id = people.table_id
      JOIN notices ON notices.table_id = people.table_id AND notices.person = people.person
    WHERE people.person = $1 AND ($2::text IS NULL OR tables.channel = $2) AND tables.phase = ANY ($3)
    GROUP BY people.table_id ORDER BY min(notices.at), people.table_id LIMIT $4`,
};

const UNTOLD_TO: SqlStatement = {
  name: 'untoldTo',
  text: 'SELECT table_id AS found FROM channels WHERE untold = $1 ORDER BY table_id LIMIT 1',
};

const FINISHED_BY: SqlStatement = {
  name: 'finishedBy',
  text: `SELECT people.person, count(*) AS number FROM people JOIN tables ON tables.id = people.table_id
    WHERE people.person = ANY ($1) AND tables.game = $2 AND tables.finished GROUP BY people.person`,
};

type ResultRecord = Omit<ResultRow, 'people'> & { readonly people: readonly (string | null)[] };

const RESULTS = `SELECT table_id AS table, guild, game, at, body,
  ARRAY(SELECT person FROM result_seats WHERE result_seats.table_id = results.table_id ORDER BY seat) AS people FROM results`;

const RESULTS_OF: SqlStatement = {
  name: 'resultsOf',
  text: `${RESULTS} WHERE table_id IN (SELECT table_id FROM result_seats WHERE person = $1) ORDER BY at DESC, table_id LIMIT $2`,
};
const RESULTS_IN: SqlStatement = {
  name: 'resultsIn',
  text: `${RESULTS} WHERE guild = $1 ORDER BY at DESC, table_id LIMIT $2`,
};

const tablesFound = (rows: readonly { readonly table: string }[]): readonly string[] =>
  rows.map(({ table }) => table);

/** The part of the store that finds tables and log entries. `look` is for queries that read through whole tables. */
export function lists(
  ask: DatabaseQuery,
  look: DatabaseQuery,
): Pick<
  Store,
  | keyof typeof LISTS
  | 'census'
  | 'log'
  | 'noticing'
  | 'tablesAt'
  | 'writtenAt'
  | 'owing'
  | 'tableOf'
  | 'untoldTo'
  | 'finishedBy'
  | 'resultsOf'
  | 'resultsIn'
> {
  const list = async (name: keyof typeof LISTS, values: readonly Value[], by = ask) =>
    (await by<TableRecord>({ name, text: LISTS[name] }, values)).map(tableOf);
  const withBoards = async (
    name: 'nearestOf' | 'listedAt',
    values: readonly Value[],
  ): Promise<readonly NearRow[]> =>
    (await ask<TableRecord & BoardRecord>({ name, text: LISTS[name] }, values)).map(
      ({ boardId, boardChannel, isBarred, ...table }) => ({
        ...tableOf(table),
        ...boardPlace({ boardId, boardChannel, isBarred }),
      }),
    );
  const results = async (statement: SqlStatement, of: string, most: number) =>
    (await look<ResultRecord>(statement, [of, most])).map(({ people, ...rest }) => ({
      ...rest,
      people: people.map((person) => person ?? undefined),
    }));
  const find = async (statement: SqlStatement, key: string) =>
    (await ask<{ readonly found: string }>(statement, [key]))[0]?.found;
  return {
    log: (table, from = 0, to = Number.MAX_SAFE_INTEGER) => ask<LogRow>(LOG, [table, from, to]),
    tablesOf: (person, phases) => list('tablesOf', [person, phases]),
    tablesIn: (channel, phases) => list('tablesIn', [channel, phases]),
    tablesAt: async (guild, phases) => tablesFound(await ask(TABLES_AT, [guild, phases])),
    writtenAt: async (guild, phases, text) =>
      (await ask<{ readonly found: boolean }>(WRITTEN_AT, [guild, phases, text]))[0]?.found === true,
    nearestOf: (person, { guild, channel, phases, most }) =>
      withBoards('nearestOf', [person, phases, channel, most, guild ?? null]),
    listedAt: (guild, { phases, most, from }) => withBoards('listedAt', [guild, phases, most, from]),
    othersIn: (person, { channel, phases, most }) => list('othersIn', [person, phases, channel, most]),
    untouched: (phase, since) => list('untouched', [phase, since]),
    oldest: ({ phase, before, most, after }) =>
      list('oldest', [phase, before, most, after?.activeAt ?? Number.MIN_SAFE_INTEGER, after?.id ?? '']),
    due: (by) => list('due', [by]),
    dueOf: (person, by, most) => list('dueOf', [person, by, most]),
    noticing: async (person, { channel, phases, most }) =>
      tablesFound(await ask(NOTICING, [person, channel ?? null, phases, most])),
    mentioning: (person) => list('mentioning', [person], look),
    census: async ({ guild, home, person, open, lobby }) => {
      const [found] = await ask<Omit<Census, 'server'> & { readonly server: string | null }>(CENSUS, [
        ...[guild, home, person, open, lobby],
      ]);
      return found === undefined ? NOBODY : { ...found, server: found.server ?? undefined };
    },
    owing: () => ask<Owed>(OWING),
    resultsOf: (person, most) => results(RESULTS_OF, person, most),
    resultsIn: (guild, most) => results(RESULTS_IN, guild, most),
    tableOf: (message) => find(TABLE_OF, message),
    untoldTo: (person) => find(UNTOLD_TO, person),
    finishedBy: async (people, game) =>
      new Map(
        (await ask<{ readonly person: string; readonly number: number }>(FINISHED_BY, [people, game])).map(
          ({ person, number }) => [person, number],
        ),
      ),
  };
}
