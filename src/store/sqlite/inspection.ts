import { copyFileSync, existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { refusalOf } from '../refusal.ts';
import { REPORTED } from '../sql/reported.ts';
import { registerChecksum, wrongChecksum } from './checksums.ts';
import { Sqlite } from './driver.ts';
import { isLocked, lockOf } from './file-lock.ts';
import { originOf } from './layout.ts';
import { isUnlocked, type LeaseRow, Liveness, leaseAsFarAsRead } from './lease.ts';
import { LOOK, seenIn } from './lock-wait.ts';

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
 * Inspects a database without changing anything: takes neither lock nor lease, and works while a bot has it open. One
 * that is not open is inspected in a copy, as SQLite creates files beside what it reads.
 *
 * @throws StoreRefused if it cannot be read
 */
export async function inspect(path: string): Promise<Inspected> {
  const wanted = resolve(path);
  const file = existsSync(wanted) ? realpathSync(wanted) : wanted;
  try {
    if (!existsSync(file)) return absent(file);
    const lock = lockBeside(file);
    if (typeof lock === 'object') return lock;
    const { contents, lease } = lock === 'taken' ? lookInto(file) : lookAtCopy(file);
    const isOpen = isLocked(file) || isUnlocked(lease);
    if (!isOpen) return { kind: 'there', contents, holder: undefined };
    // The process that has it open may have torn the copy.
    const found = contents.kind === 'damaged' ? lookInto(file) : { contents, lease };
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

function lookAtCopy(file: string): Look {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-look-'));
  try {
    const copy = join(folder, 'copy');
    for (const suffix of ['', '-wal', '-journal'])
      if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
    return lookInto(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lookInto(file: string): Look {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return { contents: contentsOf(database), lease: leaseAsFarAsRead(database) };
  } finally {
    database.close();
  }
}

function contentsOf(database: Database.Database): Contents {
  try {
    const origin = originOf(database);
    if (origin.kind !== 'today') return origin;
    const finding = damageIn(database);
    return finding === undefined
      ? { kind: 'whole', reports: reportsIn(database) }
      : { kind: 'damaged', finding };
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : '';
    if (!code.startsWith('SQLITE_CORRUPT') && code !== 'SQLITE_NOTADB') throw error;
    return { kind: 'damaged', finding: error instanceof Error ? error.message : code };
  }
}

const reportsIn = (database: Database.Database): number =>
  database
    .prepare<[string], number>(
      `SELECT coalesce(sum(json_array_length(body, '$.reports')), 0) FROM tables WHERE instr(body, ?) > 0`,
    )
    .pluck()
    .get(REPORTED) ?? 0;

function damageIn(database: Database.Database): string | undefined {
  const [finding, ...more] = database.prepare<[], string>('PRAGMA quick_check(1)').pluck().all();
  if (finding !== 'ok' || more.length > 0) return finding ?? 'its check said nothing';
  registerChecksum(database);
  const broken = wrongChecksum(database);
  return broken === undefined ? undefined : `a row of the table "${broken}" has changed since it was written`;
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
