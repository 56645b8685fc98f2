import type { ChannelRow, NearRow } from './store.ts';

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
export const boardPlace = ({
  boardId,
  boardChannel,
  isBarred,
}: BoardRecord): Pick<NearRow, 'board' | 'isBarred'> => ({
  ...(boardId === null || boardChannel === null ? {} : { board: { id: boardId, channel: boardChannel } }),
  isBarred: isBarred === true || isBarred === 1,
});

/** What is known of the channel of a table about which the channel's side has never noted anything. */
export const UNSEEN: ChannelRow = { posted: 0, isArchived: false };
