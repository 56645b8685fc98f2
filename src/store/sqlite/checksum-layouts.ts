/** A table whose rows have checksums: what tells a row from the others, and everything that its checksum covers. */
export interface Checksummed {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** What the third layout gave checksums. Like every step of the migrations it stays as it is. */
export const CHECKSUMS_OF_THIRD: readonly Checksummed[] = [
  {
    table: 'tables',
    key: ['id'],
    columns: [
      ...['id', 'guild', 'channel', 'game', 'phase', 'revision'],
      ...['opened_at', 'touched_at', 'body', 'snapshot'],
    ],
  },
  { table: 'people', key: ['table_id', 'position'], columns: ['table_id', 'position', 'person'] },
  { table: 'log', key: ['table_id', 'ply'], columns: ['table_id', 'ply', 'person', 'body', 'at'] },
  { table: 'interactions', key: ['id'], columns: ['id', 'at'] },
  { table: 'outbox', key: ['id'], columns: ['id', 'table_id', 'key', 'body', 'at'] },
  { table: 'messages', key: ['id'], columns: ['id', 'table_id', 'channel', 'live', 'shows'] },
  { table: 'notes', key: ['key'], columns: ['key', 'value'] },
];

/** What the fourth layout gave checksums: the tables that came with it. */
export const CHECKSUMS_OF_FOURTH: readonly Checksummed[] = [
  { table: 'wakes', key: ['table_id'], columns: ['table_id', 'at'] },
  { table: 'profiles', key: ['person'], columns: ['person', 'body'] },
  { table: 'servers', key: ['guild'], columns: ['guild', 'body'] },
];

/** What the sixth layout gave new checksums: a table knows the channel that it is counted with. */
export const CHECKSUMS_OF_SIXTH: readonly Checksummed[] = [
  {
    table: 'tables',
    key: ['id'],
    columns: [
      ...['id', 'guild', 'channel', 'home', 'game', 'phase', 'revision'],
      ...['opened_at', 'touched_at', 'body', 'snapshot'],
    ],
  },
];

/** What the seventh layout gave checksums: tables with what their channel's side asks first, and what stands in the channels. */
export const CHECKSUMS_OF_SEVENTH: readonly Checksummed[] = [
  {
    table: 'tables',
    key: ['id'],
    columns: [
      ...['id', 'guild', 'channel', 'home', 'game', 'phase', 'revision'],
      ...['opened_at', 'touched_at', 'body', 'snapshot'],
      ...['generation', 'log_from', 'finished', 'thread_over'],
    ],
  },
  {
    table: 'channels',
    key: ['table_id'],
    columns: [
      ...['table_id', 'posted', 'given_up', 'access', 'access_channel', 'untold', 'archived'],
      'owed_since',
    ],
  },
  {
    table: 'channel_messages',
    key: ['id'],
    columns: [
      ...['id', 'table_id', 'channel', 'generation', 'from_ply', 'standing', 'shows', 'digest', 'files'],
    ],
  },
  {
    table: 'notices',
    key: ['id'],
    columns: ['id', 'table_id', 'kind', 'seat', 'person', 'since', 'at'],
  },
];

/** What the tenth layout gave checksums: the tables that came with it. */
export const CHECKSUMS_OF_TENTH: readonly Checksummed[] = [
  { table: 'results', key: ['table_id'], columns: ['table_id', 'guild', 'game', 'at', 'body'] },
  { table: 'result_seats', key: ['table_id', 'seat'], columns: ['table_id', 'seat', 'person'] },
];

/** What a layout seals that none before it did, or not so, and which tables that were sealed it no longer has. */
interface ChecksumsSince {
  readonly layout: number;
  readonly sealed: readonly Checksummed[];
  readonly gone?: readonly string[];
}

/** Every layout that has changed what is sealed, in their order. One that adds a table to be sealed, or a column to such a table, comes at the end. */
const CHECKSUMS_BY_LAYOUT: readonly ChecksumsSince[] = [
  { layout: 3, sealed: CHECKSUMS_OF_THIRD },
  { layout: 4, sealed: CHECKSUMS_OF_FOURTH },
  { layout: 6, sealed: CHECKSUMS_OF_SIXTH },
  { layout: 7, sealed: CHECKSUMS_OF_SEVENTH },
  { layout: 8, sealed: [], gone: ['outbox', 'messages'] },
  { layout: 10, sealed: CHECKSUMS_OF_TENTH },
];

/** The tables that a layout has sealed. */
export function checksumsIn(layout: number): readonly Checksummed[] {
  const checksummed = new Map<string, Checksummed>();
  for (const since of CHECKSUMS_BY_LAYOUT.filter((each) => each.layout <= layout)) {
    for (const each of since.sealed) checksummed.set(each.table, each);
    for (const table of since.gone ?? []) checksummed.delete(table);
  }
  return [...checksummed.values()];
}
