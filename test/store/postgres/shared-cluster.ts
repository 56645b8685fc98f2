import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { type Cluster, clusterIn } from './cluster.ts';

/** The server that all tests of a run share. The first that asks starts it; it ends with the run. */
export async function sharedCluster(): Promise<Cluster> {
  const folder = inject('runFolder');
  const cluster = clusterIn(join(folder, 'postgres'));
  const ready = join(folder, 'postgres-is-ready');
  if (isFirst(folder)) {
    cluster.start();
    writeFileSync(ready, '');
  }
  while (!existsSync(ready)) await new Promise((later) => setTimeout(later, 50));
  return cluster;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'postgres-is-wanted'));
    return true;
  } catch {
    return false;
  }
}

/** Some processes that share one database until the test is over, and what its server is asked besides. */
export async function hosts(many: number) {
  const cluster = await sharedCluster();
  const address = await cluster.room();
  const clock = tickingClock(77);
  const stores = await Promise.all(Array.from({ length: many }, () => openPostgresStore({ address, clock })));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  const [first, second] = stores;
  if (first === undefined || second === undefined) throw new Error('no stores');
  return { stores, first, second, ask: (text: string) => cluster.ask(text, address) };
}
