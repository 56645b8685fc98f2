import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { tickingClock } from '../ticking-clock.ts';
import { describeStores, openedFor } from './kinds.ts';
import { claimOf, commit, openedAt, sampleCommit, sampleTable } from './sample.ts';

const MINUTE = 60_000;

describeStores((kind) => {
  describe('a list of tables', () => {
    const put = async (store: Store, id: string, more: Partial<ReturnType<typeof sampleTable>>) =>
      commit(store, { table: sampleTable({ id, revision: 1, ...more }), notices: [] });
    const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

    it('begins with those of the channel, the latest touched first, and holds no more than are wanted', async () => {
      const store = await openedFor(kind);
      await put(store, 'old', { channel: 'here', people: ['ana'], activeAt: 1 });
      await put(store, 'new', { channel: 'here', people: ['ana'], activeAt: 2 });
      await put(store, 'far', { channel: 'there', people: ['ana'], activeAt: 3 });
      await put(store, 'elsewhere', { guild: 'guild-2', channel: 'away', people: ['ana'], activeAt: 5 });
      await put(store, 'over', { channel: 'here', people: ['ana'], activeAt: 4, phase: 'ended' });
      const wanted = { guild: 'guild-1', channel: 'here', phases: ['lobby', 'playing'], most: 26 };
      expect(ids(await store.nearestOf('ana', wanted))).toEqual(['new', 'old', 'far']);
      expect(ids(await store.nearestOf('ana', { ...wanted, most: 2 }))).toEqual(['new', 'old']);
      expect(ids(await store.nearestOf('ben', wanted))).toEqual([]);
    });

    it('holds those of all servers where none is named, and of a channel those of its threads', async () => {
      const store = await openedFor(kind);
      await put(store, 'far', { guild: 'guild-2', channel: 'away', people: ['ana'], activeAt: 2 });
      await put(store, 'near', { channel: 'thread', home: 'here', people: ['ana'], activeAt: 1 });
      await put(store, 'over', { channel: 'here', home: 'here', people: ['ana'], phase: 'ended' });
      const wanted = { channel: 'here', phases: ['lobby', 'playing'], most: 26 };
      expect(ids(await store.nearestOf('ana', wanted))).toEqual(['far', 'near']);
      for (const channel of ['thread', 'here'])
        expect(ids(await store.tablesIn(channel, ['playing']))).toEqual(['near']);
      expect(await store.tablesAt('guild-2', ['playing'])).toEqual(['far']);
      expect(await store.tablesAt('guild-2', ['ended'])).toEqual([]);
    });

    it('finds what is written in the tables of a server, in small or capital letters', async () => {
      const store = await openedFor(kind);
      const body = JSON.stringify({ name: 'Otters “at” dawn' });
      await commit(store, { table: sampleTable({ guild: 'g', phase: 'lobby', body }), notices: [] });
      expect(await store.writtenAt('g', ['lobby'], '"name":"otters “at” DAWN"')).toBe(true);
      expect(await store.writtenAt('g', ['playing'], '"name":"otters “at” DAWN"')).toBe(false);
      expect(await store.writtenAt('h', ['lobby'], '"name":"otters “at” DAWN"')).toBe(false);
      expect(await store.writtenAt('g', ['lobby'], '"name":"otters"')).toBe(false);
    });

    it('holds a few of those with something to tell somebody, or due, the longest waiting first', async () => {
      const store = await openedFor(kind);
      const tells = (id: string, person: string, more: Partial<ReturnType<typeof sampleTable>> = {}) =>
        commit(store, {
          table: sampleTable({ id, revision: 1, people: ['ana', 'ben'], ...more }),
          notices: [{ kind: 'waits', seat: 0, person }],
        });
      await tells('b', 'ana', { channel: 'there', wakeAt: 30 });
      await tells('a', 'ana', { channel: 'here', wakeAt: 20 });
      await tells('c', 'ben', { channel: 'here', wakeAt: 10 });
      await tells('d', 'ana', { channel: 'here', phase: 'ended', wakeAt: 40 });
      const found = (most: number, channel?: string) =>
        store.noticing('ana', {
          ...{ phases: ['lobby', 'playing'], most },
          ...(channel === undefined ? {} : { channel }),
        });
      expect([...(await found(10))].sort()).toEqual(['a', 'b']);
      expect(await found(1)).toHaveLength(1);
      expect(await found(10, 'here')).toEqual(['a']);
      expect(ids(await store.dueOf('ana', 30, 10))).toEqual(['c', 'a', 'b']);
      expect(ids(await store.dueOf('ana', 30, 2))).toEqual(['c', 'a']);
      expect(ids(await store.dueOf('dua', 30, 2))).toEqual([]);
    });

    it('of somebody says where the boards stand, and which channels cannot be spoken to', async () => {
      const store = await openedFor(kind);
      await put(store, 'shown', { channel: 'here', people: ['ana'], activeAt: 2 });
      await put(store, 'lost', { channel: 'there', people: ['ana'], activeAt: 1 });
      const board = { id: 'm', channel: 'here', generation: 1, fromPly: 0, shows: 1, files: [] } as const;
      await store.note(await claimOf(store, 'shown'), { messages: [{ ...board, standing: 'live' }] });
      const access = { channel: 'there', error: 'vanished' };
      await store.note(await claimOf(store, 'lost'), { channel: { posted: 0, access, isArchived: false } });
      const wanted = { guild: 'guild-1', channel: 'here', phases: ['playing'], most: 26 };
      const [shown, lost] = await store.nearestOf('ana', wanted);
      expect(shown).toMatchObject({ id: 'shown', board: { id: 'm', channel: 'here' }, isBarred: false });
      expect(lost).toMatchObject({ id: 'lost', isBarred: true });
      expect(lost?.board).toBeUndefined();
    });

    it('of a server holds some behind those that come before them, the latest opened first, with their boards', async () => {
      const store = await openedFor(kind);
      for (const [at, id] of ['oldest', 'middle', 'newest'].entries())
        await put(store, id, { guild: 'g', openedAt: at, activeAt: 9 - at, phase: 'lobby' });
      await put(store, 'over', { guild: 'g', phase: 'ended' });
      await put(store, 'far', { guild: 'h', phase: 'lobby' });
      const board = { id: 'm', channel: 'here', generation: 1, fromPly: 0, shows: 1, files: [] } as const;
      await store.note(await claimOf(store, 'middle'), { messages: [{ ...board, standing: 'live' }] });
      const phases = ['lobby', 'playing'];
      expect(ids(await store.listedAt('g', { phases, from: 0, most: 2 }))).toEqual(['newest', 'middle']);
      const rest = await store.listedAt('g', { phases, from: 1, most: 5 });
      expect(rest.map(({ id, board }) => [id, board?.id])).toEqual([
        ['middle', 'm'],
        ['oldest', undefined],
      ]);
    });

    it('of others in a channel leaves out those that somebody sits at', async () => {
      const store = await openedFor(kind);
      await put(store, 'mine', { channel: 'here', people: ['ana', 'ben'], activeAt: 1 });
      await put(store, 'first', { channel: 'here', people: ['ben'], activeAt: 2 });
      await put(store, 'last', { channel: 'here', people: ['ben'], activeAt: 3 });
      await put(store, 'far', { channel: 'there', people: ['ben'], activeAt: 4 });
      const wanted = { guild: 'guild-1', channel: 'here', phases: ['playing'], most: 26 };
      expect(ids(await store.othersIn('ana', wanted))).toEqual(['last', 'first']);
      expect(ids(await store.othersIn('ana', { ...wanted, most: 1 }))).toEqual(['last']);
    });
  });

  describe('interactions', () => {
    it('are remembered over a restart for longer than a token lives, and forgotten a day later', async () => {
      const place = await kind.place();
      const openAt = (now: number) => kind.open(place, tickingClock(now));
      const isHandled = async (store: Store) =>
        (await store.open({ table: 'table-1', interaction: 'interaction-1' }))?.isHandled;
      const first = await openAt(0);
      await commit(first, sampleCommit(1));
      await first.close();
      const second = await openAt(23 * 60 * MINUTE);
      await second.shrink();
      expect(await isHandled(second)).toBe(true);
      await second.close();
      const third = await openAt(25 * 60 * MINUTE);
      await third.shrink();
      expect(await isHandled(third)).toBe(false);
      expect((await openedAt(third)).snapshot).toBe('after 1');
      await third.close();
    });
  });
});
