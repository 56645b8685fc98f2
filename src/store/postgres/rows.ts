import type { ChannelRow, KeptFile, MessageRow, NoticeRow, TableRow } from '../store.ts';

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

/** A message in JSON, as {@link MESSAGE} builds it. */
export type MessageRecord = Omit<MessageRow, 'digest' | 'files'> & {
  readonly digest: string | null;
  readonly files: unknown;
};

/** A row of `channel_messages`, called `message`, in JSON. */
export const MESSAGE = `json_build_object('id', message.id, 'table', message.table_id, 'channel', message.channel,
  'generation', message.generation, 'fromPly', message.from_ply, 'standing', message.standing, 'shows', message.shows,
  'digest', message.digest, 'files', message.files)`;

/** The messages of a table that are not closed, in JSON. */
export const messagesOf = (table: string): string => `(
  SELECT coalesce(json_agg(${MESSAGE} ORDER BY message.generation, message.id), '[]') FROM channel_messages AS message
  WHERE message.table_id = ${table} AND message.standing <> 'closed')`;

/** What is known of a message. */
export function messageOf({ digest, files, ...rest }: MessageRecord): MessageRow {
  return { ...rest, ...(digest === null ? {} : { digest }), files: filesOf(files) };
}

/** The files of a message as they were written; whatever is none is left out, so that it is sent again. */
function filesOf(files: unknown): readonly KeptFile[] {
  return Array.isArray(files) ? files.flatMap(fileOf) : [];
}

function fileOf(file: unknown): readonly KeptFile[] {
  if (typeof file !== 'object' || file === null) return [];
  if (!('key' in file && 'id' in file && 'name' in file)) return [];
  return [{ key: String(file.key), id: String(file.id), name: String(file.name) }];
}

/** What is known of a channel in JSON, as {@link channelAt} builds it. */
export interface ChannelRecord {
  readonly posted: number;
  readonly givenUp: number | null;
  readonly access: string | null;
  readonly accessChannel: string | null;
  readonly untold: string | null;
  readonly isArchived: boolean;
}

/** What is known of a table's channel, in JSON; NULL where nothing was ever noted. */
export const channelAt = (table: string): string => `(
  SELECT json_build_object('posted', posted, 'givenUp', given_up, 'access', access, 'accessChannel', access_channel,
    'untold', untold, 'isArchived', archived)
  FROM channels WHERE table_id = ${table})`;

/** A table of which the channel's side has never noted anything. */
const UNSEEN: ChannelRow = { posted: 0, isArchived: false };

/** What is known of a channel. */
export function channelOf(record: ChannelRecord | null): ChannelRow {
  if (record === null) return UNSEEN;
  const { posted, givenUp, access, accessChannel, untold, isArchived } = record;
  return {
    posted,
    ...(givenUp === null ? {} : { givenUp }),
    ...(access === null || accessChannel === null
      ? {}
      : { access: { channel: accessChannel, error: access } }),
    ...(untold === null ? {} : { untold }),
    isArchived,
  };
}

/** A notice in JSON, as {@link NOTICE} builds it. */
export type NoticeRecord = Omit<NoticeRow, 'since'> & { readonly since: number | null };

/** A row of `notices`, called `notice`, in JSON. */
export const NOTICE = `json_build_object('id', notice.id, 'table', notice.table_id, 'kind', notice.kind, 'seat', notice.seat,
  'person', notice.person, 'since', notice.since, 'at', notice.at)`;

/** A notice that waits. */
export function noticeOf({ since, ...rest }: NoticeRecord): NoticeRow {
  return { ...rest, ...(since === null ? {} : { since }) };
}
