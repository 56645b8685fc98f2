import type { TableRow as ClaimedTableRow } from '../../src/store/claimed-store.ts';
import type { Commit, LogRow, TableRow } from '../../src/store/store.ts';

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
    touchedAt: 1_790_000_000_000,
    ...said,
  };
}

/** The same for those who work at tables by claims. */
export const claimedTable = (said: Partial<ClaimedTableRow> = {}): ClaimedTableRow => ({
  ...sampleTable(),
  ...{ generation: 1, logFrom: 0, isFinished: false, isThreadOver: false },
  ...said,
});

/** A log entry as it could be, but for what is said. */
export function sampleEntry(said: Partial<LogRow> = {}): LogRow {
  return { ply: 0, person: 'ana', body: 'key 3', at: 1_790_000_000_500, ...said };
}

/** The commit that brings a table to a revision and its log to as many entries, with a snapshot that says so. */
export function sampleCommit(revision: number, said: Partial<Commit> = {}): Commit {
  return {
    table: sampleTable({ revision }),
    entry: sampleEntry({ ply: revision - 1, body: `move ${revision - 1}` }),
    snapshot: `after ${revision}`,
    outbox: [{ key: `line-${revision}`, body: `line ${revision}` }],
    interaction: `interaction-${revision}`,
    ...said,
  };
}
