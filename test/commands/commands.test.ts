import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { COMPONENTS, TEXT } from '../../src/discord/protocol/limits.ts';
import { countOf } from '../../src/discord/views/components.ts';
import { countedStore } from '../store/counted-store.ts';
import { openMemoryStore } from '../store/memory-store.ts';
import { ana, ben, cem, done } from '../tables/room.ts';
import { tickingClock } from '../ticking-clock.ts';
import { ALLOWED, atBar, barroom, idsOf, isPrivate, wordsOf } from './order.ts';

describe('/play', () => {
  test('opens a lobby in the channel with who gave it as its host, and shows it there', async () => {
    const { gives, tables } = await barroom();
    const reply = await gives(ana, '/play tiny', { pace: 'fast' });
    const [now] = await tables.in('c', ['lobby']);
    expect(reply).toMatchObject({ kind: 'board', table: now?.table.id });
    expect(wordsOf(reply)).toContain('Your table is open, and you’re in');
    expect(now?.table).toMatchObject({ host: ana.id, seats: [ana], options: { pace: 'fast', begins: '0' } });
  });

  test('opens nothing where the bot may not do what a table needs, and says what that is', async () => {
    const { gives, tables } = await barroom();
    const lacking = await gives(ana, '/play tiny', {}, { permissions: 0x400n });
    expect(wordsOf(lacking)).toContain('“Attach Files”');
    expect(await tables.in('c', ['lobby'])).toEqual([]);
  });

  test('has the table live in a thread of its own where that is wished for and can be', async () => {
    const { gives, tables } = await barroom();
    const wish = { thread: 'true' };
    expect(wordsOf(await gives(ana, '/play tiny', wish, { channelKind: 'other' }))).toContain(
      'can’t start a thread',
    );
    const may = ALLOWED & ~PermissionFlagsBits.CreatePublicThreads;
    expect(wordsOf(await gives(ana, '/play tiny', wish, { permissions: may }))).toContain(
      '“Create Public Threads”',
    );
    expect(await tables.in('c', ['lobby'])).toEqual([]);
    await gives(ana, '/play tiny', wish);
    await gives(ana, '/play tiny', wish, { channelKind: 'thread', channel: 'in a thread' });
    const threads = [...(await tables.in('c', ['lobby'])), ...(await tables.in('in a thread', ['lobby']))];
    expect(threads.map(({ table }) => table.thread)).toEqual(['wanted', undefined]);
    expect(threads[0]?.table.options).not.toHaveProperty('thread');
  });

  test('opens nothing in a forum itself, nor in a thread that is locked, and says what to do', async () => {
    const { gives, tables } = await barroom();
    expect(wordsOf(await gives(ana, '/play tiny', {}, { channelKind: 'forum' }))).toContain('Open a post');
    expect(wordsOf(await gives(ana, '/play tiny', {}, { channelKind: 'thread', isLocked: true }))).toContain(
      'locked',
    );
    expect(await tables.in('c', ['lobby'])).toEqual([]);
  });

  test('refuses an option and a game that there are none of', async () => {
    const { gives } = await barroom();
    expect(await gives(ana, '/play tiny', { pace: 'ludicrous' })).toMatchObject({ code: 'unknown-option' });
    expect(wordsOf(await gives(ana, '/play chess'))).toContain('I no longer know this command');
  });
});

describe('/hand', () => {
  test('shows my hand to me alone', async () => {
    const { id, gives, says } = await atBar();
    await says(id, ana, 'dig');
    const mine = await gives(ana, '/hand');
    expect(isPrivate(mine)).toBe(true);
    expect(wordsOf(mine)).toMatch(/Hand\n[123]/);
    expect(wordsOf(await gives(ben, '/hand'))).toContain('nothing');
  });

  test('has nothing for somebody who sits nowhere, even where they name a table', async () => {
    const { id, gives } = await atBar();
    expect(wordsOf(await gives(cem, '/hand'))).toContain('/play');
    expect(wordsOf(await gives(cem, '/hand', { table: id }))).toContain('can’t find that table');
  });
});

describe('/board', () => {
  test('puts the live board here anew for who sits at it', async () => {
    const { id, gives } = await atBar();
    expect(await gives(ben, '/board')).toEqual({ kind: 'board', table: id, more: [] });
  });

  test('gives guests, and players in another channel, a copy of their own', async () => {
    const { gives } = await atBar();
    const guest = await gives(cem, '/board');
    expect(isPrivate(guest)).toBe(true);
    expect(wordsOf(guest)).toContain('0 : 0');
    expect(idsOf(guest)).toEqual([]);
    expect(isPrivate(await gives(ana, '/board', {}, { channel: 'd' }))).toBe(true);
  });

  test('tells those who sit there where it is played when they ask elsewhere, and how to bring it here', async () => {
    const { gives } = await atBar();
    expect(wordsOf(await gives(ana, '/board', {}, { channel: 'd' }))).toContain(
      '`/table move` brings it here',
    );
    expect(wordsOf(await gives(cem, '/board'))).not.toContain('/table move');
  });

  test('goes on elsewhere where its channel is gone, for those who sit there and within the server', async () => {
    const { id, gives, tables } = await atBar();
    const access = { channel: 'c', error: 'vanished' };
    await tables.note(id, { channel: { posted: 0, access, isArchived: false } });
    expect(wordsOf(await gives(ana, '/tables'))).toContain('Its channel was deleted');
    expect(wordsOf(await gives(ana, '/table status'))).toContain('Its channel was deleted');
    expect(await gives(ana, '/board', { table: id }, { channel: 'd', guild: 'h' })).toMatchObject({
      code: 'not-in-this-server',
    });
    const silent = { channel: 'd', permissions: ALLOWED & ~0x800n };
    expect(wordsOf(await gives(ana, '/board', {}, silent))).toContain('“Send Messages”');
    expect(await gives(ana, '/board', {}, { channel: 'd' })).toEqual({ kind: 'board', table: id, more: [] });
    const moved = (await tables.look(id))?.table;
    expect(moved).toMatchObject({ channel: 'd', moved: { by: ana.id } });
    expect(moved?.moved?.from).toBeUndefined();
    expect(wordsOf(await gives(ana, '/tables'))).not.toContain('gone');
  });

  test('tells the position in words to whoever asks, and nothing that they may not know', async () => {
    const { id, gives, says } = await atBar();
    await says(id, ana, 'step');
    expect(wordsOf(await gives(cem, '/board', { text: 'true' }))).toBe('1 : 0');
  });

  test('shows guests a lobby that has no board yet, and lets them join', async () => {
    const { gives, lobby, stands } = await barroom();
    const id = await lobby([ben]);
    await stands(id, '42');
    const copy = await gives(cem, '/board');
    expect(wordsOf(copy)).toMatch(
      /## Tiny[\s\S]*1\. <@101>[\s\S]*Anyone can join[\s\S]*pace[\s\S]*https:\/\/.*\/42/,
    );
    expect(idsOf(copy)).toEqual([`h1:enter:${id}`, `h1:look:${id}:guide`]);
    const own = await gives(ben, '/board', {}, { channel: 'd' });
    expect(idsOf(own)).toEqual([`h1:lobby:${id}:leave`, `h1:look:${id}:guide`]);
  });

  test('tells a long position in as many messages as it needs', async () => {
    const { id, gives, bot } = await atBar();
    const now = await bot.tables.look(id);
    const parts = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(1_800));
    const talkative = { ...now?.match, description: () => parts };
    Object.assign(bot.tables, { look: async () => ({ ...now, match: talkative }) });
    const reply = await gives(cem, '/board', { text: 'true', table: id });
    const messages = reply.kind === 'page' ? [reply.message, ...reply.more] : [];
    const words = messages.map((message) => wordsOf({ kind: 'page', message, more: [] }).split('\n'));
    expect(words).toEqual([parts.slice(0, 2), parts.slice(2, 4), parts.slice(4)]);
  });
});

describe('/undo', () => {
  test('takes back my last move, and the channel hears of it', async () => {
    const { id, gives, says, tables } = await atBar();
    await says(id, ana, 'step');
    const reply = await gives(ana, '/undo');
    expect(reply).toMatchObject({ kind: 'page', changed: [id] });
    expect(wordsOf(reply)).toContain('Undone');
    expect((await tables.look(id))?.match?.summary({ say: () => '', people: [] })).toBe('0 : 0');
  });

  test('says why where nothing can be taken back', async () => {
    const { gives } = await atBar();
    expect(await gives(ana, '/undo')).toMatchObject({ kind: 'refused', code: 'turn-began' });
  });
});

describe('/tables', () => {
  test('lists my tables anywhere with whose turn it is and the way there, those that wait for me first', async () => {
    const { gives, started, says, stands, clock, tables } = await barroom();
    const first = await started();
    clock.time += 60_000;
    const second = await started([ben, cem]);
    await says(second, ana, 'end');
    await stands(first, '42');
    const reply = await gives(ana, '/tables');
    expect(isPrivate(reply)).toBe(true);
    const [, mine = '', more = '', other = '', moreOfIt = ''] = wordsOf(reply).split('\n');
    expect(mine).toContain('Your turn!');
    expect(mine).toContain('https://discord.com/channels/g/c/42');
    expect(more).not.toContain('waiting for');
    expect(other).toContain('<#c>');
    expect(moreOfIt).toMatch(/waiting for Ben.*<t:1060:R>.*with Ben, Cem/);
    // Whatever is done at a table, it stays where it is while it waits for nobody else.
    clock.time += 60_000;
    await tables.setLanguage({ table: second, person: ben.id, interaction: 'German' }, 'de');
    await tables.setLanguage({ table: first, person: ana.id, interaction: 'French' }, 'fr');
    expect(wordsOf(await gives(ana, '/tables'))).toBe(wordsOf(reply));
  });

  test('tells of a lobby who can sit down there and when it begins, as those who read that stand to it', async () => {
    const { gives, tables, act, clock } = await barroom();
    const opening = { guild: 'g', channel: 'c', game: 'tiny', options: {} } as const;
    const at = clock.now() + 3_600_000;
    const gathering = { isPrivate: true, invite: [ben.id], start: at } as const;
    const [open, closed] = [
      done(await tables.open({ ...opening, host: ben, interaction: 'open' })),
      done(await tables.open({ ...opening, host: ana, gathering, interaction: 'private' })),
    ];
    const entries = async (person: typeof ana) =>
      wordsOf(await gives(person, '/tables')).split(/\n(?=.*Tiny t)/);
    const own = (await entries(ana)).find((entry) => entry.includes(closed.table.id));
    expect(own).toMatch(/by invitation.*1\sseat kept.*starts <t:\d+:R>.*1\sof\s3\sseats: Ana/);
    const invited = (await entries(ben)).find((entry) => entry.includes(closed.table.id));
    expect(invited).toMatch(/^\*\*You’re invited!\*\*.*\n.*a seat is kept for you/);
    expect((await entries(cem)).join()).not.toContain(closed.table.id);
    await tables.servers.change('g', (known) => ({ ...known, mostTables: 1 }));
    expect(idsOf(await gives(cem, '/tables'))).toContain(`h1:listed:${open.table.id}:join`);
    await tables.join(act(open.table.id, cem), 'Cem');
    // Who sits at as many as they may joins no other, so no button promises it.
    const another = done(await tables.open({ ...opening, host: ana, interaction: 'another' }));
    const full = await gives(cem, '/tables');
    expect(wordsOf(full)).toContain(another.table.id);
    expect(idsOf(full).join()).not.toContain(':join');
  });

  test('has games against computers alone in the order of all others', async () => {
    const { gives, started, lobby, tables } = await barroom();
    const solo = await lobby();
    const command = { table: solo, person: ana.id };
    await tables.addComputer({ ...command, interaction: 'a computer' });
    await tables.start({ ...command, interaction: 'alone' });
    const later = await started();
    const lines = wordsOf(await gives(ana, '/tables')).split('\n');
    expect(lines.filter((line) => line.startsWith('###'))).toEqual(['### Your tables']);
    const [first = '', second = ''] = lines.filter((line) => line.includes('Your turn!'));
    expect(first).toContain(`Tiny ${later}`);
    expect(second).toContain(`Tiny ${solo}`);
  });

  test('lists them in six reads, whatever there are, and opens none', async () => {
    const { store, calls } = countedStore(await openMemoryStore(tickingClock(0)));
    const { gives, started, lobby } = await barroom({ store });
    for (let at = 0; at < 10; at += 1) await started();
    for (let at = 0; at < 10; at += 1) await lobby([ben]);
    calls.length = 0;
    expect(wordsOf(await gives(ana, '/tables'))).toContain('8 more');
    expect(calls).toEqual(['nearestOf', 'nearestOf', 'census', 'listedAt', 'tablesIn', 'setting']);
  });

  test('lists lobbies of this channel that I can join, each with its button, and no others', async () => {
    const { gives, lobby, started, tables } = await barroom();
    const open = await lobby();
    await started([ben]);
    const elsewhere = { guild: 'g', channel: 'd', game: 'tiny', host: ben, options: {} };
    await tables.open({ ...elsewhere, interaction: 'elsewhere' });
    const theirs = await gives(cem, '/tables');
    expect(idsOf(theirs)).toEqual([`h1:listed:${open}:join`, 'h1:tables:0', 'h1:watch']);
    expect(wordsOf(theirs)).toContain('Tables on this server');
    const own = [`h1:listed:${open}:leave`, 'h1:tables:0', 'h1:watch'];
    expect(idsOf(await gives(ana, '/tables'))).toEqual(own);
  });

  test('fits one message, as does the question which one is meant, whatever people are called', async () => {
    const { gives, started } = await barroom();
    const named = [1, 2].map((at) => ({ id: `20${at}`, name: '_*'.repeat(16) }));
    for (let at = 0; at < 30; at += 1) await started([...named]);
    const reply = await gives(ana, '/tables');
    const all = wordsOf(reply);
    if (reply.kind === 'page') expect(countOf(reply.message.components)).toBeLessThanOrEqual(COMPONENTS);
    expect(all.length).toBeLessThanOrEqual(TEXT);
    expect(all).toMatch(/and \d+ more/);
    expect(wordsOf(await gives(ana, '/undo')).length).toBeLessThanOrEqual(TEXT);
  });
});

describe('/rules', () => {
  test('shows a topic to me alone, by its id or its title, and how to play where none is named', async () => {
    const { gives, types } = await barroom();
    expect(wordsOf(await gives(ana, '/rules tiny'))).toContain('Ten points win.');
    for (const options of [{ about: 'all' }, { about: ' ALL ' }])
      expect(wordsOf(await gives(ana, '/rules tiny', options))).toContain('Ten points.');
    expect(await types(ana, '/rules tiny', 'about', 'al')).toEqual([{ name: 'All', value: 'all' }]);
    expect(await types(ana, '/rules tiny', 'about', 'zzz')).toEqual([]);
  });

  test('says so where there is no such topic', async () => {
    const { gives } = await barroom();
    expect(wordsOf(await gives(ana, '/rules tiny', { about: 'castling' }))).toContain(
      'nothing in the rules about',
    );
  });
});
