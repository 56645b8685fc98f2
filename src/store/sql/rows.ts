import { DamagedRow } from '../refusal.ts';
import type { ChannelRow, MessageRow, NearRow, NoticeRow, OpenedRow, TableRow } from '../store.ts';
import type { Dialect } from './database.ts';

/** A flag, as PostgreSQL or SQLite has it. */
export type StoredFlag = boolean | 0 | 1;

/** JSON, which PostgreSQL brings read and SQLite as text. */
export type StoredJson<T extends object | null> = T | string;

/** What stands in JSON of the store's own. */
export const jsonIn = <T extends object | null>(json: StoredJson<T>): T =>
  typeof json === 'string' ? JSON.parse(json) : json;

/** A row of which the database tells whether it is as it was written. */
export interface CheckedRow {
  readonly whole: StoredFlag;
}

/** What a row holds. Throws {@link DamagedRow} if a byte of it is another than was written. */
export function intact<R extends CheckedRow>({ whole, ...row }: R): Omit<R, 'whole'> {
  if (!whole) throw new DamagedRow('a row of the database has changed since it was written');
  return row;
}

/** A table as {@link tableColumns} bring it. */
export type TableRecord = Omit<TableRow, 'people' | 'wakeAt' | 'isFinished' | 'isThreadOver'> & {
  readonly people: StoredJson<readonly string[]>;
  readonly wakeAt: number | null;
  readonly isFinished: StoredFlag;
  readonly isThreadOver: StoredFlag;
};

/** What a query for tables selects, which calls them `known`. */
export const tableColumns = ({ list, wakeAt }: Dialect): string => `
  known.id, known.guild, known.channel, known.home, known.game, known.phase, known.revision, known.body,
  known.opened_at AS "openedAt", known.touched_at AS "activeAt", ${wakeAt} AS "wakeAt", known.generation,
  known.log_from AS "logFrom", known.finished AS "isFinished", known.thread_over AS "isThreadOver",
  (SELECT ${list('person', 'position')} FROM people WHERE table_id = known.id) AS people`;

/** The row of a table as the store brings it. */
export const tableOf = ({ people, wakeAt, isFinished, isThreadOver, ...rest }: TableRecord): TableRow => ({
  ...rest,
  ...(wakeAt === null ? {} : { wakeAt }),
  ...{ isFinished: Boolean(isFinished), isThreadOver: Boolean(isThreadOver) },
  people: jsonIn(people),
});

/** A table with where its board stands, as {@link tableColumns} and {@link BOARD_COLUMNS} bring it. */
export type NearRecord = TableRecord & {
  readonly boardId: string | null;
  readonly boardChannel: string | null;
  readonly isBarred: StoredFlag;
};

/** What a query selects besides, to know where the boards of the tables stand. */
export const BOARD_COLUMNS = `
  (SELECT id FROM channel_messages WHERE table_id = known.id AND standing = 'live') AS "boardId",
  (SELECT channel_messages.channel FROM channel_messages WHERE table_id = known.id AND standing = 'live') AS "boardChannel",
  EXISTS (SELECT 1 FROM channels WHERE table_id = known.id AND access_channel = known.channel) AS "isBarred"`;

/** A table in a list, with where its board stands. */
export const nearRow = ({ boardId, boardChannel, isBarred, ...table }: NearRecord): NearRow => ({
  ...tableOf(table),
  ...(boardId === null || boardChannel === null ? {} : { board: { id: boardId, channel: boardChannel } }),
  isBarred: Boolean(isBarred),
});

/** A row of `channel_messages`, called `message`, in JSON. */
export const messageJson = ({ known, object, json }: Dialect): string =>
  known(
    object(`'id', message.id, 'table', message.table_id, 'channel', message.channel,
    'generation', message.generation, 'fromPly', message.from_ply, 'standing', message.standing,
    'shows', message.shows, 'digest', message.digest, 'files', ${json('message.files')}`),
  );

/** The rows of a query for notices, called `notice`, in JSON. */
export const noticeList = ({ object, list }: Dialect): string =>
  list(
    object(`'id', notice.id, 'table', notice.table_id, 'kind', notice.kind, 'seat', notice.seat,
      'person', notice.person, 'at', notice.at`),
    'notice.id',
  );

/** What a table's channel shows, in columns of JSON as {@link ShownRow}. */
export function shownColumns(dialect: Dialect, table: string): string {
  const { known, object, list, flag, json } = dialect;
  const access = `CASE WHEN access_channel IS NOT NULL THEN ${object(`'channel', access_channel, 'error', access`)} END`;
  const channel = known(
    object(`'posted', posted, 'givenUp', given_up, 'untold', untold,
      'isArchived', ${flag('archived')}, 'access', ${json(access)}`),
  );
  return `
    (SELECT ${list(messageJson(dialect), 'message.generation, message.id')} FROM channel_messages AS message
      WHERE message.table_id = ${table} AND message.standing <> 'closed') AS messages,
    (SELECT ${channel} FROM channels WHERE table_id = ${table}) AS told`;
}

/** What a table's channel shows, and what waits to be told there. `told` is absent if nothing was ever noted. */
export interface ShownRow {
  readonly notices: StoredJson<readonly NoticeRow[]>;
  readonly messages: StoredJson<readonly MessageRow[]>;
  readonly told: StoredJson<ChannelRow | null>;
}

/** The same as the store brings it. */
export const shownIn = ({
  notices,
  messages,
  told,
}: ShownRow): Pick<OpenedRow, 'notices' | 'messages' | 'channel'> => ({
  ...{ notices: jsonIn(notices), messages: jsonIn(messages) },
  channel: jsonIn(told) ?? { posted: 0, isArchived: false },
});

/** Whether something is left to do at the table of a row of `channels`. */
export const OWES = `EXISTS (
  SELECT 1 FROM tables WHERE tables.id = channels.table_id AND (
    (tables.generation > channels.posted AND COALESCE(channels.given_up, -1) < tables.revision)
    OR tables.thread_over > channels.archived
    OR EXISTS (SELECT 1 FROM notices WHERE notices.table_id = tables.id)
    OR EXISTS (
      SELECT 1 FROM channel_messages AS message
      WHERE message.table_id = tables.id AND message.standing <> 'closed'
        AND (message.standing = 'leaving' OR message.shows < tables.revision))))`;
