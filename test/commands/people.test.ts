import { describe, expect, test } from 'vitest';
import { ARCHIVE_AFTER, NOTICE_AFTER } from '../../src/tables/transitions/resting.ts';
import { ana, ben, cem, done, dua } from '../tables/room.ts';
import { atBar, barroom, idsOf, wordsOf } from './order.ts';

describe('/table leave', () => {
  test('leaves a lobby at once', async () => {
    const { gives, lobby, tables } = await barroom();
    const id = await lobby([ben]);
    expect(await gives(ben, '/table leave')).toMatchObject({ kind: 'page', changed: [id] });
    expect((await tables.look(id))?.table.seats).toHaveLength(1);
  });

  test('asks in private how a match is left, and says what comes of giving up', async () => {
    const { gives, started, tables } = await barroom();
    const id = await started();
    const two = await gives(ben, '/table leave');
    expect(idsOf(two)).toEqual([`h1:leave:${id}:hand-on`, `h1:leave:${id}:concede`]);
    expect(wordsOf(two)).toContain('the other player wins');
    expect(wordsOf(two)).not.toContain('host');
    expect(wordsOf(await gives(ana, '/table leave'))).toContain('Somebody else becomes the host');
    expect((await tables.look(id))?.table.seats[1]).toMatchObject({ kind: 'person' });
    const three = await barroom();
    await three.started([ben, cem]);
    expect(wordsOf(await three.gives(ben, '/table leave'))).toContain('the computer plays on for you');
    expect(await three.gives(dua, '/table leave')).not.toMatchObject({ changed: [id] });
  });
});

describe('/table substitute', () => {
  test('invites somebody to my own seat', async () => {
    const { gives, started, tables } = await barroom();
    const id = await started();
    const asked = await gives(ben, '/table substitute', { person: dua.id });
    expect(wordsOf(asked)).toContain('I’ve asked the others');
    expect((await tables.look(id))?.table.vote).toMatchObject({
      proposal: { kind: 'substitute', seat: 1, person: dua },
    });
  });

  test.each(['ben', '2'])(
    'invites somebody to another’s seat by the host, by its name or number: %s',
    async (seat) => {
      const { id, gives, tables } = await atBar();
      await gives(ana, '/table substitute', { person: cem.id, seat });
      expect((await tables.look(id))?.table.vote?.proposal).toMatchObject({ seat: 1, person: cem });
    },
  );

  test('refuses who is no member, who sits there, and a seat that there is none of', async () => {
    const { gives } = await atBar();
    expect(wordsOf(await gives(ana, '/table substitute', { person: '999' }))).toContain('can’t play here');
    expect(await gives(ana, '/table substitute', { person: ben.id })).toMatchObject({
      code: 'sits-here-already',
    });
    for (const seat of ['0', '7'])
      expect(wordsOf(await gives(ana, '/table substitute', { person: dua.id, seat }))).toContain(
        'Whose seat',
      );
  });

  test('offers the seats by name while they are typed', async () => {
    const { types } = await atBar();
    expect(await types(ana, '/table substitute', 'seat', 'be')).toEqual([{ name: '2. Ben', value: '2' }]);
    expect(await types(ana, '/table substitute', 'seat', '2')).toEqual([{ name: '2. Ben', value: '2' }]);
    expect(await types(dua, '/table substitute', 'seat', '')).toEqual([]);
  });
});

describe('/table computer', () => {
  test('asks to let the computer play the seat that is free', async () => {
    const { id, gives, tables, act } = await atBar([ben, cem]);
    done(await tables.depart(act(id, ben), 'hand on'));
    await gives(cem, '/table computer');
    expect((await tables.look(id))?.table.vote?.proposal).toEqual({ kind: 'computer', seat: 1 });
  });

  test('asks once more before it takes one’s own seat for good', async () => {
    const { id, gives, tables } = await atBar();
    const asked = await gives(ben, '/table computer', { seat: 'ben' });
    expect(idsOf(asked)).toEqual([`h1:depute:${id}:1`]);
    expect(wordsOf(asked)).toContain('You can’t come back to your seat');
    expect((await tables.look(id))?.table.seats[1]).toMatchObject({ kind: 'person' });
  });

  test('seats a computer player in a lobby, for its host', async () => {
    const { gives, lobby, tables } = await barroom();
    const id = await lobby([ben]);
    expect(await gives(ben, '/table computer')).toMatchObject({ code: 'not-the-host' });
    expect(await gives(ana, '/table computer')).toMatchObject({ kind: 'page', changed: [id] });
    expect((await tables.look(id))?.table.seats[2]).toEqual({ kind: 'computer', number: 1, level: 'medium' });
  });

  test('leaves whoever is still playing their seat', async () => {
    const { gives } = await atBar();
    expect(await gives(ben, '/table computer')).toMatchObject({ code: 'still-playing' });
  });
});

describe('/table host', () => {
  test('hands over to somebody at the table', async () => {
    const { id, gives, tables } = await atBar();
    expect(await gives(ben, '/table host', { person: ben.id })).toMatchObject({ code: 'not-the-host' });
    expect(await gives(ana, '/table host', { person: ben.id })).toMatchObject({ changed: [id] });
    expect((await tables.look(id))?.table.host).toBe(ben.id);
    expect(wordsOf(await gives(cem, '/table status'))).toContain('Ben (host)');
  });

  test('hands nobody more lobbies than they may open', async () => {
    const { gives, lobby, tables } = await barroom();
    const { mostLobbies } = await tables.servers.of('g');
    const lobbies = { guild: 'g', channel: 'c', game: 'tiny', host: ben, options: {} };
    for (let count = 0; count < mostLobbies; count += 1)
      done(await tables.open({ ...lobbies, interaction: `lobby ${count}` }));
    const id = await lobby([ben]);
    expect(wordsOf(await gives(ana, '/table host', { person: ben.id, table: id }))).toContain(
      'waiting for players',
    );
    expect((await tables.look(id))?.table.host).toBe(ana.id);
  });
});

describe('/table language', () => {
  test('has the channel spoken to in another language, by the host alone', async () => {
    const { id, gives, tables } = await atBar();
    expect(await gives(ben, '/table language', { language: 'de' })).toMatchObject({ code: 'not-the-host' });
    expect(await gives(ana, '/table language', { language: 'tlh' })).toMatchObject({
      code: 'unknown-option',
    });
    const given = await gives(ana, '/table language', { language: 'de' });
    expect(given).toMatchObject({ kind: 'page', changed: [id] });
    expect(wordsOf(given)).toContain('Language: English → Deutsch');
    expect((await tables.look(id))?.table.language).toBe('de');
  });
});

describe('/tables', () => {
  test('says where the table waits for my word', async () => {
    const { id, gives, tables, act } = await atBar();
    done(await tables.propose(act(id, ana), { kind: 'end' }));
    expect(wordsOf(await gives(ben, '/tables'))).toContain('Have your say!');
    expect(wordsOf(await gives(ana, '/tables'))).toContain('Your turn!');
  });
});

describe('A match that was put away', () => {
  test('is listed, and taken up again by the board that one of its people asks for', async () => {
    const { id, gives, tables, clock } = await atBar();
    clock.time += NOTICE_AFTER + 1;
    await tables.runIdleTables();
    clock.time += ARCHIVE_AFTER + 1;
    await tables.runIdleTables();
    expect(wordsOf(await gives(ana, '/tables'))).toContain('archived');
    for (const command of ['/hand', '/undo', '/table leave', '/table host'])
      expect(await gives(ana, command), command).toMatchObject({ code: 'archived' });
    expect(wordsOf(await gives(dua, '/hand'))).toContain('You’re not at any table');
    await gives(cem, '/board');
    expect((await tables.look(id))?.table.phase).toBe('archived');
    expect(await gives(ben, '/board')).toEqual({ kind: 'board', table: id, more: [] });
    expect((await tables.look(id))?.table.phase).toBe('playing');
  });

  test('is not meant while there is another that goes on', async () => {
    const { gives, started, tables, clock } = await barroom();
    const old = await started();
    clock.time += NOTICE_AFTER + 1;
    await tables.runIdleTables();
    clock.time += ARCHIVE_AFTER + 1;
    await tables.runIdleTables();
    const young = await started();
    expect(await gives(ben, '/board')).toEqual({ kind: 'board', table: young, more: [] });
    expect(await gives(ben, '/board', { table: old })).toEqual({ kind: 'board', table: old, more: [] });
  });
});
