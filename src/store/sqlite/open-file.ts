import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { damaged, refusalOf, StoreRefused } from '../refusal.ts';
import { CHECKED_WHEN_READ, registerChecksum, wrongChecksum } from './checksums.ts';
import { loadDriver, Sqlite } from './driver.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import { checkOrigin, LAYOUT, layOut } from './layout.ts';
import { isUnlocked, Lease, type LeaseRow, leaseAsFarAsRead, leaseOf } from './lease.ts';
import { type LockWait, Vacancies } from './lock-wait.ts';

/** A database that is whole, of today's layout, and this process's alone to write. */
export interface OpenedFile {
  readonly database: Database.Database;
  readonly lease: Lease;
  /** Shows that this process lives; to be called each `BEAT`. Throws `LeaseLost` where another has taken over. */
  beat(): void;
  close(): void;
}

/** What SQLite keeps beside a database and needs to read it; the -shm file is rebuilt from these. */
const COMPANIONS = ['-wal', '-journal'] as const;
const BESIDE = [...COMPANIONS, '-shm'] as const;

/** What can be done about a file that is somebody else's. */
const ELSEWHERE = 'Move it away, or choose another place with DATABASE_FILE.';

/** No SQLite file is shorter, in bytes; https://sqlite.org/fileformat.html */
const SMALLEST_PAGE = 512;

/**
 * Opens a database file; creates it, with its directory, if there is none. All obstacles are found before anything is
 * written, so that a refused file keeps every byte.
 *
 * @throws StoreRefused if the file is damaged, not ours, from another version, not writable, or in use and not waited
 * for; and as {@link loadDriver} does
 */
export async function openFile(path: string, waiting?: LockWait): Promise<OpenedFile> {
  loadDriver();
  const file = placeOf(path);
  const vacancies = new Vacancies(file, waiting);
  let torn = false;
  for (;;) {
    const vacancy = await vacancies.next();
    try {
      // Its holder does not move any more, so that a copy is whole if the file is.
      if (torn && vacancy.kind === 'hung') throwFound(examine(file));
      const opened = vacancy.kind === 'free' ? moveIn(file, vacancy.lock) : succeed(file, vacancy.seen);
      torn = opened === 'torn';
      if (opened === 'inhabited' || torn) vacancies.inhabited();
      else if (opened === 'stuck' && vacancy.kind === 'hung') vacancies.stuck(vacancy.seen);
      else if (typeof opened === 'object') return opened;
    } catch (error) {
      throw refusalOf(error, file);
    }
  }
}

/**
 * Takes a database whose lock was free. If its holder lives without the lock it is `inhabited` and left alone, even
 * if it looks damaged, like a copy that was `torn` by the holder's writes.
 */
function moveIn(file: string, lock: FileLock): OpenedFile | 'inhabited' | 'torn' | undefined {
  let database: Database.Database | undefined;
  try {
    if (existsSync(file)) {
      const examined = examine(file);
      if (isUnlocked(examined.lease)) {
        lock.release();
        return examined.found === undefined ? 'inhabited' : 'torn';
      }
      throwFound(examined);
    } else create(file);
    database = new Sqlite(file, { fileMustExist: true });
    makeReady(database);
    const seen = leaseOf(database);
    // The copy may have told of a holder before the one who lives in it.
    const lease = isUnlocked(seen) ? undefined : Lease.take(database, seen, lock);
    if (lease !== undefined) return held(file, database, lease);
  } catch (error) {
    database?.close();
    lock.release();
    throw error;
  }
  database.close();
  lock.release();
  return undefined;
}

/** Takes a database from a hung holder; that one used it, so it is whole. A holder in mid-write leaves it `stuck`. */
function succeed(file: string, seen: LeaseRow): OpenedFile | 'stuck' | undefined {
  const database = new Sqlite(file, { fileMustExist: true });
  const lock = lockFile(file);
  try {
    checkOrigin(database, file, ELSEWHERE);
    makeReady(database);
    const lease = Lease.take(database, seen, lock);
    if (lease !== undefined) return held(file, database, lease);
  } catch (error) {
    database.close();
    lock?.release();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return 'stuck';
    throw error;
  }
  database.close();
  lock?.release();
  return undefined;
}

function held(file: string, database: Database.Database, lease: Lease): OpenedFile {
  return {
    database,
    lease,
    beat: () => lease.beat(() => lockFile(file)),
    close() {
      database.close();
      lease.unlock();
    },
  };
}

/** A database that lives and dies with the process. */
export function openMemory(): OpenedFile {
  const database = new Sqlite(':memory:');
  database.pragma('auto_vacuum = INCREMENTAL');
  makeReady(database);
  layOut(database);
  const lease = Lease.take(database, leaseOf(database), undefined);
  if (lease === undefined) throw new StoreRefused('The database in memory has another holder.');
  return held(':memory:', database, lease);
}

/** Where the file really lies, in a directory that can be written: every way to it must lead to one lock. */
function placeOf(path: string): string {
  const wanted = resolve(path);
  try {
    makeDirectory(dirname(wanted));
    accessSync(dirname(wanted), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreRefused(
      `The bot cannot write to ${dirname(wanted)}, the folder of the database (${codeOf(error)}). ` +
        'Give it permission, or choose another place with DATABASE_FILE.',
    );
  }
  if (lstatSync(wanted, { throwIfNoEntry: false }) === undefined)
    return join(realpathSync(dirname(wanted)), basename(wanted));
  try {
    const file = realpathSync(wanted);
    accessSync(dirname(file), constants.W_OK | constants.X_OK);
    if (!statSync(file).isFile())
      throw new StoreRefused(`${file} is not a file, so it cannot be the database.`);
    accessSync(file, constants.R_OK | constants.W_OK);
    return file;
  } catch (error) {
    if (error instanceof StoreRefused) throw error;
    throw new StoreRefused(
      `The bot cannot read and write the database ${wanted} (${codeOf(error)}). Give it permission for both.`,
    );
  }
}

/**
 * Creates a directory and its parents, one by one: if one of them takes none, such as /proc, Node's own `recursive`
 * never ends.
 */
function makeDirectory(place: string): void {
  if (existsSync(place)) return;
  if (dirname(place) !== place) makeDirectory(dirname(place));
  try {
    mkdirSync(place);
  } catch (error) {
    // Another bot may have been quicker.
    if (!existsSync(place)) throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** A new database appears whole or not at all: it is built under another name and then moved to its place. */
function create(file: string): void {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (log !== undefined && log.size > 0) {
    throw new StoreRefused(
      `The database ${file} is missing, but ${file}-wal is there and contains part of it. ` +
        'Put the database back, or move that file away to start over.',
    );
  }
  const draft = `${file}.new`;
  for (const suffix of ['', ...COMPANIONS]) rmSync(`${draft}${suffix}`, { force: true });
  const database = new Sqlite(draft);
  try {
    database.pragma('synchronous = FULL');
    // Only an empty database takes it as it is.
    database.pragma('auto_vacuum = INCREMENTAL');
    layOut(database);
  } finally {
    database.close();
  }
  // It holds the secrets of every game; SQLite gives its companions the same rights.
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

/** How a database came out of the look at it: its lease, and what speaks against it. */
interface Examined {
  readonly lease: LeaseRow;
  readonly found: unknown;
}

function throwFound({ found }: Examined): void {
  if (found !== undefined) throw found;
}

/**
 * Checks whether a database can be opened, and changes nothing. It is read in place, unless a former holder left a
 * log behind: SQLite writes beside such a file even to read it, so a copy is read.
 */
function examine(file: string): Examined {
  const { size } = statSync(file);
  if (size === 0) throw damaged(file, 'it is empty');
  if (size < SMALLEST_PAGE) throw damaged(file, 'its end is missing');
  // A start that was killed half-way may have left it.
  rmSync(`${file}.check`, { recursive: true, force: true });
  const isAlone = BESIDE.every((suffix) => !existsSync(`${file}${suffix}`));
  const examined = isAlone && !isOnlyRead(file) ? examineInPlace(file) : rehearse(file);
  // SQLite makes an empty log and its index for readers, and leaves them to writers.
  if (isAlone && examined.found !== undefined)
    for (const suffix of BESIDE) rmSync(`${file}${suffix}`, { force: true });
  return examined;
}

/** Header offset of "file format write version", and the highest SQLite writes; https://sqlite.org/fileformat.html */
const WRITE_VERSION = { at: 18, highest: 2 } as const;

/** Whether the header says that the file is only to be read, which nothing but writing finds. */
function isOnlyRead(file: string): boolean {
  const header = Buffer.alloc(WRITE_VERSION.at + 1);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, header, 0, header.length, 0);
  } finally {
    closeSync(opened);
  }
  return header.readUInt8(WRITE_VERSION.at) > WRITE_VERSION.highest;
}

/** Reads a database that lies alone. */
function examineInPlace(file: string): Examined {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    checkOrigin(database, file, ELSEWHERE);
    checkLength(database, file);
    checkPages(database, file);
    checkLayout(database, file);
    registerChecksum(database);
    checkChecksums(database, file, CHECKED_WHEN_READ);
    return { lease: leaseOf(database), found: undefined };
  } catch (found) {
    return { lease: leaseAsFarAsRead(database), found };
  } finally {
    database.close();
  }
}

/** Does to a copy everything that the opening does to the file, and looks whether it comes out well. */
function rehearse(file: string): Examined {
  const folder = `${file}.check`;
  mkdirSync(folder, { mode: 0o700 });
  try {
    const copy = join(folder, 'copy');
    copyFileSync(file, copy, constants.COPYFILE_FICLONE);
    for (const suffix of COMPANIONS)
      if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
    const database = new Sqlite(copy, { fileMustExist: true });
    try {
      checkCopy(database, file);
      return { lease: leaseOf(database), found: undefined };
    } catch (found) {
      return { lease: leaseAsFarAsRead(database), found };
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkCopy(database: Database.Database, file: string): void {
  checkOrigin(database, file, ELSEWHERE);
  checkLength(database, file);
  checkPages(database, file);
  makeReady(database);
  // A header can say that the file is only to be read; nothing but writing finds that.
  database.pragma(`user_version = ${LAYOUT}`);
  checkLayout(database, file);
  checkChecksums(database, file, CHECKED_WHEN_READ);
}

function checkChecksums(database: Database.Database, file: string, besides: readonly string[]): void {
  const broken = wrongChecksum(database, besides);
  if (broken !== undefined)
    throw damaged(file, `a row of the table "${broken}" has changed since it was written`);
}

function makeReady(database: Database.Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What somebody has had removed is overwritten, not just no longer found: a backup would hold it as well.
  database.pragma('secure_delete = ON');
  // Kibibytes: the tables that are played now fit in; the system keeps the whole file at hand besides.
  database.pragma('cache_size = -4000');
  registerChecksum(database);
}

/** SQLite reads what is missing of the last page as zeros, and so might miss the end of a text. */
function checkLength(database: Database.Database, file: string): void {
  const waiting = COMPANIONS.map(
    (suffix) => statSync(`${file}${suffix}`, { throwIfNoEntry: false })?.size ?? 0,
  );
  if (waiting.some((size) => size > 0)) return;
  const pages = Number(database.pragma('page_count', { simple: true }));
  const length = pages * Number(database.pragma('page_size', { simple: true }));
  if (statSync(file).size < length) throw damaged(file, 'its end is missing');
}

function checkPages(database: Database.Database, file: string): void {
  const findings = database.prepare<[], string>('PRAGMA integrity_check(1)').pluck().all();
  const [finding] = findings;
  if (findings.length !== 1 || finding !== 'ok') throw damaged(file, finding ?? 'its check said nothing');
}

function checkLayout(database: Database.Database, file: string): void {
  const pattern = new Sqlite(':memory:');
  try {
    layOut(pattern);
    const found = layoutOf(database);
    for (const [name, sql] of layoutOf(pattern)) {
      if (!found.has(name)) throw damaged(file, `${name} is missing`);
      if (found.get(name) !== sql) throw damaged(file, `${name} is not as this bot made it`);
    }
  } finally {
    pattern.close();
  }
}

function layoutOf(database: Database.Database): ReadonlyMap<string, string> {
  const rows = database
    .prepare<[], { readonly type: string; readonly name: string; readonly sql: string }>(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'",
    )
    .all();
  return new Map(rows.map(({ type, name, sql }) => [`the ${type} "${name}"`, sql]));
}
