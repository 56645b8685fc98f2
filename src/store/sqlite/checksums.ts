import { crc32 } from 'node:zlib';
import type Database from 'better-sqlite3';

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
function checksumsIn(layout: number): readonly Checksummed[] {
  const checksummed = new Map<string, Checksummed>();
  for (const since of CHECKSUMS_BY_LAYOUT.filter((each) => each.layout <= layout)) {
    for (const each of since.sealed) checksummed.set(each.table, each);
    for (const table of since.gone ?? []) checksummed.delete(table);
  }
  return [...checksummed.values()];
}

/** The tables that are sealed today. */
const CHECKSUMMED = checksumsIn(Number.POSITIVE_INFINITY);

/**
 * Registers the checksum of rows with a connection. SQLite sees when its pages do not fit together any more, but not that a byte within a
 * text is another: for that each row has a sum over all of it, which triggers keep, so that no write can forget it.
 */
export function registerChecksum(database: Database.Database): void {
  database.function('sealed', { deterministic: true, varargs: true }, (...row: unknown[]) =>
    crc32(JSON.stringify(row)),
  );
}

/**
 * The step of a migration that gives a table checksums, in its column `seal`, from now on, with all that is in it already. A step that adds
 * a column to such a table does so anew.
 */
export function checksumTriggers({ table, key, columns }: Checksummed): string {
  const update = (row: string) => `UPDATE ${table} SET seal = ${sumOf(table, columns)}${row};`;
  const own = ` WHERE ${key.map((name) => `${name} = NEW.${name}`).join(' AND ')}`;
  return `
  DROP TRIGGER IF EXISTS seal_new_${table};
  DROP TRIGGER IF EXISTS seal_changed_${table};
  CREATE TRIGGER seal_new_${table} AFTER INSERT ON ${table} BEGIN ${update(own)} END;
  CREATE TRIGGER seal_changed_${table} AFTER UPDATE OF ${columns.join(', ')} ON ${table} BEGIN ${update(own)} END;
  ${update('')}`;
}

/** The tables whose rows are checked whenever one is read ({@link hasRightChecksum}): by far the most of a database. */
export const CHECKED_WHEN_READ: readonly string[] = ['tables', 'log'];

/** The first table with a row that is not as it was written, those `besides` left out; nothing where all are. A former `layout` had other seals. */
export function wrongChecksum(
  database: Database.Database,
  besides: readonly string[] = [],
  layout: number = Number.POSITIVE_INFINITY,
): string | undefined {
  return checksumsIn(layout).find(
    ({ table, columns }) =>
      !besides.includes(table) &&
      database.prepare(`SELECT 1 FROM ${table} WHERE seal IS NOT ${sumOf(table, columns)} LIMIT 1`).get() !==
        undefined,
  )?.table;
}

/** An expression that tells of each row of a table whether it is as it was written: 1 or 0. */
export function hasRightChecksum(name: string): string {
  const checksummed = CHECKSUMMED.find(({ table }) => table === name);
  if (checksummed === undefined) throw new RangeError(`no table ${name} is sealed`);
  return `seal IS ${sumOf(checksummed.table, checksummed.columns)}`;
}

const sumOf = (table: string, columns: readonly string[]): string =>
  `sealed('${table}', ${columns.join(', ')})`;
