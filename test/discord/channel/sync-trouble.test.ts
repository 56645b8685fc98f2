import { afterEach, describe, expect, test, vi } from 'vitest';
import { CLOSED_TRIES, ClosedTries } from '../../../src/discord/channel/closed-tries.ts';
import type { ChannelStore } from '../../../src/discord/channel/state.ts';
import { StoreAway } from '../../../src/store/refusal.ts';
import { ClaimLost } from '../../../src/store/store.ts';
import { COOLDOWNS } from '../../../src/tables/model/cooldown.ts';
import { USUAL_PROFILE } from '../../../src/tables/model/profile.ts';
import { ana, ben, nextProcess, shown } from './sync-stage.ts';

afterEach(() => void vi.useRealTimers());

describe('What fails', () => {
  test('is tried again, later each time', async () => {
    const { table, requestsOf, sync, api } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    table.plays(0, 'step');
    for (const _ of [1, 2]) api.fail('edit', 'passing');
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['edit']);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['edit']);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual([]);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['edit']);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(60_000))).toEqual([]);
  });

  test('because Discord did not want it is asked for again by itself, and whoever is up hears of it meanwhile', async () => {
    const { table, requestsOf, sync, api, newest, peopleOf } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    table.plays(0, 'end');
    for (const _ of [1, 2]) api.fail('post', 'refused');
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read', 'edit', 'post']);
    expect(api.told).toEqual([]);
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(1_000))).toEqual(['post', 'direct', 'post']);
    await requestsOf(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.told.map(({ person }) => person)).toEqual([ben.id]);
    expect(peopleOf(newest())).toEqual([ben.id]);
    expect(table.channel.access).toBeUndefined();
  });

  test('is asked for ever more seldom, but every hour', async () => {
    const { table, requestsOf, sync, api } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.barred.set('c', 'refused');
    table.plays(0, 'step');
    await requestsOf(() => sync.see('t1'));
    const day = await requestsOf(() => vi.advanceTimersByTimeAsync(24 * 60 * 60_000));
    expect(day.length).toBeGreaterThanOrEqual(24);
    expect(day.length).toBeLessThan(60);
  });

  test('for no known reason is tried again, and whoever waits is acknowledged', async () => {
    const { table, board, requestsOf, press, tables, textOf, log } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    table.plays(0, 'step');
    const { note } = tables;
    Object.assign(tables, { note: () => Promise.reject(new Error('the disk is full')) });
    expect(await requestsOf(() => press(table, board))).toEqual(['answer update']);
    Object.assign(tables, { note });
    expect(log.lines).toContain('error: a channel could not be looked after');
    await requestsOf(() => vi.advanceTimersByTimeAsync(1_000));
    expect(textOf(board)).toContain('Points 1:0');
  });

  test('because the database was away is made up within seconds, however long it was', async () => {
    const { table, board, requestsOf, sync, tables, textOf } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    table.plays(0, 'step');
    const { claim } = tables;
    Object.assign(tables, { claim: () => Promise.reject(new StoreAway('08006')) });
    expect(await requestsOf(() => sync.see('t1'))).toEqual([]);
    await requestsOf(() => vi.advanceTimersByTimeAsync(310_000));
    Object.assign(tables, { claim });
    expect(await requestsOf(() => vi.advanceTimersByTimeAsync(8_000))).toEqual(['edit']);
    expect(textOf(board)).toContain('Points 1:0');
  });

  test.each([
    ['is still this process’ own', 1],
    ['was another’s meanwhile', 3],
  ])(
    'to be written down once a message was posted leaves no second board, though the game went on and the table %s',
    async (_, epoch) => {
      const { table, requestsOf, sync, tables, armed, newest, peopleOf } = await shown();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      table.plays(0, 'end');
      const { note } = tables;
      const { posted } = table.channel;
      const notePosted: typeof note = (id, seen) =>
        (seen.channel?.posted ?? 0) > posted
          ? Promise.reject(new ClaimLost('another process works here'))
          : note(id, seen);
      Object.assign(tables, { note: notePosted });
      expect(await requestsOf(() => sync.see('t1'))).toContain('post');
      const unnoted = newest();
      Object.assign(tables, { note, claim: async () => ({ table: 't1', epoch, since: 0 }) });
      table.plays(1, 'end');
      await requestsOf(() => vi.advanceTimersByTimeAsync(8_000));
      expect(newest()).not.toBe(unnoted);
      expect(armed()).toEqual([newest()]);
      expect(peopleOf(newest())).toEqual([ana.id]);
    },
  );

  test.each(['a board that is closed by now', 'the live board'])(
    'to be written down since another process has taken over takes nothing back for good that this one did to %s',
    async (which) => {
      const here = await shown();
      const { table, board, tables, sync, requestsOf, armed, textOf, newest, api } = here;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { claim } = tables;
      const note: ChannelStore['note'] = tables.note;
      const noteSinceTaken: ChannelStore['note'] = (id, seen, by) =>
        by.epoch === 1 ? Promise.reject(new ClaimLost('another process works here')) : note(id, seen, by);
      const isClosed = which !== 'the live board';
      // Its own change of the board is on its way while it stands still: what it does then comes after all that the other one did.
      const { edit } = api;
      let other: typeof here.sync | undefined;
      api.edit = async (...given) => {
        api.edit = edit;
        const there = nextProcess(here);
        other = there.sync;
        Object.assign(tables, { claim: async () => ({ table: 't1', epoch: 2, since: 0 }) });
        table.plays(0, isClosed ? 'end' : 'step');
        await there.requestsOf(() => there.sync.see('t1'));
        return edit.apply(api, given);
      };
      Object.assign(tables, { note: noteSinceTaken });
      table.plays(0, 'step');
      await requestsOf(() => sync.see('t1'));
      expect(textOf(board)).toContain('Points 1:0');
      expect(armed()).toContain(board);
      Object.assign(tables, { claim: async () => ({ table: 't1', epoch: 3, since: 0 }), note });
      await requestsOf(() => vi.advanceTimersByTimeAsync(8_000));
      await other?.stop();
      expect(armed()).toEqual([newest()]);
      expect(textOf(newest())).toContain(isClosed ? 'Points 1:0' : 'Points 2:0');
      expect(await requestsOf(() => sync.see('t1'))).toEqual([]);
      Object.assign(tables, { claim });
    },
  );

  test('at one table does not hold up another', async () => {
    const { tables, sync, api, requestsOf, armed } = await shown();
    tables.begin('t2');
    tables.begin('t3');
    api.fail('post', 'passing');
    await requestsOf(() => sync.start());
    expect(armed()).toHaveLength(2);
    await sync.stop();
  });
});

describe('A channel that waits for Discord', () => {
  test('keeps no other channel waiting, and is asked one thing at a time, but for presses', async () => {
    const at = await shown();
    const { tables, sync, api, armed } = at;
    const { post } = api;
    let lift = () => {};
    const lifted = new Promise<void>((go) => {
      lift = go;
    });
    let waiting = 0;
    api.post = async (channel, ...rest) => {
      if (channel === 'limited') {
        waiting += 1;
        await lifted;
      }
      return post.call(api, channel, ...rest);
    };
    const limited = ['a', 'b', 'd', 'e'].map((id) => tables.begin(id, 'limited'));
    tables.begin('f', 'other');
    await sync.start();
    await expect.poll(() => armed().some((id) => api.channelOf(id) === 'other')).toBe(true);
    expect(waiting).toBe(1);
    lift();
    await sync.idle();
    expect(armed().filter((id) => api.channelOf(id) === 'limited')).toHaveLength(limited.length);
  });

  test('lets a press be answered at a table that waits for its turn', async () => {
    const { table, board, tables, sync, api, press, textOf } = await shown();
    const { post } = api;
    let lift = () => {};
    const lifted = new Promise<void>((go) => {
      lift = go;
    });
    api.post = async (...given) => {
      await lifted;
      return post.apply(api, given);
    };
    tables.begin('t2');
    sync.see('t2');
    table.plays(0, 'step');
    sync.see('t1');
    await new Promise(setImmediate);
    table.plays(0, 'step');
    await press(table, board);
    expect(textOf(board)).toContain('Points 2:0');
    lift();
    await sync.idle();
  });
});

describe('A channel that is closed', () => {
  test('is asked ever more seldom, and its host and whoever is up hear of it once', async () => {
    const { table, requestsOf, sync, api, tables } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.barred.set('c', 'closed');
    table.plays(0, 'end');
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read', 'direct', 'post']);
    const asked = await requestsOf(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(asked.slice(0, 3)).toEqual(['read', 'direct', 'post']);
    expect(asked.slice(3)).toEqual(Array.from({ length: 8 }, () => 'read'));
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read']);
    expect(api.told.map(({ person }) => person)).toEqual([ana.id, ben.id]);
    expect(table.channel).toMatchObject({ access: { channel: 'c', error: 'closed' } });
    expect(table.channel.untold).toBeUndefined();
    expect(sync.closedIn('g')).toEqual(['t1']);
    expect(tables.notes.length).toBeGreaterThan(0);
  });

  test('is told to its host once an hour, however often it is closed and opened and whatever they have there', async () => {
    const { table, requestsOf, sync, api, clock, tables } = await shown();
    const other = tables.begin('t2');
    await requestsOf(() => sync.see('t2'));
    const toggle = async () => {
      api.barred.set('c', 'closed');
      for (const each of [table, other]) each.plays(0, 'step');
      await requestsOf(() => ['t1', 't2'].map((id) => sync.see(id)));
      expect(table.channel).toMatchObject({ access: { error: 'closed' } });
      api.barred.clear();
      await requestsOf(() => ['t1', 't2'].map((id) => sync.see(id)));
      expect(table.channel.access).toBeUndefined();
    };
    const heard = () => api.told.filter(({ person }) => person === ana.id).length;
    for (let count = 0; count < 3; count += 1) await toggle();
    expect(heard()).toBe(1);
    clock.time += COOLDOWNS.call;
    await toggle();
    expect(heard()).toBe(2);
  });

  test('is tried so often in ten minutes, however often people press there', async () => {
    const { table, requestsOf, sync, api, clock } = await shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.barred.set('c', 'closed');
    table.plays(0, 'end');
    await requestsOf(() => sync.see('t1'));
    const press = async (): Promise<number> =>
      (await requestsOf(() => sync.see('t1'))).filter((each) => each === 'read').length;
    let tried = 0;
    for (let count = 0; count < 3 * CLOSED_TRIES.inServer; count += 1) tried += await press();
    expect(tried).toBe(CLOSED_TRIES.inServer);
    expect(await press()).toBe(0);
    clock.time += CLOSED_TRIES.within;
    expect(await press()).toBe(1);
  });

  test('hears everything once it is open again, and is forgotten to have been closed', async () => {
    const { table, requestsOf, sync, api, newest, peopleOf } = await shown();
    api.barred.set('c', 'closed');
    table.plays(0, 'end');
    await requestsOf(() => sync.see('t1'));
    api.barred.clear();
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read', 'edit', 'post']);
    expect(peopleOf(newest())).toEqual([ben.id]);
    expect(table.channel.access).toBeUndefined();
    expect(sync.closedIn('g')).toEqual([]);
  });

  test('is looked at again with the next change, also where nothing waits', async () => {
    const { table, requestsOf, sync, api } = await shown();
    void sync.lose(['t1'], 'vanished');
    api.barred.set('c', 'vanished');
    await sync.idle();
    expect(table.channel.access).toMatchObject({ error: 'vanished' });
    api.barred.clear();
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read']);
    expect(table.channel.access).toBeUndefined();
  });

  test('leaves its host to be told with what they do next where no direct message reaches them', async () => {
    const { table, requestsOf, sync, api } = await shown();
    api.barred.set('c', 'locked');
    api.fail('direct', 'unreachable');
    table.plays(0, 'step');
    await requestsOf(() => sync.see('t1'));
    expect(table.channel.untold).toBe(ana.id);
  });

  test('stays told to its host who hears of it while a message is on its way elsewhere', async () => {
    const { table, requestsOf, sync, api } = await shown();
    api.barred.set('c', 'locked');
    api.fail('direct', 'unreachable');
    table.plays(0, 'step');
    await requestsOf(() => sync.see('t1'));
    table.calls('again', [ana.id], false, { channel: 'd' });
    const { post } = api;
    api.post = async (...given) => {
      const { untold: _told, ...rest } = table.channel;
      table.channel = rest;
      return post.apply(api, given);
    };
    expect(await requestsOf(() => sync.see('t1'))).toContain('post');
    expect(table.channel.posted).toBe(table.now.table.calls.at(-1)?.revision);
    expect(table.channel.access).toMatchObject({ channel: 'c' });
    expect(table.channel.untold).toBeUndefined();
  });

  test('that is gone hears nothing more of a game that is over', async () => {
    const { table, requestsOf, sync, api } = await shown();
    table.calls('result', [], false, { phase: 'ended' });
    api.barred.set('c', 'vanished');
    await requestsOf(() => sync.see('t1'));
    expect(api.told).toEqual([]);
    expect(await requestsOf(() => sync.see('t1'))).toEqual([]);
  });

  test('lets direct messages through, and keeps all else until it opens', async () => {
    const { table, requestsOf, sync, api, tables, clock } = await shown();
    tables.profiles.set(ben.id, { ...USUAL_PROFILE, notices: 'direct' });
    api.barred.set('c', 'closed');
    table.plays(0, 'end');
    table.notices = [
      { id: 1, kind: 'waits', seat: 1, person: ben.id, at: clock.time },
      { id: 2, kind: 'waits', seat: 0, person: ana.id, at: clock.time },
    ];
    const wait = { turn: 2, since: 5, playedAt: 0, reminded: 0 };
    table.changes({
      turnClocks: [
        { seat: 1, person: ben.id, ...wait },
        { seat: 0, person: ana.id, ...wait },
      ],
    });
    await requestsOf(() => sync.see('t1'));
    expect(api.told.map(({ person }) => person)).toEqual([ana.id, ben.id]);
    expect(table.notices.map(({ id }) => id)).toEqual([2]);
    api.barred.clear();
    expect(await requestsOf(() => sync.see('t1'))).toEqual(['read', 'edit', 'post', 'post']);
    expect(table.notices).toEqual([]);
  });
});

test('Closed channels of many servers are tried no more often together than Discord bears, and no server uses that up alone', () => {
  const clock = { now: () => 1 };
  const tries = new ClosedTries(clock);
  const taken = (guild: string) =>
    Array.from({ length: CLOSED_TRIES.inServer + 50 }, () => tries.take(guild)).filter((isTaken) => isTaken)
      .length;
  expect(taken('loud')).toBe(CLOSED_TRIES.inServer);
  const all = Array.from({ length: 20 }, (_, at) => taken(`g${at}`)).reduce((sum, each) => sum + each, 0);
  expect(all + CLOSED_TRIES.inServer).toBe(CLOSED_TRIES.inAll);
  // Each may take three requests that Discord refuses.
  expect(3 * CLOSED_TRIES.inAll).toBeLessThan(10_000);
});
