import { describe, expect, test } from 'vitest';
import { ClaimLost, type Store } from '../../../src/store/store.ts';
import { tableRow } from '../../../src/tables/service/saved-table.ts';
import { tablesOf } from '../../../src/tables/tables.ts';
import { openMemoryStore } from '../../store/memory-store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { FakeApi } from '../fake-api.ts';
import { ana, ben, FakeTables, syncGame, syncStage } from './sync-stage.ts';

/** A table in a real store, and one process after the other that keeps its channel true. */
async function kept() {
  const clock = tickingClock(Date.UTC(2026, 4, 1));
  const store = await openMemoryStore(clock);
  const game = syncGame();
  const tables = new FakeTables(game, clock);
  const table = tables.begin();
  const api = new FakeApi(clock);
  let plies = 0;
  /** Writes the table as it stands. */
  const commit = async (notices: Parameters<typeof store.commit>[1]['notices'] = []) => {
    const { now, entries } = table;
    const claim = await store.claims.claim('t1');
    if (claim === undefined || now.match === undefined) throw new Error('there is no table to be written');
    const entry = entries.length === plies ? undefined : entries[plies];
    const ply = plies;
    plies = entries.length;
    const committed = await store.commit(claim, {
      table: { ...tableRow(now), logFrom: 0 },
      entries: entry === undefined ? [] : [{ ply, person: ana.id, body: entry, at: clock.time }],
      ...{ snapshot: now.match.snapshot(), notices },
    });
    expect(committed.kind).toBe('kept');
  };
  await commit();
  /** The epoch of the table's claim, which rises when another process takes the table over. */
  const claims = { epoch: 1 };
  const shared: Store = {
    ...store,
    claims: {
      ...store.claims,
      claim: async (id) => ({ table: id, epoch: claims.epoch }),
      keep: () => () => {},
      isSure: ({ epoch }) => epoch === claims.epoch,
      renew: async ({ epoch }) => epoch === claims.epoch,
    },
    note: async (claim, seen) => {
      if (claim.epoch !== claims.epoch) throw new ClaimLost('the claim is another’s');
      return store.note({ ...claim, epoch: 1 }, seen);
    },
  };
  const rows = tablesOf({
    ...{ store: shared, clock, games: [game] },
    fresh: { tableId: () => 't2', seed: () => 'seed' },
    computer: { choose: ({ answers }) => answers[0]?.notation ?? '' },
  });
  const begin = () => {
    clock.time += 5_000;
    return syncStage({ rows, api, clock });
  };
  return { clock, store, table, commit, begin, api, claims };
}

describe('A channel that is kept in a store', () => {
  test('is posted, brought up to date and closed, and owes nothing in between', async () => {
    const { store, table, commit, begin } = await kept();
    const { requestsOf, sync, textOf, newest, armed } = begin();
    expect(await requestsOf(() => sync.start())).toEqual(['recent', 'post']);
    expect(await store.owing()).toEqual([]);
    const board = newest();
    table.plays(0, 'step');
    await commit();
    expect(await store.owing()).toMatchObject([{ table: 't1', isBarred: false }]);
    expect(await requestsOf(() => sync.start())).toEqual(['edit']);
    expect(textOf(board)).toContain('Points 1:0');
    table.plays(0, 'end');
    await commit();
    expect(await requestsOf(() => sync.start())).toEqual(['read', 'edit', 'post']);
    expect(textOf(board)).toContain('Ana step');
    expect(textOf(board)).toContain('Ana end');
    expect(armed()).toEqual([newest()]);
    expect(await store.owing()).toEqual([]);
  });

  test('is read once by the next process, which knows its old messages', async () => {
    const { store, begin, api } = await kept();
    const first = begin();
    await first.requestsOf(() => first.sync.start());
    const next = begin();
    expect(await next.requestsOf(() => next.sync.lookAt(['t1']))).toEqual(['read']);
    const [board] = (await store.open({ table: 't1' }))?.messages ?? [];
    expect(board).toMatchObject({ id: api.channel[0]?.id, standing: 'live', shows: 1, generation: 1 });
  });

  test('that is closed is known to be so, and nobody waits for it', async () => {
    const { store, table, commit, begin, api } = await kept();
    const { requestsOf, sync } = begin();
    await requestsOf(() => sync.start());
    api.barred.set('c', 'closed');
    api.fail('direct', 'unreachable');
    table.plays(0, 'end');
    await commit();
    await requestsOf(() => sync.start());
    expect(await store.owing()).toMatchObject([{ table: 't1', isBarred: true }]);
    expect((await store.open({ table: 't1' }))?.channel.untold).toBe(ana.id);
    api.barred.clear();
    await requestsOf(() => sync.start());
    expect((await store.open({ table: 't1' }))?.channel).toEqual({ posted: 2, isArchived: false });
  });

  test('owes nothing after a change that nobody sees, and still what Discord has refused', async () => {
    const { store, table, commit, begin, api } = await kept();
    const { requestsOf, sync } = begin();
    await requestsOf(() => sync.start());
    table.changes();
    await commit();
    expect(await requestsOf(() => sync.start())).toEqual([]);
    expect(await store.owing()).toEqual([]);
    table.plays(0, 'end');
    await commit();
    api.fail('post', 'refused');
    await requestsOf(() => sync.start());
    expect(await store.owing()).toMatchObject([{ table: 't1', isBarred: true }]);
    table.plays(1, 'step');
    await commit();
    expect(await requestsOf(() => sync.start())).toEqual(['post']);
    expect(await store.owing()).toEqual([]);
  });

  test('hears nothing of a request in which another process took the table over', async () => {
    const { store, begin, api, claims } = await kept();
    const { requestsOf, sync, log } = begin();
    const { post } = api;
    api.post = async (...given) => {
      const posted = await post.apply(api, given);
      claims.epoch += 1;
      return posted;
    };
    expect(await requestsOf(() => sync.start())).toEqual(['recent', 'post']);
    expect(log.lines).toContain('warn: a channel could not be looked after');
    expect(await store.open({ table: 't1' })).toMatchObject({ messages: [], channel: { posted: 0 } });
    await sync.stop();
  });

  test('drops a notice that has nothing to tell', async () => {
    const { store, table, commit, begin } = await kept();
    const { requestsOf, sync } = begin();
    await requestsOf(() => sync.start());
    table.changes();
    await commit([{ kind: 'waits', seat: 1, person: ben.id }]);
    await requestsOf(() => sync.start());
    expect((await store.open({ table: 't1' }))?.notices).toEqual([]);
  });
});
