import { describe, expect, test } from 'vitest';
import { TEXT } from '../../src/discord/protocol/limits.ts';
import { MOST_NAMED, USUAL_BOUNDS } from '../../src/tables/service/servers.ts';
import { countedStore } from '../store/counted-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { ana, ben, cem } from '../tables/room.ts';
import { tickingClock } from '../ticking-clock.ts';
import { atBar, barroom, idsOf, wordsOf } from './order.ts';

const manager = { canManage: true };
const elsewhere = { channel: 'd' };

describe('what a server has settled', () => {
  test('holds for a table that is brought to another channel, as for one that is opened there', async () => {
    const { id, gives, tables, settles } = await atBar();
    await settles({ channel: 'c' });
    expect(wordsOf(await gives(ana, '/table move', {}, elsewhere))).toContain('<#c>');
    expect((await tables.look(id))?.table.channel).toBe('c');
    await settles({ channel: 'd' });
    await settles({ 'most-in-channel': '1' });
    expect(await gives(cem, '/play tiny', {}, elsewhere)).toMatchObject({ kind: 'board' });
    expect(wordsOf(await gives(ana, '/table move', {}, elsewhere))).toContain(
      'This channel already has as many open tables',
    );
    await settles({ 'most-in-channel': '2' });
    expect(await gives(ana, '/table move', {}, elsewhere)).toEqual({ kind: 'board', table: id, more: [] });
  });

  test('bounds what is opened at the same time, too, in a channel and in all', async () => {
    const { gives, tables, settles } = await barroom();
    const kinds = async (...given: readonly ReturnType<typeof gives>[]) =>
      (await Promise.all(given)).map(({ kind }) => kind).sort();
    await settles({ 'most-in-channel': '1' });
    expect(await kinds(gives(ana, '/play tiny'), gives(ben, '/play tiny'))).toEqual(['board', 'page']);
    expect((await tables.in('c', ['lobby', 'playing'])).length).toBe(1);
    await settles({ 'most-in-channel': '0', 'most-in-server': '2' });
    expect(await kinds(gives(ana, '/play tiny', {}, elsewhere), gives(ben, '/play tiny'))).toEqual([
      'board',
      'page',
    ]);
    expect(await tables.census({ guild: 'g', home: 'c', person: ana.id })).toMatchObject({ inServer: 2 });
  });

  test('bounds a channel for a table that is brought while another is opened there', async () => {
    const { gives, tables, settles } = await atBar();
    await settles({ 'most-in-channel': '1' });
    const both = await Promise.all([
      gives(ana, '/table move', {}, elsewhere),
      gives(cem, '/play tiny', {}, elsewhere),
    ]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['board', 'page']);
    expect((await tables.in('d', ['lobby', 'playing'])).length).toBe(1);
  });

  test('bounds a channel together with its threads, and tells whoever hosts the bot', async () => {
    const { gives, log, tables, settles, plays } = await barroom();
    await settles({ 'most-in-channel': '2' });
    const thread = { channel: 'thread', parent: 'c', channelKind: 'thread' } as const;
    expect(await gives(ana, '/play tiny', {}, thread)).toMatchObject({ kind: 'board' });
    const id = await plays(ana);
    const refused = 'This channel already has as many open tables';
    expect(wordsOf(await gives(ben, '/play tiny'))).toContain(refused);
    expect(wordsOf(await gives(ben, '/play tiny', {}, thread))).toContain(refused);
    expect(await gives(ben, '/play tiny', {}, { channel: 'd', parent: 'c' })).toMatchObject({
      kind: 'board',
    });
    expect(await tables.census({ guild: 'g', home: 'c', person: ana.id })).toMatchObject({ atHome: 2 });
    expect(log.lines).toContain('info: somebody met a bound on open tables');
    const other = { ...thread, channel: 'another thread' };
    expect(await gives(ana, '/table move', { table: id }, other)).toEqual({
      kind: 'board',
      table: id,
      more: [],
    });
  });

  test('is read together with the tables that it bounds, and what was opened is not read again to start it', async () => {
    const { store, calls } = countedStore(await openMemoryStore(tickingClock(0)));
    const { gives } = await barroom({ store });
    await gives(ana, '/play tiny');
    expect(calls).toEqual(['census', 'profile', 'listedAt', 'writtenAt', 'commit']);
    calls.length = 0;
    await gives(ana, '/play tiny', { opponents: '1' });
    expect(calls.filter((call) => call === 'open' || call === 'census')).toEqual(['census']);
  });

  test('refuses so many computers as Discord never offers, and opens nothing', async () => {
    const { gives, tables } = await barroom();
    for (const opponents of ['0', '3', '1.0', 'many', '99999999999999999999'])
      expect(await gives(ana, '/play tiny', { opponents })).toMatchObject({ code: 'unknown-option' });
    expect((await tables.census({ guild: 'g', home: 'c', person: ana.id })).atHome).toBe(0);
  });

  test('bounds what nobody has settled: lobbies and tables of a person, and tables of a channel', async () => {
    const { gives, tables, act, store, settles } = await barroom();
    const opened: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const reply = await gives(ana, '/play tiny');
      expect(reply).toMatchObject({ kind: 'board' });
      opened.push(reply.kind === 'board' ? reply.table : '');
    }
    const full = await gives(ana, '/play tiny');
    expect(wordsOf(full)).toContain('You already have as many tables waiting for players as you may (5)');
    expect(idsOf(full).toSorted()).toEqual(opened.map((id) => `h1:refresh:${id}:settings:0`).toSorted());
    // A game that starts at once is no lobby.
    const alone = await gives(ana, '/play tiny', { opponents: '1' });
    expect(alone).toMatchObject({ kind: 'board' });
    if (alone.kind === 'board') await tables.end(act(alone.table, ana));
    await tables.close(act(opened[0] ?? '', ana));
    await settles({ 'most-tables': '4' });
    expect(wordsOf(await gives(ana, '/play tiny'))).toContain(
      'You’re already at as many open tables as you may (4)',
    );
    // A server can only lower what counts in all servers, whatever stands in its row.
    await settles({ 'most-lobbies': '6', 'most-tables': '51' });
    expect(await tables.servers.of('g')).toMatchObject({ mostLobbies: 5, mostTables: 50 });
    await settles({ 'most-lobbies': '0', 'most-tables': '0' });
    expect(await tables.servers.of('g')).toMatchObject({ ...USUAL_BOUNDS, mostTables: 50 });
    await store.setServer('h', '{"mostLobbies":500,"mostTables":500,"mostInServer":5000}', undefined);
    expect(await tables.servers.of('h')).toMatchObject({ ...USUAL_BOUNDS, mostTables: 50 });
    const { atHome } = await tables.census({ guild: 'g', home: 'c', person: ana.id });
    for (let count = atHome; count < 25; count += 1)
      await tables.open({
        ...{ guild: 'g', channel: 'c', game: 'tiny', host: ben, options: {} },
        interaction: `opened ${count}`,
      });
    expect(wordsOf(await gives(cem, '/play tiny'))).toContain('This channel already has as many open tables');
  });

  test('names so many roles and channels, and says when there is room for no more', async () => {
    const { gives, tables } = await barroom();
    const named = (list: 'role' | 'channel', at: number) =>
      gives(ana, '/settings server', { [list]: `${1_000 + at}` }, manager);
    for (const list of ['role', 'channel'] as const) {
      for (let at = 0; at < MOST_NAMED; at += 1) await named(list, at);
      expect(wordsOf(await named(list, MOST_NAMED))).toContain('the list is full');
      await named(list, 0);
      expect(wordsOf(await named(list, MOST_NAMED))).not.toContain('the list is full');
    }
    const { roles, channels } = await tables.servers.of('g');
    expect([roles, channels].map((list) => [list.length, list.at(-1)])).toEqual([
      [MOST_NAMED, `${1_000 + MOST_NAMED}`],
      [MOST_NAMED, `${1_000 + MOST_NAMED}`],
    ]);
  });

  test('is told within what Discord takes, however many roles and channels are named', async () => {
    const { gives, settles } = await barroom();
    const long = (at: number) => `1${String(at).padStart(18, '0')}`;
    for (let at = 0; at < 250; at += 1) await settles({ role: long(at), channel: long(at + 1000) });
    for (const reply of [
      await settles({}),
      await gives(ben, '/play tiny'),
      await gives(ben, '/play tiny', {}, { roles: [long(3)] }),
    ]) {
      const words = wordsOf(reply);
      expect(words.length).toBeGreaterThan(50);
      expect(words.length).toBeLessThanOrEqual(TEXT);
    }
  });
});
