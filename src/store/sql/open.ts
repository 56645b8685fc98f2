import type { LogRow, MessageRow, OpenedRow, OpeningContext, Store } from '../store.ts';
import type { Dialect, SqlReader, SqlStatement, SqlValue } from './database.ts';
import {
  type CheckedRow,
  intact,
  jsonIn,
  messageJson,
  noticeList,
  type ShownRow,
  type StoredFlag,
  type StoredJson,
  shownColumns,
  shownIn,
  type TableRecord,
  tableColumns,
  tableOf,
} from './rows.ts';

/** What {@link openingStatement} brings. */
export type OpenedRecord = TableRecord &
  ShownRow &
  CheckedRow & {
    readonly snapshot: string | null;
    readonly log: StoredJson<readonly (LogRow & CheckedRow)[]>;
    readonly pressed: StoredJson<MessageRow | null>;
    readonly handled: StoredFlag;
    readonly profiles: StoredJson<readonly { readonly person: string; readonly body: string }[]>;
    readonly untold: string | null;
    readonly server: string | null;
  };

/** Asks for all that a press needs of a table: one statement, and so as it stands at one moment. */
export function openingStatement(dialect: Dialect): SqlStatement {
  const { object, list, flag, whole } = dialect;
  const entry = object(
    `'ply', ply, 'person', person, 'body', body, 'at', at, 'whole', ${flag(whole('log'))}`,
  );
  return {
    name: 'open',
    text: `
      SELECT ${tableColumns(dialect)}, known.snapshot, ${whole('tables')} AS whole,
        (SELECT ${list(entry, 'ply')} FROM log WHERE table_id = known.id AND ply >= known.log_from) AS log,
        ${shownColumns(dialect, 'known.id')},
        (SELECT ${messageJson(dialect)} FROM channel_messages AS message WHERE message.id = $3) AS pressed,
        EXISTS (SELECT 1 FROM interactions WHERE id = $2) AS handled,
        (SELECT ${list(object(`'person', person, 'body', body`), 'person')} FROM profiles WHERE person = $4
          OR person IN (SELECT person FROM people WHERE table_id = known.id)
          OR person IN (SELECT person FROM notices WHERE table_id = known.id)) AS profiles,
        (SELECT ${noticeList(dialect)} FROM notices AS notice WHERE notice.table_id = known.id) AS notices,
        (SELECT table_id FROM channels WHERE channels.untold = $4 ORDER BY table_id LIMIT 1) AS untold,
        (SELECT body FROM servers WHERE CAST($4 AS text) IS NOT NULL AND servers.guild = known.guild) AS server
      FROM tables AS known WHERE known.id = $1`,
  };
}

/** The parameters of {@link openingStatement}. */
export const openingParameters = ({
  table,
  interaction,
  message,
  person,
}: OpeningContext): readonly SqlValue[] => [table, interaction ?? null, message ?? null, person ?? null];

/** A table that was opened. Throws `DamagedRow` if its row is not as it was written. */
export function openedOf(record: OpenedRecord): OpenedRow {
  const { snapshot, log, pressed, handled, profiles, untold, server, notices, messages, told, ...row } =
    intact(record);
  return {
    table: tableOf(row),
    snapshot: snapshot ?? undefined,
    log: wholeEnd(jsonIn(log)),
    ...shownIn({ notices, messages, told }),
    pressed: jsonIn(pressed) ?? undefined,
    isHandled: Boolean(handled),
    profiles: new Map(jsonIn(profiles).map(({ person, body }) => [person, body])),
    untold: untold ?? undefined,
    server: server ?? undefined,
  };
}

/** The entries behind the last that is damaged, so that the match goes on without what cannot be told. */
const wholeEnd = (rows: readonly (LogRow & CheckedRow)[]): readonly LogRow[] =>
  rows.slice(rows.findLastIndex(({ whole }) => !whole) + 1).map(intact);

/** Opens the tables of a database. */
export function openIn({ ask, dialect }: SqlReader): Store['open'] {
  const statement = openingStatement(dialect);
  return async (what) => {
    const [record] = await ask<OpenedRecord>(statement, openingParameters(what));
    return record && openedOf(record);
  };
}
