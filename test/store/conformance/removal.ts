import { describe, expect, it } from 'vitest';
import { ClaimLost, type Store } from '../../../src/store/store.ts';
import { claimOf, openedAt, sampleEntry, sampleTable } from '../sample.ts';
import { type Conforming, commitOf, kept, message, owing } from './conforming.ts';

/** How tables that are over are found and removed. */
export function removalConforms({ open, storeAt }: Conforming): void {
  describe('a table that is removed', () => {
    const others = async (store: Store) => {
      await kept(store, { table: sampleTable({ id: 'other' }), entries: [sampleEntry()], notices: [] });
      return openedAt(store, 'other');
    };

    it('is gone with everything that belongs to it, and another stays as it was', async () => {
      const store = await storeAt(2);
      const other = await others(store);
      await kept(
        store,
        commitOf(3, {
          table: sampleTable({ revision: 3, wakeAt: 5, isFinished: true }),
          notices: [{ kind: 'turn', seat: 0, person: 'ana' }],
          result: { at: 77, people: ['ana'], body: 'won' },
        }),
      );
      const claim = await claimOf(store);
      await store.note(claim, {
        messages: [message('m1', { standing: 'closed' }), message('m2')],
        channel: { posted: 1, untold: 'ana', isArchived: false },
      });
      expect(await store.remove(claim, 3, 100)).toBe('gone');
      expect(await store.open({ table: 'table-1' })).toBeUndefined();
      expect(await store.log('table-1')).toEqual([]);
      for (const id of ['m1', 'm2']) expect(await store.tableOf(id)).toBeUndefined();
      expect(await store.untoldTo('ana')).toBeUndefined();
      expect(await store.due(10)).toEqual([]);
      expect(await store.finishedBy(['ana'], 'otys')).toEqual(new Map());
      expect(await store.resultsOf('ana', 9)).toEqual([]);
      expect((await store.mentioning('ana')).map(({ id }) => id)).toEqual(['other']);
      expect(await owing(store)).toEqual(['other']);
      expect(await openedAt(store, 'other')).toEqual(other);
    });

    it('loses a long log in portions, and everything else with the last', async () => {
      const store = await storeAt(5);
      const claim = await claimOf(store);
      expect(await store.remove(claim, 5, 2)).toBe('more');
      expect((await store.log('table-1')).map(({ ply }) => ply)).toEqual([2, 3, 4]);
      expect(await openedAt(store)).toMatchObject({ snapshot: 'after 5' });
      expect(await store.remove(claim, 5, 2)).toBe('more');
      expect(await store.remove(claim, 5, 2)).toBe('gone');
      expect(await store.open({ table: 'table-1' })).toBeUndefined();
    });

    it('stays where it has changed since, and where it is another’s', async () => {
      const store = await storeAt(2);
      const before = await openedAt(store);
      const claim = await claimOf(store);
      expect(await store.remove(claim, 1, 100)).toBe('stale');
      const former = { ...claim, epoch: claim.epoch - 1 };
      await expect(store.remove(former, 2, 100)).rejects.toThrow(ClaimLost);
      expect(await openedAt(store)).toEqual(before);
    });

    it('leaves space that is given back in portions, until none is left', async () => {
      const store = await storeAt(1);
      let shrunk = await store.shrink();
      for (let count = 0; shrunk === 'more' && count < 10; count += 1) shrunk = await store.shrink();
      expect(shrunk).toBe('done');
    });
  });

  describe('the oldest tables', () => {
    it('of a phase are listed a few at a time', async () => {
      const store = await open();
      const put = (id: string, activeAt: number, phase = 'ended') =>
        kept(store, { table: sampleTable({ id, activeAt, phase }), notices: [] });
      for (const [id, at] of [
        ['c', 20],
        ['a', 20],
        ['b', 10],
        ['d', 30],
        ['e', 40],
      ] as const)
        await put(id, at);
      await put('f', 5, 'playing');
      const list = { phase: 'ended', before: 40, most: 2 };
      const first = await store.oldest(list);
      expect(first.map(({ id }) => id)).toEqual(['b', 'a']);
      const second = await store.oldest({ ...list, after: { id: 'a', activeAt: 20 } });
      expect(second.map(({ id }) => id)).toEqual(['c', 'd']);
      expect(await store.oldest({ ...list, after: { id: 'd', activeAt: 30 } })).toEqual([]);
    });
  });
}
