import Database from 'better-sqlite3';
import { StoreRefused } from './refusal.ts';

/** How long a start waits for a bot that is just stopping. */
const PATIENCE_MS = 1000;

/** The sole right to write to a database, held until it is released or the process ends. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the sole right to write to a database file. It is an exclusive transaction on an empty database beside the file:
 * the system frees it at once when the process dies, however it dies, and backups can still read the file itself.
 *
 * @throws StoreRefused when another running bot holds it
 */
export function lockFile(file: string): FileLock {
  const place = `${file}.lock`;
  let lock: Database.Database | undefined;
  try {
    lock = new Database(place, { timeout: PATIENCE_MS });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    // Where the lock may only be read SQLite begins without a word, and without the lock; it speaks up at a change.
    lock.pragma('user_version = 1');
  } catch (error) {
    lock?.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StoreRefused(
        `The database ${file} is in use by another running bot. ` +
          'Stop that one first, or give this one a file of its own with DATABASE_FILE.',
      );
    }
    const finding = error instanceof Error ? error.message : String(error);
    throw new StoreRefused(
      `The lock ${place} could not be taken (${finding}). Remove that file, or let the bot write to it.`,
    );
  }
  const held = lock;
  return { release: () => void held.close() };
}
