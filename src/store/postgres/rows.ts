import type { TableRow } from '../store.ts';

/** A table as {@link TABLE_COLUMNS} bring it. */
export type TableRecord = Omit<TableRow, 'wakeAt'> & { readonly wakeAt: number | null };

/** What a query for tables selects, which calls them `known`. */
export const TABLE_COLUMNS = `known.id, known.guild, known.channel, known.home, known.game, known.phase, known.revision, known.body,
  known.opened_at AS "openedAt", known.touched_at AS "activeAt", known.wake_at AS "wakeAt", known.generation,
  known.log_from AS "logFrom", known.finished AS "isFinished", known.thread_over AS "isThreadOver",
  ARRAY(SELECT person FROM people WHERE table_id = known.id ORDER BY position) AS people`;

/** The row of a table as the store brings it. */
export function tableOf({ wakeAt, ...rest }: TableRecord): TableRow {
  return { ...rest, ...(wakeAt === null ? {} : { wakeAt }) };
}

/** What a row is selected as: in JSON, as the store brings it. What is not known is left out. */
const known = (fields: string): string => `json_strip_nulls(json_build_object(${fields}))`;

/** A row of `channel_messages`, called `message`. */
export const MESSAGE = known(`'id', message.id, 'table', message.table_id, 'channel', message.channel,
  'generation', message.generation, 'fromPly', message.from_ply, 'standing', message.standing, 'shows', message.shows,
  'digest', message.digest, 'files', message.files`);

/** The messages of a table that are not closed, in JSON. */
export const messagesOf = (table: string): string => `(
  SELECT coalesce(json_agg(${MESSAGE} ORDER BY message.generation, message.id), '[]') FROM channel_messages AS message
  WHERE message.table_id = ${table} AND message.standing <> 'closed')`;

/** What is known of a table's channel, in JSON; NULL where nothing was ever noted. */
export const channelAt = (table: string): string => `(
  SELECT ${known(`'posted', posted, 'givenUp', given_up, 'untold', untold, 'isArchived', archived, 'access',
    CASE WHEN access_channel IS NOT NULL THEN json_build_object('channel', access_channel, 'error', access) END`)}
  FROM channels WHERE table_id = ${table})`;

/** A row of `notices`, called `notice`. */
export const NOTICE =
  known(`'id', notice.id, 'table', notice.table_id, 'kind', notice.kind, 'seat', notice.seat,
  'person', notice.person, 'at', notice.at`);
