import type { Claim, Commit, Committed, LogRow, OpenedRow, Store, TableRow } from '../../src/store/store.ts';

/** A table as it could be, but for what is said. */
export function sampleTable(said: Partial<TableRow> = {}): TableRow {
  return {
    id: 'table-1',
    guild: 'guild-1',
    channel: 'channel-1',
    home: 'channel-1',
    game: 'otys',
    phase: 'playing',
    revision: 1,
    people: ['ana', 'béla'],
    body: '{"seats":2}',
    openedAt: 1_790_000_000_000,
    activeAt: 1_790_000_000_000,
    ...{ generation: 1, logFrom: 0, isFinished: false, isThreadOver: false },
    ...said,
  };
}

/** A log entry as it could be, but for what is said. */
export function sampleEntry(said: Partial<LogRow> = {}): LogRow {
  return { ply: 0, person: 'ana', body: 'key 3', at: 1_790_000_000_500, ...said };
}

/** The commit that brings a table to a revision and its log to as many entries, with a snapshot and a notice that say so. */
export function sampleCommit(revision: number, said: Partial<Commit> = {}): Commit {
  return {
    table: sampleTable({ revision }),
    entries: [sampleEntry({ ply: revision - 1, body: `move ${revision - 1}` })],
    snapshot: `after ${revision}`,
    notices: [{ kind: `line-${revision}`, seat: 0, person: 'ana' }],
    interaction: `interaction-${revision}`,
    ...said,
  };
}

/** The claim of a table. */
export async function claimOf(store: Pick<Store, 'claims'>, table = 'table-1'): Promise<Claim> {
  const claim = await store.claims.claim(table);
  if (claim === undefined) throw new Error(`no claim of ${table}`);
  return claim;
}

/** Commits a change under the claim of its table. */
export async function commit(store: Pick<Store, 'claims' | 'commit'>, change: Commit): Promise<Committed> {
  return store.commit(await claimOf(store, change.table.id), change);
}

/** A table that there is. */
export async function openedAt(store: Pick<Store, 'open'>, table = 'table-1'): Promise<OpenedRow> {
  const found = await store.open({ table });
  if (found === undefined) throw new Error(`no ${table}`);
  return found;
}
