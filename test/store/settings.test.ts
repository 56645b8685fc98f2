import { describe, expect, it } from 'vitest';
import { describeStores, openedFor } from './kinds.ts';
import { commit, openedAt, sampleCommit, sampleEntry, sampleTable } from './sample.ts';

describeStores((kind) => {
  const open = () => openedFor(kind);

  describe('the time at which something is due at a table', () => {
    it('finds the table from then on, the longest due first, and changes with it', async () => {
      const store = await open();
      for (const [id, wakeAt] of [
        ['late', 900],
        ['soon', 500],
        ['never', undefined],
      ] as const)
        await commit(
          store,
          sampleCommit(1, { table: sampleTable({ id, wakeAt }), interaction: id, notices: [] }),
        );
      expect(await store.due(499)).toEqual([]);
      expect((await store.due(900)).map(({ id }) => id)).toEqual(['soon', 'late']);
      expect((await openedAt(store, 'soon')).table.wakeAt).toBe(500);
      await commit(
        store,
        sampleCommit(2, { table: sampleTable({ id: 'soon', revision: 2, wakeAt: undefined }), notices: [] }),
      );
      expect((await store.due(900)).map(({ id }) => id)).toEqual(['late']);
    });
  });

  describe('what people and servers have settled', () => {
    it('is found by a text in it, as it is written there, of so many people at most', async () => {
      const store = await open();
      for (const [person, body] of [
        ['ana', '{"day":"2026-11-23"}'],
        ['béla', '{"day":"2026-11-24"}'],
        ['cem', '{"days":["2026-11-23"]}'],
      ] as const)
        await store.setProfile(person, body, undefined);
      expect(new Set(await store.profilesWith('"2026-11-23"', 10))).toEqual(
        new Set(['{"day":"2026-11-23"}', '{"days":["2026-11-23"]}']),
      );
      expect(await store.profilesWith('"2026-11-23"', 1)).toHaveLength(1);
      expect(await store.profilesWith('%', 10)).toEqual([]);
    });
  });

  describe('tables', () => {
    it('are counted by server, home, person and phase, with what the server has settled', async () => {
      const store = await open();
      for (const [id, phase] of [
        ['a', 'lobby'],
        ['b', 'playing'],
        ['c', 'ended'],
      ] as const)
        await commit(store, sampleCommit(1, { table: sampleTable({ id, phase }), interaction: id }));
      const phases = { open: ['lobby', 'playing'], lobby: ['lobby'] };
      const { home } = sampleTable();
      const [host = '', guest = ''] = sampleTable().people;
      const counted = (guild: string, at: string, person: string) =>
        store.census({ ...phases, guild, home: at, person });
      expect(await counted('guild-1', home, host)).toEqual({
        ...{ server: undefined, inServer: 2, atHome: 2, ofPerson: 2, hosted: 1 },
      });
      expect(await counted('guild-2', 'elsewhere', guest)).toEqual({
        ...{ server: undefined, inServer: 0, atHome: 0, ofPerson: 2, hosted: 0 },
      });
      expect(await counted('guild-2', 'elsewhere', 'nobody')).toMatchObject({ ofPerson: 0, hosted: 0 });
      await store.setServer('guild-1', '{"roles":[]}', undefined);
      expect(await counted('guild-1', home, host)).toMatchObject({ server: '{"roles":[]}' });
    });

    it('are found by everybody whom they name, at them, in their logs or in their bodies', async () => {
      const store = await open();
      await commit(store, sampleCommit(1, { entries: [sampleEntry({ person: 'cem' })] }));
      await commit(
        store,
        sampleCommit(1, {
          table: sampleTable({ id: 'other', people: [], body: '{"former":[{"id":"dua"}]}' }),
          interaction: 'other',
        }),
      );
      const of = async (person: string) => (await store.mentioning(person)).map(({ id }) => id);
      expect(await of('ana')).toEqual(['other', 'table-1']);
      expect(await of('cem')).toEqual(['table-1']);
      expect(await of('dua')).toEqual(['other']);
      expect(await of('du')).toEqual([]);
    });
  });
});
