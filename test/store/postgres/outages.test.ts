import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../../src/store/postgres/postgres-store.ts';
import { Server } from '../../../src/store/postgres/server.ts';
import { StoreAway, StoreRefused } from '../../../src/store/refusal.ts';
import type { HeldStore } from '../../../src/store/store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { emptyFolder } from '../folder.ts';
import { claimOf, commit, openedAt, sampleCommit } from '../sample.ts';
import { type Cluster, clusterIn, lacksPostgres } from './cluster.ts';

const clock = tickingClock(77);

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres)('a store whose server', () => {
  let cluster: Cluster;
  let address: string;
  /** Where the server has its socket. */
  let place: string;
  const over: (() => void)[] = [];

  beforeAll(() => {
    const folder = emptyFolder((work) => over.push(work));
    chmodSync(folder, 0o755);
    place = join(folder, 'postgres');
    cluster = clusterIn(place);
    cluster.start();
  });
  afterAll(() => {
    if (cluster.isStarted()) cluster.crash();
    for (const work of over) work();
  });
  beforeEach(async () => {
    if (!cluster.isStarted()) cluster.start();
    address = await cluster.room();
  });

  async function opened(): Promise<HeldStore> {
    const store = await openPostgresStore({ address, clock });
    onTestFinished(() => store.close());
    return store;
  }

  /** The address by way of a relay: a part of an answer on a connection comes so many milliseconds late, or never. */
  async function relayed(late: (connection: number, part: number) => number | 'never'): Promise<string> {
    const name = '.s.PGSQL.5432';
    const way = emptyFolder();
    let connections = 0;
    const relay = createServer((client) => {
      connections += 1;
      const connection = connections;
      const server = connect(join(place, name));
      let parts = 0;
      client.pipe(server);
      server.on('data', (answer) => {
        parts += 1;
        const delay = late(connection, parts);
        if (delay !== 'never') setTimeout(() => client.write(answer), delay);
      });
      for (const [end, other] of [
        [client, server],
        [server, client],
      ] as const)
        end.on('error', () => {}).on('close', () => other.destroy());
    });
    await once(relay.listen(join(way, name)), 'listening');
    onTestFinished(() => void relay.close());
    return address.replace(encodeURIComponent(place), encodeURIComponent(way));
  }

  /** Commits one after the other until `enough`, trying again what the outage kept from being written. Brings which were acknowledged. */
  async function commitOn(store: HeldStore, enough: () => boolean): Promise<readonly number[]> {
    const acknowledged: number[] = [];
    let revision = 1;
    while (!enough()) {
      try {
        const { kind } = await commit(store, sampleCommit(revision));
        if (kind === 'kept') acknowledged.push(revision);
        // What was written before its answer was lost comes again as repeated.
        if (kind === 'stale') throw new Error(`revision ${revision} is taken`);
        revision += 1;
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error;
      }
    }
    return acknowledged;
  }

  /** Everything of the table agrees, and holds each commit that was acknowledged. */
  async function expectWhole(store: HeldStore, acknowledged: readonly number[]): Promise<void> {
    const { table, snapshot, notices } = await openedAt(store);
    expect(table.revision).toBeGreaterThanOrEqual(Math.max(...acknowledged));
    expect(snapshot).toBe(`after ${table.revision}`);
    expect((await store.log('table-1')).map(({ ply, body }) => [ply, body])).toEqual(
      Array.from({ length: table.revision }, (_, ply) => [ply, `move ${ply}`]),
    );
    expect(notices.map(({ kind }) => kind)).toEqual(
      Array.from({ length: table.revision }, (_, at) => `line-${at + 1}`),
    );
  }

  it('ends at once refuses what is asked, has nothing half done, and goes on by itself when it is back', async () => {
    const store = await opened();
    let isBack = false;
    const committing = commitOn(store, () => isBack);
    await expect
      .poll(async () => (await store.open({ table: 'table-1' }))?.table.revision ?? 0)
      .toBeGreaterThan(5);
    cluster.crash();
    await expect(store.open({ table: 'table-1' })).rejects.toBeInstanceOf(StoreAway);
    await expect(store.profile('ana')).rejects.toThrow(/^the database cannot be used for now \(/);
    cluster.start();
    const { revision } = (await openedAt(store)).table;
    await expect.poll(async () => (await openedAt(store)).table.revision).toBeGreaterThan(revision);
    isBack = true;
    await expectWhole(store, await committing);
    expect(store.held()).toBe(true);
  });

  it('cuts all connections again and again loses and doubles nothing', async () => {
    const store = await opened();
    let cuts = 0;
    const committing = commitOn(store, () => cuts >= 12);
    for (; cuts < 12; cuts += 1) {
      await cluster.cutConnections().catch(() => {});
      await new Promise((later) => setTimeout(later, 20));
    }
    await expectWhole(store, await committing);
  });

  it('only reads, as a standby does, lets tables be read, and writes again as soon as it can', async () => {
    const store = await opened();
    await commit(store, sampleCommit(1));
    const onlyReads = async (value: 'on' | 'off') => {
      await cluster.ask(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
      await cluster.ask('SELECT pg_reload_conf()');
    };
    await onlyReads('on');
    onTestFinished(() => onlyReads('off'));
    const claim = await claimOf(store);
    await expect
      .poll(() => store.commit(claim, sampleCommit(1)).catch((error: unknown) => error))
      .toMatchObject({
        name: 'StoreAway',
        code: '25006',
      });
    expect((await openedAt(store)).table.revision).toBe(1);
    await onlyReads('off');
    await expect.poll(async () => (await commit(store, sampleCommit(2))).kind).toBe('kept');
  });

  it('is not there yet is refused with a sentence that holds no password, or waited for', async () => {
    cluster.crash();
    const named = address.replace('postgres@', 'postgres:hunter2@');
    const refused = openPostgresStore({ address: named, clock });
    await expect(refused).rejects.toBeInstanceOf(StoreRefused);
    await expect(refused).rejects.toThrow(
      /^The database postgres at .* cannot be reached \(ENOENT\)\. Start its server/,
    );
    await expect(refused).rejects.not.toThrow(/hunter2/);
    const told: string[] = [];
    const waiting = openPostgresStore({
      address,
      clock,
      waiting: { told: (sentence) => told.push(sentence) },
    });
    await expect
      .poll(() => told)
      .toEqual([expect.stringMatching(/cannot be used yet \(ENOENT\)\. The bot waits/)]);
    cluster.start();
    const store = await waiting;
    onTestFinished(() => store.close());
    expect((await commit(store, sampleCommit(1))).kind).toBe('kept');
  });

  it('takes connections and says nothing is waited for, too', async () => {
    const told: string[] = [];
    const store = await openPostgresStore({
      ...{ address: await relayed((connection) => (connection === 1 ? 'never' : 0)), clock },
      waiting: { told: (sentence) => told.push(sentence) },
    });
    onTestFinished(() => store.close());
    expect(told).toEqual([expect.stringMatching(/cannot be used yet \(timeout\)\. The bot waits/)]);
    expect((await commit(store, sampleCommit(1))).kind).toBe('kept');
  });

  it('is slow is not taken for a pooler', async () => {
    // In all more than another connection listens for.
    const slow = [1_200, 1_900];
    const server = new Server(
      await relayed((connection, part) => (connection === 2 ? slow[part - 1] : 0) ?? 0),
    );
    onTestFinished(() => server.close());
    expect(await server.hasSessions()).toBe(true);
  });
});
