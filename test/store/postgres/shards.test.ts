import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { IS_ALIVE } from '../../../src/store/postgres/hosts.ts';
import type { HeldShard, ShardLeases } from '../../../src/store/store.ts';
import { lacksPostgres } from './cluster.ts';
import { hosts as sharedBy } from './shared-cluster.ts';

/** Some processes that share a database until the test is over, and with which the shards are shared. */
async function sharing(many: number) {
  const { stores, ask } = await sharedBy(many);
  const hosts = stores.map((store) => {
    if (store.shards === undefined) throw new Error('nothing is shared');
    return { store, shards: store.shards };
  });
  const [first, second] = hosts;
  if (first === undefined || second === undefined) throw new Error('no hosts');
  return { hosts, first, second, ask };
}

/** What each holds after some rounds, in which each leaves what is too much and takes what is free. */
async function settled(all: readonly ShardLeases[]): Promise<readonly (readonly number[])[]> {
  const held = all.map((): HeldShard[] => []);
  for (let rounds = 0; rounds < 4; rounds += 1)
    for (const [at, shards] of all.entries()) {
      if (await shards.isToGive()) await shards.leave(held[at]?.splice(0, 1) ?? []);
      held[at]?.push(...(await shards.take()));
    }
  return held.map((each) => each.map(({ shard }) => shard).sort());
}

// Skipped where there is no PostgreSQL; cluster.ts prints why.
describe.skipIf(lacksPostgres)('the shards of a bot', () => {
  it('are shared in equal parts, as many as the first to share them says', async () => {
    const { hosts } = await sharing(3);
    const all = hosts.map(({ shards }) => shards);
    expect(await Promise.all(all.map((shards) => shards.begin(7)))).toEqual([7, 7, 7]);
    expect(await all[1]?.begin(9)).toBe(7);
    const held = await settled(all);
    expect(held.map(({ length }) => length).sort()).toEqual([2, 2, 3]);
    expect(held.flat().sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('of one that ends are taken by the others, with their sessions', async () => {
    const { first, second } = await sharing(2);
    await first.shards.begin(2);
    const held = await first.shards.take();
    expect(held.map(({ epoch }) => epoch)).toEqual([1, 1]);
    const renewed = held.map((each) => ({ ...each, session: `session of ${each.shard}` }));
    expect((await first.shards.renew(renewed)).length).toBe(2);
    await second.shards.begin(2);
    expect(await second.shards.take()).toEqual([]);
    await first.store.close();
    expect(await second.shards.take()).toEqual([
      { shard: 0, epoch: 2, session: 'session of 0' },
      { shard: 1, epoch: 2, session: 'session of 1' },
    ]);
  });

  it('keep no process from showing that it lives while they wait for a lock', async () => {
    const { first, ask } = await sharing(2);
    await first.shards.begin(2);
    const held = await first.shards.take();
    const locked = ask('DO $$ BEGIN PERFORM FROM shards FOR UPDATE; PERFORM pg_sleep(1.5); END $$');
    await wait(200);
    const renewed = first.shards.renew(held);
    // Longer than a process counts as living after a sign of life.
    await wait(900);
    expect(await ask(`SELECT ${IS_ALIVE} AS "isAlive" FROM hosts`)).toEqual(Array(2).fill({ isAlive: true }));
    await locked;
    expect(await renewed).toEqual([0, 1]);
  });

  it('are lost by one that was frozen, which renews and leaves nothing of another’s', async () => {
    const { first, second, ask } = await sharing(2);
    await first.shards.begin(1);
    await second.shards.begin(1);
    const old = await first.shards.take();
    await ask(`UPDATE shards SET until = '-infinity'`);
    const taken = await second.shards.take();
    expect(taken).toEqual([{ shard: 0, epoch: 2 }]);
    expect(await first.shards.renew(old)).toEqual([]);
    await first.shards.leave(old);
    expect(await second.shards.renew(taken)).toEqual([0]);
  });

  it('are left one at a time to one that has joined, until each has its part', async () => {
    const { first, second } = await sharing(2);
    await first.shards.begin(4);
    let held = await first.shards.take();
    expect(held.length).toBe(4);
    expect(await first.shards.isToGive()).toBe(false);
    await second.shards.begin(4);
    for (const left of [3, 2]) {
      expect(await second.shards.isToGive()).toBe(false);
      expect(await first.shards.isToGive()).toBe(true);
      await first.shards.leave(held.slice(0, 1));
      held = held.slice(1);
      expect(held.length).toBe(left);
      expect(await first.shards.take()).toEqual([]);
      expect((await second.shards.take()).length).toBe(1);
    }
    expect(await first.shards.isToGive()).toBe(false);
  });

  it('begin one session at a time in each bucket, whichever process asks', async () => {
    const { hosts, ask } = await sharing(3);
    const asked = (bucket: number) =>
      Promise.all(hosts.map(({ shards }) => shards.mayIdentify(bucket))).then((all) => all.sort());
    expect(await asked(0)).toEqual([false, false, true]);
    expect(await asked(1)).toEqual([false, false, true]);
    expect(await asked(0)).toEqual([false, false, false]);
    await ask(`UPDATE identifies SET at = at - interval '6 s' WHERE bucket = 0`);
    expect(await asked(0)).toEqual([false, false, true]);
    expect(await asked(1)).toEqual([false, false, false]);
  });
});
