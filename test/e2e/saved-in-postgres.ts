import { expect } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { otys } from '../../src/games/otys/index.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';
import type { Cluster } from '../store/postgres/cluster.ts';
import { pressedEntries } from './pressed-entries.ts';

/** What a PostgreSQL database says of a table of Otys: its log, and the match that it leads to, which is the one that is saved. */
export async function savedInPostgres(cluster: Cluster, address: string, table: string) {
  // In one statement: a press may add what anybody would answer as entries of their own, a moment later.
  const [row] = await cluster.ask<{ readonly snapshot: string; readonly log: readonly string[] | null }>(
    `SELECT snapshot, (SELECT json_agg(body ORDER BY ply) FROM log WHERE table_id = id) AS log
       FROM tables WHERE id = '${table}'`,
    address,
  );
  const log = row?.log ?? [];
  const snapshot = readSnapshot(otys, row?.snapshot ?? '');
  const entries = log.map((body) => readLogEntry(otys, body));
  const match = replay(otys, snapshot, entries);
  expect(match.snapshot).toEqual(snapshot);
  const pressed = pressedEntries(otys.name, row?.snapshot ?? '', log);
  return { entries, pressed, match };
}
