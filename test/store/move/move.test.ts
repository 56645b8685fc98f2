import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveStore } from '../../../src/store/move/move.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { StoreRefused } from '../../../src/store/refusal.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { emptyFolder, everythingIn } from '../folder.ts';
import { lacksPostgres } from '../postgres/cluster.ts';
import { sharedCluster } from '../postgres/shared-cluster.ts';
import { claimOf, commit, sampleCommit, sampleTable } from '../sample.ts';

const clock = tickingClock(77);
const TABLES = Array.from({ length: 7 }, (_, at) => `table-${at + 1}`);

/** A file with all that a store keeps: more rows than are carried at once. */
async function filled(): Promise<string> {
  const file = `${emptyFolder()}/bot.db`;
  const store = await openStore({ file, clock });
  for (const [at, id] of TABLES.entries()) {
    for (let revision = 1; revision <= 40; revision += 1)
      await commit(
        store,
        sampleCommit(revision, {
          table: sampleTable({ id, revision, ...(at % 2 === 0 ? { wakeAt: at } : {}), isFinished: at === 3 }),
          interaction: `${id} ${revision}`,
          ...(revision === 40 ? { result: { at: at + 1, people: ['ana', undefined], body: '{"é":1}' } } : {}),
          snapshot: `${id} → ${revision} "é" \\ 👩‍🚀`,
        }),
      );
    const files = [{ id: '901', name: 'board.jpg', key: 'board of 3' }];
    await store.note(await claimOf(store, id), {
      messages: [
        { id: `m-${id}`, channel: 'c', generation: 1, fromPly: 0, standing: 'live', shows: 40, files },
      ],
      channel: { posted: 1, isArchived: at === 1, ...(at === 2 ? { untold: 'ana' } : {}) },
    });
  }
  await store.setProfile('ana', '{"pace":"slow"}', undefined);
  await store.setServer('guild-1', '{"locale":"de"}', undefined);
  await store.setSetting('commands', 'hash');
  await store.close();
  return file;
}

/** All that a store brings of those tables. */
const told = async (store: Store) => ({
  opened: await Promise.all(
    TABLES.map((table) =>
      store.open({ table, interaction: `${table} 3`, message: `m-${table}`, person: 'ana' }),
    ),
  ),
  logs: await Promise.all(TABLES.map((table) => store.log(table))),
  owing: await store.owing(),
  due: await store.due(99),
  finished: await store.finishedBy(['ana', 'béla'], 'otys'),
  results: [await store.resultsOf('ana', 99), await store.resultsIn('guild-1', 99)],
  server: await store.server('guild-1'),
  setting: await store.setting('commands'),
});

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres)('a move from a file to PostgreSQL', () => {
  it('carries everything over, and can be done again', async () => {
    const file = await filled();
    const address = await (await sharedCluster()).room();
    const before = await openStore({ file, clock });
    const expected = await told(before);
    await before.close();
    const rows = everythingIn(file);
    const first = await moveStore(file, address);
    expect(first).toMatchObject({ tables: 7, moves: 280 });
    const held = Object.values(rows).flat().length;
    // A time at which something is due is a row of its own in the file alone.
    expect(first.rows).toBe(held - 4);
    expect(await moveStore(file, address)).toEqual(first);
    expect(everythingIn(file)).toEqual(rows);
    const store = await openPostgresStore({ address, clock });
    expect(await told(store)).toEqual(expected);
    const after = await commit(store, {
      ...sampleCommit(41, { table: sampleTable({ revision: 41 }), interaction: 'after' }),
      notices: [{ kind: 'new', seat: 0, person: 'ana' }],
    });
    const known = expected.opened.flatMap((opened) => opened?.notices.map(({ id }) => id) ?? []);
    expect(after.kind === 'kept' && (after.notices.at(-1)?.id ?? 0) > Math.max(...known) + 1_000_000).toBe(
      true,
    );
    await store.close();
    await expect(moveStore(file, address)).rejects.toThrow(
      /^A bot has already worked with the database postgres at /,
    );
  });

  it('moves nothing where a row came out as another', async () => {
    const file = await filled();
    const cluster = await sharedCluster();
    const address = await cluster.room();
    await (await openPostgresStore({ address, clock })).close();
    await cluster.ask(
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.ply = 27 THEN NEW.body := NEW.body || ''?''; END IF; RETURN NEW; END';
      CREATE TRIGGER spoil BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION spoil()`,
      address,
    );
    await expect(moveStore(file, address)).rejects.toThrow(
      /^A row of "log" is not in postgres at .* as it was in the file/,
    );
    expect(await cluster.ask('SELECT FROM tables', address)).toEqual([]);
  });

  it('refuses a file that a bot has open, one that is missing, and a text that PostgreSQL cannot keep', async ({
    onTestFinished,
  }) => {
    const file = await filled();
    const address = await (await sharedCluster()).room();
    const store = await openStore({ file, clock });
    onTestFinished(() => store.close());
    await expect(moveStore(file, address)).rejects.toThrow(/in use by another running bot/);
    await store.setSetting('zero', 'x\u0000y');
    await store.close();
    await expect(moveStore(file, address)).rejects.toThrow(/has a character of code 0.*Nothing was moved/);
    await expect(moveStore(`${file}.none`, address)).rejects.toBeInstanceOf(StoreRefused);
  });

  it('is a command, which says what it did and never the password', async () => {
    const file = await filled();
    const address = (await (await sharedCluster()).room()).replace('postgres@', 'postgres:hunter2@');
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, [resolve('src/run.cjs'), 'move', ...args], {
        encoding: 'utf8',
      });
    const { stdout, stderr, status } = run(`sqlite:${file}`, address);
    expect([stderr, status]).toEqual(['', 0]);
    expect(stdout).toMatch(
      /^Moved .* to postgres at .* \(tables: 7, moves: 280\) and compared all \d+ rows\. Set DATABASE_URL/,
    );
    expect(stdout).not.toContain('hunter2');
    expect(run(file)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Name the file and the database: npm run move/),
    });
    expect(run(`sqlite:${file}`, 'mysql://hunter2@x/y')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /^DATABASE_URL must be the address of a PostgreSQL database(?!.*hunter2)/,
      ),
    });
  });

  it('keeps the file as SQLite left it for the next bot', async () => {
    const file = await filled();
    await moveStore(file, await (await sharedCluster()).room());
    await (await openStore({ file, clock })).close();
  });
});
