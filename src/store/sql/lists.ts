import type { Census, LogRow, Owed, ResultRow, Store } from '../store.ts';
import type { SqlReader, SqlValue } from './database.ts';
import {
  BOARD_COLUMNS,
  type CheckedRow,
  intact,
  jsonIn,
  type NearRecord,
  nearRow,
  type StoredFlag,
  type StoredJson,
  type TableRecord,
  tableColumns,
  tableOf,
} from './rows.ts';

const LATEST = 'touched_at DESC, known.id';

/** Statements by the names of what they answer. Which tables are listed is found in indexes: only those are read. */
function statementsOf({ dialect }: SqlReader) {
  const { among, by, isSet, list, position, wakes, whole } = dialect;
  const columns = tableColumns(dialect);
  const tables = `SELECT ${columns} FROM tables AS known WHERE`;
  const near = `SELECT ${columns}, ${BOARD_COLUMNS} FROM tables AS known WHERE`;
  const seated = `people JOIN tables${by('tables_listed')} ON tables.id = people.table_id`;
  const ofPerson = 'known.id IN (SELECT table_id FROM people WHERE person = $1)';
  const results = `SELECT table_id AS "table", guild, game, at, body,
    (SELECT ${list('person', 'seat')} FROM result_seats WHERE result_seats.table_id = results.table_id) AS people FROM results`;
  const latestResults = 'ORDER BY at DESC, table_id LIMIT $2';
  return {
    log: `SELECT ply, person, body, at, ${whole('log')} AS whole FROM log
      WHERE table_id = $1 AND ply >= $2 AND ply < $3 ORDER BY ply`,
    tablesOf: `${tables} ${ofPerson} AND ${among('known.phase', '$2')} ORDER BY ${LATEST}`,
    tablesIn: `${tables} (known.channel = $1 OR known.home = $1) AND ${among('known.phase', '$2')} ORDER BY ${LATEST}`,
    tablesAt: `SELECT id AS found FROM tables WHERE guild = $1 AND ${among('phase', '$2')} ORDER BY id`,
    writtenAt: `SELECT EXISTS (SELECT 1 FROM tables
      WHERE guild = $1 AND ${among('phase', '$2')} AND ${position}(lower(body), lower($3)) > 0) AS found`,
    nearestOf: `${near} known.id IN (
        SELECT tables.id FROM ${seated}
        WHERE people.person = $1 AND (CAST($5 AS text) IS NULL OR tables.guild = $5) AND ${among('tables.phase', '$2')}
        ORDER BY tables.channel = $3 DESC, tables.touched_at DESC, tables.id LIMIT $4)
      ORDER BY known.channel = $3 DESC, ${LATEST}`,
    listedAt: `${near} known.id IN (
        SELECT id FROM tables${by('tables_by_guild')}
        WHERE guild = $1 AND ${among('phase', '$2')} AND NOT ${among('id', '$6')}
        ORDER BY channel = $5 DESC, opened_at DESC, id LIMIT $3 OFFSET $4)
      ORDER BY known.channel = $5 DESC, known.opened_at DESC, known.id`,
    othersIn: `${tables} known.id IN (
        SELECT id FROM tables${by('tables_by_channel')} WHERE channel = $3 AND ${among('phase', '$2')}
          AND NOT EXISTS (SELECT 1 FROM people WHERE table_id = tables.id AND person = $1)
        ORDER BY touched_at DESC, id LIMIT $4)
      ORDER BY ${LATEST}`,
    oldest: `${tables} known.phase = $1 AND known.touched_at < $2 AND (known.touched_at, known.id) > ($4, $5)
      ORDER BY known.touched_at, known.id LIMIT $3`,
    due: `${tables} known.id IN (SELECT table_id FROM ${wakes} WHERE at <= $1) ORDER BY "wakeAt", known.id`,
    dueOf: `${tables} known.id IN (
        SELECT people.table_id FROM people JOIN ${wakes} ON wakes.table_id = people.table_id
        WHERE people.person = $1 AND wakes.at <= $2 ORDER BY wakes.at, people.table_id LIMIT $3)
      ORDER BY "wakeAt", known.id`,
    noticing: `SELECT people.table_id AS found FROM ${seated}
        JOIN notices ON notices.table_id = people.table_id AND notices.person = people.person
      WHERE people.person = $1 AND (CAST($2 AS text) IS NULL OR tables.channel = $2) AND ${among('tables.phase', '$3')}
      GROUP BY people.table_id ORDER BY MIN(notices.at), people.table_id LIMIT $4`,
    // The host is the first of the people of a table.
    census: `SELECT (SELECT body FROM servers WHERE guild = $1) AS server,
      (SELECT COUNT(*) FROM tables WHERE guild = $1 AND ${among('phase', '$4')}) AS "inServer",
      (SELECT COUNT(*) FROM tables WHERE home = $2 AND ${among('phase', '$4')}) AS "atHome",
      (SELECT COUNT(*) FROM ${seated} WHERE people.person = $3 AND ${among('tables.phase', '$4')}) AS "ofPerson",
      (SELECT COUNT(*) FROM ${seated}
        WHERE people.person = $3 AND people.position = 0 AND ${among('tables.phase', '$5')}) AS hosted`,
    mentioning: `${tables} ${ofPerson} OR known.id IN (SELECT table_id FROM log WHERE person = $1)
        OR ${position}(known.body, '"' || $1 || '"') > 0
      ORDER BY known.opened_at, known.id`,
    owing: `SELECT table_id AS "table", owed_since AS since,
        EXISTS (SELECT 1 FROM tables WHERE id = table_id AND channel = access_channel) AS "isBarred"
      FROM channels WHERE owed_since IS NOT NULL ORDER BY owed_since, table_id`,
    tableOf: 'SELECT table_id AS found FROM channel_messages WHERE id = $1',
    untoldTo: 'SELECT table_id AS found FROM channels WHERE untold = $1 ORDER BY table_id LIMIT 1',
    finishedBy: `SELECT people.person, COUNT(*) AS count
      FROM people JOIN tables${by('tables_finished')} ON tables.id = people.table_id
      WHERE ${among('people.person', '$1')} AND tables.game = $2 AND ${isSet('tables.finished')} GROUP BY people.person`,
    resultsOf: `${results} WHERE table_id IN (SELECT table_id FROM result_seats WHERE person = $1) ${latestResults}`,
    resultsIn: `${results} WHERE guild = $1 ${latestResults}`,
  } as const;
}

type ResultRecord = Omit<ResultRow, 'people'> & { readonly people: StoredJson<readonly (string | null)[]> };

/** The part of the store that finds tables, log entries and results. */
export function lists(database: SqlReader): Pick<Store, keyof ReturnType<typeof statementsOf>> {
  const statements = statementsOf(database);
  type Name = keyof typeof statements;
  const rows = <R extends object>(name: Name, values: readonly SqlValue[], by = database.ask) =>
    by<R>({ name, text: statements[name] }, values);
  const tables = async (name: Name, values: readonly SqlValue[], by = database.ask) =>
    (await rows<TableRecord>(name, values, by)).map(tableOf);
  const near = async (name: Name, values: readonly SqlValue[]) =>
    (await rows<NearRecord>(name, values)).map(nearRow);
  const found = async (name: Name, values: readonly SqlValue[]) =>
    (await rows<{ readonly found: string }>(name, values)).map((row) => row.found);
  const results = async (name: Name, values: readonly SqlValue[]) =>
    (await rows<ResultRecord>(name, values, database.look)).map(({ people, ...rest }) => ({
      ...rest,
      people: jsonIn(people).map((person) => person ?? undefined),
    }));
  return {
    log: async (table, from = 0, to = Number.MAX_SAFE_INTEGER) =>
      (await rows<LogRow & CheckedRow>('log', [table, from, to])).map(intact),
    tablesOf: (person, phases) => tables('tablesOf', [person, phases]),
    tablesIn: (channel, phases) => tables('tablesIn', [channel, phases]),
    tablesAt: (guild, phases) => found('tablesAt', [guild, phases]),
    writtenAt: async (guild, phases, text) => Boolean((await found('writtenAt', [guild, phases, text]))[0]),
    nearestOf: (person, { guild, channel, phases, most }) =>
      near('nearestOf', [person, phases, channel, most, guild ?? null]),
    listedAt: (guild, { phases, most, from, channel = '', without = [] }) =>
      near('listedAt', [guild, phases, most, from, channel, without]),
    othersIn: (person, { channel, phases, most }) => tables('othersIn', [person, phases, channel, most]),
    oldest: ({ phase, before = Number.MAX_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER, after }) =>
      tables('oldest', [phase, before, most, after?.activeAt ?? Number.MIN_SAFE_INTEGER, after?.id ?? '']),
    due: (by) => tables('due', [by]),
    dueOf: (person, by, most) => tables('dueOf', [person, by, most]),
    noticing: (person, { channel, phases, most }) =>
      found('noticing', [person, channel ?? null, phases, most]),
    census: async ({ guild, home, person, open, lobby }) => {
      const values = [guild, home, person, open, lobby];
      const [counted] = await rows<Omit<Census, 'server'> & { server: string | null }>('census', values);
      if (counted === undefined) throw new Error('a census has one row');
      return { ...counted, server: counted.server ?? undefined };
    },
    mentioning: (person) => tables('mentioning', [person], database.look),
    owing: async () =>
      (await rows<Omit<Owed, 'isBarred'> & { readonly isBarred: StoredFlag }>('owing', [])).map(
        ({ isBarred, ...rest }) => ({ ...rest, isBarred: Boolean(isBarred) }),
      ),
    tableOf: async (message) => (await found('tableOf', [message]))[0],
    untoldTo: async (person) => (await found('untoldTo', [person]))[0],
    finishedBy: async (people, game) =>
      new Map(
        (await rows<{ person: string; count: number }>('finishedBy', [people, game])).map(
          ({ person, count }) => [person, count],
        ),
      ),
    resultsOf: (person, most) => results('resultsOf', [person, most]),
    resultsIn: (guild, most) => results('resultsIn', [guild, most]),
  };
}
