import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StoreRefused } from '../../src/store/refusal.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { bytesOf, emptyFolder } from './folder.ts';
import { sampleCommit } from './sample.ts';

const clock = { now: () => 0 };

/** A database with a game in it, large enough to have inner pages. */
async function writtenFile(folder = emptyFolder()): Promise<string> {
  const file = `${folder}/bot.db`;
  const store = await openStore({ file, clock });
  for (let revision = 1; revision <= 40; revision += 1)
    await store.commit(sampleCommit(revision, { snapshot: 'x'.repeat(9000), outbox: [] }));
  await store.close();
  return file;
}

async function refusalOf(file: string): Promise<string> {
  const opened: Store | StoreRefused = await openStore({ file, clock }).catch((error: unknown) => {
    expect(error).toBeInstanceOf(StoreRefused);
    return error instanceof StoreRefused ? error : new StoreRefused('something else');
  });
  if (opened instanceof StoreRefused) return opened.message;
  await opened.close();
  throw new Error(`${file} was opened`);
}

async function expectUntouched(file: string, sentence: RegExp): Promise<void> {
  const before = bytesOf(file);
  const said = await refusalOf(file);
  expect(said).toMatch(sentence);
  expect(said).toContain(file);
  expect(said).not.toContain('\n');
  expect(bytesOf(file)).toEqual(before);
}

const isRoot = process.getuid?.() === 0;
if (isRoot)
  console.log(
    'Files that may not be written are skipped: the superuser, who runs these tests, may write them all.',
  );

describe('opening the store', () => {
  it('makes the directories and the file when there are none', async () => {
    const folder = emptyFolder();
    const store = await openStore({ file: `${folder}/some/where/bot.db`, clock });
    expect((await store.commit(sampleCommit(1))).kind).toBe('kept');
    await store.close();
    expect(readdirSync(`${folder}/some/where`).sort()).toEqual(['bot.db', 'bot.db.lock']);
  });

  it('writes through a log beside the file', async () => {
    const file = await writtenFile();
    const store = await openStore({ file, clock });
    await store.setNote('a', 'b');
    expect(existsSync(`${file}-wal`)).toBe(true);
    await store.close();
  });

  it('finds everything again', async () => {
    const file = await writtenFile();
    const store = await openStore({ file, clock });
    expect((await store.table('table-1'))?.table.revision).toBe(40);
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
    expect((await store.table('table-1'))?.table.revision).toBe(40);
    await store.close();
    expect(readdirSync(folder).sort()).toEqual(['bot.db', 'bot.db.lock']);
  });

  it('refuses what is not SQLite', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeFileSync(file, 'These are the notes of last summer.\n'.repeat(200));
    await expectUntouched(file, /is damaged .*Put a backup in its place/);
  });

  it('refuses an empty file', async () => {
    const file = `${emptyFolder()}/bot.db`;
    writeFileSync(file, '');
    await expectUntouched(file, /is damaged \(it is empty\)/);
  });

  it("refuses another program's SQLite", async () => {
    const file = `${emptyFolder()}/bot.db`;
    const database = new Database(file);
    database.exec('CREATE TABLE tables (id TEXT)');
    database.close();
    await expectUntouched(file, /is not one of this bot's.*DATABASE_FILE/);
  });

  it('refuses a database of a newer version', async () => {
    const file = await writtenFile();
    const database = new Database(file);
    database.pragma('user_version = 99');
    database.close();
    await expectUntouched(file, /comes from a newer version of this bot.*99.*Start the newer version/);
  });

  it.each([
    ['a table', 'DROP TABLE outbox', /the table "outbox" is missing/],
    ['an index', 'DROP INDEX live_message', /the index "live_message" is missing/],
    [
      'the rules of a table',
      'DROP TABLE notes; CREATE TABLE notes (key TEXT, value TEXT)',
      /the table "notes" is not as this bot made it/,
    ],
  ])('refuses a database that lost %s', async (_, change, sentence) => {
    const file = await writtenFile();
    const database = new Database(file);
    database.exec(change);
    database.close();
    await expectUntouched(file, sentence);
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

  it('refuses a database whose inner pages were overwritten', async () => {
    const file = await writtenFile();
    const whole = readFileSync(file);
    for (let page = 0; page < whole.length / 4096; page += 1) {
      writeFileSync(
        file,
        Buffer.concat([
          whole.subarray(0, page * 4096),
          Buffer.alloc(4096, 0xa7),
          whole.subarray((page + 1) * 4096),
        ]),
      );
      const before = bytesOf(file);
      const opened = await openStore({ file, clock }).catch((error: unknown) => error);
      if (!(opened instanceof StoreRefused)) {
        // A page that only carries the rest of a long text has no structure that could be broken.
        expect(await (opened as Store).log('table-1')).toHaveLength(40);
        await (opened as Store).close();
      } else expect(bytesOf(file)).toEqual(before);
    }
  });

  it('with any bytes flipped either opens, or refuses in a sentence and touches nothing', async () => {
    const file = await writtenFile();
    const whole = readFileSync(file);
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
          for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
          writeFileSync(file, bytes);
          const before = bytesOf(file);
          const store = await openStore({ file, clock }).catch((error: unknown) => {
            expect(error).toBeInstanceOf(StoreRefused);
            return undefined;
          });
          if (store === undefined) {
            refused += 1;
            expect(bytesOf(file)).toEqual(before);
            return;
          }
          await store.log('table-1');
          await store.close();
        },
      ),
      { numRuns: 250 },
    );
    expect(refused).toBeGreaterThan(50);
  });

  it('refuses to begin anew beside the rest of a database that is missing', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    const reader = new Database(file);
    reader.exec("INSERT INTO notes VALUES ('a', 'b')");
    renameSync(file, `${folder}/elsewhere`);
    await expectUntouched(file, /is missing, but its companion/);
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
    expect(await refusalOf(file)).toMatch(/The lock .*bot\.db\.lock could not be taken .*Remove that file/);
  });

  it('refuses a directory in the place of the file', async () => {
    const file = `${emptyFolder()}/bot.db`;
    mkdirSync(file);
    expect(await refusalOf(file)).toMatch(/is not a file, so it cannot be the database/);
  });

  it('refuses a link that leads nowhere', async () => {
    const file = `${emptyFolder()}/bot.db`;
    symlinkSync('/nowhere/at/all.db', file);
    expect(await refusalOf(file)).toMatch(/cannot be read and written \(ENOENT\)/);
  });

  it('refuses a directory that cannot be made', async () => {
    const folder = emptyFolder();
    writeFileSync(`${folder}/data`, 'a file');
    expect(await refusalOf(`${folder}/data/bot.db`)).toMatch(
      /directory .*data of the database cannot be written/,
    );
  });

  it.skipIf(isRoot)('refuses a directory, file or lock that it may not write', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    chmodSync(file, 0o400);
    expect(await refusalOf(file)).toMatch(/cannot be read and written \(EACCES\)/);
    chmodSync(file, 0o600);
    chmodSync(`${file}.lock`, 0o400);
    expect(await refusalOf(file)).toMatch(/The lock .* could not be taken/);
    chmodSync(folder, 0o500);
    expect(await refusalOf(file)).toMatch(/directory .* cannot be written \(EACCES\)/);
    chmodSync(folder, 0o700);
  });
});
