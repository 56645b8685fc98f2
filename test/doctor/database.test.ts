import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContents, findingsOf } from '../../src/doctor/database/contents.ts';
import { checkPlace, checkRoom } from '../../src/doctor/database/place.ts';
import { checkPostgres, postgresFindings } from '../../src/doctor/database/postgres.ts';
import type { InspectedPostgres } from '../../src/store/postgres/inspection.ts';
import { fromOtherVersion } from '../../src/store/refusal.ts';
import type { Access } from '../../src/store/sqlite/place.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import { emptyFolder } from '../store/folder.ts';
import { tickingClock } from '../ticking-clock.ts';

async function database(): Promise<string> {
  const file = join(emptyFolder(), 'tables.sqlite');
  await (await openStore({ file, clock: tickingClock(0) })).close();
  return file;
}

/** A system that lets nobody write to some places. */
const closed =
  (...places: readonly string[]): Access =>
  (place) => {
    if (places.includes(place)) throw Object.assign(new Error('no'), { code: 'EACCES' });
  };

describe('the place of the database', () => {
  test('is well where the file may be read and written, or where a start may make it', async () => {
    const file = await database();
    expect(checkPlace(file)).toMatchObject({ kind: 'well', what: expect.stringContaining(file) });
    const absent = join(emptyFolder(), 'some/where/tables.sqlite');
    expect(checkPlace(absent)).toEqual({
      kind: 'well',
      what: `There is no database yet. The first start creates ${absent}.`,
    });
  });

  test('is not well in a folder that may not be written, nor below one', async () => {
    const folder = emptyFolder();
    // Below it the system may not even say what there is.
    symlinkSync('loop', join(folder, 'loop'));
    for (const file of ['tables.sqlite', 'some/where/tables.sqlite', 'loop/tables.sqlite'].map((name) =>
      join(folder, name),
    ))
      expect(checkPlace(file, closed(folder))).toEqual({
        kind: 'unwell',
        what: expect.stringMatching(
          new RegExp(`^\\S+ cannot write to ${folder}, the folder of the database \\(EACCES\\)\\.$`),
        ),
        cure: expect.stringMatching(
          new RegExp(`chown \\S+ ${folder}\\), or choose another place with DATABASE_FILE`),
        ),
      });
  });

  test('is not well where the file, or what stands beside it, may not be written', async () => {
    const file = await database();
    for (const denied of [file, `${file}.lock`])
      expect(checkPlace(file, closed(denied))).toMatchObject({
        kind: 'unwell',
        what: expect.stringContaining(`cannot read and write ${denied} (EACCES)`),
        cure: expect.stringContaining(`${file}*`),
      });
  });

  test('is not well below a file, nor where a folder or a link to nowhere has its name', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'data'), '');
    expect(checkPlace(join(folder, 'data/tables.sqlite'))).toMatchObject({
      kind: 'unwell',
      what: expect.stringContaining('is a file, so the database cannot be in it'),
    });
    symlinkSync('/nowhere/at/all.sqlite', join(folder, 'link.sqlite'));
    expect(checkPlace(join(folder, 'link.sqlite'))).toMatchObject({
      kind: 'unwell',
      what: expect.stringContaining('is a link to something that does not exist'),
    });
    mkdirSync(join(folder, 'tables.sqlite'));
    expect(checkPlace(join(folder, 'tables.sqlite'))).toMatchObject({
      kind: 'unwell',
      what: expect.stringContaining('is not a file'),
    });
  });
});

describe('the disk', () => {
  const MB = 1024 * 1024;

  test('has room where a copy of the database fits and something is left', async () => {
    const file = await database();
    expect(checkRoom(file)).toMatchObject({ kind: 'well' });
    expect(checkRoom(file, () => 3.4 * 1024 * MB)).toEqual({
      kind: 'well',
      what: expect.stringMatching(/^The disk has enough space: 3\.4 GB free; the games take \d+ KB\.$/),
    });
  });

  test('is almost full where it has not, and the numbers are named', async () => {
    const file = await database();
    for (const free of [0, 12 * MB])
      expect(checkRoom(file, () => free)).toMatchObject({
        kind: 'unwell',
        what: expect.stringMatching(
          /^The disk is almost full: (0 KB|12 MB) free in \S+; the bot needs 65 MB\.$/,
        ),
        cure: expect.stringContaining('DATABASE_FILE'),
      });
    writeFileSync(`${file}-wal`, Buffer.alloc(40 * MB));
    expect(checkRoom(file, () => 100 * MB).kind).toBe('unwell');
  });

  test('is not judged where the system does not say how much room it has', async () => {
    const silent = () => {
      throw Object.assign(new Error('no'), { code: 'ENOSYS' });
    };
    expect(checkRoom(await database(), silent)).toMatchObject({ kind: 'not checked' });
    const folder = emptyFolder();
    symlinkSync('loop', join(folder, 'loop'));
    expect(checkRoom(join(folder, 'loop/tables.sqlite'))).toMatchObject({ kind: 'not checked' });
  });
});

describe('what is in the database', () => {
  const kinds = async (file: string) => (await checkContents(file)).map(({ kind }) => kind);

  test('is well where it is whole and nobody has it open', async () => {
    const file = await database();
    expect(await checkContents(file)).toEqual([
      { kind: 'well', what: 'The database is intact.' },
      { kind: 'well', what: 'No bot is using the database.' },
    ]);
    expect(await kinds(join(emptyFolder(), 'none.sqlite'))).toEqual([]);
  });

  test('is well while the bot runs, which is named', async () => {
    const file = await database();
    const store = await openStore({ file, clock: tickingClock(0) });
    expect((await checkContents(file)).at(-1)).toEqual({
      kind: 'well',
      what: expect.stringMatching(
        new RegExp(`^The bot is running: process ${process.pid} on \\S+ holds the database\\.`),
      ),
    });
    await store.close();
  });

  test('says how many problems people have reported', () => {
    const told = (found: number) => findingsOf({ found, holder: undefined }).map(({ what }) => what);
    expect(told(3)).toContain('People have reported problems (3). npm run reports lists them.');
    expect(told(0).join()).not.toContain('reported');
  });

  test('is not well where no bot can open it, and who holds it is told all the same', () => {
    const refused = fromOtherVersion('/data/tables.sqlite', '1.0.0');
    expect(findingsOf({ found: refused, holder: 'process 7 on box' })).toEqual([
      {
        kind: 'unwell',
        what: 'The database /data/tables.sqlite was made by version 1.0.0 of this bot, in a layout that this version does not know.',
        cure: 'Start version 1.0.0 or a later one with it, or restore a backup that this version has made.',
      },
      { kind: 'well', what: expect.stringContaining('process 7 on box holds the database') },
    ]);
  });

  test('is not well where it is damaged, missing beside its log, or its lock is something else', async () => {
    const file = await database();
    writeFileSync(file, 'notes of the host');
    const [damaged] = await checkContents(file);
    expect(damaged).toMatchObject({
      kind: 'unwell',
      cure: expect.stringContaining('put a backup in its place'),
    });
    writeFileSync(`${file}.lock`, 'notes of the host');
    expect(await checkContents(file)).toMatchObject([
      {
        what: expect.stringContaining(`${file}.lock could not be taken`),
        cure: expect.stringContaining('Delete it'),
      },
    ]);
    rmSync(file);
    writeFileSync(`${file}-wal`, 'part of a database');
    expect(await checkContents(file)).toMatchObject([
      { kind: 'unwell', what: expect.stringContaining(`${file}-wal is there`) },
    ]);
  });
});

describe('A PostgreSQL database', () => {
  const usual: InspectedPostgres = {
    ...{ place: 'db on host', version: '16.4', origin: { kind: 'today' } },
    ...{ onlyReads: false, hosts: [], reports: 0 },
  };
  const told = (found: Partial<InspectedPostgres>) => postgresFindings({ ...usual, ...found });

  test('is well where it is laid out as it should be, or empty', () => {
    expect(told({}).map(({ kind }) => kind)).toEqual(['well', 'well', 'well']);
    expect(told({ origin: { kind: 'empty' } })[1]).toMatchObject({
      what: expect.stringContaining('is empty'),
    });
    expect(told({ hosts: ['a', 'b'] })[2]?.what).toBe('These bots are working with the database: a; b.');
    expect(told({ reports: 2 })[3]?.what).toContain('reported problems (2)');
  });

  test('is not well where it only reads, or was laid out by another version', () => {
    expect(told({ onlyReads: true })[0]).toMatchObject({
      kind: 'unwell',
      cure: expect.stringContaining('writes'),
    });
    expect(told({ origin: { kind: 'other', madeBy: '2.0.0' } })[1]).toMatchObject({
      kind: 'unwell',
      what: expect.stringContaining('2.0.0'),
    });
  });

  test('that cannot be reached is told with what to check, and without its password', async () => {
    const [found, ...more] = await checkPostgres('postgres://u:se%40cret@127.0.0.1:1/db');
    expect(more).toEqual([]);
    expect(found).toMatchObject({ kind: 'unwell', cure: expect.stringContaining('Check DATABASE_URL') });
    expect(found?.what).not.toMatch(/se(%40|@)cret/);
  });
});
