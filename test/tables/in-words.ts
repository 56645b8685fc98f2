import { games } from '../../src/games/index.ts';
import { optionsAt } from '../../src/tables/model/first-player.ts';
import type { SeatedPerson } from '../../src/tables/model/seated.ts';
import { seriesScore } from '../../src/tables/model/series-score.ts';
import { recordOf } from '../../src/tables/model/standings.ts';
import { absencesShown, holderOf } from '../../src/tables/model/table.ts';
import { awaited } from '../../src/tables/model/voting.ts';
import { waitingFor } from '../../src/tables/model/waiting.ts';
import { hold, type Looks, plainLooks, testRules } from '../games/rules.ts';
import { tiny } from '../games/tiny.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { days } from './days.ts';
import { type Here, happen, hereIn, nameOf, names, PEOPLE, seatInWords } from './deeds.ts';
import { ana, calledBy } from './room.ts';

const lineOf = (answers: readonly { readonly notation: string }[]): string =>
  answers.map(({ notation }) => notation).join('.');

const yes = (is: unknown): string => (is === true ? 'yes' : 'no');

/** Games of somebody's, victories, seats that they took and that they left, and games that were ended early. */
const recordOfPerson = async ({ tables }: Here, { id }: SeatedPerson) => {
  const { games: played, wins, taken, left, early } = recordOf(await tables.results.of(id), id);
  return [played, wins, taken, left, early].map(String);
};

/** What is asked of the store besides, where it is looked at. */
const ASKED: Readonly<Record<string, (here: Here) => Promise<readonly string[]>>> = {
  // Who is to be told what by a message of their own.
  told: async ({ id, told }) => (await told(id)).map(({ kind, person }) => `${kind}:${nameOf(person)}`),
  // How far Ana can ask to go back.
  ways: async ({ id, look, tables }) =>
    (await tables.waysBack(await look(id), ana.id)).map(({ to, moves }) => `${to}:${moves}`),
  // The answers of the log, each with who gave it, and what was taken back to which ply.
  log: async ({ id, store }) =>
    (await store.log(id)).map(({ person, body }) => {
      const { kind, notation, to } = JSON.parse(body);
      return `${nameOf(person)}:${kind === 'move' ? notation : `${kind}:${to}`}`;
    }),
  ...Object.fromEntries(
    Object.entries(PEOPLE).map(([name, person]) => [
      `${name}.record`,
      (here: Here) => recordOfPerson(here, person),
    ]),
  ),
  // Who has the table among those that they play at.
  sits: async ({ id, tables }) => {
    const sitting = Object.entries(PEOPLE).map(async ([name, person]) =>
      (await tables.of(person.id, ['playing'])).some(({ table }) => table.id === id) ? name : [],
    );
    return (await Promise.all(sitting)).flat();
  },
};

/** What can be looked at of a table, by its name; of what is asked of the store only what is expected. */
async function looksOf(here: Here, expected: string): Promise<Looks> {
  const { table, match, game } = await here.look(here.id);
  const asked: Record<string, string> = {};
  for (const [name, ask] of Object.entries(ASKED))
    if (expected.includes(name)) asked[name] = (await ask(here)).join(' ');
  const call = calledBy({ table });
  const score = seriesScore({ table, match, game });
  const [clock] = table.turnClocks;
  const { vote, vacancy } = table;
  const holders = (seats: readonly number[]): string =>
    names(seats.map((seat) => holderOf(table, seat) ?? '?'));
  const waits = Object.entries(PEOPLE).map(([name, { id }]) => [
    `${name}.waits`,
    waitingFor(table, id)
      .map(({ kind }) => kind)
      .join(' '),
  ]);
  return {
    ...plainLooks(table),
    ...Object.fromEntries(waits),
    ...asked,
    host: nameOf(table.host),
    seats: table.seats.map(seatInWords).join(' '),
    events: table.events
      .map(({ kind, ...of }) =>
        [
          kind.replaceAll(' ', '-'),
          ...Object.values(of).map((part) => {
            if (typeof part === 'string') return nameOf(part);
            return typeof part === 'object' && 'id' in part ? nameOf(part.id) : `${part}`;
          }),
        ].join(':'),
      )
      .join(' '),
    vote: vote?.proposal.kind ?? 'none',
    agreed: names(vote?.agreed),
    refused: nameOf(vote?.refused),
    awaited: vote === undefined ? '' : names(awaited(table, vote)),
    overdue: yes(vote?.overdue),
    call: call?.reason ?? 'none',
    called: names(call?.people),
    calls: table.calls
      .map(({ reason, channel, people }) => `${reason}:${channel}:${people.map(nameOf).join('.')}`)
      .join(' '),
    moved: nameOf(table.moved?.by),
    beside: yes(call?.besidesTurn),
    fromPly: `${call?.fromPly ?? ''}`,
    woken: here.due.woken.includes(here.id) ? 'yes' : 'no',
    said: here.due.said.join(' '),
    offer: `${clock?.offer?.revision ?? 'none'}`,
    offered: names(clock?.offer?.called.people),
    voices: (clock?.offer?.voices ?? []).map(({ person, action }) => `${nameOf(person)}:${action}`).join(' '),
    grace: yes(clock?.offer?.grace !== undefined),
    clocks: names(table.turnClocks.map(({ person }) => person)),
    vacancy: vacancy === undefined ? 'none' : `${vacancy.seat} ${names(vacancy.called.people)}`,
    away: names(absencesShown(table).map(({ person }) => person)),
    options: Object.values(table.options).join(' '),
    first: nameOf(table.first),
    begins: optionsAt(table)['first'] ?? '',
    kept: names(table.terms.kept.map(({ person }) => person)),
    endedBy:
      table.endedBy === undefined
        ? ''
        : `${nameOf(holderOf(table, table.endedBy.seat))} ${yes(table.endedBy.isBehind)}`,
    winners: holders(match?.result?.winners ?? []),
    former: table.former.map(({ seat, id }) => `${seat}:${nameOf(id)}`).join(' '),
    invited: names(table.invited),
    declined: names(table.declined),
    ply: `${match?.ply ?? ''}`,
    up: match === undefined ? '' : holders([match.turn.seat]),
    turn: `${match?.turn.number ?? ''}`,
    asked: holders(match?.decisions.map(({ seat }) => seat) ?? []),
    points: match?.description('spectator', { say: keysSaid, people: [] }).join() ?? '',
    plans: table.plans.map(({ seat, answers }) => `${seat}:${lineOf(answers)}`).join(' '),
    reports: table.planReports
      .map(({ person, played, stop }) => `${nameOf(person)}:${played.join('.')}:${stop.replaceAll(' ', '-')}`)
      .join(' '),
    seating: table.series?.seating ?? '',
    score:
      score === undefined
        ? 'none'
        : score.wins
            .map(({ player, wins }) => `${nameOf(player)}:${wins}`)
            .toSorted()
            .join(' '),
    champions: names(score?.winners?.map(({ player }) => player).toSorted()),
  };
}

/**
 * Tests of tables in words: each sentence with what happens at one table after the other, a line each, and behind an arrow what is so
 * then. `given` opens one: `given live cem ben; 5m -> said late`. Time passes (`8h`, `9h-1m`) and it is looked for what is due;
 * people do things: `ben cem: agree`, or are refused: `dua: step ! not-seated`.
 */
export const tablesInWords = (text: string): void =>
  testRules(text, async (examples) => {
    const here = hereIn(await days({ games: [tiny, ...games] }));
    for (const example of examples) {
      const [line = '', expected] = example.split(/(?:^| )-> /);
      await happen(here, line);
      if (expected !== undefined) hold(await looksOf(here, expected), expected, example);
    }
  });
