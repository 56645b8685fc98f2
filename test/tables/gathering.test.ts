import { describe, expect, it } from 'vitest';
import { startAt } from '../../src/tables/model/lobby-terms.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { readTime } from '../../src/tables/model/start-time.ts';
import type { Gathering } from '../../src/tables/transitions/lobby.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, calledBy, cem, done, dua, room } from './room.ts';

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

tablesInWords(`
# a private lobby
seats those alone whom its host invites, whether they have declined before or not
  gather private invite=ben; cem: join ! not-among-invited; ben: sit-out; ben: join
  ben: invite cem ! not-the-host; ana: invite cem; cem: join
lets nobody back whom its host has taken out
  gather private invite=ben; ben: join; ana: remove ben; ben: join ! not-among-invited
stays among those who sit there once it is played, and when it is played again
  gather private invite=ben; ben: join; ana: start -> freedSeats agreed
  ana: end-match; ana: rematch; cem: join ! not-among-invited

# a seat that is kept
is nobody else’s until it was declined, or its time is over
  gather invite=ben.cem keep=2h -> called ben cem
  dua: join ! seats-are-kept; cem: sit-out; dua: join -> kept ben
  2h -> kept
  ben: join
is told of by a notice to whom it is for, once a day
  gather; ana: invite ben -> call none, told waits:ben
  ana: invite ben ! invited-already
keeps its lobby open for a day after its time
  gather invite=ben keep=3d; 3d1h; idle -> phase lobby
  1d; idle -> phase closed

# a lobby that begins by itself
begins as soon as it is full
  gather start=full; ben: join -> phase lobby
  cem: join -> phase playing, kept
reminds those who sit there an hour before its time, once, and begins then
  gather start=3d; ben: join; ana: wish reminders off; 3d-1h -> call lobby, called ben
  30m -> woken no
  30m -> phase playing
stays open if too few are there, and asks its host, who begins it later
  gather start=1h; 1h -> phase lobby, called ana
  1h -> woken no
  ben: join; ana: start -> phase playing
waits for another time if its host names one, and for none if they begin it themselves
  gather start=1h; ben: join; ben: begin host ! not-the-host
  ana: begin 1d; 2h -> phase lobby
  ana: begin host; 23h; idle -> phase lobby
tells who came and who left, but each of them last alone
  gather; ben cem: join; ben: leave-lobby -> events~ ^lobby:cem:came:\\d+ lobby:ben:left:\\d+$
`);

describe('a seat that is kept', () => {
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
});

describe('a lobby that begins by itself', () => {
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
    [
      'en-GB',
      ['tomorrow evening at half past eight', 'sunday at half past 8 in the evening', 'half eight tomorrow'],
    ],
    ['de', ['morgen abend um halb neun', 'Sonntagabend um halb neun', 'morgen um halb neun abends']],
    ['fr', ['demain soir à huit heures et demie', 'demain à 8h et demie du soir', 'dimanche soir à 8h30']],
    ['ru', ['завтра в половине девятого вечера', 'завтра вечером в полдевятого', 'завтра в 8:30 вечера']],
  ])('is read as it is said in %s', (language, written) => {
    expect(written.map(readIn(language))).toEqual(written.map(() => '2026-10-25T19:30'));
  });

  it('is one of the evening if it is said without figures, and of the morning if that is said', () => {
    expect(readIn('de')('morgen um viertel vor neun')).toBe('2026-10-25T19:45');
    expect(readIn('ru')('завтра без четверти девять')).toBe('2026-10-25T19:45');
    expect(readIn('fr')('demain matin à neuf heures moins le quart')).toBe('2026-10-25T07:45');
    expect(read('tomorrow morning at a quarter to nine')).toBe('2026-10-25T07:45');
    expect(read('tomorrow at 8:45')).toBe('2026-10-25T07:45');
    expect(['in two hours', 'in half an hour'].map(read)).toEqual(['2026-10-24T21:00', '2026-10-24T19:30']);
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
