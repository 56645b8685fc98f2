import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { refusalOf, StoreRefused } from '../refusal.ts';
import { countReports, type ReportedTable, reportedTables } from '../sql/reported.ts';
import { damagedPages, damagedRow, registerChecksum } from './checksums.ts';
import { Sqlite } from './driver.ts';
import { isLocked, lockOf } from './file-lock.ts';
import { checkOrigin, originOf } from './layout.ts';
import { isUnlocked, type LeaseRow, Liveness, leaseAsFarAsRead } from './lease.ts';
import { LOOK, seenIn } from './lock-wait.ts';
import { runningSql, sqlReader } from './sql.ts';

/** Who has a database open: in words for a person, where they can be read, and whether they still move. */
export interface Holder {
  readonly name: string | undefined;
  readonly isAlive: boolean;
}

/** What is in a database. */
export type Contents =
  | { readonly kind: 'not ours' }
  | { readonly kind: 'damaged'; readonly finding: string }
  /** Of another version, which this one cannot judge. */
  | { readonly kind: 'other'; readonly madeBy: string | undefined }
  /** Whole, with how many problems people have reported. */
  | { readonly kind: 'whole'; readonly reports: number };

/** How a database was found. */
export type Inspected =
  /** There is none. `log` is the log of one that was there, which keeps a new one from being made. */
  | { readonly kind: 'absent'; readonly log?: string }
  /** What stands in the place of its lock is no lock, so that no bot can open it. */
  | { readonly kind: 'no lock'; readonly lock: string; readonly finding: string }
  | { readonly kind: 'there'; readonly contents: Contents; readonly holder: Holder | undefined };

/**
 * Inspects a database without lock or lease, also while a bot has it open; else a copy, as SQLite writes beside what it
 * reads. Throws `StoreRefused` if it cannot be read.
 */
export async function inspect(path: string): Promise<Inspected> {
  const wanted = resolve(path);
  const file = existsSync(wanted) ? realpathSync(wanted) : wanted;
  try {
    if (!existsSync(file)) return absent(file);
    const lock = lockBeside(file);
    if (typeof lock === 'object') return lock;
    const { contents, lease } = await (lock === 'taken' ? lookInto(file) : lookAtCopy(file));
    const isOpen = isLocked(file) || isUnlocked(lease);
    if (!isOpen) return { kind: 'there', contents, holder: undefined };
    // The process that has it open may have torn the copy.
    const found = contents.kind === 'damaged' ? await lookInto(file) : { contents, lease };
    return { kind: 'there', contents: found.contents, holder: await holderOf(file, found.lease) };
  } catch (error) {
    throw refusalOf(error, file);
  }
}

function lockBeside(file: string): 'taken' | 'free' | Extract<Inspected, { kind: 'no lock' }> {
  try {
    return isLocked(file) ? 'taken' : 'free';
  } catch (error) {
    const finding = error instanceof Error ? error.message : String(error);
    return { kind: 'no lock', lock: lockOf(file), finding };
  }
}

function absent(file: string): Inspected {
  const log = `${file}-wal`;
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  return size > 0 ? { kind: 'absent', log } : { kind: 'absent' };
}

interface Look {
  readonly contents: Contents;
  readonly lease: LeaseRow;
}

async function lookAtCopy(file: string): Promise<Look> {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-look-'));
  try {
    const copy = join(folder, 'copy');
    for (const suffix of ['', '-wal', '-journal'])
      if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
    return await lookInto(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lookInto = (file: string): Promise<Look> =>
  reading(file, async (database) => ({
    contents: await contentsOf(database),
    lease: leaseAsFarAsRead(database),
  }));

async function reading<T>(file: string, read: (database: Database.Database) => Promise<T>): Promise<T> {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return await read(database);
  } finally {
    database.close();
  }
}

/** Reads the tables with reported problems, while a bot writes. Throws `StoreRefused` if the file cannot be read. */
export async function reportedIn(path: string): Promise<readonly ReportedTable[]> {
  const file = resolve(path);
  if (!existsSync(file)) throw new StoreRefused(`There is no database ${file}.`);
  return reading(file, (database) => {
    checkOrigin(database, file, 'Choose another place with DATABASE_FILE.');
    registerChecksum(database);
    return reportedTables(sqlReader(database, runningSql(database)));
  }).catch((error: unknown) => {
    throw refusalOf(error, file);
  });
}

async function contentsOf(database: Database.Database): Promise<Contents> {
  try {
    const origin = originOf(database);
    if (origin.kind !== 'today') return origin;
    registerChecksum(database);
    const finding = damagedPages(database, 'quick_check(1)') ?? damagedRow(database);
    if (finding !== undefined) return { kind: 'damaged', finding };
    return { kind: 'whole', reports: await countReports(sqlReader(database, runningSql(database))) };
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (!code.startsWith('SQLITE_CORRUPT') && code !== 'SQLITE_NOTADB') throw error;
    return { kind: 'damaged', finding: error instanceof Error ? error.message : code };
  }
}

/** Watches the process that has a database open until it shows life, or is silent long enough to lose it to another. */
async function holderOf(file: string, first: LeaseRow): Promise<Holder | undefined> {
  const watch = new Liveness();
  for (;;) {
    const now = seenIn(file) ?? first;
    // Who has just taken the lock may not have taken the lease yet.
    if (now.held === 0) return isLocked(file) ? { name: undefined, isAlive: true } : undefined;
    if (now.term !== first.term || now.beats !== first.beats) return { name: now.holder, isAlive: true };
    if (watch.dead(now, performance.now(), 2 * LOOK)) return { name: now.holder, isAlive: false };
    await new Promise((later) => setTimeout(later, LOOK));
  }
}
