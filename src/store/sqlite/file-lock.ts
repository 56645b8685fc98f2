import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { StoreRefused } from '../refusal.ts';
import { Sqlite } from './driver.ts';

/** A sign of life beside a database, held until it is released or the process ends. */
export interface FileLock {
  release(): void;
}

/** Where the lock of a database file stands. */
export const lockOf = (file: string): string => `${file}.lock`;

/**
 * Takes the lock beside a file, an exclusive transaction that the system ends with the process; undefined if another
 * has it. Throws `StoreRefused` if it cannot be made.
 */
export function lockFile(file: string): FileLock | undefined {
  const place = lockOf(file);
  let lock: Database.Database | undefined;
  try {
    lock = new Sqlite(place, { timeout: 0 });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    // Where the lock may only be read SQLite begins without a word, and without the lock; it speaks up at a change.
    lock.pragma('user_version = 1');
  } catch (error) {
    lock?.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    const finding = error instanceof Error ? error.message : String(error);
    throw new StoreRefused(
      `The lock file ${place} could not be taken (${finding}). Delete it, or let the bot write to it.`,
    );
  }
  const held = lock;
  return { release: () => void held.close() };
}

/** Whether a process has the lock: a read would have to wait. Throws what SQLite says of something else there. */
export function isLocked(file: string): boolean {
  const place = lockOf(file);
  if (!existsSync(place)) return false;
  const lock = new Sqlite(place, { readonly: true, timeout: 0 });
  try {
    lock.pragma('user_version');
    return false;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true;
    throw error;
  } finally {
    lock.close();
  }
}
