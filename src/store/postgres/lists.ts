import type { LogRow, Owed, Store } from '../store.ts';
import { TABLE_COLUMNS, type TableRecord, tableOf } from './rows.ts';
import type { Ask, Statement, Value } from './server.ts';

const TABLES = `SELECT ${TABLE_COLUMNS} FROM tables AS known`;
const LATEST = 'ORDER BY known.touched_at DESC, known.id';

/** Lists of tables. */
const LISTS = {
  tablesOf: `${TABLES} WHERE known.id IN (SELECT table_id FROM people WHERE person = $1) AND known.phase = ANY ($2) ${LATEST}`,
  tablesIn: `${TABLES} WHERE known.channel = $1 AND known.phase = ANY ($2) ${LATEST}`,
  nearestOf: `${TABLES} WHERE known.id IN (SELECT table_id FROM people WHERE person = $1) AND known.phase = ANY ($2)
    ORDER BY known.channel = $3 DESC, known.touched_at DESC, known.id LIMIT $4`,
  othersIn: `${TABLES} WHERE known.channel = $3 AND known.phase = ANY ($2)
    AND NOT EXISTS (SELECT FROM people WHERE table_id = known.id AND person = $1) ${LATEST} LIMIT $4`,
  untouched: `${TABLES} WHERE known.phase = $1 AND known.touched_at < $2 ORDER BY known.touched_at, known.id`,
  due: `${TABLES} WHERE known.wake_at <= $1 ORDER BY known.wake_at, known.id`,
  mentioning: `${TABLES} WHERE known.id IN (SELECT table_id FROM people WHERE person = $1)
    OR known.id IN (SELECT table_id FROM log WHERE person = $1) OR strpos(known.body, '"' || $1 || '"') > 0
    ORDER BY known.opened_at, known.id`,
} as const;

/** Numbers of tables. The host is the first of the people of a table. */
const COUNTS = {
  countIn: 'SELECT count(*) AS number FROM tables WHERE guild = $1 AND phase = ANY ($2)',
  countAt: 'SELECT count(*) AS number FROM tables WHERE home = $1 AND phase = ANY ($2)',
  countOf: `SELECT count(*) AS number FROM people JOIN tables ON tables.id = people.table_id
    WHERE people.person = $1 AND tables.phase = ANY ($2) AND people.position <= $3`,
} as const;

const LOG: Statement = {
  name: 'log',
  text: 'SELECT ply, person, body, at FROM log WHERE table_id = $1 AND ply >= $2 AND ply < $3 ORDER BY ply',
};

const OWING: Statement = {
  name: 'owing',
  text: `SELECT table_id AS table, owed_since AS since,
      coalesce((SELECT channel = access_channel FROM tables WHERE id = table_id), false) AS "isBarred"
    FROM channels WHERE owed_since IS NOT NULL ORDER BY owed_since, table_id`,
};

const TABLE_OF: Statement = {
  name: 'tableOf',
  text: 'SELECT table_id AS found FROM channel_messages WHERE id = $1',
};

const UNTOLD_TO: Statement = {
  name: 'untoldTo',
  text: 'SELECT table_id AS found FROM channels WHERE untold = $1 ORDER BY table_id LIMIT 1',
};

const FINISHED_BY: Statement = {
  name: 'finishedBy',
  text: `SELECT people.person, count(*) AS number FROM people JOIN tables ON tables.id = people.table_id
    WHERE people.person = ANY ($1) AND tables.game = $2 AND tables.finished GROUP BY people.person`,
};

/** The part of the store that finds tables, and entries of their logs. `look` is for what reads through whole tables. */
export function lists(
  ask: Ask,
  look: Ask,
): Pick<
  Store,
  keyof typeof LISTS | keyof typeof COUNTS | 'log' | 'owing' | 'tableOf' | 'untoldTo' | 'finishedBy'
> {
  const list = async (name: keyof typeof LISTS, values: readonly Value[], by = ask) =>
    (await by<TableRecord>({ name, text: LISTS[name] }, values)).map(tableOf);
  const count = async (name: keyof typeof COUNTS, values: readonly Value[]) =>
    (await ask<{ readonly number: number }>({ name, text: COUNTS[name] }, values))[0]?.number ?? 0;
  const find = async (statement: Statement, key: string) =>
    (await ask<{ readonly found: string }>(statement, [key]))[0]?.found;
  return {
    log: (table, from = 0, to = Number.MAX_SAFE_INTEGER) => ask<LogRow>(LOG, [table, from, to]),
    tablesOf: (person, phases) => list('tablesOf', [person, phases]),
    tablesIn: (channel, phases) => list('tablesIn', [channel, phases]),
    nearestOf: (person, { channel, phases, most }) => list('nearestOf', [person, phases, channel, most]),
    othersIn: (person, { channel, phases, most }) => list('othersIn', [person, phases, channel, most]),
    untouched: (phase, since) => list('untouched', [phase, since]),
    due: (by) => list('due', [by]),
    mentioning: (person) => list('mentioning', [person], look),
    countIn: (guild, phases) => count('countIn', [guild, phases]),
    countAt: (home, phases) => count('countAt', [home, phases]),
    countOf: (person, phases, as) =>
      count('countOf', [person, phases, as === 'host' ? 0 : Number.MAX_SAFE_INTEGER]),
    owing: () => ask<Owed>(OWING),
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
