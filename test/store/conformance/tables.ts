import { describe, expect, it } from 'vitest';
import { ClaimLost, type Committed } from '../../../src/store/store.ts';
import { claimOf, openedAt, sampleEntry, sampleTable } from '../sample.ts';
import { type Conforming, commitOf, kept, message } from './conforming.ts';

/** How tables are opened, and changed under a claim. */
export function tablesConform({ storeAt }: Conforming): void {
  describe('opening a table', () => {
    it('brings all of it as it was committed, and nothing of its channel before something was noted', async () => {
      const store = await storeAt(2);
      expect(await store.open({ table: 'table-1' })).toEqual({
        table: sampleTable({ revision: 2 }),
        snapshot: 'after 2',
        log: [sampleEntry({ ply: 0, body: 'move 0' }), sampleEntry({ ply: 1, body: 'move 1' })],
        messages: [],
        channel: { posted: 0, isArchived: false },
        pressed: undefined,
        isHandled: false,
        profiles: new Map(),
        notices: [],
        untold: undefined,
      });
    });

    it('brings nothing where there is no table', async () => {
      const store = await storeAt(1);
      expect(
        await store.open({ table: 'none', interaction: 'interaction-1', person: 'ana' }),
      ).toBeUndefined();
    });

    it('brings the log from where the table needs it', async () => {
      const store = await storeAt(3);
      await kept(store, commitOf(4, { table: sampleTable({ revision: 4, logFrom: 2 }) }));
      expect((await openedAt(store)).log.map(({ ply }) => ply)).toEqual([2, 3]);
      expect((await store.log('table-1', 1, 3)).map(({ ply }) => ply)).toEqual([1, 2]);
      expect((await store.log('table-1')).map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    });

    it('brings what everybody at the table has settled, and whoever presses', async () => {
      const store = await storeAt(1);
      for (const person of ['ana', 'cem', 'dora']) await store.setProfile(person, `of ${person}`, undefined);
      expect((await openedAt(store)).profiles).toEqual(new Map([['ana', 'of ana']]));
      expect((await store.open({ table: 'table-1', person: 'cem' }))?.profiles).toEqual(
        new Map([
          ['ana', 'of ana'],
          ['cem', 'of cem'],
        ]),
      );
    });
  });

  describe('a commit under a claim', () => {
    it('of several at once on one revision, only the first is kept', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store);
      const all: readonly Committed[] = await Promise.all(
        ['a', 'b', 'c'].map((interaction) => store.commit(claim, commitOf(2, { interaction }))),
      );
      expect(all.map(({ kind }) => kind)).toEqual(['kept', 'stale', 'stale']);
    });

    it('that is refused half-way leaves nothing behind', async () => {
      const store = await storeAt(1);
      const half = commitOf(2, { entries: [sampleEntry({ ply: 1, at: 0.5 })] });
      await expect(store.commit(await claimOf(store), half)).rejects.toThrow();
      expect((await openedAt(store)).table.revision).toBe(1);
      await kept(store, commitOf(2));
    });

    it('writes the table of its claim alone', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store, 'other');
      await expect(store.commit(claim, commitOf(2))).rejects.toThrow(/claim of other/);
      expect((await openedAt(store)).table.revision).toBe(1);
    });

    it('writes nothing by a claim of another epoch', async () => {
      const store = await storeAt(1);
      const { table, epoch } = await claimOf(store);
      const former = { table, epoch: epoch - 1 };
      await expect(store.commit(former, commitOf(2))).rejects.toBeInstanceOf(ClaimLost);
      await expect(store.note(former, { messages: [message('m1')] })).rejects.toBeInstanceOf(ClaimLost);
      expect(await openedAt(store)).toMatchObject({ table: { revision: 1 }, messages: [] });
    });
  });
}
