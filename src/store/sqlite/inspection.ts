import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { refusalOf, StoreRefused } from '../refusal.ts';
import { countReports, type ReportedTable, reportedTables } from '../sql/reported.ts';
import { registerChecksum } from './checksums.ts';
import { Sqlite } from './driver.ts';
import { checkOrigin } from './layout.ts';
import { holderIn, isLocked } from './lock.ts';
import { checkMissing, checkWhole, copyDatabase } from './open-file.ts';
import { sqlReader } from './sql.ts';

/** How a database was found. */
export interface Inspected {
  /** How many problems people have reported, or why no bot of this version can open it. */
  readonly found: number | StoreRefused;
  /** The process that has it open, in words for a person; undefined if none has. */
  readonly holder: string | undefined;
}

/**
 * Inspects a database without its lock, also while a bot has it open; else a copy, as SQLite writes beside what it
 * reads. Returns undefined if there is none. Throws `StoreRefused` if it cannot be read.
 */
export async function inspect(path: string): Promise<Inspected | undefined> {
  const wanted = resolve(path);
  const file = existsSync(wanted) ? realpathSync(wanted) : wanted;
  try {
    if (!existsSync(file)) return void checkMissing(file);
    const copied = isLocked(file) ? undefined : await lookAtCopy(file);
    const isOpen = isLocked(file);
    // A process that has just opened it may have torn the copy.
    const found =
      copied === undefined || (isOpen && copied instanceof StoreRefused) ? await lookInto(file) : copied;
    return { found, holder: isOpen ? (holderIn(file) ?? 'a process that is just starting') : undefined };
  } catch (error) {
    throw refusalOf(error, file);
  }
}

async function lookAtCopy(file: string): Promise<Inspected['found']> {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-look-'));
  try {
    const copy = join(folder, 'copy');
    copyDatabase(file, copy);
    return await lookInto(file, copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lookInto = (file: string, copy = file): Promise<Inspected['found']> =>
  reading(copy, async (database) => {
    checkWhole(database, file);
    return countReports(sqlReader(database));
  }).catch((error: unknown) => refusalOf(error, file));

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
    checkOrigin(database, file);
    registerChecksum(database);
    return reportedTables(sqlReader(database));
  }).catch((error: unknown) => {
    throw refusalOf(error, file);
  });
}
