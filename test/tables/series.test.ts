import { describe, expect, it, test } from 'vitest';
import { resultMessage } from '../../src/discord/views/board-message.ts';
import { lobbyMessage } from '../../src/discord/views/lobby-message.ts';
import { hasMatch, tableView } from '../../src/discord/views/table-view.ts';
import { keyedChance } from '../../src/engine/chance.ts';
import { computerName } from '../../src/tables/model/computer-name.ts';
import { pseudonymFor } from '../../src/tables/model/pseudonym.ts';
import type { Seated, SeatedPerson } from '../../src/tables/model/seated.ts';
import type { Seating } from '../../src/tables/model/series.ts';
import { canGoOn, seatedAgain } from '../../src/tables/model/series-score.ts';
import { guestOf } from '../../src/tables/model/table.ts';
import { shownWords } from '../discord/shown-words.ts';
import { say } from '../texts/shipped.ts';
import { days } from './days.ts';
import { hereIn } from './deeds.ts';
import { roomsInWords, tablesInWords } from './in-words.ts';
import { ana, ben, cem, done, dua, room, seated } from './room.ts';

const context = { say, icons: () => undefined, avatars: () => undefined };

/** Tables of which can be read what is said of a series: below a match that is over, or in a lobby. */
const toldInWords = roomsInWords(async () => {
  const here = hereIn(await days());
  const reads = async () => {
    const view = tableView(await here.look(here.id), context);
    return shownWords(hasMatch(view) ? resultMessage(view, []) : lobbyMessage(view)).join('\n');
  };
  return { here, reads };
});

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

toldInWords(`
# a best of three
grows from a match that is played again, and two victories decide it
  given fast; wins ana -> score none => told!: Best of three
  ben ana: rematch -> score ana:1 ben:0
  wins ben -> score ana:1 ben:1
  ana ben: rematch; wins ben -> score ana:1 ben:2, champions ben
  => told/: \\*\\*Best of three:\\*\\* .*Ben 2.*\\. Ben takes it!
ends with a match that is broken off, and with other players
  given fast; wins ana; ana ben: rematch; ana: end-match; ana ben: rematch -> score none
  given fast; wins ana; ana: rematch => told~: Game 2 of a best of three
  cem: join => told!: Game 2 | told~: so the best of three starts over
  ana: start -> score none, seats~ ^(ana cem|cem ana)$
is the next game in a lobby as long as all who played can still sit there, and nobody else does
  given fast ben cem; wins ana; ana ben: rematch => told~: Game 2 of a best of three
  dua: join => told~: so the best of three starts over
  dua: leave-lobby => told~: Game 2 of a best of three
  cem: sit-out => told~: so the best of three starts over
  ana: add-computer => told~: so the best of three starts over
names whoever has won a game also where somebody else plays on for them, and in the lobby before they sit there
  given fast alone computer computer; wins ana; ana: rematch; ana: concede
  -> score ana:1 computer-1:0 computer-2:0 computer-3:0
  => told~: No people are left in this game. | told~: This game has no winner: a rematch starts from zero.
  => told!: to go | told~: Ana 1 | told/: \\w 🤖 0.*\\w 🤖 0.*\\w 🤖 0
  given fast; wins ana; ben: rematch => told~: Ben 0, <@${ana.id}> 1
says that there is one game to go, also where it may end even
  given fast; wins ana; ana ben: rematch; wins ben => told~: One game to go.
  given fast ben cem; wins ana; ana ben cem: rematch; wins ben => told~: One game to go.
`);

describe('a match that is played again', () => {
  it('is one match, however many press at the same time', async () => {
    const { started, says, tables, act } = await room();
    const id = await started([ben, cem], { pace: 'fast' });
    for (const answer of ['step', 'step', 'end']) done(await says(id, ana, answer));
    const pressed = await Promise.all(
      [ana, ben, cem, ana, ben].map((person) => tables.playAgain(act(id, person), person.name)),
    );
    const tablesPressed = pressed.flatMap((each) => (each.kind === 'done' ? [each.table.id] : []));
    expect(new Set(tablesPressed).size).toBe(1);
    expect((await tables.look(tablesPressed[0] ?? ''))?.table.phase).toBe('playing');
  });

  it('has computers of the same names', async () => {
    const { tables, act, look, started } = await room();
    const id = await started([ben], {}, 1);
    const before = (await look(id)).table;
    done(await tables.end(act(id, ana)));
    const opened = done(await tables.playAgain(act(id, ana), ana.name)).table;
    expect(opened.seats.map(({ kind }) => kind)).toEqual(['person', 'computer']);
    expect(computerName(opened, 1)).toBe(computerName(before, 1));
  });
});

describe('a best of three', () => {
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
