import { describe, expect, it } from 'vitest';
import { startAt } from '../../src/tables/model/lobby-terms.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { readTime } from '../../src/tables/model/start-time.ts';
import type { Gathering } from '../../src/tables/transitions/lobby.ts';
import { ana, ben, calledBy, cem, done, dua, room, whyNot } from './room.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A room with a lobby of Ana's that gathers people in a way; its game has three seats, and wants two. */
async function lobbyThat(gathering: (now: number) => Gathering) {
  const { tables, clock, ...rest } = await room();
  const order = { guild: 'g', channel: 'c', game: 'tiny', host: ana, options: {}, interaction: 'open' };
  const opened = done(await tables.open({ ...order, gathering: gathering(clock.now()) }));
  const { id } = opened.table;
  const table = async () => {
    const now = await tables.look(id);
    if (now === undefined) throw new Error('the table is gone');
    return now.table;
  };
  /** So much later, with all done that is due by then. */
  const later = async (time: number) => {
    clock.time += time;
    await tables.runDueTurns();
    await tables.runIdleTables();
    return table();
  };
  return { ...rest, tables, clock, opened, id, table, later };
}

describe('a private lobby', () => {
  it('seats those alone whom its host invites, whether they have declined before or not', async () => {
    const { tables, act, id } = await lobbyThat(() => ({ isPrivate: true, invite: [ben.id] }));
    expect(whyNot(await tables.join(act(id, cem), 'Cem'))).toBe('not-among-invited');
    done(await tables.sitOut(act(id, ben)));
    done(await tables.join(act(id, ben), 'Ben'));
    expect(whyNot(await tables.invite(act(id, ben), { invite: [cem.id] }))).toBe('not-the-host');
    done(await tables.invite(act(id, ana), { invite: [cem.id] }));
    done(await tables.join(act(id, cem), 'Cem'));
  });

  it('lets nobody back whom its host has taken out', async () => {
    const { tables, act, id } = await lobbyThat(() => ({ isPrivate: true, invite: [ben.id] }));
    done(await tables.join(act(id, ben), 'Ben'));
    done(await tables.remove(act(id, ana), ben.id));
    expect(whyNot(await tables.join(act(id, ben), 'Ben'))).toBe('not-among-invited');
  });

  it('stays among those who sit there once it is played, and when it is played again', async () => {
    const { tables, act, id } = await lobbyThat(() => ({ isPrivate: true, invite: [ben.id] }));
    done(await tables.join(act(id, ben), 'Ben'));
    expect(done(await tables.start(act(id, ana))).table).toMatchObject({ freedSeats: 'agreed' });
    done(await tables.end(act(id, ana)));
    const again = done(await tables.playAgain(act(id, ana), 'Ana'));
    expect(whyNot(await tables.join(act(again.table.id, cem), 'Cem'))).toBe('not-among-invited');
  });
});

describe('a seat that is kept', () => {
  it('is nobody else’s until it was declined, or its time is over', async () => {
    const { tables, act, id, opened, later, table } = await lobbyThat((now) => ({
      ...{ invite: [ben.id, cem.id], keepUntil: now + 2 * HOUR },
    }));
    expect(calledBy(opened)?.people).toEqual([ben.id, cem.id]);
    expect(whyNot(await tables.join(act(id, dua), 'Dua'))).toBe('seats-are-kept');
    done(await tables.sitOut(act(id, cem)));
    done(await tables.join(act(id, dua), 'Dua'));
    expect((await table()).terms.kept.map(({ person }) => person)).toEqual([ben.id]);
    expect((await later(2 * HOUR)).terms.kept).toEqual([]);
    done(await tables.join(act(id, ben), 'Ben'));
  });

  it('is told of by a notice to whom it is for, once a day', async () => {
    const { tables, act, id, store } = await lobbyThat(() => ({}));
    const invited = done(await tables.invite(act(id, ana), { invite: [ben.id] }));
    expect(calledBy(invited)).toBeUndefined();
    expect((await store.open({ table: id }))?.notices).toMatchObject([{ kind: 'waits', person: ben.id }]);
    expect(whyNot(await tables.invite(act(id, ana), { invite: [ben.id] }))).toBe('invited-already');
  });

  it('calls nobody who was called to another lobby within the hour, though it is kept for them', async () => {
    const { tables, act, clock, store } = await lobbyThat(() => ({ invite: [ben.id] }));
    const open = async (person: SeatedPerson, gathering: Gathering) => {
      const order = { guild: 'g', channel: 'c', game: 'tiny', host: person, options: {} };
      return done(await tables.open({ ...order, gathering, interaction: `open by ${person.id}` }));
    };
    const again = await open(dua, { invite: [ben.id] });
    expect(calledBy(again)?.people).toEqual([]);
    expect(again.table.terms.kept).toMatchObject([{ person: ben.id }]);
    const other = await open(cem, {});
    done(await tables.invite(act(other.table.id, cem), { invite: [ben.id] }));
    expect((await store.open({ table: other.table.id }))?.notices).toEqual([]);
    clock.time += 2 * HOUR;
    expect(calledBy(await open(ana, { invite: [ben.id] }))?.people).toEqual([ben.id]);
  });

  it('is kept until the start, whenever that is moved to, or for a day if there is none any more', async () => {
    const { tables, act, id, clock, table, later } = await lobbyThat((now) => ({ start: now + DAY }));
    const keepUntil = clock.now() + 2 * HOUR;
    const kept = async () => (await table()).terms.kept.map(({ until }) => until);
    done(await tables.invite(act(id, ana), { invite: [ben.id] }));
    done(await tables.invite(act(id, ana), { invite: [cem.id], keepUntil }));
    for (const start of [clock.now() + 3 * DAY, clock.now() + 5 * HOUR]) {
      done(await tables.setTerms(act(id, ana), { start }));
      expect(await kept()).toEqual([start, keepUntil]);
    }
    done(await tables.setTerms(act(id, ana), { start: 'host' }));
    expect((await later(3 * HOUR)).terms.kept.map(({ person }) => person)).toEqual([ben.id]);
  });

  it('keeps its lobby open for a day after its time', async () => {
    const { later } = await lobbyThat((now) => ({ invite: [ben.id], keepUntil: now + 3 * DAY }));
    expect((await later(3 * DAY + HOUR)).phase).toBe('lobby');
    expect((await later(DAY)).phase).toBe('closed');
  });
});

describe('a lobby that begins by itself', () => {
  it('begins as soon as it is full', async () => {
    const { tables, act, id } = await lobbyThat(() => ({ start: 'full' }));
    expect(done(await tables.join(act(id, ben), 'Ben')).table.phase).toBe('lobby');
    expect(done(await tables.join(act(id, cem), 'Cem')).table).toMatchObject({
      ...{ phase: 'playing', terms: { isPrivate: false, kept: [] } },
    });
  });

  it('reminds those who sit there an hour before its time, once, and begins then', async () => {
    const { tables, act, id, later } = await lobbyThat((now) => ({ start: now + 3 * DAY }));
    done(await tables.join(act(id, ben), 'Ben'));
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, reminders: false }));
    const reminded = await later(3 * DAY - HOUR);
    expect(calledBy({ table: reminded })).toMatchObject({ reason: 'lobby', people: [ben.id] });
    expect((await later(30 * MINUTE)).revision).toBe(reminded.revision);
    expect((await later(30 * MINUTE)).phase).toBe('playing');
  });

  it('stays open if too few are there, and asks its host, who begins it later', async () => {
    const { tables, act, id, later } = await lobbyThat((now) => ({ start: now + HOUR }));
    const missed = await later(HOUR);
    expect(missed.phase).toBe('lobby');
    expect(calledBy({ table: missed })?.people).toEqual([ana.id]);
    expect((await later(HOUR)).revision).toBe(missed.revision);
    done(await tables.join(act(id, ben), 'Ben'));
    expect(done(await tables.start(act(id, ana))).table.phase).toBe('playing');
  });

  it('waits for another time if its host names one, and for none if they begin it themselves', async () => {
    const { tables, act, id, clock, later } = await lobbyThat((now) => ({ start: now + HOUR }));
    done(await tables.join(act(id, ben), 'Ben'));
    expect(whyNot(await tables.setTerms(act(id, ben), { start: 'host' }))).toBe('not-the-host');
    done(await tables.setTerms(act(id, ana), { start: clock.now() + DAY }));
    expect((await later(2 * HOUR)).phase).toBe('lobby');
    done(await tables.setTerms(act(id, ana), { start: 'host' }));
    expect((await later(DAY - HOUR)).phase).toBe('lobby');
  });

  it('tells who came and who left, but each of them last alone', async () => {
    const { tables, act, id, table } = await lobbyThat(() => ({}));
    done(await tables.join(act(id, ben), 'Ben'));
    done(await tables.join(act(id, cem), 'Cem'));
    done(await tables.leave(act(id, ben)));
    expect((await table()).events).toMatchObject([
      { kind: 'lobby', who: cem.id, did: 'came' },
      { kind: 'lobby', who: ben.id, did: 'left' },
    ]);
  });

  it('reminds nobody of a start that is near when it is set', () => {
    expect(startAt(2 * HOUR, 0)).toEqual({ kind: 'at', at: 2 * HOUR, next: 'begin' });
    expect(startAt(3 * HOUR, 0)).toEqual({ kind: 'at', at: 3 * HOUR, next: 'remind' });
  });
});

describe('a time that somebody writes', () => {
  // In Berlin it is 21:00 on Saturday; clocks are put back an hour in that night.
  const now = Date.UTC(2026, 9, 24, 19);
  const readIn = (language: string) => (written: string) => {
    const at = readTime(written, { zone: 'Europe/Berlin', language, now });
    return typeof at === 'number' ? new Date(at).toISOString().slice(0, 16) : at;
  };
  const read = readIn('en-GB');

  it('is read by the clocks of their time zone, as the next one or on the day that they name', () => {
    expect(['21:30', '9:30 pm', '21h30', '21.30 Uhr'].map(read)).toEqual(Array(4).fill('2026-10-24T19:30'));
    expect(['20:00', '8pm', '20h', 'tomorrow 8pm'].map(read)).toEqual(Array(4).fill('2026-10-25T19:00'));
    expect(read('2026-11-02 07:15')).toBe('2026-11-02T06:15');
    expect(['2.11. 7:15', '2/11 7:15', 'nov 2 at 7:15'].map(read)).toEqual(Array(3).fill('2026-11-02T06:15'));
    expect(readIn('en-US')('11/2 7:15 am')).toBe('2026-11-02T06:15');
  });

  it.each([
    ['en-GB', ['sunday 20:00', 'tomorrow at 8 pm', 'sun 20:00', '8pm tomorrow']],
    ['de', ['morgen 20 Uhr', 'morgen um 20 Uhr', 'So 20:00', 'am Sonntag um 20 Uhr', '25.10. um 20 Uhr']],
    ['fr', ['demain 20h', 'demain à 20h', 'dim 20h', 'dimanche à 20h00', '25 octobre 20h', '20 h']],
    ['fr', ['20 h demain', 'demain à 20 h', 'demain à 20 heures', 'demain 20 heures', 'dim 20 h 00']],
    ['fr', ['8h du soir', 'demain à 8 heures du soir', 'dimanche 8 h du soir']],
    [
      'ru',
      ['завтра в 20:00', 'вс 20:00', 'в воскресенье в 20:00', 'завтра в 8 вечера', '25 октября в 20:00'],
    ],
    ['pl', ['tomorrow 8pm', 'morgen 20 Uhr', 'demain 20h', 'завтра в 20:00']],
  ])('is read in the words of %s', (language, written) => {
    expect(written.map(readIn(language))).toEqual(written.map(() => '2026-10-25T19:00'));
  });

  it.each([
    ['en-US', ['day after tomorrow 8pm', 'the day after tomorrow at 8pm', '20:00 day after tomorrow']],
    ['de', ['übermorgen 20 Uhr', 'übermorgen um 20 Uhr', '20 Uhr übermorgen']],
    ['fr', ['après-demain 20h', 'après-demain à 20 heures', '20 h après-demain']],
    ['ru', ['послезавтра в 20:00', 'послезавтра в 20 часов', '20:00 послезавтра']],
  ])('is read on the day after tomorrow in the words of %s', (language, written) => {
    expect(written.map(readIn(language))).toEqual(written.map(() => '2026-10-26T19:00'));
  });

  it('counts from now, whatever clocks do meanwhile', () => {
    const words = { en: 'in 6 hours', de: 'in 6 Stunden', fr: 'dans 6 heures', ru: 'через 6 часов' };
    for (const [language, written] of Object.entries(words))
      expect(readIn(language)(written), written).toBe('2026-10-25T01:00');
    expect(['in 6h', 'dans 6 h'].map(read)).toEqual(Array(2).fill('2026-10-25T01:00'));
  });

  it('is refused if it is none, is over, or is too far away', () => {
    const none = [
      '',
      'soon',
      '25:00',
      '25h',
      '13 pm',
      '2026-02-30 20:00',
      'tomorrow',
      'tomorrow 20:00 or so',
      '1'.repeat(6000),
    ];
    expect(none.map(read)).toEqual(none.map(() => 'none'));
    expect(['2026-10-24 20:00', 'yesterday 8pm', 'today 20:00'].map(read)).toEqual(Array(3).fill('past'));
    expect([read('2026-12-24 20:00'), read('1.1. 20:00')]).toEqual(['far', 'far']);
  });
});
