import type { ChannelRow, KeptFile, MessageRow, NearRow, NoticeRow } from './store.ts';

/** A message as a database brings it, its files as the JSON that was written. */
export type MessageRecord = Omit<MessageRow, 'digest' | 'files'> & {
  readonly digest: string | null;
  readonly files: unknown;
};

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

/** Where a table's board stands as {@link boardOf} brings it. */
export interface BoardRecord {
  readonly boardId: string | null;
  readonly boardChannel: string | null;
  readonly isBarred: boolean | 0 | 1;
}

/** What a query selects to know where the board of a table stands; it calls the table `name`. */
export const boardOf = (name: string): string => `
  (SELECT id FROM channel_messages WHERE table_id = ${name}.id AND standing = 'live') AS "boardId",
  (SELECT channel_messages.channel FROM channel_messages WHERE table_id = ${name}.id AND standing = 'live') AS "boardChannel",
  EXISTS (SELECT 1 FROM channels WHERE table_id = ${name}.id AND access_channel = ${name}.channel) AS "isBarred"`;

/** Where the board of a table stands. */
export const placeOf = ({
  boardId,
  boardChannel,
  isBarred,
}: BoardRecord): Pick<NearRow, 'board' | 'isBarred'> => ({
  ...(boardId === null || boardChannel === null ? {} : { board: { id: boardId, channel: boardChannel } }),
  isBarred: isBarred === true || isBarred === 1,
});

/** A table about which the channel's side has never noted anything. */
const UNSEEN: ChannelRow = { posted: 0, isArchived: false };

/** What is known of a channel as a database brings it. */
export interface ChannelRecord {
  readonly posted: number;
  readonly givenUp: number | null;
  readonly access: string | null;
  readonly accessChannel: string | null;
  readonly untold: string | null;
  readonly isArchived: boolean;
}

/** What is known of a channel; the record is absent where nothing was ever noted. */
export function channelOf(record: ChannelRecord | undefined): ChannelRow {
  if (record === undefined) return UNSEEN;
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

/** A notice as a database brings it. */
export type NoticeRecord = Omit<NoticeRow, 'since'> & { readonly since: number | null };

/** A notice that waits. */
export function noticeOf({ since, ...rest }: NoticeRecord): NoticeRow {
  return { ...rest, ...(since === null ? {} : { since }) };
}
