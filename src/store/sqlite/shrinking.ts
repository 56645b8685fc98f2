import type Database from 'better-sqlite3';
import type { Shrunk, Store } from '../store.ts';
import { Sqlite } from './driver.ts';
import type { Writer } from './writer.ts';

/** The value of `auto_vacuum` with which free pages are given back when asked; https://sqlite.org/pragma.html#pragma_auto_vacuum */
const INCREMENTAL = 2;

/** Free pages that are given back at a time, of 4 KiB each: a press waits for some milliseconds at most. */
const PORTION = 256;

/** Bytes of the largest file that is written anew at a start, which takes a second or two for each 128 MB. */
export const LARGEST_REWRITTEN = 512 * 1024 * 1024;

/**
 * Has a file that an older version made give back free pages from now on. For that SQLite writes it anew, whole or not at all: nobody plays
 * yet. A file that is larger than `largest` bytes stays as it is, and one for which the disk has no room.
 */
export function makeShrinkable(database: Database.Database, largest: number = LARGEST_REWRITTEN): void {
  if (isShrinkable(database)) return;
  const pages = Number(database.pragma('page_count', { simple: true }));
  if (pages * Number(database.pragma('page_size', { simple: true })) > largest) return;
  database.pragma('auto_vacuum = INCREMENTAL');
  try {
    database.exec('VACUUM');
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
  }
}

/** The part of the store that gives free pages back to the disk. */
export function shrinking(database: Database.Database, write: Writer): Store['shrink'] {
  const isDone = (): boolean => database.pragma('freelist_count', { simple: true }) === 0;
  // `pragma` would take one step, which is one page.
  const giveBack = write(() => void database.exec(`PRAGMA incremental_vacuum(${PORTION})`));
  return async (): Promise<Shrunk> => {
    if (isDone()) return 'done';
    if (!isShrinkable(database)) return 'cannot';
    giveBack();
    return isDone() ? 'done' : 'more';
  };
}

const isShrinkable = (database: Database.Database): boolean =>
  database.pragma('auto_vacuum', { simple: true }) === INCREMENTAL;
