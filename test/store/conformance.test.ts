import { describe, expect, it, onTestFinished } from 'vitest';
import { openStoreThread } from '../../src/store/sqlite/store-thread.ts';
import {
  ClaimLost,
  type Commit,
  type Committed,
  type MessageRow,
  type NoticeRow,
  type Store,
  type TableRow,
} from '../../src/store/store.ts';
import { emptyFolder } from './folder.ts';
import { describeStores, openedFor } from './kinds.ts';
import { openMemoryStore } from './memory-store.ts';
import { claimOf, commit, openedAt, sampleCommit, sampleEntry, sampleTable } from './sample.ts';

/** The commit that brings a table to a revision and its log to as many entries, and tells nobody. */
const commitOf = (revision: number, said: Partial<Commit> = {}): Commit =>
  sampleCommit(revision, { notices: [], ...said });

type Shown = Omit<MessageRow, 'table'>;

/** A message that shows a table live, but for what is said. */
const message = (id: string, said: Partial<Shown> = {}): Shown => ({
  ...{ id, channel: 'channel-1', generation: 1, fromPly: 0, standing: 'live', shows: 1, files: [] },
  ...said,
});

/** Commits a change that is kept: what waits to be told then. */
async function kept(store: Store, change: Commit): Promise<readonly NoticeRow[]> {
  const committed = await commit(store, change);
  if (committed.kind !== 'kept') throw new Error(committed.kind);
  return committed.notices;
}

/** The tables whose channels are owed something. */
async function owing(store: Store): Promise<readonly string[]> {
  return (await store.owing()).map(({ table }) => table);
}

/** What every store does for those who work at tables by claims, over an empty one for each test. */
function conforms(open: () => Promise<Store>): void {
  const storeAt = async (revision: number): Promise<Store> => {
    const store = await open();
    for (let next = 1; next <= revision; next += 1) await kept(store, commitOf(next));
    return store;
  };

  describe('opening a table', () => {
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

    it('comes of a server with its table to who asks for somebody', async () => {
      const store = await storeAt(1);
      const { guild } = (await openedAt(store)).table;
      const settled = async (person?: string) =>
        (await store.open({ table: 'table-1', ...(person === undefined ? {} : { person }) }))?.server;
      expect(await settled('ana')).toBeUndefined();
      await store.setServer(guild, 'roles: none', undefined);
      await store.setServer(`${guild}0`, 'another', undefined);
      expect([await settled('ana'), await settled()]).toEqual(['roles: none', undefined]);
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

  const ended = async (
    at: readonly (readonly [string, number, readonly (string | undefined)[], string?])[],
  ) => {
    const store = await open();
    for (const [id, time, people, guild = 'guild-1'] of at)
      await kept(store, {
        table: sampleTable({ id, guild, phase: 'ended' }),
        notices: [],
        result: { at: time, people, body: `"${id}"` },
      });
    return store;
  };

  describe('how matches ended', () => {
    it('is found by person and by server, the latest first, and no more than are wanted', async () => {
      const store = await ended([
        ['a', 10, ['ana', undefined, 'béla']],
        ['b', 30, ['béla', 'ana']],
        ['c', 20, ['cem'], 'guild-2'],
      ]);
      const a = {
        ...{ table: 'a', guild: 'guild-1', game: 'otys', at: 10 },
        ...{ people: ['ana', undefined, 'béla'], body: '"a"' },
      };
      const b = { ...a, table: 'b', at: 30, people: ['béla', 'ana'], body: '"b"' };
      expect(await store.resultsOf('ana', 9)).toEqual([b, a]);
      expect(await store.resultsOf('ana', 1)).toEqual([b]);
      expect(await store.resultsIn('guild-1', 9)).toEqual([b, a]);
      expect((await store.resultsIn('guild-2', 9)).map(({ table }) => table)).toEqual(['c']);
      expect(await store.resultsOf('dora', 9)).toEqual([]);
    });

    it('is nobody’s any more where somebody is forgotten', async () => {
      const store = await ended([['a', 10, ['ana', 'béla']]]);
      await store.forget('ana', 'somebody');
      expect(await store.resultsOf('ana', 9)).toEqual([]);
      expect(await store.resultsOf('somebody', 9)).toEqual([]);
      expect((await store.resultsOf('béla', 9))[0]?.people).toEqual([undefined, 'béla']);
    });

    it('is not written where the change is not', async () => {
      const store = await ended([['a', 10, ['ana']]]);
      const again = { at: 50, people: ['béla'], body: 'other' };
      await expect(
        kept(store, { table: sampleTable({ id: 'a' }), notices: [], result: again }),
      ).rejects.toThrow('stale');
      expect(await store.resultsOf('béla', 9)).toEqual([]);
    });
  });
}

describe('the store in memory', () => conforms(openMemoryStore));

describeStores((kind) => conforms(() => openedFor(kind)));

describe('the store in a thread of its own', () =>
  conforms(async () => {
    const store = await openStoreThread({ file: `${emptyFolder()}/bot.db` });
    onTestFinished(() => store.close());
    return store;
  }));
