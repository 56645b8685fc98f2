import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { damaged, refusalOf, StoreRefused } from '../refusal.ts';
import { CHECKED_WHEN_READ, damagedPages, damagedRow, registerChecksum } from './checksums.ts';
import { loadDriver, READ_ONLY, Sqlite, withDatabase } from './driver.ts';
import { checkOrigin, LAYOUT, layOut } from './layout.ts';
import { type LockWait, leaveLease, takeLease, takeLock } from './lock.ts';
import { madePlaceOf } from './place.ts';

/** A database that is whole, of today's layout, and this process's alone to write. */
export interface OpenedFile {
  readonly database: Database.Database;
  /** The term of this process's lease. */
  readonly term: number;
  close(): void;
}

/** What SQLite keeps beside a database and needs to read it; the -shm file is rebuilt from these. */
const COMPANIONS = ['-wal', '-journal'] as const;
const BESIDE = [...COMPANIONS, '-shm'] as const;

/** No SQLite file is shorter, in bytes; https://sqlite.org/fileformat.html */
const SMALLEST_PAGE = 512;

/**
 * Opens a database file, or creates it. All obstacles are found before anything is written: a refused file keeps every
 * byte. Throws `StoreRefused`, and as {@link loadDriver} does.
 */
export async function openFile(path: string, waiting?: LockWait): Promise<OpenedFile> {
  loadDriver();
  const file = madePlaceOf(path);
  const lock = await takeLock(file, waiting);
  let database: Database.Database | undefined;
  const close = (): void => {
    database?.close();
    lock.close();
  };
  try {
    if (existsSync(file)) examine(file);
    else create(file);
    const opened = new Sqlite(file, { fileMustExist: true });
    database = opened;
    makeReady(opened);
    const term = takeLease(opened);
    return {
      ...{ database: opened, term },
      close: () => {
        leaveLease(opened, term);
        close();
      },
    };
  } catch (error) {
    close();
    throw refusalOf(error, file);
  }
}

/** A database that lives and dies with the process. */
export function openMemory(): OpenedFile {
  const database = new Sqlite(':memory:');
  database.pragma('auto_vacuum = INCREMENTAL');
  makeReady(database);
  layOut(database);
  return { database, term: takeLease(database), close: () => void database.close() };
}

/** Throws `StoreRefused` if the log of a database is there, and the database is not: a new one would destroy it. */
export function checkMissing(file: string): void {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  if (log !== undefined && log.size > 0)
    throw new StoreRefused(
      `The database ${file} is missing, but ${file}-wal is there and contains part of it.`,
      'Put the database back, or move that file away to start over.',
    );
}

/** A new database appears whole or not at all: it is built under another name and then moved to its place. */
function create(file: string): void {
  checkMissing(file);
  const draft = `${file}.new`;
  for (const suffix of ['', ...COMPANIONS]) rmSync(`${draft}${suffix}`, { force: true });
  withDatabase(draft, {}, (database) => {
    database.pragma('synchronous = FULL');
    // Only an empty database takes it as it is.
    database.pragma('auto_vacuum = INCREMENTAL');
    layOut(database);
  });
  // It holds the secrets of every game; SQLite gives its companions the same rights.
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

/** Checks a database without changing it: in a copy if it has a log, as SQLite writes beside such a file to read it. */
function examine(file: string): void {
  const { size } = statSync(file);
  if (size === 0) throw damaged(file, 'it is empty');
  if (size < SMALLEST_PAGE) throw damaged(file, 'its end is missing');
  // A start that was killed half-way may have left it.
  rmSync(`${file}.check`, { recursive: true, force: true });
  if (isOnlyRead(file) || BESIDE.some((suffix) => existsSync(`${file}${suffix}`))) rehearse(file);
  else checkAlone(file);
}

function checkAlone(file: string): void {
  try {
    withDatabase(file, READ_ONLY, (database) => checkWhole(database, file, CHECKED_WHEN_READ));
  } catch (error) {
    // SQLite makes an empty log and its index for readers, and leaves them to writers.
    for (const suffix of BESIDE) rmSync(`${file}${suffix}`, { force: true });
    throw error;
  }
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

/** Throws `StoreRefused` if a database is not whole; the rows of some tables may be `unchecked`. */
export function checkWhole(
  database: Database.Database,
  file: string,
  unchecked: readonly string[] = [],
  prepare: (database: Database.Database) => void = registerChecksum,
): void {
  checkOrigin(database, file);
  checkLength(database, file);
  const finding = damagedPages(database, 'integrity_check(1)');
  if (finding !== undefined) throw damaged(file, finding);
  prepare(database);
  checkLayout(database, file);
  const broken = damagedRow(database, unchecked);
  if (broken !== undefined) throw damaged(file, broken);
}

/** Checks a copy after all that the opening does, as nothing but writing finds some faults. */
function rehearse(file: string): void {
  const folder = `${file}.check`;
  mkdirSync(folder, { mode: 0o700 });
  try {
    const copy = join(folder, 'copy');
    copyDatabase(file, copy);
    withDatabase(copy, { fileMustExist: true }, (database) =>
      checkWhole(database, file, CHECKED_WHEN_READ, (opened) => {
        makeReady(opened);
        opened.pragma(`user_version = ${LAYOUT}`);
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies a database with its log. */
export function copyDatabase(file: string, copy: string): void {
  for (const suffix of ['', ...COMPANIONS])
    if (existsSync(`${file}${suffix}`))
      copyFileSync(`${file}${suffix}`, `${copy}${suffix}`, constants.COPYFILE_FICLONE);
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

function checkLayout(database: Database.Database, file: string): void {
  const found = layoutOf(database);
  withDatabase(':memory:', {}, (pattern) => {
    layOut(pattern);
    for (const [name, sql] of layoutOf(pattern)) {
      if (!found.has(name)) throw damaged(file, `${name} is missing`);
      if (found.get(name) !== sql) throw damaged(file, `${name} is not as this bot made it`);
    }
  });
}

function layoutOf(database: Database.Database): ReadonlyMap<string, string> {
  const rows = database
    .prepare<[], { readonly type: string; readonly name: string; readonly sql: string }>(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'",
    )
    .all();
  return new Map(rows.map(({ type, name, sql }) => [`the ${type} "${name}"`, sql]));
}
