import { describe, expect, it } from 'vitest';
import { analysisPage } from '../../src/discord/views/analysis-page.ts';
import { closingOf } from '../../src/discord/views/board-message.ts';
import { happenedPage, summary } from '../../src/discord/views/happened.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { computerName } from '../../src/tables/model/computer-name.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { shownWords } from '../discord/shown-words.ts';
import { seenBy } from '../discord/views/shown.ts';
import { say } from '../texts/shipped.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, dua, keptAt, room } from './room.ts';

tablesInWords(`
# a seat that the others let the computer play on
can be taken back by its person at any time, with their time anew
  given live ben cem; 5m; ben cem: late computer -> seats computer:ana ben cem
  1d; ana: return -> seats ana ben cem, events~ returned:ana
  ben cem: end -> clocks ana
  5m-1m -> woken no
is nobody else’s to take back, and not twice
  given live ben cem; 5m; ben cem: late computer
  dua cem: return ! no-seat-to-take-back
  dua: take 0 ! seat-is-taken
  ana: return; ana: return ! no-seat-to-take-back
is told to its person, once
  given live ben cem; 5m; ben cem: late computer -> told~ replaced:ana
  0m -> told
  due -> woken no, told
is told to its person at the end of their quiet hours, and of a vacation
  given live ben cem; at 23; ana: wish quiet 22-7; 5m; ben cem: late computer -> told! replaced:ana
  ana: wish vacation 24h55m; 7h55m -> told! replaced:ana
  17h -> told! replaced:ana
  7h -> told~ replaced:ana
is told to nobody who wants to hear nothing
  given live ben cem; 5m; ana: wish notices off; ben cem: late computer; 1d -> told! replaced:ana
stays the computer’s where its person has agreed to that, or has given up
  given none ben cem; ana: propose computer 0 -> seats computer ben cem
  ana: return ! no-seat-to-take-back
  given none ben cem; ana: concede; ana: return ! no-seat-to-take-back
is theirs again, too, where they had left it to others, who are told nothing
  given none ben cem; ana: leave; ben: propose computer 0; cem: agree -> told! replaced:ana
  ana: return -> seats ana ben cem
`);

const context = { say, icons: () => undefined, avatars: () => undefined };

/** A match of three in which each has had a turn, and what is told of it. */
async function played() {
  const there = await room();
  const { tables, says, started } = there;
  const id = await started([ben, cem]);
  const turnOf = async (person: SeatedPerson) => {
    for (const answer of ['step', 'end']) done(await says(id, person, answer));
  };
  for (const person of [ana, ben, cem]) await turnOf(person);
  const look = async () => {
    const now = await tables.look(id);
    if (now?.match === undefined) throw new Error('there is no match');
    return { now, match: now.match, log: await tables.log(id, 0) };
  };
  /** The turns as the channel and *Log* tell them. */
  const told = async () => {
    const { now, match, log } = await look();
    const { text } = tableView(now, context);
    return summary(match.logged(log).happened('spectator', 0, text), text, 4_000);
  };
  return { ...there, id, turnOf, look, told };
}

describe('what was told of a turn', () => {
  it('keeps the name of who held the seat then, where a computer plays on', async () => {
    const { tables, act, id, look, told } = await played();
    const before = await told();
    expect(before).toContain('Cem');
    done(await tables.depart(act(id, cem), 'concede'));
    const { now, log } = await look();
    expect(await told()).toBe(before);
    const closed = closingOf(tableView(now, context), log)?.({ components: [], attachments: [] });
    expect(closed && shownWords(closed).join('\n')).toContain('Cem');
    const logs = { from: 0, news: log, all: log, until: log.length, span: 0, spans: 1 };
    const page = happenedPage(seenBy('spectator', now, context), logs);
    expect(shownWords(page).join('\n')).toContain('Cem');
  });

  it('keeps it in the analysis, too', async () => {
    const { tables, act, id, look } = await played();
    done(await tables.depart(act(id, cem), 'concede'));
    const { now, match, log } = await look();
    // Cem's turn was the third, of two moves like each.
    const before = (await match.logged(log).asItWas(4))?.snapshot() ?? '';
    const stop = { rounds: 0, odds: [] };
    const point = {
      seat: 2,
      round: 1,
      stop,
      before,
      after: before,
      played: ['step'],
      better: ['end'],
    } as const;
    const analysis = { stops: [], turningPoints: [{ ...point, chance: { played: 0.2, better: 0.6 } }] };
    for (const number of [0, 1]) {
      const words = shownWords(analysisPage(tableView(now, context, ana.id), analysis, number)).join('\n');
      expect(words).toContain('Cem');
      expect(words).not.toContain(computerName(now.table, 2));
    }
  });

  it('and what comes after is told of who holds it now', async () => {
    const { tables, act, id, look, told, turnOf } = await played();
    const before = await told();
    done(await tables.depart(act(id, cem), 'concede'));
    await turnOf(ana);
    await turnOf(ben);
    const after = await told();
    const { now } = await look();
    expect(after.startsWith(before)).toBe(true);
    expect(after.slice(before.length)).not.toContain('Cem');
    expect(after.slice(before.length)).toContain(computerName(now.table, 1));
  });

  it('tells each of several who held a seat one after the other', async () => {
    const { tables, act, id, look, told, turnOf } = await played();
    const before = await told();
    done(await tables.depart(act(id, cem), 'hand on'));
    const seat = (await look()).now.table.seats.findIndex(({ kind }) => kind === 'free');
    done(await tables.takeSeat(act(id, dua), seat, dua.name));
    for (const person of [ana, ben, dua]) await turnOf(person);
    const between = await told();
    expect(between.startsWith(before)).toBe(true);
    expect(between.slice(before.length)).toContain('Dua');
    done(await tables.depart(act(id, dua), 'concede'));
    expect(await told()).toBe(between);
    expect((await look()).now.table.handovers).toHaveLength(2);
  });

  it('names nobody any more who had their data removed', async () => {
    const { tables, store, act, id, look, told } = await played();
    done(await tables.depart(act(id, cem), 'hand on'));
    done(await tables.personalData.pseudonymise(act(id, cem), 'gone-1'));
    expect((await look()).now.table.handovers).toEqual([]);
    const seat = (await look()).now.table.seats.findIndex(({ kind }) => kind === 'free');
    done(await tables.takeSeat(act(id, dua), seat, dua.name));
    done(await tables.depart(act(id, ben), 'concede'));
    done(await tables.personalData.pseudonymise(act(id, ben), 'gone-2'));
    const { body } = (await keptAt(store, id)).table;
    for (const { name } of [ben, cem]) expect(body).not.toContain(name);
    expect(await told()).toContain('unknown player');
  });
});
