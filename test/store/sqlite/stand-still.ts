import type { ChildProcess } from 'node:child_process';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';

/** Milliseconds that a signal takes at most to arrive, and that a process is let go on where it was in a write. */
const MOMENT = 20;

/**
 * Stops a process that has a database open, between two of its writes: one that hangs in the middle of a write keeps the file until it
 * ends, and nobody could take over.
 */
export async function standStill(child: ChildProcess, file: string): Promise<void> {
  for (;;) {
    child.kill('SIGSTOP');
    await new Promise((later) => setTimeout(later, MOMENT));
    if (isFree(file)) return;
    child.kill('SIGCONT');
    await new Promise((later) => setTimeout(later, MOMENT));
  }
}

/** Whether nobody is writing. */
function isFree(file: string): boolean {
  const database = new Sqlite(file, { timeout: 0 });
  try {
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
}
