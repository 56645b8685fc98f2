import { expect, onTestFinished, test } from 'vitest';
import type { GatewaySession } from '../../../src/discord/client/gateway.ts';
import { LeasedShards, type Leases, sharedThrottler } from '../../../src/discord/client/leased-shards.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { fakeLog } from '../fake-log.ts';

const sessionAt = (shard: number, sequence: number): GatewaySession => ({
  ...{ sessionId: `s${shard}`, resumeURL: 'wss://gateway', shardCount: 4, shardId: shard },
  sequence,
});

/** A process that shares four shards of which these are free, and what it does. */
function sharing(free: { readonly shard: number; readonly session?: string }[]) {
  const clock = tickingClock(0);
  const done: string[] = [];
  const store = { isAway: false, toGive: 0, others: new Set<number>() };
  const reached = () => {
    if (store.isAway) throw new Error('away');
  };
  const leases: Leases = {
    begin: async () => 4,
    renew: async (held) => {
      reached();
      return held.map(({ shard }) => shard).filter((shard) => !store.others.has(shard));
    },
    take: async () => {
      reached();
      return free.splice(0).map((each) => ({ epoch: 1, ...each }));
    },
    isToGive: async () => {
      store.toGive -= 1;
      return store.toGive >= 0;
    },
    leave: async (held) => void done.push(...held.map(({ shard, session }) => `left ${shard} ${session}`)),
    mayIdentify: async () => true,
  };
  const sessions = new Map<number, GatewaySession>();
  const shards = new LeasedShards({
    leases,
    gateway: {
      hold: async (shard, of, session) => {
        done.push(`hold ${shard}/${of} from ${session?.sequence ?? 'the start'}`);
        sessions.set(shard, session ?? sessionAt(shard, 1));
      },
      leave: async (shard) => {
        done.push(`close ${shard}`);
        return sessions.get(shard);
      },
      session: (shard) => sessions.get(shard),
    },
    log: fakeLog(),
    now: clock.now,
  });
  onTestFinished(() => shards.end());
  return { shards, clock, store, done };
}

/** So many rounds that each thing was done once that is not done in each. */
async function rounds(shards: LeasedShards): Promise<void> {
  for (let round = 0; round < 6; round += 1) await shards.round();
}

test('a shard that is taken goes on with the session that another process left', async () => {
  const { shards, done } = sharing([{ shard: 0, session: JSON.stringify(sessionAt(0, 41)) }, { shard: 2 }]);
  await shards.begin(4);
  expect(done).toEqual(['hold 0/4 from 41', 'hold 2/4 from the start']);
  expect([0, 1, 2].map((shard) => shards.mayHear(shard))).toEqual([true, false, true]);
});

test('a session that cannot be read is begun anew', async () => {
  const { shards, done } = sharing([{ shard: 0, session: '{"sessionId":1' }]);
  await shards.begin(4);
  expect(done).toEqual(['hold 0/4 from the start']);
});

test('a shard that another process has taken is heard no more', async () => {
  const { shards, store, done } = sharing([{ shard: 0 }, { shard: 1 }]);
  await shards.begin(4);
  store.others.add(0);
  await rounds(shards);
  expect(done.slice(2)).toEqual(['close 0']);
  expect([shards.mayHear(0), shards.mayHear(1)]).toEqual([false, true]);
});

test('shards that cannot be renewed for 15 s are given up, and after 2 s not connected any more', async () => {
  const { shards, clock, store, done } = sharing([{ shard: 0 }]);
  await shards.begin(4);
  store.isAway = true;
  clock.time = 2_500;
  await rounds(shards);
  expect([shards.mayHear(0), shards.mayConnect(0)]).toEqual([true, false]);
  clock.time = 15_500;
  expect(shards.mayHear(0)).toBe(false);
  await rounds(shards);
  expect(done.slice(1)).toEqual(['close 0']);
});

test('a shard too much, and all of them in the end, are left with where their sessions stand', async () => {
  const { shards, store, done } = sharing([{ shard: 0 }, { shard: 1 }]);
  await shards.begin(4);
  store.toGive = 1;
  await rounds(shards);
  expect(done.slice(2)).toEqual(['close 0', `left 0 ${JSON.stringify(sessionAt(0, 1))}`]);
  await shards.end();
  expect(done.slice(4)).toEqual(['close 1', `left 1 ${JSON.stringify(sessionAt(1, 1))}`]);
});

test('a session begins when its bucket is free', async () => {
  const asked: number[] = [];
  const throttler = sharedThrottler(
    {
      mayIdentify: async (bucket) => {
        asked.push(bucket);
        return asked.length > 2;
      },
    },
    4,
  );
  await throttler.waitForIdentify(6, new AbortController().signal);
  expect(asked).toEqual([2, 2, 2]);
  asked.length = 0;
  const waiting = throttler.waitForIdentify(1, AbortSignal.abort());
  await expect(waiting).rejects.toThrow();
});

test('a session whose turn cannot be asked for waits until it can', async () => {
  let asked = 0;
  const mayIdentify = async () => {
    asked += 1;
    if (asked === 1) throw new Error('the database is away');
    return true;
  };
  await sharedThrottler({ mayIdentify }, 1).waitForIdentify(0, new AbortController().signal);
  expect(asked).toBe(2);
});
