import { describe, expect, it, test } from 'vitest';
import { resultMessage } from '../../src/discord/views/board-message.ts';
import { lobbyMessage } from '../../src/discord/views/lobby-message.ts';
import { keyedChance } from '../../src/engine/chance.ts';
import { computerName } from '../../src/tables/model/computer-name.ts';
import { pseudonymFor } from '../../src/tables/model/pseudonym.ts';
import type { Seated, SeatedPerson } from '../../src/tables/model/seated.ts';
import type { Seating } from '../../src/tables/model/series.ts';
import { canGoOn, seatedAgain, seriesScore } from '../../src/tables/model/series-score.ts';
import { guestOf, seatOf } from '../../src/tables/model/table.ts';
import { shownWords } from '../discord/shown-words.ts';
import { say } from '../texts/shipped.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, dua, room, seated } from './room.ts';

const context = { say, icons: () => undefined, avatars: () => undefined };

/** A room where matches are won by two steps, and played again by those who played them. */
async function series() {
  const there = await room();
  const { tables, act, says } = there;
  /** Has somebody win the match under way, whose turn comes to them. */
  const wins = async (id: string, winner: SeatedPerson) => {
    for (let turn = 0; turn < 3; turn += 1) {
      const now = await tables.look(id);
      const up = now?.match?.turn.seat ?? -1;
      const sitting = now?.table.seats[up];
      if (sitting?.kind !== 'person') throw new Error('a computer is up');
      const isTheirs = seatOf({ seats: now?.table.seats ?? [] }, winner.id) === up;
      for (const answer of isTheirs ? ['step', 'step', 'end'] : ['end'])
        done(await says(id, sitting, answer));
      if (isTheirs) return;
    }
  };
  /** All of these press *Rematch* below a match that is over, one after the other. */
  const again = async (id: string, people: readonly SeatedPerson[]) => {
    let latest = done(await tables.playAgain(act(id, people[0] ?? ana), people[0]?.name ?? ''));
    for (const person of people.slice(1)) latest = done(await tables.playAgain(act(id, person), person.name));
    return latest;
  };
  const score = async (id: string) => {
    const known = seriesScore(await there.look(id));
    return (
      known && {
        wins: Object.fromEntries(known.wins.map(({ player, wins: count }) => [player, count])),
        ...(known.winners === undefined ? {} : { winners: known.winners.map(({ player }) => player) }),
      }
    );
  };
  /** What is said of it: below a match that is over, or in a lobby. */
  const told = async (id: string) => {
    const now = await there.look(id);
    return shownWords(
      now.match === undefined ? lobbyMessage(now, context) : resultMessage(now, now.match, [], context),
    ).join('\n');
  };
  const first = async (people: readonly SeatedPerson[], winner: SeatedPerson) => {
    const id = await there.started(people, { pace: 'fast' });
    await wins(id, winner);
    return id;
  };
  return { ...there, wins, again, score, told, first };
}

tablesInWords(`
# a match that is played again
starts once all who played it have pressed, and not before
  given fast ben cem; wins ana; ben ana: rematch -> phase lobby
  cem: join -> phase playing, seats~ ana, seats~ ben, seats~ cem
waits for its host where somebody does not play this time, who may still change their mind
  given fast ben cem; wins ana; ana ben: rematch; cem: sit-out -> invited ana ben, declined cem
  cem: sit-out -> declined cem
  dua: sit-out ! not-invited; ben: sit-out ! already-seated -> phase lobby
  cem: join -> phase playing, declined
lets its host alone choose how seats are given, and only where it is played again
  given fast ben cem; wins ana; ana: rematch; ana: seating kept -> seating kept
  ben: seating drawn ! not-the-host
  given lobby; ana: seating kept ! unknown-option
is so at a new table in its channel, as it was played, with whoever asked for it as its host
  given fast daily; ana: end-match; ben: rematch -> phase lobby, host ben, seats ben, options~ fast, pace daily
  -> channel c, call lobby, called ana, beside yes
is so at one table, whoever asks for it
  given fast ben cem; ana: end-match; ben ana: rematch -> seats ben ana
  ana: rematch ! already-seated
  ben: start; cem: rematch ! not-in-the-lobby
is so with its computers, and at once where there is nobody else to wait for
  given fast alone computer computer; ana: end-match; ana: rematch -> phase playing, asked~ .
  -> seats~ ^(ana computer computer|computer ana computer|computer computer ana)$
is so for those who played it, whom others may join, and once more where the new table was closed
  given fast; ana: end-match; dua: rematch ! did-not-play
  ana dua: rematch -> seats ana dua
  ana: close; ben: rematch -> phase lobby, seats ben
is over before
  given; ana: rematch ! not-over

# a best of three
is even after three matches that three have won, and the next one begins another
  given fast ben cem; wins ana; ana ben cem: rematch; wins ben; ana ben cem: rematch; wins cem
  -> score ana:1 ben:1 cem:1, champions ana ben cem
  ana ben cem: rematch -> score none
counts for somebody what a computer that keeps their place warm does not take from them
  given fast ben cem; wins ana; ana ben cem: rematch; ana: leave; ben: propose computer ana; cem: agree
  -> seats~ computer:ana, score ana:1 ben:0 cem:0
counts a match that one of two has given up for the other
  given fast; wins ben; ana ben: rematch; ana: concede -> score ana:0 ben:2, champions ben
`);

describe('a match that is played again', () => {
  it('is one match, however many press at the same time', async () => {
    const { first, tables, act } = await series();
    const id = await first([ben, cem], ana);
    const pressed = await Promise.all(
      [ana, ben, cem, ana, ben].map((person) => tables.playAgain(act(id, person), person.name)),
    );
    const tablesPressed = pressed.flatMap((each) => (each.kind === 'done' ? [each.table.id] : []));
    expect(new Set(tablesPressed).size).toBe(1);
    expect((await tables.look(tablesPressed[0] ?? ''))?.table.phase).toBe('playing');
  });

  it('has computers of the same names', async () => {
    const { tables, act, look, started } = await series();
    const id = await started([ben], {}, 1);
    const before = (await look(id)).table;
    done(await tables.end(act(id, ana)));
    const opened = done(await tables.playAgain(act(id, ana), ana.name)).table;
    expect(opened.seats.map(({ kind }) => kind)).toEqual(['person', 'computer']);
    expect(computerName(opened, 1)).toBe(computerName(before, 1));
  });
});

describe('a best of three', () => {
  it('grows from a match that is played again, and two victories decide it', async () => {
    const { again, first, score, told, wins } = await series();
    const one = await first([ben], ana);
    expect(await score(one)).toBeUndefined();
    expect(await told(one)).not.toContain('Best of three');
    const two = (await again(one, [ben, ana])).table.id;
    expect(await score(two)).toEqual({ wins: { 101: 1, 102: 0 } });
    await wins(two, ben);
    expect(await score(two)).toEqual({ wins: { 101: 1, 102: 1 } });
    const three = (await again(two, [ana, ben])).table.id;
    await wins(three, ben);
    expect(await score(three)).toEqual({ wins: { 101: 1, 102: 2 }, winners: ['102'] });
    expect(await told(three)).toMatch(/\*\*Best of three:\*\* .*Ben 2.*\. Ben takes it!/u);
  });

  it('ends with a match that is broken off, and with other players', async () => {
    const { again, first, score, told, tables, act } = await series();
    const two = (await again(await first([ben], ana), [ana, ben])).table.id;
    done(await tables.end(act(two, ana)));
    expect(await score((await again(two, [ana, ben])).table.id)).toBeUndefined();

    const lobby = (await again(await first([ben], ana), [ana])).table;
    expect(await told(lobby.id)).toContain('Game 2 of a best of three');
    done(await tables.join(act(lobby.id, cem), cem.name));
    expect(await told(lobby.id)).not.toContain('Game 2');
    expect(await told(lobby.id)).toContain('so the best of three starts over');
    const begun = done(await tables.start(act(lobby.id, ana)));
    expect(begun.table.seats.map(guestOf).toSorted()).toEqual(['101', '103']);
    expect(await score(lobby.id)).toBeUndefined();
  });

  it('is the next game in a lobby as long as all who played can still sit there, and nobody else does', async () => {
    const { again, first, told, tables, act } = await series();
    const anew = 'so the best of three starts over';
    const lobby = (await again(await first([ben, cem], ana), [ana, ben])).table.id;
    expect(await told(lobby)).toContain('Game 2 of a best of three');
    done(await tables.join(act(lobby, dua), dua.name));
    expect(await told(lobby)).toContain(anew);
    done(await tables.leave(act(lobby, dua)));
    expect(await told(lobby)).toContain('Game 2 of a best of three');
    done(await tables.sitOut(act(lobby, cem)));
    expect(await told(lobby)).toContain(anew);
    done(await tables.addComputer(act(lobby, ana)));
    expect(await told(lobby)).toContain(anew);
  });

  test.each([
    ['is missing whom nobody invited, as their seat was another’s at the end', ben.id, [], true],
    ['is missing and has declined', ben.id, [ben.id], false],
    ['is missing and is a computer', 'computer-1', [], false],
    ['is missing whose data were removed', pseudonymFor('removal'), [], false],
  ])('counts on where somebody %s: %s, %j, %s', (_, missing, declined, expected) => {
    const players = [ana.id, missing];
    const known = { first: 't1', players, games: [[ana.id]], seating: 'drawn' } as const;
    expect(canGoOn({ seats: [seated(ana)], series: known, declined })).toBe(expected);
  });

  it('names whoever has won a game also where somebody else plays on for them, and in the lobby before they sit there', async () => {
    const { again, score, told, wins, started, tables, act } = await series();
    const one = await started([], { pace: 'fast' }, 2);
    await wins(one, ana);
    const two = (await again(one, [ana])).table;
    const [first, second, third] = [1, 2, 3].map((number) => computerName(two, number));
    done(await tables.depart(act(two.id, ana), 'concede'));
    expect(await score(two.id)).toEqual({
      wins: { 101: 1, 'computer-1': 0, 'computer-2': 0, 'computer-3': 0 },
    });
    const words = await told(two.id);
    expect(words).toContain('No people are left in this game.');
    expect(words).toContain('This game has no winner: a rematch starts from zero.');
    expect(words).not.toContain('decides');
    for (const count of [`${first} 🤖 0`, `${second} 🤖 0`, `${third} 🤖 0`, 'Ana 1'])
      expect(words).toContain(count);

    const others = await series();
    const lobbyOf = (await others.again(await others.first([ben], ana), [ben])).table.id;
    expect(await others.told(lobbyOf)).toContain('Ben 0, <@101> 1');
  });

  it('says that the next game decides where it does', async () => {
    const { again, first, told, wins } = await series();
    const two = (await again(await first([ben], ana), [ana, ben])).table.id;
    await wins(two, ben);
    expect(await told(two)).toContain('The next game decides.');
  });
});

const before = { first: 't', players: ['101', '102', '103'], games: [['101']] };
const placed = (people: readonly SeatedPerson[], seating: Seating, seed = 'a') =>
  seatedAgain(
    { seats: people.map((person): Seated => seated(person)), series: { ...before, seating } },
    keyedChance(seed, 0),
  ).seats.map(guestOf);

test.each([
  ['kept', [cem, ana, ben], ['101', '102', '103']],
  ['turned', [cem, ana, ben], ['102', '103', '101']],
  ['kept', [dua, cem, ana], ['101', '103', '104']],
] as const)('seats are %s, with whoever is new at the end', (seating, people, order) => {
  expect(placed(people, seating)).toEqual(order);
});

test('seats that are drawn come in every order', () => {
  const orders = Array.from({ length: 100 }, (_, seed) =>
    placed([ana, ben, cem], 'drawn', `${seed}`).join(''),
  );
  expect([...new Set(orders)].toSorted()).toEqual(
    [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ].map((order) => order.map((at) => `10${at}`).join('')),
  );
});
