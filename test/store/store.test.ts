import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite-store.ts';
import type { MessageRow, Store } from '../../src/store/store.ts';
import { emptyFolder } from './folder.ts';
import { openMemoryStore } from './memory-store.ts';
import { sampleCommit, sampleEntry, sampleTable } from './sample.ts';

const MINUTE = 60_000;

async function storeAt(revision: number): Promise<Store> {
  const store = await openMemoryStore();
  for (let next = 1; next <= revision; next += 1)
    expect((await store.commit(sampleCommit(next))).kind).toBe('kept');
  return store;
}

describe('a list of tables', () => {
  const put = async (store: Store, id: string, more: Partial<ReturnType<typeof sampleTable>>) =>
    store.commit({ table: sampleTable({ id, revision: 1, ...more }), outbox: [] });
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  it('begins with those of the channel, the latest touched first, and holds no more than are wanted', async () => {
    const store = await openMemoryStore();
    await put(store, 'old', { channel: 'here', people: ['ana'], touchedAt: 1 });
    await put(store, 'new', { channel: 'here', people: ['ana'], touchedAt: 2 });
    await put(store, 'far', { channel: 'there', people: ['ana'], touchedAt: 3 });
    await put(store, 'over', { channel: 'here', people: ['ana'], touchedAt: 4, phase: 'ended' });
    const wanted = { channel: 'here', phases: ['lobby', 'playing'], most: 26 };
    expect(ids(await store.nearestOf('ana', wanted))).toEqual(['new', 'old', 'far']);
    expect(ids(await store.nearestOf('ana', { ...wanted, most: 2 }))).toEqual(['new', 'old']);
    expect(ids(await store.nearestOf('ben', wanted))).toEqual([]);
  });

  it('of others in a channel leaves out those that somebody sits at', async () => {
    const store = await openMemoryStore();
    await put(store, 'mine', { channel: 'here', people: ['ana', 'ben'], touchedAt: 1 });
    await put(store, 'first', { channel: 'here', people: ['ben'], touchedAt: 2 });
    await put(store, 'last', { channel: 'here', people: ['ben'], touchedAt: 3 });
    await put(store, 'far', { channel: 'there', people: ['ben'], touchedAt: 4 });
    const wanted = { channel: 'here', phases: ['playing'], most: 26 };
    expect(ids(await store.othersIn('ana', wanted))).toEqual(['last', 'first']);
    expect(ids(await store.othersIn('ana', { ...wanted, most: 1 }))).toEqual(['last']);
  });
});

describe('a commit', () => {
  it('keeps table, people in order, log, snapshot and outbox together', async () => {
    const store = await openMemoryStore({ now: () => 77 });
    const table = sampleTable({ people: ['zoé', 'ana', 'béla'] });
    const committed = await store.commit({
      table,
      entry: sampleEntry(),
      snapshot: '{"deck":[1]}',
      outbox: [{ key: 'board', body: 'see' }],
    });
    expect(committed).toEqual({ kind: 'kept', outbox: [expect.any(Number)] });
    expect(await store.table(table.id)).toEqual({ table, snapshot: '{"deck":[1]}' });
    expect(await store.log(table.id)).toEqual([sampleEntry()]);
    expect(await store.pending(table.id)).toEqual([
      {
        id: committed.kind === 'kept' ? committed.outbox[0] : 0,
        table: table.id,
        key: 'board',
        body: 'see',
        at: 77,
      },
    ]);
  });

  it('without a snapshot leaves the former one', async () => {
    const store = await storeAt(1);
    await store.commit({ table: sampleTable({ revision: 2, body: 'new' }), outbox: [] });
    expect(await store.table('table-1')).toEqual({
      table: sampleTable({ revision: 2, body: 'new' }),
      snapshot: 'after 1',
    });
  });

  it('replaces the people of the table', async () => {
    const store = await storeAt(1);
    await store.commit({ table: sampleTable({ revision: 2, people: ['cili', 'ana'] }), outbox: [] });
    expect((await store.table('table-1'))?.table.people).toEqual(['cili', 'ana']);
    expect(await store.tablesOf('béla', ['playing'])).toEqual([]);
    expect(await store.tablesOf('cili', ['playing'])).toHaveLength(1);
  });

  it.each([
    ['a revision that is taken', sampleCommit(2, { interaction: 'other' })],
    ['a revision that leaves one out', sampleCommit(4, { entry: sampleEntry({ ply: 2 }) })],
    ['a table anew', sampleCommit(1, { interaction: 'other' })],
    ['a ply that is taken', sampleCommit(3, { entry: sampleEntry({ ply: 1 }) })],
    ['a ply that leaves one out', sampleCommit(3, { entry: sampleEntry({ ply: 3 }) })],
    [
      'another table at a later revision',
      { ...sampleCommit(2), table: sampleTable({ id: 'none', revision: 2 }) },
    ],
  ])('that brings %s is stale and changes nothing', async (_, change) => {
    const store = await storeAt(2);
    const before = [await store.table('table-1'), await store.log('table-1'), await store.pending()];
    expect(await store.commit({ ...change, interaction: 'late' })).toEqual({ kind: 'stale' });
    expect([await store.table('table-1'), await store.log('table-1'), await store.pending()]).toEqual(before);
    expect(await store.handled('late')).toBe(false);
    expect(await store.table('none')).toBeUndefined();
  });

  it('under an interaction that was seen is repeated, whatever else it brings', async () => {
    const store = await storeAt(2);
    expect(await store.handled('interaction-2')).toBe(true);
    expect(await store.handled('interaction-3')).toBe(false);
    expect(await store.commit(sampleCommit(2))).toEqual({ kind: 'repeated' });
    expect(await store.commit(sampleCommit(3, { interaction: 'interaction-2' }))).toEqual({
      kind: 'repeated',
    });
    expect(await store.log('table-1')).toHaveLength(2);
  });

  it('of two at once on one revision, only the first is kept', async () => {
    const store = await storeAt(1);
    const kinds = await Promise.all(
      ['a', 'b', 'c'].map(async (interaction) => (await store.commit(sampleCommit(2, { interaction }))).kind),
    );
    expect(kinds).toEqual(['kept', 'stale', 'stale']);
  });

  it('that the database refuses half-way leaves nothing behind', async () => {
    const store = await storeAt(1);
    const refused = store.commit(sampleCommit(2, { entry: sampleEntry({ ply: 1, at: 0.5 }) }));
    await expect(refused).rejects.toThrow();
    expect((await store.table('table-1'))?.table.revision).toBe(1);
    expect(await store.handled('interaction-2')).toBe(false);
    expect((await store.commit(sampleCommit(2))).kind).toBe('kept');
  });
});

describe('the log', () => {
  it('comes in order, from any ply on', async () => {
    const store = await storeAt(12);
    expect((await store.log('table-1')).map(({ ply }) => ply)).toEqual([...Array(12).keys()]);
    expect((await store.log('table-1', 10)).map(({ body }) => body)).toEqual(['move 10', 'move 11']);
    expect(await store.log('table-1', 12)).toEqual([]);
    expect(await store.log('none')).toEqual([]);
  });
});

describe('tables', () => {
  async function manyTables(): Promise<Store> {
    const store = await openMemoryStore();
    for (const [index, phase] of ['lobby', 'playing', 'ended', 'playing'].entries())
      await store.commit({
        table: sampleTable({
          id: `table-${index}`,
          channel: `channel-${index % 2}`,
          phase,
          people: index === 0 ? ['cili'] : ['ana', 'cili'],
          touchedAt: 100 * index,
        }),
        outbox: [],
      });
    return store;
  }
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

  it('of a person are found by phase, latest touched first', async () => {
    const store = await manyTables();
    expect(ids(await store.tablesOf('cili', ['lobby', 'playing']))).toEqual([
      'table-3',
      'table-1',
      'table-0',
    ]);
    expect(ids(await store.tablesOf('ana', ['playing']))).toEqual(['table-3', 'table-1']);
    expect(await store.tablesOf('ana', [])).toEqual([]);
    expect(await store.tablesOf('nobody', ['playing'])).toEqual([]);
  });

  it('of a channel are found by phase, latest touched first', async () => {
    const store = await manyTables();
    expect(ids(await store.tablesIn('channel-1', ['playing', 'ended']))).toEqual(['table-3', 'table-1']);
    expect(ids(await store.tablesIn('channel-0', ['ended']))).toEqual(['table-2']);
  });

  it('that nobody has touched since are found oldest first', async () => {
    const store = await manyTables();
    expect(ids(await store.untouched('playing', 301))).toEqual(['table-1', 'table-3']);
    expect(ids(await store.untouched('playing', 300))).toEqual(['table-1']);
  });
});

describe('the outbox', () => {
  it('lets a later draft take the place of an earlier one with its key, at its own later place', async () => {
    const store = await openMemoryStore();
    await store.commit({
      table: sampleTable(),
      outbox: [
        { key: 'board', body: 'old' },
        { key: 'turn', body: 'ana' },
      ],
    });
    await store.commit({ table: sampleTable({ revision: 2 }), outbox: [{ key: 'board', body: 'new' }] });
    expect((await store.pending('table-1')).map(({ key, body }) => [key, body])).toEqual([
      ['turn', 'ana'],
      ['board', 'new'],
    ]);
  });

  it('keeps equal keys of different tables apart, and lists all in order', async () => {
    const store = await openMemoryStore();
    for (const id of ['a', 'b', 'c'])
      await store.commit({ table: sampleTable({ id }), outbox: [{ key: 'board', body: id }] });
    expect((await store.pending()).map(({ table }) => table)).toEqual(['a', 'b', 'c']);
    expect((await store.pending('b')).map(({ body }) => body)).toEqual(['b']);
  });

  it('never gives the id of a delivered draft again', async () => {
    const store = await storeAt(1);
    const [first] = await store.pending();
    await store.delivered(first?.id ?? 0);
    expect(await store.pending()).toEqual([]);
    await store.commit(sampleCommit(2));
    const [second] = await store.pending();
    expect(second?.id).toBeGreaterThan(first?.id ?? Number.POSITIVE_INFINITY);
  });

  it('forgets a delivered draft together with noting its message', async () => {
    const store = await storeAt(1);
    const [draft] = await store.pending();
    await store.delivered(draft?.id ?? 0, message('m1'));
    expect(await store.pending()).toEqual([]);
    expect(await store.liveMessage('table-1')).toEqual(message('m1'));
  });

  it('leaves a newer draft alone when the one it replaced is delivered', async () => {
    const store = await openMemoryStore();
    const first = await store.commit({ table: sampleTable(), outbox: [{ key: 'board', body: 'old' }] });
    await store.commit({ table: sampleTable({ revision: 2 }), outbox: [{ key: 'board', body: 'new' }] });
    await store.delivered(first.kind === 'kept' ? (first.outbox[0] ?? 0) : 0, message('m1'));
    expect((await store.pending()).map(({ body }) => body)).toEqual(['new']);
    expect(await store.message('m1')).toEqual(message('m1'));
  });

  it('keeps a draft whose message belongs to no table', async () => {
    const store = await storeAt(1);
    const [draft] = await store.pending();
    await expect(store.delivered(draft?.id ?? 0, message('m1', { table: 'none' }))).rejects.toThrow();
    expect(await store.pending()).toEqual([draft]);
  });
});

function message(id: string, said: Partial<MessageRow> = {}): MessageRow {
  return { table: 'table-1', channel: 'channel-1', message: id, live: true, shows: 1, ...said };
}

describe('messages', () => {
  it('are found by their id, with what they show now', async () => {
    const store = await storeAt(1);
    await store.shown(message('m1', { live: false }));
    await store.shown(message('m1', { live: false, shows: 4 }));
    expect(await store.message('m1')).toEqual(message('m1', { live: false, shows: 4 }));
    expect(await store.message('m2')).toBeUndefined();
    expect(await store.liveMessage('table-1')).toBeUndefined();
  });

  it('give up being live to a newer live one of the same table alone', async () => {
    const store = await storeAt(1);
    await store.commit({ table: sampleTable({ id: 'other' }), outbox: [] });
    await store.shown(message('o1', { table: 'other' }));
    await store.shown(message('m1'));
    await store.shown(message('m2', { shows: 2 }));
    expect(await store.liveMessage('table-1')).toEqual(message('m2', { shows: 2 }));
    expect(await store.message('m1')).toEqual(message('m1', { live: false }));
    expect(await store.liveMessage('other')).toEqual(message('o1', { table: 'other' }));
    await store.shown(message('m2', { live: false }));
    expect(await store.liveMessage('table-1')).toBeUndefined();
  });
});

describe('notes', () => {
  it('keep their last value', async () => {
    const store = await openMemoryStore();
    expect(await store.note('commands')).toBeUndefined();
    await store.setNote('commands', 'a');
    await store.setNote('commands', 'b');
    expect(await store.note('commands')).toBe('b');
  });
});

describe('interactions', () => {
  it('are forgotten after a day also by a process that goes on', async () => {
    const clock = { time: 0, now: () => clock.time };
    const store = await openMemoryStore(clock);
    await store.commit(sampleCommit(1));
    clock.time = 23 * 60 * MINUTE;
    await store.commit(sampleCommit(2));
    expect(await store.handled('interaction-1')).toBe(true);
    clock.time = 25 * 60 * MINUTE;
    await store.commit(sampleCommit(3));
    expect(await store.handled('interaction-1')).toBe(false);
    expect(await store.handled('interaction-2')).toBe(true);
  });

  it('are remembered over a restart for longer than a token lives, and not for ever', async () => {
    const file = `${emptyFolder()}/bot.db`;
    const openAt = (now: number) => openStore({ file, clock: { now: () => now } });
    const first = await openAt(0);
    await first.commit(sampleCommit(1));
    await first.close();
    const second = await openAt(60 * MINUTE);
    expect(await second.handled('interaction-1')).toBe(true);
    await second.close();
    const third = await openAt(3 * 24 * 60 * MINUTE);
    expect(await third.handled('interaction-1')).toBe(false);
    expect((await third.table('table-1'))?.snapshot).toBe('after 1');
    await third.close();
  });
});
