import { expect } from 'vitest';
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
import { type Here, happen, hereIn, named, nameOf, names, PEOPLE, seatInWords } from './deeds.ts';
import { ana, calledBy } from './room.ts';

const lineOf = (answers: readonly { readonly notation: string }[]): string =>
  answers.map(({ notation }) => notation).join('.');

const moment = (time: number): string => new Date(time).toISOString().slice(0, 16);
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
  // Its rounds, and of each seat the place and points, and whether somebody has left it.
  outcome: async ({ id, tables }) => {
    const found = (await tables.results.in('g')).find(({ table }) => table === id);
    const seats = found?.seats.map(({ place, points, left }) =>
      [place, points ?? 'none', ...(left === true ? ['left'] : [])].join(':'),
    );
    return [`${found?.rounds}`, ...(seats ?? [])];
  },
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
    levels: table.seats.flatMap((seat) => (seat.kind === 'computer' ? [seat.level] : [])).join(' '),
    answering: table.answering.map(({ person, counts }) => `${nameOf(person)}:${counts.join('')}`).join(' '),
    problems: table.reports.map(({ person, words }) => `${nameOf(person)}:${words}`).join(' '),
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
    proposal: Object.values(vote?.proposal ?? {})
      .map((part) => (typeof part === 'object' ? nameOf(part.id) : part))
      .join(' '),
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
    movedFrom: table.moved?.from ?? '',
    thread: table.thread ?? '',
    name: table.name ?? '',
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
    awayUntil: table.away.map(({ until }) => moment(until)).join(' '),
    away: names(absencesShown(table).map(({ person }) => person)),
    options: Object.values(table.options).join(' '),
    first: nameOf(table.first),
    begins: optionsAt(table)['first'] ?? '',
    isPrivate: yes(table.terms.isPrivate),
    start: table.terms.start?.kind === 'at' ? moment(table.terms.start.at) : (table.terms.start?.kind ?? ''),
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

/** Holds what is read to what an example says: `ana~: Your turn`. */
function holdRead(told: string, how: string, text: string, where: string): void {
  const read = told.replaceAll('\u00a0', ' ');
  if (how === '~') expect(read, where).toContain(text);
  else if (how === '!') expect(read, where).not.toContain(text);
  else if (how === '/') expect(read, where).toMatch(new RegExp(text, 'us'));
  else expect(read, where).toBe(text);
}

/** A room for one test, and what can be read in it by its name. */
interface InWords {
  readonly here: Here;
  readonly reads?: (name: string) => Promise<string>;
}

/**
 * Tests of rooms in words. What is read stands behind a double arrow, each by its name, with `~` a part of it, with `!` what is not in it, with `/` a pattern:
 * `ana: end => board~: Turn 2 | asked: answer update`.
 */
export function roomsInWords(open: () => Promise<InWords>): (text: string) => void {
  return (text) =>
    testRules(text, async (examples) => {
      const { here, reads } = await open();
      for (const example of examples) {
        const [told = '', read] = example.split(/(?:^| )=> /);
        const [line = '', expected] = told.split(/(?:^| )-> /);
        await happen(here, line);
        if (expected !== undefined) hold(await looksOf(here, expected), named(here, expected), example);
        for (const item of read?.split(' | ') ?? []) {
          const [, name = '', how = '', words = ''] = /^([^\s:~!/]+)([~!/]?):\s?(.*)$/.exec(item) ?? [];
          if (name === '') throw new Error(`${example}: "${item}" reads nothing`);
          holdRead((await reads?.(name)) ?? '', how, named(here, words), `${example}\n${name}`);
        }
      }
    });
}

/**
 * Tests of tables in words: each sentence with what happens at one table after the other, a line each, and behind an arrow what is so
 * then. `given` opens one: `given live cem ben; 5m -> said late`. Time passes (`8h`, `9h-1m`) and it is looked for what is due;
 * people do things: `ben cem: agree`, or are refused: `dua: step ! not-seated`.
 */
export const tablesInWords = roomsInWords(async () => ({
  here: hereIn(await days({ games: [tiny, ...games] })),
}));
