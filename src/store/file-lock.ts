import Database from 'better-sqlite3';
import { StoreRefused } from './refusal.ts';

/** A sign of life beside a database, held until it is released or the process ends. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the lock beside a database file; nothing where another process has it. It is an exclusive transaction on an empty
 * database: the system frees it at once when the process dies, however it dies, and backups can still read the file itself.
 *
 * @throws StoreRefused when the lock cannot be made
 */
export function lockFile(file: string): FileLock | undefined {
  const place = `${file}.lock`;
  let lock: Database.Database | undefined;
  try {
    lock = new Database(place, { timeout: 0 });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    // Where the lock may only be read SQLite begins without a word, and without the lock; it speaks up at a change.
    lock.pragma('user_version = 1');
  } catch (error) {
    lock?.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return undefined;
    const finding = error instanceof Error ? error.message : String(error);
    throw new StoreRefused(
      `The lock ${place} could not be taken (${finding}). Remove that file, or let the bot write to it.`,
    );
  }
  const held = lock;
  return { release: () => void held.close() };
}
