import { describe, expect, it } from 'vitest';
import { registerChecksum, wrongChecksum } from '../../../src/store/sqlite/checksums.ts';
import { Sqlite } from '../../../src/store/sqlite/driver.ts';
import { migrate } from '../../../src/store/sqlite/migrations.ts';
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts';
import type { Opened, Store } from '../../../src/store/store.ts';
import { tickingClock } from '../../ticking-clock.ts';
import { emptyFolder } from '../folder.ts';

/** The body of a table, as former versions wrote it. */
const body = (said: object = {}): string =>
  JSON.stringify({
    host: '101',
    seats: [],
    options: {},
    newsFrom: [],
    toldFrom: 5,
    calledWith: 7,
    waits: [{ seat: 0, person: '101', turn: 2, since: 1 }],
    ...said,
  });

interface Former {
  readonly layout: number;
  readonly tables: readonly { readonly id: string; readonly phase?: string; readonly body?: string }[];
  readonly outbox?: readonly (readonly [table: string, key: string, body: unknown])[];
  readonly notes?: readonly (readonly [key: string, value: string])[];
  readonly messages?: readonly (readonly [id: string, table: string, live: 0 | 1, shows: number])[];
}

/** A database as a version of the bot has left it, opened; each table is at revision 8. */
async function converted({
  layout,
  tables,
  outbox = [],
  notes = [],
  messages = [],
}: Former): Promise<{ readonly store: Store; readonly file: string }> {
  const file = `${emptyFolder()}/bot.db`;
  const former = new Sqlite(file);
  former.pragma('journal_mode = WAL');
  migrate(former, layout);
  for (const { id, phase = 'playing', body: text = body() } of tables)
    former
      .prepare(
        `INSERT INTO tables (id, guild, channel, game, phase, revision, opened_at, touched_at, body)
        VALUES (?, 'g', 'c', 'otys', ?, 8, 1, 2, ?)`,
      )
      .run(id, phase, text);
  for (const [table, key, said] of outbox)
    former
      .prepare('INSERT INTO outbox (table_id, key, body, at) VALUES (?, ?, ?, 9)')
      .run(table, key, typeof said === 'string' ? said : JSON.stringify(said));
  for (const [key, value] of notes)
    former.prepare('INSERT INTO notes (key, value) VALUES (?, ?)').run(key, value);
  for (const [id, table, live, shows] of messages)
    former
      .prepare(`INSERT INTO messages (id, table_id, channel, live, shows) VALUES (?, ?, 'c', ?, ?)`)
      .run(id, table, live, shows);
  former.close();
  const store = await openStore({ file, clock: tickingClock(40) });
  const database = new Sqlite(file, { readonly: true });
  registerChecksum(database);
  expect(wrongChecksum(database)).toBeUndefined();
  expect(database.pragma('foreign_key_check')).toEqual([]);
  database.close();
  return { store, file };
}

/** The calls in the body of a table. */
const callsOf = (opened: Opened | undefined): unknown => {
  const read: unknown = JSON.parse(opened?.table.body ?? '{}');
  return typeof read === 'object' && read !== null && 'calls' in read ? read.calls : undefined;
};

const NOTHING_CALLED = {
  ...{ revision: 7, at: 2, reason: 'again', people: [], besidesTurn: false },
  ...{ channel: 'c', fromPly: 5 },
};

describe.each([1, 2, 3, 4, 5, 6, 7])('a database of layout %i, converted', (layout) => {
  it('owes nothing where nothing waited', async () => {
    const { store } = await converted({
      layout,
      tables: [{ id: 'calm' }],
      messages: [
        ['m0', 'calm', 0, 3],
        ['m1', 'calm', 1, 6],
      ],
    });
    const opened = await store.open({ table: 'calm', message: 'm0' });
    expect(opened).toMatchObject({
      table: { id: 'calm', generation: 7, logFrom: 0, isFinished: false, isThreadOver: false },
      channel: { posted: 7, isArchived: false },
      notices: [],
    });
    expect(opened?.messages).toEqual([
      {
        ...{ id: 'm1', table: 'calm', channel: 'c', generation: 7, fromPly: 5 },
        ...{ standing: 'live', shows: 8, files: [] },
      },
    ]);
    expect(opened?.pressed).toMatchObject({ id: 'm0', standing: 'closed' });
    expect(callsOf(opened)).toEqual([NOTHING_CALLED]);
    expect(await store.owing()).toEqual([]);
    await store.close();
  });

  it('still owes each saying that waited', async () => {
    const { store } = await converted({
      layout,
      tables: [
        { id: 'anew' },
        { id: 'lobby', phase: 'lobby', body: body({ calledWith: 1, toldFrom: 0, waits: [] }) },
        { id: 'refresh' },
        { id: 'started' },
        { id: 'turn' },
        { id: 'vacate', phase: 'closed', body: body({ thread: 'own' }) },
      ],
      messages: ['anew', 'refresh', 'started', 'turn', 'vacate'].map((id) => [`m-${id}`, id, 1, 8] as const),
      outbox: [
        ['anew', 'anew', { kind: 'anew' }],
        ['lobby', 'post', { kind: 'post', what: 'lobby' }],
        ['refresh', 'refresh', { kind: 'refresh' }],
        ['started', 'retire', { kind: 'retire', from: 0, to: 0, lobby: true }],
        ['started', 'post', { kind: 'post', what: 'question' }],
        ['turn', 'retire', { kind: 'retire', from: 2, to: 5 }],
        ['turn', 'post', { kind: 'post', what: 'question' }],
        ['vacate', 'vacate', { kind: 'vacate' }],
      ],
    });
    const open = (table: string) => store.open({ table });
    expect(await open('anew')).toMatchObject({ channel: { posted: 6 }, messages: [{ shows: 7 }] });
    expect(callsOf(await open('anew'))).toEqual([{ ...NOTHING_CALLED, entry: { id: 1, at: 9 } }]);
    expect(await open('lobby')).toMatchObject({ table: { generation: 1 }, channel: { posted: 0 } });
    expect(callsOf(await open('lobby'))).toMatchObject([{ revision: 1, reason: 'lobby', fromPly: 0 }]);
    expect(await open('refresh')).toMatchObject({ channel: { posted: 7 }, messages: [{ shows: 7 }] });
    expect(await open('started')).toMatchObject({ messages: [{ generation: 1, fromPly: -1 }] });
    expect(await open('turn')).toMatchObject({
      channel: { posted: 6 },
      messages: [{ generation: 6, fromPly: 2 }],
    });
    expect(callsOf(await open('turn'))).toEqual([
      { ...NOTHING_CALLED, reason: 'turn', people: ['101'], entry: { id: 7, at: 9 } },
    ]);
    expect(await open('vacate')).toMatchObject({
      table: { isThreadOver: true },
      channel: { isArchived: false },
    });
    expect(await store.owing()).toEqual(
      ['anew', 'lobby', 'refresh', 'started', 'turn', 'vacate'].map((table) => ({
        ...{ table, since: 9, isBarred: false },
      })),
    );
    await store.close();
  });

  it('still tells whom it was to tell, under the same ids, and gives none of them again', async () => {
    const { store } = await converted({
      layout,
      tables: [{ id: 't' }],
      outbox: [
        ['t', 'board', 'ply 2'],
        ['t', 'notice-0', { kind: 'notice', seat: 0, person: '101', since: 3 }],
        ['t', 'remind-0', { kind: 'remind', seat: 0, person: '101', since: 3 }],
        ['t', 'replaced-1', { kind: 'replaced', seat: 1, person: '102' }],
        ['t', 'remind-1', { kind: 'remind', seat: 'one', person: '102', since: 3 }],
        ['t', 'later', { kind: 'of a later version' }],
      ],
    });
    const opened = await store.open({ table: 't' });
    expect(opened?.notices).toEqual([
      { id: 2, table: 't', kind: 'turn', seat: 0, person: '101', since: 3, at: 9 },
      { id: 3, table: 't', kind: 'remind', seat: 0, person: '101', since: 3, at: 9 },
      { id: 4, table: 't', kind: 'replaced', seat: 1, person: '102', at: 9 },
    ]);
    if (opened === undefined) throw new Error('no table');
    const claim = await store.claims.claim('t');
    if (claim === undefined) throw new Error('no claim');
    const committed = await store.commit(claim, {
      table: { ...opened.table, revision: 9 },
      notices: [{ kind: 'remind', seat: 0, person: '101', since: 4 }],
    });
    expect(committed).toMatchObject({ kind: 'kept', notices: [{ id: 2 }, { id: 4 }, { id: 7, at: 9 }] });
    await store.close();
  });

  it('knows which channels are closed, who has not heard of it, and which messages kept their buttons', async () => {
    const { store } = await converted({
      layout,
      tables: [{ id: 'armed' }, { id: 'barred' }, { id: 'free' }],
      messages: [
        ['m0', 'armed', 0, 3],
        ['m1', 'armed', 1, 8],
      ],
      outbox: [['barred', 'refresh', { kind: 'refresh' }]],
      notes: [
        [
          'armed armed',
          JSON.stringify([
            { channel: 'c', message: 'm0' },
            { channel: 'd', message: 'unknown' },
            { channel: 'c', message: 'm1' },
            { channel: 4 },
            'no spot',
          ]),
        ],
        ['armed barred', 'no JSON'],
        ['armed free', ''],
        ['armed gone', JSON.stringify([{ channel: 'c', message: 'of no table' }])],
        ['barred barred', 'closed c'],
        ['barred free', ''],
        ['barred armed', 'nonsense'],
        ['untold 101', 'barred'],
        ['untold 102', ''],
        ['commands', 'hash'],
      ],
    });
    const opened = await store.open({ table: 'armed' });
    expect(opened?.messages.map(({ id, channel, standing }) => [id, channel, standing])).toEqual([
      ['unknown', 'd', 'leaving'],
      ['m0', 'c', 'leaving'],
      ['m1', 'c', 'live'],
    ]);
    expect(await store.open({ table: 'barred', person: '101' })).toMatchObject({
      channel: { access: { channel: 'c', error: 'closed' }, untold: '101' },
      untold: 'barred',
    });
    expect((await store.open({ table: 'free', person: '102' }))?.channel).toEqual({
      posted: 7,
      isArchived: false,
    });
    expect((await store.open({ table: 'free', person: '102' }))?.untold).toBeUndefined();
    expect(await store.setting('commands')).toBe('hash');
    await store.close();
  });

  it('leaves what is no JSON as it is, and waits for nothing there', async () => {
    const { store } = await converted({
      layout,
      tables: [
        { id: 'list', body: '[1]' },
        { id: 'odd', body: body({ calledWith: 'x', toldFrom: 1.5, waits: ['x', { person: 4 }] }) },
        { id: 'words', body: 'body' },
      ],
      messages: [
        ['m-list', 'list', 1, 8],
        ['m-odd', 'odd', 1, 8],
        ['m-words', 'words', 1, 8],
      ],
      outbox: ['list', 'odd', 'words'].flatMap((id) => [
        [id, 'post', 'no JSON'] as const,
        [id, 'retire', 'no JSON'] as const,
      ]),
    });
    expect((await store.open({ table: 'words' }))?.table.body).toBe('body');
    expect((await store.open({ table: 'list' }))?.table.body).toBe('[1]');
    expect(await store.open({ table: 'words' })).toMatchObject({ messages: [{ id: 'm-words', fromPly: 0 }] });
    expect(callsOf(await store.open({ table: 'odd' }))).toMatchObject([
      { revision: 0, people: [], fromPly: 0 },
    ]);
    expect((await store.owing()).map(({ table }) => table)).toEqual(['odd']);
    await store.close();
  });

  it('counts the matches that were played to their end', async () => {
    const { store, file } = await converted({
      layout,
      tables: [
        { id: 'played', phase: 'ended', body: body({ ending: 'finished' }) },
        { id: 'stopped', phase: 'ended', body: body({ ending: 'agreed' }) },
        { id: 'going' },
      ],
    });
    await store.close();
    const database = new Sqlite(file);
    registerChecksum(database);
    for (const table of ['played', 'stopped', 'going'])
      database.prepare(`INSERT INTO people (table_id, position, person) VALUES (?, 0, '101')`).run(table);
    database.close();
    const again = await openStore({ file, clock: tickingClock(40) });
    expect(await again.finishedBy(['101', '102'], 'otys')).toEqual(new Map([['101', 1]]));
    expect(await again.finishedBy(['101'], 'oteres')).toEqual(new Map());
    await again.close();
  });
});
