import { describe, expect, it } from 'vitest';
import { IS_ALIVE } from '../../../src/store/postgres/hosts.ts';
import { ClaimLost, type Commit } from '../../../src/store/store.ts';
import { claimOf, openedAt, sampleCommit, sampleEntry, sampleTable } from '../sample.ts';
import { lacksPostgres } from './cluster.ts';
import { hosts, sharedCluster } from './shared-cluster.ts';

const two = () => hosts(2);

const END_CLAIMS = `UPDATE claims SET until = '-infinity'`;

const change = (revision: number, interaction: string): Commit => ({
  ...sampleCommit(revision, { interaction }),
  entries: [sampleEntry({ ply: revision - 1, body: interaction })],
});

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres)('eight writers at one table', () => {
  it('take as many commits as its revision rises, and the others are told', async () => {
    const { stores, first } = await hosts(8);
    const claim = await claimOf(first);
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

  it('bring one interaction about once', async () => {
    const { stores } = await hosts(8);
    const done = await Promise.all(
      stores.map(async (store, writer) => {
        const table = sampleTable({ id: `table-${writer}` });
        const claim = await claimOf(store, table.id);
        return store.commit(claim, { table, notices: [], interaction: 'one' });
      }),
    );
    expect(done.map(({ kind }) => kind).sort()).toEqual(['kept', ...Array(7).fill('repeated')]);
  });

  it('each come to their turn when every one gives its claim back', async () => {
    const { stores, first } = await hosts(8);
    await Promise.all(
      stores.map(async (store, writer) => {
        const claim = await claimOf(store);
        const leave = store.claims.keep(claim);
        const revision = ((await store.open({ table: 'table-1' }))?.table.revision ?? 0) + 1;
        expect((await store.commit(claim, change(revision, `of ${writer}`))).kind).toBe('kept');
        leave();
        await store.claims.release(claim);
      }),
    );
    expect((await openedAt(first)).table.revision).toBe(8);
    expect((await first.log('table-1')).map(({ body }) => body).sort()).toEqual(
      Array.from({ length: 8 }, (_, writer) => `of ${writer}`),
    );
  });
});

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres)('a claim of a table', () => {
  it('that ended while its host was frozen writes nothing when it wakes', async () => {
    const { first, second, ask } = await two();
    const old = await claimOf(first);
    await first.commit(old, change(1, 'before'));
    await ask(END_CLAIMS);
    const now = await claimOf(second);
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

  it('is nobody else’s while it holds, and is passed over by whoever looks for work', async () => {
    const { first, second } = await two();
    await claimOf(first);
    expect(await second.claims.take(['table-1', 'table-2', 'table-2'])).toMatchObject([
      { table: 'table-2', epoch: 1 },
    ]);
    expect(await first.claims.take(['table-1', 'table-2'])).toMatchObject([{ table: 'table-1', epoch: 1 }]);
  });

  it('that somebody is just writing is not waited for by whoever looks for work', async () => {
    const { first, ask } = await two();
    await claimOf(first, 'table-1');
    await claimOf(first, 'table-2');
    await ask(END_CLAIMS);
    // Holds the row for longer than a statement may wait.
    const writing = ask(
      `BEGIN; SELECT FROM claims WHERE table_id = 'table-1' FOR UPDATE; SELECT pg_sleep(3); COMMIT`,
    );
    await expect.poll(() => ask(`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)).not.toEqual([]);
    expect((await first.claims.take(['table-1', 'table-2'])).map(({ table }) => table)).toEqual(['table-2']);
    await writing;
  });

  it('is free when its host has stopped, under a later epoch', async () => {
    const { first, second } = await two();
    const { epoch } = await claimOf(first);
    await first.close();
    expect(await second.claims.take(['table-1'])).toMatchObject([{ table: 'table-1', epoch: epoch + 1 }]);
  });

  it('is waited for where work goes on under it, and had when that is over', async () => {
    const { first, second } = await two();
    const claim = await claimOf(first);
    const leave = first.claims.keep(claim);
    const order: string[] = [];
    const waiting = claimOf(second).then((taken) => {
      order.push('had');
      return taken;
    });
    // Longer than a claim holds that nobody prolongs.
    await new Promise((later) => setTimeout(later, 1_200));
    order.push('over');
    leave();
    expect((await waiting).epoch).toBe(claim.epoch + 1);
    expect(order).toEqual(['over', 'had']);
    expect(first.claims.isSure(claim)).toBe(false);
  });

  it('is renewed by the process whose it is, and by no other', async () => {
    const { first, second, ask } = await two();
    const claim = await claimOf(first);
    expect(await first.claims.renew(claim)).toBe(true);
    await ask(END_CLAIMS);
    const [taken] = await second.claims.take(['table-1']);
    expect(taken?.epoch).toBe(claim.epoch + 1);
    expect(await first.claims.renew(claim)).toBe(false);
  });

  it('that nobody works under is had by another that wants it as soon as it ends', async () => {
    const { first, second } = await two();
    const { epoch } = await claimOf(first);
    expect((await claimOf(second)).epoch).toBe(epoch + 1);
  });
});

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres)('a process', () => {
  it.each([
    ['is gone whose last sign of life is old', `- interval '1 ms'`, false],
    ['lives that has just shown it', `+ interval '50 ms'`, true],
  ])('%s', async (_, until, isAlive) => {
    const cluster = await sharedCluster();
    const row = `SELECT clock_timestamp() ${until} AS until`;
    const found = await cluster.ask(
      `WITH hosts AS MATERIALIZED (${row}) SELECT FROM hosts WHERE ${IS_ALIVE}`,
      await cluster.room(),
    );
    expect(found.length === 1).toBe(isAlive);
  });
});

describe.skipIf(lacksPostgres)('what a process leaves', () => {
  it('is taken over by one of those that live, each table once', async () => {
    const { stores, first } = await hosts(4);
    const others = stores.slice(1);
    const tables = Array.from({ length: 12 }, (_, at) => `table-${at}`);
    for (const id of tables)
      await first.commit(await claimOf(first, id), {
        table: sampleTable({ id, generation: 1 }),
        notices: [],
      });
    for (const other of others) expect(await other.claims.inherit(5)).toEqual([]);
    await first.close();
    const taken: string[] = [];
    for (let looks = 0; looks < 3; looks += 1)
      for (const claims of await Promise.all(others.map((other) => other.claims.inherit(5))))
        taken.push(...claims.map(({ table }) => table));
    expect(taken.sort()).toEqual(tables.sort());
  });

  it('was looked after by one of those that start at once, which is alone', async () => {
    const { stores } = await hosts(3);
    expect(stores.filter(({ isAlone }) => isAlone)).toHaveLength(1);
  });

  it('is no more than tables: what else one process at a time did is not taken over', async () => {
    const { first, second } = await two();
    await claimOf(first, 'the set-up of the bot');
    await first.close();
    expect(await second.claims.inherit(5)).toEqual([]);
    expect(await second.claims.take(['the set-up of the bot'])).toMatchObject([{ epoch: 2 }]);
  });

  it('counts no more among those that work with the database', async () => {
    const { first, second } = await two();
    await expect.poll(() => [first.hosts(), second.hosts()]).toEqual([2, 2]);
    await first.close();
    await expect.poll(() => second.hosts(), { timeout: 5_000 }).toBe(1);
  });

  it('is not the number of requests that Discord has refused, which all count together', async () => {
    const { first, second, ask } = await two();
    expect(await first.countInvalid?.(3)).toBe(3);
    expect(await second.countInvalid?.(4)).toBe(7);
    await ask('UPDATE invalid_requests SET minute = minute - 20');
    expect(await first.countInvalid?.(0)).toBe(0);
    expect(await ask('SELECT FROM invalid_requests')).toEqual([]);
  });

  it('without a claim is taken where something is owed, as after a move', async () => {
    const { first, second, ask } = await two();
    await first.commit(await claimOf(first), { table: sampleTable({ generation: 1 }), notices: [] });
    await ask('DELETE FROM claims');
    expect(await second.claims.inherit(5)).toMatchObject([{ table: 'table-1' }]);
    expect(await first.claims.inherit(5)).toEqual([]);
  });
});
