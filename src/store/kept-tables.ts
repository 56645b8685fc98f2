import { crc32 } from 'node:zlib';

/** The bot's version that introduced today's layout, on both stores. Each database records which version made it. */
export const LAYOUT_SINCE = '1.0.0';

/** What tells a layout from every other: 31 bits of the statements that make it, however they are indented; never 0. */
export const fingerprintOf = (statements: string): number =>
  crc32(statements.replaceAll(/\s+/g, ' ').trim()) >>> 1 || 1;

/** What a column holds, with `?` if it may be absent. `table` is the id of the table that a row belongs to. */
type ColumnKind = 'table' | 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'json';

type Columns = Readonly<Record<string, ColumnKind>>;

/** A statement of one database alone. */
type Only = Readonly<Partial<Record<StoreKind, string>>>;

/** The two kinds of databases. */
export type StoreKind = 'sqlite' | 'postgres';

/** A table that both databases keep, and that can be moved from one to the other. */
export interface KeptTable {
  readonly name: string;
  readonly columns: Columns;
  readonly key: readonly string[];
  /** What PostgreSQL has besides, or SQLite in a table of its own, and its order of the columns. */
  readonly inPostgres?: Columns;
  /** What else holds of a column, or of several together. */
  readonly checks?: Readonly<Record<string, string>>;
  readonly constraints?: readonly (string | Only)[];
  /** Each as what stands behind CREATE. */
  readonly indexes?: readonly (string | Only)[];
  /** In SQLite rows are numbered, by their key or besides it. */
  readonly isNumbered?: 'by key' | 'besides';
}

/** The time at which something is due at a table: SQLite has it in a table of its own, PostgreSQL as a column. */
export const WAKES: KeptTable = {
  name: 'wakes',
  columns: { table_id: 'table', at: 'number' },
  key: ['table_id'],
  indexes: ['INDEX wakes_by_time ON wakes (at)'],
};

const ended = { finished: 'flag', thread_over: 'flag' } as const;
const place = {
  id: 'text',
  guild: 'text',
  channel: 'text',
  home: 'text',
  game: 'text',
  phase: 'text',
} as const;

/** All kept tables, each behind those that its rows refer to. Leases and claims are none: they are of processes. */
export const KEPT_TABLES: readonly KeptTable[] = [
  {
    name: 'tables',
    columns: {
      ...{ ...place, revision: 'number', opened_at: 'number', touched_at: 'number', body: 'text' },
      ...{ snapshot: 'text?', generation: 'number', log_from: 'number', ...ended },
    },
    inPostgres: {
      ...{ ...place, revision: 'number', body: 'text', snapshot: 'text?', opened_at: 'number' },
      ...{ touched_at: 'number', wake_at: 'number?', generation: 'number', log_from: 'number', ...ended },
    },
    key: ['id'],
    isNumbered: 'besides',
    indexes: [
      'INDEX tables_by_channel ON tables (channel, phase, touched_at, id)',
      'INDEX tables_by_phase ON tables (phase, touched_at)',
      'INDEX tables_by_guild ON tables (guild, phase)',
      'INDEX tables_by_home ON tables (home, phase)',
      {
        sqlite: 'INDEX tables_listed ON tables (id, phase, channel, touched_at)',
        postgres: 'INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL',
      },
      {
        sqlite: 'INDEX tables_finished ON tables (id, game) WHERE finished = 1',
        postgres: 'INDEX tables_finished ON tables (id, game) WHERE finished',
      },
    ],
  },
  {
    name: 'people',
    columns: { table_id: 'table', position: 'number', person: 'text' },
    key: ['table_id', 'position'],
    indexes: ['INDEX people_by_person ON people (person, table_id)'],
  },
  {
    name: 'log',
    columns: { table_id: 'table', ply: 'number', person: 'text', body: 'text', at: 'number' },
    key: ['table_id', 'ply'],
    checks: { ply: 'ply >= 0' },
    indexes: ['INDEX log_by_person ON log (person, table_id)'],
  },
  {
    name: 'interactions',
    columns: { id: 'text', at: 'number' },
    key: ['id'],
    indexes: [{ postgres: 'INDEX interactions_by_time ON interactions USING brin (at)' }],
  },
  {
    name: 'channels',
    columns: {
      ...{ table_id: 'table', posted: 'number', given_up: 'number?', access: 'text?' },
      ...{ access_channel: 'text?', untold: 'text?', archived: 'flag', owed_since: 'number?' },
    },
    key: ['table_id'],
    indexes: [
      'INDEX channels_by_untold ON channels (untold) WHERE untold IS NOT NULL',
      'INDEX channels_owing ON channels (owed_since) WHERE owed_since IS NOT NULL',
    ],
  },
  {
    name: 'channel_messages',
    columns: {
      ...{ id: 'text', table_id: 'table', channel: 'text', generation: 'number', from_ply: 'number' },
      ...{ standing: 'text', shows: 'number', digest: 'text?', files: 'json' },
    },
    key: ['id'],
    checks: { standing: "standing IN ('live', 'leaving', 'closed')" },
    constraints: [
      {
        postgres: `CONSTRAINT one_live_message EXCLUDE USING btree (table_id WITH =) WHERE (standing = 'live')
      DEFERRABLE INITIALLY DEFERRED`,
      },
    ],
    indexes: [
      { sqlite: "UNIQUE INDEX live_channel_message ON channel_messages (table_id) WHERE standing = 'live'" },
      { postgres: 'INDEX channel_messages_by_table ON channel_messages (table_id)' },
      "INDEX open_channel_messages ON channel_messages (table_id) WHERE standing <> 'closed'",
      { sqlite: 'INDEX channel_messages_by_table ON channel_messages (table_id)' },
    ],
  },
  {
    name: 'notices',
    columns: {
      ...{ id: 'number', table_id: 'table', kind: 'text', seat: 'number', person: 'text', at: 'number' },
    },
    key: ['id'],
    isNumbered: 'by key',
    constraints: ['UNIQUE (table_id, kind, seat)'],
    indexes: [{ postgres: 'INDEX notices_by_person ON notices (person)' }],
  },
  {
    name: 'results',
    columns: { table_id: 'table', guild: 'text', game: 'text', at: 'number', body: 'text' },
    key: ['table_id'],
    indexes: ['INDEX results_by_guild ON results (guild, at)'],
  },
  {
    name: 'result_seats',
    columns: { table_id: 'table', seat: 'number', person: 'text?' },
    key: ['table_id', 'seat'],
    indexes: ['INDEX result_seats_by_person ON result_seats (person) WHERE person IS NOT NULL'],
  },
  { name: 'profiles', columns: { person: 'text', body: 'text' }, key: ['person'] },
  { name: 'servers', columns: { guild: 'text', body: 'text' }, key: ['guild'] },
  { name: 'notes', columns: { key: 'text', value: 'text' }, key: ['key'] },
];

/** The columns of a table in one of the databases. */
export const columnsIn = ({ columns, inPostgres = columns }: KeptTable, store: StoreKind): Columns =>
  store === 'postgres' ? inPostgres : columns;

const TYPES: Readonly<Record<StoreKind, Readonly<Record<string, string>>>> = {
  sqlite: { text: 'TEXT', table: 'TEXT', number: 'INTEGER', flag: 'INTEGER', json: 'TEXT' },
  // Texts that lists are ordered by compare byte by byte, as in SQLite.
  postgres: { text: 'text', table: 'text COLLATE "C"', number: 'bigint', flag: 'boolean', json: 'json' },
};

/** What makes a table with its indexes, as it was always written: each database keeps these letters. */
export function statementsFor(table: KeptTable, store: StoreKind): string {
  const { name, key, checks = {}, constraints = [], indexes = [], isNumbered } = table;
  const isOnlyKey = (column: string): boolean => key.length === 1 && column === key[0];
  const own = (all: readonly (string | Only)[]): readonly string[] =>
    all.flatMap((each) => (typeof each === 'string' ? each : (each[store] ?? [])));
  const columns = Object.entries(columnsIn(table, store)).map(([column, kind]) => {
    const type = TYPES[store][kind.replace('?', '')] ?? '';
    const isCollated = store === 'postgres' && kind === 'text' && isOnlyKey(column);
    const check = store === 'sqlite' && kind === 'flag' ? `${column} IN (0, 1)` : checks[column];
    return [
      `${column} ${type}${isCollated ? ' COLLATE "C"' : ''}`,
      ...(isOnlyKey(column) ? ['PRIMARY KEY'] : kind.endsWith('?') ? [] : ['NOT NULL']),
      ...(isOnlyKey(column) && isNumbered === 'by key' && store === 'sqlite' ? ['AUTOINCREMENT'] : []),
      ...(kind === 'table' ? ['REFERENCES tables (id)'] : []),
      ...(check === undefined ? [] : [`CHECK (${check})`]),
    ].join(' ');
  });
  const lines = [
    ...columns,
    ...(store === 'sqlite' ? ['seal INTEGER'] : []),
    ...(key.length > 1 ? [`PRIMARY KEY (${key.join(', ')})`] : []),
    ...own(constraints),
  ];
  const end = store === 'postgres' ? '' : isNumbered === undefined ? ' STRICT, WITHOUT ROWID' : ' STRICT';
  return [
    `CREATE TABLE ${name} (\n    ${lines.join(',\n    ')}\n  )${end};`,
    ...own(indexes).map((index) => `CREATE ${index};`),
  ].join('\n  ');
}
