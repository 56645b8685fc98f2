import { expect } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { otys } from '../../src/games/otys/index.ts';
import { readLogEntry, readSnapshot } from '../../src/games/saved.ts';
import type { Cluster } from '../store/postgres/cluster.ts';
import { pressedEntries } from './pressed-entries.ts';

/** What a PostgreSQL database says of a table of Otys: its log, and the match that it leads to, which is the one that is saved. */
export async function savedInPostgres(cluster: Cluster, address: string, table: string) {
  const [row] = await cluster.ask<{ readonly snapshot: string }>(
    `SELECT snapshot FROM tables WHERE id = '${table}'`,
    address,
  );
  const log = await cluster.ask<{ readonly body: string }>(
    `SELECT body FROM log WHERE table_id = '${table}' ORDER BY ply`,
    address,
  );
  const snapshot = readSnapshot(otys, row?.snapshot ?? '');
  const entries = log.map(({ body }) => readLogEntry(otys, body));
  const match = replay(otys, snapshot, entries);
  expect(match.snapshot).toEqual(snapshot);
  const pressed = pressedEntries(
    otys.name,
    row?.snapshot ?? '',
    log.map(({ body }) => body),
  );
  return { entries, pressed, match };
}
