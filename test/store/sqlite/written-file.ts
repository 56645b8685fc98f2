import type Database from 'better-sqlite3';
import { expect } from 'vitest';
import { StoreRefused } from '../../../src/store/refusal.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { bytesOf, emptyFolder } from '../folder.ts';
import { commit, sampleCommit } from '../sample.ts';

/** A clock that stands. */
export const clock = tickingClock(0);

/** A database with a game in it, large enough to have inner pages. */
export async function writtenFile(folder = emptyFolder()): Promise<string> {
  const file = `${folder}/bot.db`;
  const store = await openStore({ file, clock });
  for (let revision = 1; revision <= 40; revision += 1)
    await commit(
      store,
      sampleCommit(revision, {
        snapshot: 'x'.repeat(9000),
        notices: revision === 40 ? [{ kind: 'turn', seat: 0, person: 'ana' }] : [],
      }),
    );
  await store.close();
  return file;
}

/** Changes a file past the store. */
export function changed(file: string, work: (database: Database.Database) => void): void {
  const database = new Sqlite(file);
  work(database);
  database.close();
}

/** Changes rows of a table as a disk may, so that their checksums do not fit. */
export const changedBehind = (file: string, table: string, change: string): void =>
  changed(file, (database) => {
    const trigger = `seal_changed_${table}`;
    const sql = database
      .prepare<[string], string>('SELECT sql FROM sqlite_schema WHERE name = ?')
      .pluck()
      .get(trigger);
    database.exec(`DROP TRIGGER ${trigger}; ${change}; ${sql}`);
  });

/** The sentence with which a file is refused. */
export async function refusalOf(file: string): Promise<string> {
  const opened: Store | StoreRefused = await openStore({ file, clock }).catch((error: unknown) => {
    expect(error).toBeInstanceOf(StoreRefused);
    return error instanceof StoreRefused ? error : new StoreRefused('something else');
  });
  if (opened instanceof StoreRefused) return opened.message;
  await opened.close();
  throw new Error(`${file} was opened`);
}

/** Expects a file to be refused with such a sentence, which names it, and to stay as it is with all that lies beside it. */
export async function expectUntouched(file: string, sentence: RegExp): Promise<void> {
  const before = bytesOf(file);
  const said = await refusalOf(file);
  expect(said).toMatch(sentence);
  expect(said).toContain(file);
  expect(said).not.toContain('\n');
  expect(bytesOf(file)).toEqual(before);
}
