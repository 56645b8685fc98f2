import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import type Database from 'better-sqlite3';
import { StoreRefused } from '../refusal.ts';
import { READ_ONLY, Sqlite, withDatabase } from './driver.ts';

/** Milliseconds between two looks whether a database has become free. */
const LOOK = 500;

/** Hears, once, a sentence for the host about the database that is waited for. Without it the opening is refused. */
export interface LockWait {
  readonly told: (sentence: string) => void;
}

const lockOf = (file: string): string => `${file}.lock`;

const isBusy = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

function notTaken(place: string, error: unknown): StoreRefused {
  const finding = error instanceof Error ? error.message : String(error);
  return new StoreRefused(
    `The lock file ${place} could not be taken (${finding}).`,
    'Delete it, or let the bot write to it.',
  );
}

/** Takes the lock beside a file: closing it, or the end of the process, frees it. Throws `StoreRefused`. */
export async function takeLock(file: string, waiting?: LockWait): Promise<Database.Database> {
  for (let looks = 0; ; looks += 1) {
    const lock = lockFile(lockOf(file));
    if (lock !== undefined) return lock;
    const holder = holderIn(file);
    const inUse = `The database ${file} is in use by another running bot${holder === undefined ? '' : ` (${holder})`}.`;
    if (waiting === undefined)
      throw new StoreRefused(
        `${inUse} Stop that one first, or give this one its own file with DATABASE_FILE.`,
      );
    if (looks === 0)
      waiting.told(
        `${inUse} This one is waiting and takes over when the other one ends. If you started it by mistake, stop it.`,
      );
    await new Promise((later) => setTimeout(later, LOOK));
  }
}

/** An exclusive transaction, which the system ends with the process; undefined if another has it. */
function lockFile(place: string): Database.Database | undefined {
  let lock: Database.Database | undefined;
  try {
    lock = new Sqlite(place, { timeout: 0 });
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    // If the lock may only be read SQLite begins without a word, and without the lock; it speaks up at a change.
    lock.pragma('user_version = 1');
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) return undefined;
    throw notTaken(place, error);
  }
}

/** Whether a process has the lock: a read would have to wait. Throws `StoreRefused` if it is no lock. */
export function isLocked(file: string): boolean {
  const place = lockOf(file);
  if (!existsSync(place)) return false;
  try {
    withDatabase(place, { readonly: true, timeout: 0 }, (lock) => lock.pragma('user_version'));
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw notTaken(place, error);
  }
}

/** The process that holds a database; undefined if that cannot be read, or it is only starting. */
export function holderIn(file: string): string | undefined {
  try {
    return withDatabase(file, { ...READ_ONLY, timeout: 0 }, (database) => leaseOf(database).holder);
  } catch {
    return undefined;
  }
}

/** Who may write to a database, as the database itself says it. */
interface LeaseRow {
  /** Rises with every holder: a process that writes under an older one is refused. */
  readonly term: number;
  /** Undefined if the last one has closed it. */
  readonly holder: string | undefined;
}

/** Who holds a database. Throws if its layout knows no lease. */
export function leaseOf(database: Database.Database): LeaseRow {
  const { term = 0, holder = '' } =
    database.prepare<[], Partial<LeaseRow>>('SELECT term, holder FROM lease').get() ?? {};
  return { term, holder: holder === '' ? undefined : holder };
}

/** Takes the lease of a database under the next term, and returns that. The other columns are always the same. */
export const takeLease = (database: Database.Database): number =>
  database
    .prepare<[string], number>(
      `INSERT INTO lease (only, term, holder, beats, held, locked) VALUES (1, 1, ?, 0, 1, 1)
        ON CONFLICT (only) DO UPDATE SET term = term + 1, holder = excluded.holder RETURNING term`,
    )
    .pluck()
    .get(`process ${process.pid} on ${hostname()}`) ?? 1;

/** Names no holder any more, if the lease is of this term. Never throws: the next holder names itself. */
export function leaveLease(database: Database.Database, term: number): void {
  try {
    database.prepare("UPDATE lease SET holder = '' WHERE term = ?").run(term);
  } catch {
    // A disk that takes no writes keeps nobody from closing.
  }
}
