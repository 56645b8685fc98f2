import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registerChecksum } from '../../../src/store/sqlite/checksums.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import { emptyFolder } from '../folder.ts';
import { commit, openedAt, sampleCommit } from '../sample.ts';
import { clock, expectUntouched, refusalOf, writtenFile } from './written-file.ts';

const isRoot = process.getuid?.() === 0;
if (isRoot)
  console.log(
    'Files that may not be written are skipped: the superuser, who runs these tests, may write them all.',
  );

describe('opening the store', () => {
  it('makes the directories and the file when there are none', async () => {
    const folder = emptyFolder();
    const store = await openStore({ file: `${folder}/some/where/bot.db`, clock });
    expect((await commit(store, sampleCommit(1))).kind).toBe('kept');
    await store.close();
    expect(readdirSync(`${folder}/some/where`).sort()).toEqual(['bot.db', 'bot.db.lock']);
  });

  it('makes a file that nobody else can read, nor what stands beside it', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const store = await openStore({ file, clock });
    await store.setSetting('a', 'b');
    for (const suffix of ['', '-wal', '-shm']) expect(statSync(`${file}${suffix}`).mode & 0o077).toBe(0);
    await store.close();
  });

  it('writes through a log beside the file', async () => {
    const file = await writtenFile();
    const store = await openStore({ file, clock });
    await store.setSetting('a', 'b');
    expect(existsSync(`${file}-wal`)).toBe(true);
    await store.close();
  });

  it('finds everything again', async () => {
    const file = await writtenFile();
    const store = await openStore({ file, clock });
    expect((await openedAt(store)).table.revision).toBe(40);
    expect(await store.log('table-1')).toHaveLength(40);
    await store.close();
  });

  it('goes on over what a start that was killed half-way left behind', async () => {
    const folder = emptyFolder();
    writeFileSync(`${folder}/bot.db.new`, 'half a databas');
    writeFileSync(`${folder}/bot.db.new-journal`, 'half a journal');
    const file = await writtenFile(folder);
    mkdirSync(`${file}.check`);
    writeFileSync(`${file}.check/copy`, 'half a copy');
    const store = await openStore({ file, clock });
    expect((await openedAt(store)).table.revision).toBe(40);
    await store.close();
    expect(readdirSync(folder).sort()).toEqual(['bot.db', 'bot.db.lock']);
  });

  it('refuses what is not SQLite', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeFileSync(file, 'These are the notes of last summer.\n'.repeat(200));
    await expectUntouched(file, /is damaged .*-wal and -shm files, then put a backup in its place/);
  });

  it('refuses an empty file', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeFileSync(file, '');
    await expectUntouched(file, /is damaged \(it is empty\)/);
  });

  it("refuses another program's SQLite", async () => {
    const file = `${emptyFolder()}/bot.db`;
    const database = new Sqlite(file);
    database.exec('CREATE TABLE tables (id TEXT)');
    database.close();
    await expectUntouched(file, /is not a database of this bot.*DATABASE_FILE/);
  });

  it('refuses a database of another version, and names that', async () => {
    const file = await writtenFile();
    const database = new Sqlite(file);
    database.pragma('user_version = 99');
    registerChecksum(database);
    database.exec("UPDATE notes SET value = '7.1.0' WHERE key = 'made by'");
    database.close();
    await expectUntouched(
      file,
      /was made by version 7\.1\.0 of this bot, .* Start version 7\.1\.0 or a later one/,
    );
  });

  it.each(['CREATE TABLE notes (key TEXT, value TEXT)', 'CREATE TABLE tables (id TEXT)'])(
    'refuses a database from before 1.0.0, which did not say whose it was: %s',
    async (statement) => {
      const file = `${emptyFolder()}/bot.db`;
      const database = new Sqlite(file);
      database.exec(statement);
      database.pragma('application_id = 1214345826');
      database.pragma('user_version = 10');
      database.close();
      await expectUntouched(
        file,
        /made by a version of this bot before 1\.0\.0, .* give this one a new database/,
      );
    },
  );

  it('refuses to begin anew beside the rest of a database that is missing', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    const reader = new Sqlite(file);
    reader.exec('UPDATE lease SET beats = beats + 1');
    renameSync(file, `${folder}/elsewhere`);
    await expectUntouched(file, /is missing, but \S+-wal is there/);
    expect(existsSync(file)).toBe(false);
    reader.close();
  });

  it('refuses a second opening in the same process, also by another way to the file, until the first is closed', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    symlinkSync(file, `${folder}/link.db`);
    const store = await openStore({ file, clock });
    await expectUntouched(file, /is in use by another running bot/);
    expect(await refusalOf(`${folder}/link.db`)).toMatch(/is in use by another running bot/);
    await store.close();
    const again = await openStore({ file: `${folder}/link.db`, clock });
    expect(await again.log('table-1')).toHaveLength(40);
    await again.close();
  });

  it('lets go of the lock when it refuses', async () => {
    const file = await writtenFile();
    const whole = readFileSync(file);
    writeFileSync(file, 'broken');
    expect(await refusalOf(file)).toMatch(/damaged/);
    writeFileSync(file, whole);
    const store = await openStore({ file, clock });
    await store.close();
  });

  it('refuses a lock that is something else', async () => {
    const file = await writtenFile();
    writeFileSync(`${file}.lock`, 'a note of the host, longer than it takes to look like nothing'.repeat(20));
    expect(await refusalOf(file)).toMatch(/The lock file .*bot\.db\.lock could not be taken .*Delete it/);
  });

  it('refuses a directory in the place of the file', async () => {
    const file = `${emptyFolder()}/bot.db`;
    mkdirSync(file);
    expect(await refusalOf(file)).toMatch(/is not a file, so it cannot be the database/);
  });

  it('refuses a link that leads nowhere', async () => {
    const file = `${emptyFolder()}/bot.db`;
    symlinkSync('/nowhere/at/all.db', file);
    expect(await refusalOf(file)).toMatch(/cannot read and write .* \(ENOENT\)/);
  });

  it('refuses a directory that cannot be made', async () => {
    const folder = emptyFolder();
    writeFileSync(`${folder}/data`, 'a file');
    expect(await refusalOf(`${folder}/data/bot.db`)).toMatch(
      /cannot write to .*data, the folder of the database/,
    );
  });

  it.skipIf(isRoot)('refuses a directory, file or lock that it may not write', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    chmodSync(file, 0o400);
    expect(await refusalOf(file)).toMatch(/cannot read and write .* \(EACCES\)/);
    chmodSync(file, 0o600);
    chmodSync(`${file}.lock`, 0o400);
    expect(await refusalOf(file)).toMatch(/The lock .* could not be taken/);
    chmodSync(folder, 0o500);
    expect(await refusalOf(file)).toMatch(/directory .* cannot be written \(EACCES\)/);
    chmodSync(folder, 0o700);
  });
});
