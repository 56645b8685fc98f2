import { describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { ClaimLost, type Commit, type HeldStore } from '../../../src/store/store.ts';
import { openedAt, sampleCommit, sampleEntry, sampleTable } from '../sample.ts';
import { lacksPostgres } from './cluster.ts';
import { sharedCluster } from './shared-cluster.ts';

const clock = { now: () => 77 };

/** Some processes that share one database, and what its server is asked besides. */
async function hosts(many: number): Promise<{
  readonly stores: readonly HeldStore[];
  readonly ask: (text: string) => Promise<readonly object[]>;
  readonly close: () => Promise<void>;
}> {
  const cluster = await sharedCluster();
  const address = await cluster.room();
  const stores = await Promise.all(Array.from({ length: many }, () => openPostgresStore({ address, clock })));
  return {
    stores,
    ask: (text) => cluster.ask(text, address),
    close: async () => void (await Promise.all(stores.map((store) => store.close()))),
  };
}

const two = async () => {
  const { stores, ...rest } = await hosts(2);
  const [first, second] = stores;
  if (first === undefined || second === undefined) throw new Error('no stores');
  return { ...rest, first, second };
};

async function claimed(store: HeldStore, table = 'table-1') {
  const claim = await store.claims.claim(table);
  if (claim === undefined) throw new Error(`${table} is another’s`);
  return claim;
}

const END_CLAIMS = `UPDATE claims SET until = '-infinity'`;

const change = (revision: number, interaction: string): Commit => ({
  ...sampleCommit(revision, { interaction }),
  entry: sampleEntry({ ply: revision - 1, body: interaction }),
});

describe.skipIf(lacksPostgres)('eight writers at one table', () => {
  it('take as many commits as its revision rises, and the others are told', async ({ onTestFinished }) => {
    const { stores, close } = await hosts(8);
    onTestFinished(close);
    const [first] = stores;
    const claim = first === undefined ? undefined : await claimed(first);
    if (first === undefined || claim === undefined) throw new Error('no claim');
    for (let revision = 1; revision <= 12; revision += 1) {
      const done = await Promise.all(
        stores.map((store, writer) => store.commit(claim, change(revision, `${revision} of ${writer}`))),
      );
      expect(done.map(({ kind }) => kind).sort()).toEqual(['kept', ...Array(7).fill('stale')]);
      const winner = done.findIndex(({ kind }) => kind === 'kept');
      expect(await openedAt(first)).toMatchObject({ table: { revision }, snapshot: `after ${revision}` });
      expect((await first.log('table-1')).at(-1)?.body).toBe(`${revision} of ${winner}`);
    }
    expect(await first.log('table-1')).toHaveLength(12);
  });

  it('bring one interaction about once', async ({ onTestFinished }) => {
    const { stores, close } = await hosts(8);
    onTestFinished(close);
    const done = await Promise.all(
      stores.map(async (store, writer) => {
        const table = sampleTable({ id: `table-${writer}` });
        const claim = await claimed(store, table.id);
        return store.commit(claim, { table, notices: [], interaction: 'one' });
      }),
    );
    expect(done.map(({ kind }) => kind).sort()).toEqual(['kept', ...Array(7).fill('repeated')]);
  });

  it('each come to their turn when every one gives its claim back', async ({ onTestFinished }) => {
    const { stores, close } = await hosts(8);
    onTestFinished(close);
    await Promise.all(
      stores.map(async (store, writer) => {
        const claim = await claimed(store);
        const revision = ((await store.open({ table: 'table-1' }))?.table.revision ?? 0) + 1;
        expect((await store.commit(claim, change(revision, `of ${writer}`))).kind).toBe('kept');
        await store.claims.release(claim);
      }),
    );
    const [first] = stores;
    if (first === undefined) throw new Error('no store');
    expect((await openedAt(first)).table.revision).toBe(8);
    expect((await first.log('table-1')).map(({ body }) => body).sort()).toEqual(
      Array.from({ length: 8 }, (_, writer) => `of ${writer}`),
    );
  });
});

describe.skipIf(lacksPostgres)('a claim of a table', () => {
  it('that ended while its host was frozen writes nothing when it wakes', async ({ onTestFinished }) => {
    const { first, second, ask, close } = await two();
    onTestFinished(close);
    const old = await claimed(first);
    await first.commit(old, change(1, 'before'));
    await ask(END_CLAIMS);
    const now = await claimed(second);
    expect(now.epoch).toBe(old.epoch + 1);
    await second.commit(now, change(2, 'meanwhile'));
    const before = await openedAt(second);
    await expect(first.commit(old, change(3, 'late'))).rejects.toBeInstanceOf(ClaimLost);
    const late = { id: 'm1', channel: 'channel-1', generation: 1, fromPly: 0, shows: 1, files: [] };
    await expect(
      first.note(old, {
        messages: [{ ...late, standing: 'live' }],
        channel: { posted: 9, isArchived: true },
        notices: before.notices.map(({ id }) => id),
      }),
    ).rejects.toBeInstanceOf(ClaimLost);
    expect(await openedAt(second)).toEqual(before);
  });

  it('is nobody else’s while it holds, and is passed over by whoever looks for work', async ({
    onTestFinished,
  }) => {
    const { first, second, close } = await two();
    onTestFinished(close);
    await claimed(first);
    expect(await second.claims.take(['table-1', 'table-2', 'table-2'])).toEqual([
      { table: 'table-2', epoch: 1 },
    ]);
    expect(await first.claims.take(['table-1', 'table-2'])).toEqual([{ table: 'table-1', epoch: 1 }]);
  });

  it('that somebody is just writing is not waited for by whoever looks for work', async ({
    onTestFinished,
  }) => {
    const { first, ask, close } = await two();
    onTestFinished(close);
    await claimed(first, 'table-1');
    await claimed(first, 'table-2');
    await ask(END_CLAIMS);
    // Holds the row for longer than a statement may wait.
    const writing = ask(
      `BEGIN; SELECT FROM claims WHERE table_id = 'table-1' FOR UPDATE; SELECT pg_sleep(3); COMMIT`,
    );
    await expect.poll(() => ask(`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)).not.toEqual([]);
    expect((await first.claims.take(['table-1', 'table-2'])).map(({ table }) => table)).toEqual(['table-2']);
    await writing;
  });

  it('is free when its host has stopped, under a later epoch', async ({ onTestFinished }) => {
    const { first, second, close } = await two();
    onTestFinished(close);
    const { epoch } = await claimed(first);
    await first.close();
    expect(await second.claims.take(['table-1'])).toEqual([{ table: 'table-1', epoch: epoch + 1 }]);
  });

  it('is waited for as long as one holds whose host is gone', async ({ onTestFinished }) => {
    const { first, second, close } = await two();
    onTestFinished(close);
    const { epoch } = await claimed(first);
    expect(await second.claims.claim('table-1')).toEqual({ table: 'table-1', epoch: epoch + 1 });
  });
});
