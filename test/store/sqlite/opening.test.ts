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
import { changed, clock, expectUntouched, refusalOf, writtenFile } from './written-file.ts';

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

  it.each([
    [
      'what is not SQLite',
      'These are the notes of last summer.\n'.repeat(200),
      /is damaged .*-wal and -shm files, then put a backup/,
    ],
    ['an empty file', '', /is damaged \(it is empty\)/],
  ])('refuses %s', async (_, bytes, sentence) => {
    const file = `${emptyFolder()}/bot.db`;
    writeFileSync(file, bytes);
    await expectUntouched(file, sentence);
  });

  const ours = 'PRAGMA application_id = 1214345826; PRAGMA user_version = 10';
  const former = /made by a version of this bot before 1\.0\.0, .* give this one a new database/;
  it.each([
    [
      "another program's SQLite",
      'CREATE TABLE tables (id TEXT)',
      /is not a database of this bot.*DATABASE_FILE/,
    ],
    [
      'notes from before 1.0.0, which did not say whose they were',
      `CREATE TABLE notes (key TEXT, value TEXT); ${ours}`,
      former,
    ],
    ['tables from before 1.0.0', `CREATE TABLE tables (id TEXT); ${ours}`, former],
  ])('refuses %s', async (_, statements, sentence) => {
    const file = `${emptyFolder()}/bot.db`;
    changed(file, (database) => database.exec(statements));
    await expectUntouched(file, sentence);
  });

  it('refuses a database of another version, and names that', async () => {
    const file = await writtenFile();
    changed(file, (database) => {
      database.pragma('user_version = 99');
      registerChecksum(database);
      database.exec("UPDATE notes SET value = '7.1.0' WHERE key = 'made by'");
    });
    await expectUntouched(
      file,
      /was made by version 7\.1\.0 of this bot, .* Start version 7\.1\.0 or a later one/,
    );
  });

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

  it.each([
    [
      'a directory in the place of the file',
      (file: string) => mkdirSync(file),
      /is not a file, so it cannot be the database/,
    ],
    [
      'a link that leads nowhere',
      (file: string) => symlinkSync('/nowhere/at/all.db', file),
      /is a link to something that does not exist/,
    ],
  ])('refuses %s', async (_, place, sentence) => {
    const file = `${emptyFolder()}/bot.db`;
    place(file);
    expect(await refusalOf(file)).toMatch(sentence);
  });

  it('refuses a directory that cannot be made', async () => {
    const folder = emptyFolder();
    writeFileSync(`${folder}/data`, 'a file');
    expect(await refusalOf(`${folder}/data/bot.db`)).toMatch(
      /data is a file, so the database cannot be in it/,
    );
  });

  it.skipIf(isRoot)('refuses a directory, file or lock that it may not write', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    chmodSync(file, 0o400);
    expect(await refusalOf(file)).toMatch(/cannot read and write .* \(EACCES\)/);
    chmodSync(file, 0o600);
    chmodSync(`${file}.lock`, 0o400);
    expect(await refusalOf(file)).toMatch(/cannot read and write .*\.lock \(EACCES\)/);
    chmodSync(folder, 0o500);
    expect(await refusalOf(file)).toMatch(/cannot write to .* \(EACCES\)/);
    chmodSync(folder, 0o700);
  });
});
