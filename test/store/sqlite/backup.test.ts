import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreRefused } from '../../../src/store/refusal.ts';
import { backUp } from '../../../src/store/sqlite/backup.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import { bytesOf, emptyFolder, everythingIn } from '../folder.ts';
import { commit, openedAt, sampleCommit } from '../sample.ts';
import { committing } from './committing.ts';
import { clock, writtenFile } from './written-file.ts';

describe('a backup', () => {
  it('holds every row of every table, and is a database to go on with', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    const copy = `${folder}/backup.db`;
    expect(backUp(file, copy)).toEqual({ tables: 1, moves: 40, bytes: statSync(copy).size });
    expect(everythingIn(copy)).toEqual(everythingIn(file));
    expect(Object.keys(everythingIn(copy)).length).toBeGreaterThan(5);
    expect(statSync(copy).mode & 0o077).toBe(0);
    const store = await openStore({ file: copy, clock });
    expect((await commit(store, sampleCommit(41))).kind).toBe('kept');
    await store.close();
  });

  it('gives no id of a notice that the database may give after it', async () => {
    const folder = emptyFolder();
    for (const notices of [20, 0]) {
      const file = `${folder}/bot-${notices}.db`;
      const store = await openStore({ file, clock });
      for (let revision = 1; revision <= notices; revision += 1) await commit(store, sampleCommit(revision));
      const copy = `${folder}/backup-${notices}.db`;
      backUp(file, copy);
      const restored = await openStore({ file: copy, clock });
      const next = async (from: typeof store) => {
        const committed = await commit(from, sampleCommit(notices + 1));
        return committed.kind === 'kept' ? (committed.notices.at(-1)?.id ?? 0) : 0;
      };
      expect(await next(restored)).toBeGreaterThan((await next(store)) + 10_000);
      await store.close();
      await restored.close();
    }
  });

  it('of a bot that is writing holds one moment, and can be put in the place of the database', async () => {
    const folder = emptyFolder();
    const file = `${folder}/bot.db`;
    const bot = spawn(process.execPath, committing(file, 'commit'));
    onTestFinished(() => void bot.kill('SIGKILL'));
    let said = '';
    bot.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    const revision = () => Number(said.trim().split('\n').at(-1));
    const copies = [];
    for (let copy = 1; copy <= 5; copy += 1) {
      const least = copy * 10;
      while (!(revision() >= least)) await once(bot.stdout, 'data');
      const before = revision();
      const place = `${folder}/backup-${copy}.db`;
      copies.push({ place, before, held: backUp(file, place) });
    }
    const after = revision();
    while (!(revision() > after)) await once(bot.stdout, 'data');
    bot.kill('SIGKILL');
    await once(bot, 'close');

    for (const { place, before, held } of copies) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
      copyFileSync(place, file);
      const kept = everythingIn(place);
      const restored = await openStore({ file, clock });
      const stored = await openedAt(restored);
      const at = stored.table.revision;
      expect(at).toBeGreaterThanOrEqual(before);
      expect(stored.snapshot?.split(' ').slice(0, 2)).toEqual(['after', String(at)]);
      expect(held.moves).toBe(at);
      expect((await restored.log('table-1')).map(({ ply }) => ply)).toEqual(
        Array.from({ length: at }, (_, ply) => ply),
      );
      expect(stored.notices).toHaveLength(5);
      const last = await restored.open({ table: 'table-1', interaction: `interaction-${at}` });
      expect(last?.isHandled).toBe(true);
      await restored.close();
      expect(everythingIn(file)).toEqual(kept);
    }
  });

  it('is refused where it is put beside the -wal file of the database that it replaces', async () => {
    const folder = emptyFolder();
    const file = `${folder}/bot.db`;
    const store = await openStore({ file, clock });
    onTestFinished(() => store.close());
    for (let revision = 1; revision <= 20; revision += 1) await commit(store, sampleCommit(revision));
    backUp(file, `${folder}/backup.db`);
    for (let revision = 21; revision <= 40; revision += 1) await commit(store, sampleCommit(revision));
    const place = `${folder}/restored.db`;
    copyFileSync(`${folder}/backup.db`, place);
    copyFileSync(`${file}-wal`, `${place}-wal`);
    await expect(openStore({ file: place, clock })).rejects.toThrow(
      /restored\.db is damaged .*Move it away together with its -wal/,
    );
    rmSync(`${place}-wal`);
    const restored = await openStore({ file: place, clock });
    expect((await openedAt(restored)).table.revision).toBe(20);
    await restored.close();
  });

  it('overwrites nothing', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    writeFileSync(`${folder}/notes`, 'of last summer');
    expect(() => backUp(file, `${folder}/notes`)).toThrow(/notes already exists\. Nothing was overwritten/);
    expect(readFileSync(`${folder}/notes`, 'utf8')).toBe('of last summer');
    expect(() => backUp(file, file)).toThrow(StoreRefused);
  });

  it('says that there is nothing to copy, or nowhere to copy it to', async () => {
    const folder = emptyFolder();
    expect(() => backUp(`${folder}/none.db`, `${folder}/backup.db`)).toThrow(
      /There is no database .*none\.db/,
    );
    const file = await writtenFile(folder);
    expect(() => backUp(file, `${folder}/no/where/backup.db`)).toThrow(/cannot be written \(ENOENT\)/);
  });

  it.each([
    ['no database at all', 'These are the notes of last summer.\n'.repeat(200), /damaged/],
    ['an empty file', '', /not a database of this bot/],
  ])('of %s is refused, and leaves nothing behind', (_, bytes, sentence) => {
    const folder = emptyFolder();
    const file = `${folder}/bot.db`;
    writeFileSync(file, bytes);
    expect(() => backUp(file, `${folder}/backup.db`)).toThrow(sentence);
    expect(readdirSync(folder)).toEqual(['bot.db']);
    expect(readFileSync(file, 'utf8')).toBe(bytes);
  });

  it('of a damaged database is refused', async () => {
    const folder = emptyFolder();
    const file = await writtenFile(folder);
    const bytes = readFileSync(file);
    bytes.fill(0xa7, 4096, 8 * 4096);
    writeFileSync(file, bytes);
    const before = bytesOf(file)[''];
    expect(() => backUp(file, `${folder}/backup.db`)).toThrow(/is damaged/);
    expect(existsSync(`${folder}/backup.db`)).toBe(false);
    expect(bytesOf(file)['']).toBe(before);
  });
});

describe('npm run backup', () => {
  const run = (folder: string, ...args: readonly string[]) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        import.meta.resolve('tsx'),
        fileURLToPath(new URL('../../../src/backup.ts', import.meta.url)),
        ...args,
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DISCORD_TOKEN: 'hunter2', DATABASE_FILE: 'bot.db' },
      },
    );

  it('backs up the database of the configuration, and says what is in it', async () => {
    const folder = emptyFolder();
    await writtenFile(folder);
    const { stdout, stderr, status } = run(folder, 'copy.db');
    expect([stdout, stderr, status]).toEqual([
      expect.stringMatching(/^copy\.db is a backup of bot\.db \(tables: 1, moves: 40, \d+ KB\)\.\n$/),
      '',
      0,
    ]);
  });

  it('says in a sentence why it could not', async () => {
    const folder = emptyFolder();
    const missing = run(folder, 'copy.db');
    expect([missing.stderr, missing.status]).toEqual([
      expect.stringMatching(/^There is no database .*\n$/),
      1,
    ]);
    const nameless = run(folder);
    expect([nameless.stderr, nameless.status]).toEqual([expect.stringMatching(/^Name the file .*\n$/), 1]);
  });
});
