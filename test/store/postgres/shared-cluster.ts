import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
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
