import { describe, expect, it } from 'vitest';
import { inspectPostgres } from '../../../src/store/postgres/inspection.ts';
import { LAYOUT } from '../../../src/store/postgres/layout.ts';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { StoreRefused } from '../../../src/store/refusal.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { commit, sampleCommit } from '../sample.ts';
import { lacksPostgres } from './cluster.ts';
import { sharedCluster } from './shared-cluster.ts';

const clock = tickingClock(77);

/** An empty place, and what is asked of it besides. */
async function room() {
  const cluster = await sharedCluster();
  const address = await cluster.room();
  return { address, cluster, ask: <R extends object>(text: string) => cluster.ask<R>(text, address) };
}

/** Every table of a place with its columns, to see whether anything touched them. */
const COLUMNS = `SELECT table_name, column_name, data_type FROM information_schema.columns
  WHERE table_schema = current_schema() ORDER BY 1, 2`;

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres)('a database in PostgreSQL', () => {
  it('has the layout of 1.0.0: another one comes with a version and with what carries this one over', () => {
    expect(LAYOUT).toBe(671_394_240);
  });

  it('is set up once by several that start at the same time', async ({ onTestFinished }) => {
    const { address, ask } = await room();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore({ address, clock })));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    expect(await ask('SELECT layout FROM harbour_layout')).toEqual([{ layout: String(LAYOUT) }]);
  });

  it('of another version is refused, untouched, with the version that made it', async () => {
    const { address, ask } = await room();
    await (await openPostgresStore({ address, clock })).close();
    await ask(
      `UPDATE harbour_layout SET layout = 99, made_by = '7.1.0'; ALTER TABLE tables ADD COLUMN later text`,
    );
    const before = await ask(COLUMNS);
    const refused = openPostgresStore({ address, clock });
    await expect(refused).rejects.toBeInstanceOf(StoreRefused);
    await expect(refused).rejects.toThrow(
      /^The database .* was made by version 7\.1\.0 of this bot, .* Nothing was changed\. Start version 7\.1\.0/,
    );
    expect(await ask(COLUMNS)).toEqual(before);
    expect(await inspectPostgres(address)).toMatchObject({ origin: { kind: 'other', madeBy: '7.1.0' } });
  });

  it('from before 1.0.0, which did not say whose it was, is refused', async () => {
    const { address, ask } = await room();
    await ask('CREATE TABLE harbour_layout (one boolean PRIMARY KEY, layout bigint NOT NULL)');
    await ask('INSERT INTO harbour_layout VALUES (true, 7)');
    await expect(openPostgresStore({ address, clock })).rejects.toThrow(
      /was made by a version of this bot before 1\.0\.0, .* give this one a new database\.$/,
    );
  });

  it('with tables of others is refused, untouched', async () => {
    const { address, ask } = await room();
    await ask('CREATE TABLE orders (id int)');
    await expect(openPostgresStore({ address, clock })).rejects.toThrow(
      /has tables that are not the bot’s, so it is not a database of this bot\. Nothing was changed\. .*DATABASE_URL/,
    );
    expect(await ask(COLUMNS)).toEqual([expect.objectContaining({ table_name: 'orders' })]);
  });

  it('that does not let the bot in, or lacks a name, is refused with a sentence', async () => {
    const { address } = await room();
    await expect(
      openPostgresStore({ address: address.replace('/postgres?', '/nowhere?'), clock }),
    ).rejects.toThrow(/^The server of the database nowhere at .* does not let the bot in \(3D000\)/);
    await expect(
      openPostgresStore({ address: address.replace('postgres@', 'nobody@'), clock }),
    ).rejects.toThrow(/does not let the bot in \(28000\)\. Check user, password and name in DATABASE_URL\.$/);
  });

  it('tells whoever looks which bots work with it', async ({ onTestFinished }) => {
    const { address } = await room();
    expect(await inspectPostgres(address)).toMatchObject({
      origin: { kind: 'empty' },
      hosts: [],
      onlyReads: false,
    });
    const store = await openPostgresStore({ address, clock });
    onTestFinished(() => store.close());
    await commit(store, sampleCommit(1));
    expect(await inspectPostgres(address)).toMatchObject({
      origin: { kind: 'today' },
      hosts: [expect.stringMatching(new RegExp(`^\\S+, process ${process.pid}$`))],
    });
  });

  it('names no secret in an error', async ({ onTestFinished }) => {
    const { address } = await room();
    const store = await openPostgresStore({ address, clock });
    onTestFinished(() => store.close());
    await commit(store, sampleCommit(1));
    const refused = store.setProfile('ana', 'hunter2\u0000', undefined);
    await expect(refused).rejects.toThrow(/^the database did not take a statement \(\w{5}\)$/);
  });
});
