import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { damaged, refusalOf, StoreRefused } from '../refusal.ts';
import { damagedPages, damagedRow, registerChecksum } from './checksums.ts';
import { loadDriver, READ_ONLY, withDatabase } from './driver.ts';
import { originOf } from './layout.ts';

/** What a backup holds. */
export interface BackedUp {
  readonly tables: number;
  readonly moves: number;
  readonly bytes: number;
}

/** Copies a database as it is at one moment, while a bot writes, and reads the copy. Throws `StoreRefused`. */
export function backUp(from: string, to: string): BackedUp {
  const source = resolve(from);
  const target = resolve(to);
  const draft = `${target}.part`;
  loadDriver();
  if (!existsSync(source)) throw new StoreRefused(`There is no database ${source} to back up.`);
  for (const place of [target, draft])
    if (existsSync(place))
      throw new StoreRefused(`${place} already exists. Nothing was overwritten; choose another name.`);
  reserve(draft);
  try {
    copy(source, draft);
    leap(draft);
    const counted = readThrough(draft, source);
    flush(draft, 'r+');
    renameSync(draft, target);
    // Windows opens no directories, and writes down by itself what lies in them.
    if (process.platform !== 'win32') flush(dirname(target), 'r');
    return { ...counted, bytes: statSync(target).size };
  } catch (error) {
    rmSync(draft, { force: true });
    throw refusalOf(error, source);
  }
}

function reserve(place: string): void {
  try {
    closeSync(openSync(place, 'wx', 0o600));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StoreRefused(`The backup ${place} cannot be written (${code}). Choose another place.`);
  }
}

/** What comes after the highest id of a notice in a copy: more than are told until it is restored. */
const LEAP = 2 ** 20;

/** Discord takes two posts under one id for one message: a copy does not use ids that the database may use after it. */
const leap = (draft: string): void =>
  withDatabase(draft, { fileMustExist: true }, (database) => {
    const move = database.prepare('UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?');
    const begin = database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
    if (move.run(LEAP, 'notices').changes === 0) begin.run('notices', LEAP);
  });

/** `VACUUM INTO` reads all of it in one transaction, which writers of a database in WAL mode do not wait for. */
const copy = (source: string, draft: string): void =>
  withDatabase(source, READ_ONLY, (database) => {
    if (originOf(database).kind === 'not ours')
      throw new StoreRefused(`The file ${source} is not a database of this bot.`);
    database.prepare('VACUUM INTO ?').run(draft);
  });

const readThrough = (draft: string, source: string): Omit<BackedUp, 'bytes'> =>
  withDatabase(draft, READ_ONLY, (database) => {
    const finding = damagedPages(database, 'integrity_check');
    if (finding !== undefined) throw damaged(source, finding);
    if (database.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw damaged(source, 'rows point to rows that are missing');
    registerChecksum(database);
    const broken = originOf(database).kind === 'today' ? damagedRow(database) : undefined;
    if (broken !== undefined) throw damaged(source, broken);
    const count = (table: string): number =>
      database.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get() ?? 0;
    return { tables: count('tables'), moves: count('log') };
  });

function flush(place: string, how: 'r' | 'r+'): void {
  const opened = openSync(place, how);
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
