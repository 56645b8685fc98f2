import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedRow, StoreRefused } from '../../../src/store/refusal.ts';
import { backUp } from '../../../src/store/sqlite/backup.ts';
import { registerChecksum } from '../../../src/store/sqlite/checksums.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { bytesOf, emptyFolder, everythingIn } from '../folder.ts';
import { commit, sampleCommit } from '../sample.ts';
import { changed, changedBehind, clock, expectUntouched, writtenFile } from './written-file.ts';

/** A database that was written, with what the store reads of it. */
interface Known {
  readonly bytes: Buffer;
  readonly rows: ReturnType<typeof everythingIn>;
  readonly read: unknown;
}

const readFrom = (store: Store): Promise<unknown> =>
  Promise.all([store.open({ table: 'table-1' }), store.log('table-1')]);

async function knownIn(file: string): Promise<Known> {
  const rows = everythingIn(file);
  const store = await openStore({ file, clock });
  const read = await readFrom(store);
  await store.close();
  return { bytes: readFileSync(file), rows, read };
}

/**
 * Opens a database of these bytes: whether it was refused in a sentence, untouched, or its table or log when they were read; else every
 * row must be as it was.
 */
async function refusedOrWhole(file: string, bytes: Buffer, known: Known): Promise<boolean> {
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  writeFileSync(file, bytes);
  const before = bytesOf(file);
  const store = await openStore({ file, clock }).catch((error: unknown) => {
    expect(error).toBeInstanceOf(StoreRefused);
    return undefined;
  });
  if (store === undefined) {
    expect(bytesOf(file)).toEqual(before);
    return true;
  }
  const read = await readFrom(store).catch((error: unknown) => {
    expect(error).toBeInstanceOf(DamagedRow);
    return undefined;
  });
  await store.close();
  const left = (rows: Known['rows']): Known['rows'] =>
    read === undefined ? { ...rows, tables: [], log: [] } : rows;
  expect(left(everythingIn(file))).toEqual(left(known.rows));
  if (read !== undefined) expect(read).toEqual(known.read);
  return read === undefined;
}

describe('a damaged database', () => {
  it.each([
    ['a table', 'DROP TABLE notices', /the table "notices" is missing/],
    ['an index', 'DROP INDEX live_channel_message', /the index "live_channel_message" is missing/],
    [
      'the rules of a table',
      'DROP TABLE notes; CREATE TABLE notes (key TEXT, value TEXT)',
      /the table "notes" is not as this bot made it/,
    ],
  ])('refuses a database that lost %s', async (_, change, sentence) => {
    const file = await writtenFile();
    changed(file, (database) => database.exec(change));
    await expectUntouched(file, sentence);
  });

  it('refuses a database with an index that leads elsewhere than its table', async () => {
    const file = await writtenFile();
    const schema = (work: (database: Database.Database) => void): void =>
      changed(file, (database) => {
        database.unsafeMode().pragma('writable_schema = ON');
        work(database);
      });
    let index: unknown;
    schema((database) => {
      index = database.prepare("SELECT * FROM sqlite_schema WHERE name = 'tables_by_home'").get();
      database.exec("DELETE FROM sqlite_schema WHERE name = 'tables_by_home'");
    });
    changed(file, (database) => {
      registerChecksum(database);
      database.exec("UPDATE tables SET home = 'elsewhere'");
    });
    schema((written) =>
      written
        .prepare('INSERT INTO sqlite_schema VALUES (@type, @name, @tbl_name, @rootpage, @sql)')
        .run(index),
    );
    await expectUntouched(file, /is damaged \(.*index tables_by_home\)/);
  });

  it('refuses a database that was cut off anywhere', async () => {
    const file = await writtenFile();
    const whole = readFileSync(file);
    for (const part of [0.999, 0.9, 0.5, 0.1, 0.02]) {
      writeFileSync(file, whole);
      truncateSync(file, Math.floor(whole.length * part));
      await expectUntouched(file, /is damaged/);
    }
    for (const bytes of [1, 15, 16, 99, 100, 511, 512]) {
      writeFileSync(file, whole.subarray(0, bytes));
      await expectUntouched(file, /is damaged/);
    }
  });

  it('refuses a database of which a page was overwritten, unless nothing stood on it', async () => {
    const file = await writtenFile();
    const known = await knownIn(file);
    const whole = known.bytes;
    let refused = 0;
    for (let page = 0; page < whole.length / 4096; page += 1) {
      const after = whole.subarray((page + 1) * 4096);
      const bytes = Buffer.concat([whole.subarray(0, page * 4096), Buffer.alloc(4096, 0xa7), after]);
      refused += (await refusedOrWhole(file, bytes, known)) ? 1 : 0;
    }
    expect(refused).toBeGreaterThan(whole.length / 4096 / 2);
  });

  it('with any bytes flipped refuses in a sentence and touches nothing, or has every row as it was or refuses to read it', async () => {
    const file = await writtenFile();
    const known = await knownIn(file);
    const whole = known.bytes;
    let refused = 0;
    const place = fc.oneof(
      fc.nat(99),
      fc.nat(whole.length - 1),
      fc.nat(whole.length / 4096 - 1).map((page) => page * 4096 + 3),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(place, fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 6 }),
        async (flips) => {
          const bytes = Buffer.from(whole);
          for (const [at, mask] of flips) bytes.writeUInt8(bytes.readUInt8(at) ^ mask, at);
          refused += (await refusedOrWhole(file, bytes, known)) ? 1 : 0;
        },
      ),
      { numRuns: 250 },
    );
    expect(refused).toBeGreaterThan(150);
  });

  it.each([
    ['who sits where', "UPDATE people SET person = 'eve' WHERE position = 1", 'people'],
    ['who is to be told', "UPDATE notices SET person = 'eve'", 'notices'],
    ['what was posted', 'UPDATE channels SET posted = 40', 'channels'],
    ['what was handled', 'UPDATE interactions SET at = at + 1', 'interactions'],
  ])('refuses a database in which %s was changed behind its back', async (_, change, table) => {
    const file = await writtenFile();
    changedBehind(file, table, change);
    await expectUntouched(
      file,
      new RegExp(`is damaged \\(a row of the table "${table}" has changed since it was written\\)`),
    );
  });

  it.each([
    ['a move', "UPDATE log SET body = 'key 4' WHERE ply = 3", 'log'],
    ['a position', "UPDATE tables SET snapshot = replace(snapshot, 'x', 'y')", 'tables'],
  ])('with %s changed behind its back refuses to read it, and to back it up', async (_, change, table) => {
    const file = await writtenFile();
    changedBehind(file, table, change);
    const store = await openStore({ file, clock });
    await expect(readFrom(store)).rejects.toThrow(DamagedRow);
    await store.close();
    expect(() => backUp(file, `${file}.backup`)).toThrow(
      `a row of the table "${table}" has changed since it was written`,
    );
  });

  it('with any byte of its log flipped goes on from an earlier commit, whole', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const store = await openStore({ file, clock });
    for (let revision = 1; revision <= 12; revision += 1) await commit(store, sampleCommit(revision));
    const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
    await store.close();
    await fc.assert(
      fc.asyncProperty(fc.nat(log.length - 1), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
        const bytes = Buffer.from(log);
        bytes.writeUInt8(bytes.readUInt8(at) ^ mask, at);
        writeFileSync(file, main);
        writeFileSync(`${file}-wal`, bytes);
        rmSync(`${file}-shm`, { force: true });
        const opened = await openStore({ file, clock });
        const found = await opened.open({ table: 'table-1' });
        const revision = found?.table.revision ?? 0;
        expect(revision).toBeLessThanOrEqual(12);
        expect((await opened.log('table-1')).map(({ ply }) => ply)).toEqual(
          Array.from({ length: revision }, (_, ply) => ply),
        );
        expect(found?.notices ?? []).toHaveLength(revision);
        await opened.close();
      }),
      { numRuns: 60 },
    );
  });
});
