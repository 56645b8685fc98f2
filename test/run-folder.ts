import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { clusterIn } from './store/postgres/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the files of a run make once for all of them. */
    readonly runFolder: string;
  }
}

/** Makes the folder of a run, and removes it when the run is over, with the database server that was started in it. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  // Some of what is made there is run as a user who may do little.
  chmodSync(folder, 0o755);
  provide('runFolder', folder);
  return () => {
    const cluster = clusterIn(join(folder, 'postgres'));
    if (cluster.isStarted()) cluster.crash();
    rmSync(folder, { recursive: true, force: true });
  };
}
