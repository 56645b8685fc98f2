import { describe, expect, it } from 'vitest';
import {
  ClaimLost,
  type Commit,
  type Committed,
  type MessageRow,
  type NoticeRow,
  type Store,
  type TableRow,
} from '../../src/store/store.ts';
import { claimOf, openedAt, sampleEntry, sampleTable } from './sample.ts';

/** The commit that brings a table to a revision and its log to as many entries. */
const commitOf = (revision: number, said: Partial<Commit> = {}): Commit => ({
  table: sampleTable({ revision }),
  entry: sampleEntry({ ply: revision - 1, body: `move ${revision - 1}` }),
  snapshot: `after ${revision}`,
  notices: [],
  interaction: `interaction-${revision}`,
  ...said,
});

type Shown = Omit<MessageRow, 'table'>;

const message = (id: string, said: Partial<Shown> = {}): Shown => ({
  ...{ id, channel: 'channel-1', generation: 1, fromPly: 0, standing: 'live', shows: 1, files: [] },
  ...said,
});

async function kept(store: Store, change: Commit): Promise<readonly NoticeRow[]> {
  const committed = await store.commit(await claimOf(store, change.table.id), change);
  if (committed.kind !== 'kept') throw new Error(committed.kind);
  return committed.notices;
}

async function owing(store: Store): Promise<readonly string[]> {
  return (await store.owing()).map(({ table }) => table);
}

/**
 * What every store does for those who work at tables by claims. `open` brings an empty one whose clock is the given one, where it can be
 * given one.
 */
export function conforms(
  open: (clock: { now(): number }) => Promise<Store>,
  tellsTime: 'with the clock' | 'by itself',
): void {
  const clock = { time: 77, now: () => clock.time };
  const at = tellsTime === 'with the clock' ? 77 : expect.any(Number);

  async function storeAt(revision: number): Promise<Store> {
    clock.time = 77;
    const store = await open(clock);
    for (let next = 1; next <= revision; next += 1) await kept(store, commitOf(next));
    return store;
  }

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

    it('tells whether an interaction was handled', async () => {
      const store = await storeAt(1);
      const handled = async (interaction: string) =>
        (await store.open({ table: 'table-1', interaction }))?.isHandled;
      expect(await handled('interaction-1')).toBe(true);
      expect(await handled('interaction-2')).toBe(false);
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

    it('brings a message of whichever table, also one that is closed', async () => {
      const store = await storeAt(1);
      await kept(store, { ...commitOf(1), table: sampleTable({ id: 'other' }), interaction: 'another' });
      await store.note(await claimOf(store, 'other'), { messages: [message('m1', { standing: 'closed' })] });
      const { pressed, messages } = (await store.open({ table: 'table-1', message: 'm1' })) ?? {};
      expect(pressed).toEqual({ ...message('m1', { standing: 'closed' }), table: 'other' });
      expect(messages).toEqual([]);
      expect((await store.open({ table: 'table-1', message: 'm2' }))?.pressed).toBeUndefined();
    });
  });

  describe('a commit under a claim', () => {
    it('without a snapshot leaves the former one', async () => {
      const store = await storeAt(1);
      const { snapshot: _none, ...change } = commitOf(2);
      await kept(store, change);
      expect((await openedAt(store)).snapshot).toBe('after 1');
    });

    it.each<[string, Commit]>([
      ['a revision that is taken', commitOf(2, { interaction: 'other' })],
      [
        'a revision that leaves one out',
        commitOf(4, { entry: sampleEntry({ ply: 2 }), interaction: 'other' }),
      ],
      ['a table anew', commitOf(1, { interaction: 'other' })],
      [
        'another table at a later revision',
        { ...commitOf(2), table: sampleTable({ id: 'none', revision: 2 }), interaction: 'other' },
      ],
      ['a ply that is taken', commitOf(3, { entry: sampleEntry({ ply: 1 }), interaction: 'other' })],
      ['a ply that leaves one out', commitOf(3, { entry: sampleEntry({ ply: 3 }), interaction: 'other' })],
    ])('that brings %s is stale and changes nothing', async (_, change) => {
      const store = await storeAt(2);
      const before = await openedAt(store);
      const claim = await claimOf(store, change.table.id);
      expect(await store.commit(claim, change)).toEqual({ kind: 'stale' });
      expect(await store.open({ table: 'none' })).toBeUndefined();
      expect(await openedAt(store)).toEqual(before);
      expect((await store.open({ table: 'table-1', interaction: 'other' }))?.isHandled).toBe(false);
    });

    it('under an interaction that was seen is repeated, whatever else it brings', async () => {
      const store = await storeAt(2);
      const again = commitOf(3, { interaction: 'interaction-2' });
      expect(await store.commit(await claimOf(store), again)).toEqual({ kind: 'repeated' });
      expect((await openedAt(store)).table.revision).toBe(2);
    });

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
      const half = commitOf(2, { entry: sampleEntry({ ply: 1, at: 0.5 }) });
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

  describe('what was seen in a channel', () => {
    it('comes back as it was noted, in the same call', async () => {
      const store = await storeAt(1);
      const live = message('m1', {
        digest: 'abc',
        files: [{ id: '901', name: 'board.jpg', key: 'board of 3' }],
      });
      const channel = {
        ...{ posted: 1, givenUp: 4, untold: 'ana', isArchived: true },
        access: { channel: 'channel-1', error: 'closed' },
      };
      const seen = await store.note(await claimOf(store), { messages: [live], channel });
      expect(seen).toEqual({
        ...(await openedAt(store)),
        messages: [{ ...live, table: 'table-1' }],
        channel,
      });
      const free = await store.note(await claimOf(store), { channel: { posted: 1, isArchived: false } });
      expect(free.channel).toEqual({ posted: 1, isArchived: false });
      expect(free.messages).toEqual([{ ...live, table: 'table-1' }]);
    });

    it('lets a live message leave when another is the live one', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store);
      await store.note(claim, { messages: [message('m1')] });
      const next = await store.note(claim, { messages: [message('m2', { generation: 2 })] });
      expect(next.messages.map(({ id, standing }) => [id, standing])).toEqual([
        ['m1', 'leaving'],
        ['m2', 'live'],
      ]);
      const back = await store.note(claim, {
        messages: [message('m1'), message('m2', { generation: 2, standing: 'closed' })],
      });
      expect(back.messages.map(({ id, standing }) => [id, standing])).toEqual([['m1', 'live']]);
    });

    it('is refused of a table that there is not', async () => {
      const store = await storeAt(1);
      await expect(store.note(await claimOf(store, 'none'), {})).rejects.toThrow();
      await expect(store.note(await claimOf(store, 'none'), { messages: [message('m1')] })).rejects.toThrow();
    });

    it('tells a person of a table that has lost its place, until they know', async () => {
      const store = await storeAt(1);
      await kept(store, { ...commitOf(1), table: sampleTable({ id: 'lost' }), interaction: 'another' });
      const claim = await claimOf(store, 'lost');
      await store.note(claim, { channel: { posted: 0, untold: 'ana', isArchived: false } });
      const untold = async (person: string) => (await store.open({ table: 'table-1', person }))?.untold;
      expect([await untold('ana'), await untold('béla')]).toEqual(['lost', undefined]);
      await store.note(claim, { channel: { posted: 0, isArchived: false } });
      expect(await untold('ana')).toBeUndefined();
    });

    it('lets somebody know of a lost table, and leaves all else as it was noted meanwhile', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store);
      await store.note(claim, { channel: { posted: 7, untold: 'ana', isArchived: false } });
      const stays = await store.note(claim, { told: 'béla' });
      expect(stays.channel.untold).toBe('ana');
      const free = await store.note(claim, { told: 'ana' });
      expect(free.channel).toEqual({ posted: 7, isArchived: false });
    });

    it('does not bring back who has heard of a lost table, where a note only goes on with what it knew of them', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store);
      const channel = { posted: 7, untold: 'ana', isArchived: false };
      await store.note(claim, { channel });
      const kept = await store.note(claim, { channel: { ...channel, posted: 8 }, keepsUntold: true });
      expect(kept.channel).toEqual({ ...channel, posted: 8 });
      await store.note(claim, { told: 'ana' });
      const told = await store.note(claim, { channel: { ...channel, posted: 9 }, keepsUntold: true });
      expect(told.channel).toEqual({ posted: 9, isArchived: false });
      const again = await store.note(claim, { channel });
      expect(again.channel).toEqual(channel);
    });
  });

  describe('notices', () => {
    it('wait until they are told, each under an id that is never given again', async () => {
      const store = await storeAt(1);
      const turn = { kind: 'turn', seat: 0, person: 'ana', since: 5 };
      const replaced = { kind: 'replaced', seat: 1, person: 'béla' };
      const first = await kept(store, commitOf(2, { notices: [turn, replaced] }));
      expect(first).toEqual([
        { ...turn, id: expect.any(Number), table: 'table-1', at },
        { ...replaced, id: expect.any(Number), table: 'table-1', at },
      ]);
      expect((await openedAt(store)).notices).toEqual(first);
      const ids = first.map(({ id }) => id);
      expect((await store.note(await claimOf(store), { notices: ids })).notices).toEqual([]);
      const [again] = await kept(store, commitOf(3, { notices: [turn] }));
      expect(again?.id).toBeGreaterThan(Math.max(...ids));
    });

    it('of one kind take the place of one another at a seat, and wait since the first', async () => {
      const store = await storeAt(1);
      const [first] = await kept(
        store,
        commitOf(2, { notices: [{ kind: 'turn', seat: 0, person: 'ana', since: 5 }] }),
      );
      clock.time = 99;
      const later = await kept(
        store,
        commitOf(3, {
          notices: [
            { kind: 'turn', seat: 0, person: 'ana', since: 6 },
            { kind: 'remind', seat: 0, person: 'ana', since: 6 },
          ],
        }),
      );
      expect(later.map(({ kind, since }) => [kind, since])).toEqual([
        ['turn', 6],
        ['remind', 6],
      ]);
      expect(later[0]?.at).toBe(first?.at);
      expect(later[0]?.id).toBeGreaterThan(first?.id ?? Number.POSITIVE_INFINITY);
    });

    it('are done at their own table alone', async () => {
      const store = await storeAt(1);
      const [notice] = await kept(
        store,
        commitOf(2, { notices: [{ kind: 'turn', seat: 0, person: 'ana' }] }),
      );
      await kept(store, { ...commitOf(1), table: sampleTable({ id: 'other' }), interaction: 'another' });
      await store.note(await claimOf(store, 'other'), { notices: [notice?.id ?? 0] });
      expect((await openedAt(store)).notices).toHaveLength(1);
    });
  });

  describe('what is owed', () => {
    it('is a call, then a message that is behind or leaving, a thread, a notice; and nothing when all is done', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store);
      const channel = { posted: 1, isArchived: false };
      expect(await store.owing()).toEqual([{ table: 'table-1', since: at, isBarred: false }]);
      await store.note(claim, { messages: [message('m1')], channel });
      expect(await owing(store)).toEqual([]);
      await kept(store, commitOf(2));
      expect(await owing(store)).toEqual(['table-1']);
      await store.note(claim, { messages: [message('m1', { shows: 2 })] });
      expect(await owing(store)).toEqual([]);
      await store.note(claim, { messages: [message('m2', { shows: 2 })] });
      expect(await owing(store)).toEqual(['table-1']);
      await store.note(claim, { messages: [message('m1', { standing: 'closed' })] });
      expect(await owing(store)).toEqual([]);
      await kept(store, commitOf(3, { table: sampleTable({ revision: 3, isThreadOver: true }) }));
      await store.note(claim, { messages: [message('m2', { shows: 3 })] });
      expect(await owing(store)).toEqual(['table-1']);
      await store.note(claim, { channel: { ...channel, isArchived: true } });
      expect(await owing(store)).toEqual([]);
      const [notice] = await kept(
        store,
        commitOf(4, {
          table: sampleTable({ revision: 4, isThreadOver: true }),
          notices: [{ kind: 'turn', seat: 0, person: 'ana' }],
        }),
      );
      await store.note(claim, { messages: [message('m2', { shows: 4 })] });
      expect(await owing(store)).toEqual(['table-1']);
      await store.note(claim, { notices: [notice?.id ?? 0] });
      expect(await owing(store)).toEqual([]);
    });

    it('is the longest waiting first, and waits since it began', async () => {
      const store = await storeAt(1);
      clock.time = 80;
      await kept(store, { ...commitOf(1), table: sampleTable({ id: 'the other' }), interaction: 'another' });
      clock.time = 90;
      await kept(store, commitOf(2));
      const owed = await store.owing();
      expect(owed.map(({ table }) => table)).toEqual(['table-1', 'the other']);
      if (tellsTime === 'with the clock') expect(owed.map(({ since }) => since)).toEqual([77, 80]);
    });

    it('says where a table lives whose channel is closed', async () => {
      const store = await storeAt(1);
      const barred = async (channel: string) => {
        await store.note(await claimOf(store), {
          channel: { posted: 0, access: { channel, error: 'closed' }, isArchived: false },
        });
        return (await store.owing()).map(({ isBarred }) => isBarred);
      };
      expect(await barred('channel-1')).toEqual([true]);
      expect(await barred('a former one')).toEqual([false]);
    });
  });

  describe('matches that were finished', () => {
    it('are counted for each person by game', async () => {
      const store = await open(clock);
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

  describe('a table that is removed', () => {
    const others = async (store: Store) => {
      await kept(store, { table: sampleTable({ id: 'other' }), entry: sampleEntry(), notices: [] });
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

    it('is changed no more, and not removed twice', async () => {
      const store = await storeAt(2);
      expect(await store.remove(await claimOf(store), 2, 100)).toBe('gone');
      expect(await store.commit(await claimOf(store), commitOf(3))).toEqual({ kind: 'stale' });
      expect(await store.remove(await claimOf(store), 2, 100)).toBe('stale');
      expect(await store.open({ table: 'table-1' })).toBeUndefined();
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
      const store = await open(clock);
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

  describe('what people and servers have settled', () => {
    it('is written only over what it was read as', async () => {
      const store = await open(clock);
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
      await kept(store, commitOf(2, { notices: [{ kind: 'turn', seat: 0, person: 'ana' }] }));
      await store.note(await claimOf(store), {
        messages: [message('m1', { shows: 2 })],
        channel: { ...channel, untold: 'ana' },
      });
      expect(await owing(store)).toEqual(['table-1']);
      await store.forget('ana', 'somebody');
      const after = await openedAt(store);
      expect(after).toMatchObject({ channel, notices: [], profiles: new Map() });
      expect(after.log.map(({ person }) => person)).toEqual(['somebody', 'somebody']);
      expect(await owing(store)).toEqual([]);
    });

    it('is kept by name for the bot itself', async () => {
      const store = await open(clock);
      expect(await store.setting('commands')).toBeUndefined();
      await store.setSetting('commands', 'a');
      await store.setSetting('commands', 'b');
      expect(await store.setting('commands')).toBe('b');
    });
  });
}
