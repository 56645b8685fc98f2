import { describe, expect, test } from 'vitest';
import { ana, ben, cem } from '../tables/room.ts';
import { atBar, barroom, idsOf, isPrivate, wordsOf } from './order.ts';

describe('/table move', () => {
  test('brings a table here, for those who sit there', async () => {
    const { id, gives, tables } = await atBar();
    expect(wordsOf(await gives(ana, '/table move'))).toContain('already in this channel');
    expect(wordsOf(await gives(cem, '/table move', {}, { channel: 'd' }))).toContain('not at any table');
    expect(await gives(ben, '/table move', { table: id }, { channel: 'd', guild: 'h' })).toMatchObject({
      code: 'not-in-this-server',
    });
    expect(await gives(ben, '/table move', {}, { channel: 'd' })).toEqual({
      kind: 'board',
      table: id,
      more: [],
    });
    expect((await tables.look(id))?.table.channel).toBe('d');
  });
});

describe('/table status', () => {
  test('tells who sits there, what is settled and whose turn it is', async () => {
    const { gives } = await atBar([ben], { pace: 'fast' });
    const words = wordsOf(await gives(cem, '/table status'));
    for (const part of ['waiting for Ana', 'Ana (host), Ben', '8 : 8', 'pace: fast', '<t:1000:R>'])
      expect(words).toContain(part);
  });
});

describe('/table end', () => {
  test('asks the host once more before anything ends', async () => {
    const { id, gives, tables } = await atBar();
    const reply = await gives(ana, '/table end');
    expect(isPrivate(reply)).toBe(true);
    expect(idsOf(reply)).toEqual([`h1:end:${id}:now`, `h1:end:${id}:vote`]);
    expect((await tables.look(id))?.table.phase).toBe('playing');
  });

  test('shows anybody else at the table which one it is before the others are asked', async () => {
    const { id, gives, tables, act } = await atBar();
    const reply = await gives(ben, '/table end');
    expect(idsOf(reply)).toEqual([`h1:end:${id}:vote`]);
    expect(wordsOf(reply)).toContain(`**Tiny ${id}** · Tiny · with Ana, Ben · <#c>`);
    expect((await tables.look(id))?.table.vote).toBeUndefined();
    await tables.propose(act(id, ben), { kind: 'end' });
    expect(await gives(ben, '/table end')).toMatchObject({ code: 'agreed-already' });
    expect(await gives(cem, '/table end')).toMatchObject({ kind: 'page' });
  });

  test('ends the game with the last wish that was missing', async () => {
    const { id, gives, tables, act } = await atBar();
    await tables.propose(act(id, ana), { kind: 'end' });
    expect(wordsOf(await gives(ben, '/table end'))).toContain('This game is over');
    expect((await tables.look(id))?.table.phase).toBe('ended');
  });

  test('offers the host of a lobby to close it, and nobody else', async () => {
    const { gives, lobby } = await barroom();
    const id = await lobby([ben]);
    expect(idsOf(await gives(ana, '/table end'))).toContain(`h1:lobby:${id}:close`);
    expect(await gives(ben, '/table end')).toMatchObject({ code: 'not-the-host' });
  });
});

describe('What is done at a table', () => {
  test('is asked and told with its name, its game, its people and its channel', async () => {
    const { id, gives } = await atBar();
    const which = `**Tiny ${id}** · Tiny · with Ana, Ben · <#c>`;
    for (const [line, options] of [
      ['/table end', {}],
      ['/table leave', {}],
      ['/table host', { person: ben.id }],
    ] as const)
      expect(wordsOf(await gives(ana, line, options))).toContain(which);
  });

  test('is told by what has changed, and from what to what', async () => {
    const { gives, lobby } = await barroom();
    await lobby([ben]);
    const pace = await gives(ana, '/table pace', { pace: 'daily' });
    expect(wordsOf(pace).split('\n').slice(1)).toEqual(['Pace: relaxed → one day per turn']);
    expect(wordsOf(await gives(ana, '/table pace', { pace: 'daily' }))).toContain('like that already');
    const seated = await gives(ana, '/table computer');
    expect(wordsOf(seated)).toMatch(/\nPlayers: Ana, Ben → Ana, Ben, \S+ 🤖$/);
    const host = await gives(ana, '/table host', { person: ben.id });
    expect(wordsOf(host).split('\n').slice(1)).toEqual([`Host: <@${ana.id}> → <@${ben.id}>`]);
  });

  test('is told by what the others are asked to agree to', async () => {
    const { gives } = await atBar();
    const asked = wordsOf(await gives(ana, '/table pace', { pace: 'daily' }));
    expect(asked).toContain('Pace: relaxed → one day per turn\nI’ve asked the others');
  });
});

describe('/table settings name', () => {
  test('calls a table something else, in its lobby and while it is played, for its host alone', async () => {
    const { id, gives, tables } = await atBar();
    const renamed = await gives(ana, '/table settings', { name: ' Friday\n*night* ' });
    expect(wordsOf(renamed)).toContain(`Name: Tiny ${id} → Friday \\*night\\*`);
    expect((await tables.look(id))?.table.name).toBe('Friday *night*');
    expect(await gives(ben, '/table settings', { name: 'Mine' })).toMatchObject({ code: 'not-the-host' });
    expect(await gives(ana, '/table settings', { name: '\u200b' })).toMatchObject({ code: 'unknown-option' });
    expect(wordsOf(await gives(ana, '/table settings'))).toContain('before the game starts');
  });

  test('is refused if another open table of the server is called so', async () => {
    const { gives, lobby, tables } = await barroom();
    const [one, two] = [await lobby(), await lobby()];
    await gives(ana, '/table settings', { name: 'Friday', table: one });
    expect(await gives(ana, '/table settings', { name: 'friday', table: two })).toMatchObject({
      code: 'name-taken',
    });
    expect((await tables.look(two))?.table.name).toBeUndefined();
  });
});

describe('/table settings', () => {
  test('opens the page of a lobby’s host, for nobody else', async () => {
    const { gives, lobby } = await barroom();
    const id = await lobby([ben]);
    expect(idsOf(await gives(ana, '/table settings'))).toContain(`h1:option:${id}:pace`);
    expect(await gives(ben, '/table settings')).toMatchObject({ code: 'not-the-host' });
  });
});
