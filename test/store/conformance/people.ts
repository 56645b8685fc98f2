import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../../src/store/store.ts';
import { claimOf, openedAt, sampleEntry, sampleTable } from '../sample.ts';
import { type Conforming, commitOf, kept, message, owing } from './conforming.ts';

/** What is kept for people, for servers and for the bot itself. */
export function peopleConform({ open, storeAt }: Conforming): void {
  describe('matches that were finished', () => {
    it('are counted for each person by game', async () => {
      const store = await open();
      const put = (id: string, said: Partial<TableRow>) =>
        kept(store, { table: sampleTable({ id, ...said }), notices: [] });
      await put('a', { isFinished: true, people: ['ana', 'béla'] });
      await put('b', { isFinished: true, people: ['ana'] });
      await put('c', { isFinished: false, people: ['ana', 'cem'] });
      await put('d', { isFinished: true, people: ['ana'], game: 'oteres' });
      expect(await store.finishedBy(['ana', 'béla', 'cem'], 'otys')).toEqual(
        new Map([
          ['ana', 2],
          ['béla', 1],
        ]),
      );
    });
  });

  describe('what people and servers have settled', () => {
    it('is written only over what it was read as', async () => {
      const store = await open();
      for (const [read, write] of [
        [store.profile, store.setProfile],
        [store.server, store.setServer],
      ] as const) {
        expect(await write('id', 'a', 'never there')).toBe(false);
        expect(await write('id', 'a', undefined)).toBe(true);
        expect(await write('id', 'b', undefined)).toBe(false);
        expect(await write('id', 'b', 'c')).toBe(false);
        expect(await read('id')).toBe('a');
        expect(await write('id', 'b', 'a')).toBe(true);
        expect(await read('id')).toBe('b');
      }
    });

    it('goes with whatever waits to be told to a person who is forgotten', async () => {
      const store = await storeAt(1);
      await store.setProfile('ana', 'of ana', undefined);
      const channel = { posted: 1, isArchived: false };
      const notices = [{ kind: 'turn', seat: 0, person: 'ana' }];
      await kept(store, commitOf(2, { entries: [sampleEntry({ ply: 1, person: 'béla' })], notices }));
      await store.note(await claimOf(store), {
        messages: [message('m1', { shows: 2 })],
        channel: { ...channel, untold: 'ana' },
      });
      expect(await owing(store)).toEqual(['table-1']);
      await store.forget('ana', 'somebody');
      const after = await openedAt(store);
      expect(after).toMatchObject({ channel, notices: [], profiles: new Map() });
      expect(after.log.map(({ person }) => person)).toEqual(['somebody', 'béla']);
      expect(await owing(store)).toEqual([]);
    });

    it('is kept for the bot itself by name, and found by how its key begins', async () => {
      const store = await open();
      expect(await store.setting('list one')).toBeUndefined();
      await store.setSetting('list one', 'former');
      for (const [key, value] of [
        ['list one', '1'],
        ['list two', '2'],
        ['lists', 'no'],
        ['a list', 'no'],
      ] as const)
        await store.setSetting(key, value);
      expect(await store.setting('list one')).toBe('1');
      expect(await store.settingsUnder('list ')).toEqual(
        new Map([
          ['list one', '1'],
          ['list two', '2'],
        ]),
      );
    });
  });
}
