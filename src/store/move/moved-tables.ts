/** A table that is moved: its columns, those that are flags, and its key, by which its rows are ordered. */
export interface MovedTable {
  readonly name: string;
  /** What SQLite is asked for; the name of the table where absent. */
  readonly from?: string;
  readonly columns: readonly string[];
  readonly flags?: readonly string[];
  /** Columns that PostgreSQL keeps as `json` and SQLite as text. */
  readonly json?: readonly string[];
  readonly key: readonly string[];
}

/** All that is moved, each table after those that its rows refer to. Leases and claims stay: they are of processes. */
export const MOVED: readonly MovedTable[] = [
  {
    name: 'tables',
    from: '(SELECT tables.*, wakes.at AS wake_at FROM tables LEFT JOIN wakes ON wakes.table_id = tables.id)',
    columns: [
      ...['id', 'guild', 'channel', 'home', 'game', 'phase', 'revision', 'body', 'snapshot', 'opened_at'],
      ...['touched_at', 'wake_at', 'generation', 'log_from', 'finished', 'thread_over'],
    ],
    flags: ['finished', 'thread_over'],
    key: ['id'],
  },
  { name: 'people', columns: ['table_id', 'position', 'person'], key: ['table_id', 'position'] },
  { name: 'log', columns: ['table_id', 'ply', 'person', 'body', 'at'], key: ['table_id', 'ply'] },
  { name: 'interactions', columns: ['id', 'at'], key: ['id'] },
  {
    name: 'channels',
    columns: [
      ...['table_id', 'posted', 'given_up', 'access', 'access_channel', 'untold', 'archived', 'owed_since'],
    ],
    flags: ['archived'],
    key: ['table_id'],
  },
  {
    name: 'channel_messages',
    columns: [
      ...['id', 'table_id', 'channel', 'generation', 'from_ply', 'standing', 'shows', 'digest', 'files'],
    ],
    json: ['files'],
    key: ['id'],
  },
  {
    name: 'notices',
    columns: ['id', 'table_id', 'kind', 'seat', 'person', 'at'],
    key: ['id'],
  },
  { name: 'results', columns: ['table_id', 'guild', 'game', 'at', 'body'], key: ['table_id'] },
  { name: 'result_seats', columns: ['table_id', 'seat', 'person'], key: ['table_id', 'seat'] },
  { name: 'profiles', columns: ['person', 'body'], key: ['person'] },
  { name: 'servers', columns: ['guild', 'body'], key: ['guild'] },
  { name: 'notes', columns: ['key', 'value'], key: ['key'] },
];
