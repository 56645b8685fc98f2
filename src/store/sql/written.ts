import { KEPT_TABLES } from '../kept-tables.ts';
import type { ChannelRow, SeenRow, TableRow } from '../store.ts';

/** Assignments of columns, as of `excluded` where a row is there already. */
export const assigned = (columns: readonly string[], from: string): string =>
  columns.map((column) => `${column} = ${from}.${column}`).join(', ');

/** The columns of a table that {@link tableRecord} writes, but for `snapshot`, which may stay as it is. */
export const TABLE_COLUMNS = [
  ...['id', 'guild', 'channel', 'home', 'game', 'phase', 'revision', 'body', 'opened_at', 'touched_at'],
  ...['generation', 'log_from', 'finished', 'thread_over'],
] as const;

/** A table by its columns; when something is due there is kept in another way by each database. */
export const tableRecord = ({
  openedAt,
  activeAt,
  logFrom,
  isFinished,
  isThreadOver,
  wakeAt: _wakeAt,
  people: _people,
  ...rest
}: TableRow) => ({
  ...rest,
  ...{ opened_at: openedAt, touched_at: activeAt, log_from: logFrom },
  ...{ finished: isFinished, thread_over: isThreadOver },
});

/** The columns of a message that was seen, but for its table. */
export const MESSAGE_COLUMNS = [
  ...['id', 'channel', 'generation', 'from_ply', 'standing', 'shows', 'digest', 'files'],
] as const;

/** A message by its columns. */
export const messageRecord = ({ fromPly, digest, ...rest }: SeenMessage) => ({
  ...{ ...rest, digest: digest ?? null, from_ply: fromPly },
});

/** A message that was seen. */
export type SeenMessage = NonNullable<SeenRow['messages']>[number];

/** What is known of a channel by its columns. */
export const channelRecord = ({ posted, givenUp, access, untold, isArchived }: ChannelRow) => ({
  ...{ posted, given_up: givenUp ?? null, untold: untold ?? null, archived: isArchived },
  ...{ access: access?.error ?? null, access_channel: access?.channel ?? null },
});

/** Every table whose rows belong to a table by `table_id`, but for its log, which goes in portions. */
export const BELONGINGS: readonly string[] = KEPT_TABLES.flatMap(({ name, columns }) =>
  columns['table_id'] === undefined || name === 'log' ? [] : [name],
);
