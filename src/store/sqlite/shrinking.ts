import type Database from 'better-sqlite3';
import type { Store } from '../store.ts';
import type { Writer } from './writer.ts';

/** Free pages that are given back at a time, of 4 KiB each: a press waits for some milliseconds at most. */
const PORTION = 256;

/** The part of the store that gives free pages back to the disk. */
export function shrinking(database: Database.Database, write: Writer): Store['shrink'] {
  const free = (): unknown => database.pragma('freelist_count', { simple: true });
  // `pragma` would take one step, which is one page.
  const giveBack = write(() => void database.exec(`PRAGMA incremental_vacuum(${PORTION})`));
  return async () => {
    const before = free();
    if (before === 0) return 'done';
    giveBack();
    // A file that somebody has vacuumed into another kind gives nothing back.
    return free() === 0 || free() === before ? 'done' : 'more';
  };
}
