import { expect } from 'vitest';
import { LEVELS } from '../../src/games/level.ts';
import { block, evictFrom, unblock } from '../../src/tables/blocking.ts';
import { erasePerson } from '../../src/tables/erasure.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import type { Profile } from '../../src/tables/model/profile.ts';
import type { Rejection } from '../../src/tables/model/rejection.ts';
import type { Seated, SeatedPerson } from '../../src/tables/model/seated.ts';
import { SEATINGS } from '../../src/tables/model/series.ts';
import { HINTS, holderOf } from '../../src/tables/model/table.ts';
import { LATE_ACTIONS } from '../../src/tables/model/turn-clock.ts';
import { withoutVacation, withVacation } from '../../src/tables/model/undisturbed.ts';
import type { Proposal } from '../../src/tables/model/vote.ts';
import type { Done } from '../../src/tables/service/kept-tables.ts';
import { goAway } from '../../src/tables/vacation.ts';
import { words } from '../games/story.ts';
import { keysSaid } from '../texts/keys-said.ts';
import { DAY, type days, HOUR, MINUTE } from './days.ts';
import { ana, ben, caughtUp, cem, done, dua, eve, order } from './room.ts';

/** Somebody whose id and name are nowhere by chance. */
export const zoe: SeatedPerson = { id: '900000000000000001', name: 'Zoe the Unmistakable' };
export const PEOPLE: Readonly<Record<string, SeatedPerson>> = { ana, ben, cem, dua, eve, zoe };
const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: MINUTE, h: HOUR, d: DAY };

/** Somebody by their name in small letters. */
export function personNamed(name = ''): SeatedPerson {
  const person = PEOPLE[name];
  if (person === undefined) throw new Error(`nobody is called "${name}"`);
  return person;
}

/** One of these words. */
function among<T extends string>(all: readonly T[], word = ''): T {
  const found = all.find((each) => each === word);
  if (found === undefined) throw new Error(`"${word}" is none of ${all.join(', ')}`);
  return found;
}

/** Milliseconds of `8h`, `9h-1m` or `14d`; undefined if it is no time. */
export const timeIn = (word = ''): number | undefined =>
  /^(?:-?\d+[smhd])+$/.test(word)
    ? [...word.matchAll(/(-?\d+)([smhd])/g)].reduce(
        (sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0),
        0,
      )
    : undefined;

/** In small letters who has an id. */
export const nameOf = (id = ''): string =>
  Object.entries(PEOPLE).find(([, person]) => person.id === id)?.[0] ?? id;
export const names = (ids: readonly string[] = []): string => ids.map(nameOf).join(' ');

export const seatInWords = (seat: Seated): string => {
  if (seat.kind === 'person') return nameOf(seat.id);
  if (seat.kind === 'free') return `free:${nameOf(seat.left.id)}:${seat.why}`;
  return seat.standIn === undefined ? 'computer' : `computer:${nameOf(seat.standIn.person.id)}`;
};

type Room = Awaited<ReturnType<typeof days>>;

/** A room with the table that is looked at. */
export interface Here extends Room {
  id: string;
  /** What came of the latest look for what is due. */
  due: { woken: readonly string[]; said: readonly string[] };
  /** The table that was opened last by `given`. */
  opened: string;
  /** All tables that were opened, in their order: `T1` in a line is the id of the first. */
  ids: readonly string[];
  /** Has happen what only happens here; whether it is known. */
  also?: (deed: string) => Promise<boolean>;
  /** Every vote there was, and the latest question about who is late: they are answered also when they are over. */
  votes: readonly number[];
  late: { seat: number; offer: number };
}

async function wish({ tables }: Here, { id }: SeatedPerson, wished: (profile: Profile) => Profile | string) {
  const after = await tables.profiles.change<string>(id, wished);
  if (typeof after === 'string') throw new Error(after);
}

const wishes: Readonly<Record<string, (value: string) => Partial<Profile>>> = {
  quiet: (hours) => {
    const [from = 0, to = 0] = hours.split('-').map(Number);
    return { quiet: { from, to } };
  },
  zone: (zone) => ({ zone }),
  notices: (value) => ({ notices: among(['direct', 'off'], value) }),
};

/** What is proposed; a seat stands there by its number, or by who sits there or has left it. */
function proposalOf(
  [kind, what = '', who]: readonly string[],
  seats: readonly Seated[],
): Exclude<Proposal, { kind: 'undo' }> {
  const seat = what in PEOPLE ? seats.findIndex((each) => seatInWords(each).includes(what)) : Number(what);
  if (kind === 'end') return { kind };
  if (kind === 'pace') return { kind, pace: among(PACES, what) };
  if (kind === 'computer') return { kind, seat };
  if (kind === 'substitute') return { kind, seat, person: personNamed(who) };
  throw new Error(`nobody proposes "${kind}"`);
}

/** What came of a deed. */
export type Came = Done | Rejection | undefined;

/** What somebody does at the table, by its first word; any other word is an answer to the question that is open to them. */
const DEEDS: Readonly<
  Record<string, (here: Here, person: SeatedPerson, args: readonly string[]) => Promise<Came>>
> = {
  undo: ({ tables, act, id }, person) => tables.undo(act(id, person)),
  propose: async ({ tables, act, look, id }, person, args) =>
    tables.propose(act(id, person), proposalOf(args, (await look(id)).table.seats)),
  // As far back as a ply, or as little as can be asked for; from the board at another ply than the latest.
  back: async ({ tables, act, look, id }, person, [to, from]) => {
    const now = await look(id);
    const [way] = await tables.waysBack(now, person.id);
    const at = from === undefined ? (now.match?.ply ?? -1) : Number(from);
    return tables.proposeUndo(act(id, person), at, to === undefined ? (way?.to ?? -1) : Number(to));
  },
  // To the latest vote, or to one before it by its number.
  agree: ({ tables, act, id, votes }, person, [number]) =>
    tables.agree(act(id, person), votes.at(Number(number ?? 0) - 1) ?? -1),
  decline: ({ tables, act, id, votes }, person) => tables.decline(act(id, person), votes.at(-1) ?? -1),
  late: ({ tables, act, id, late }, person, [action]) =>
    tables.late(act(id, person), { ...late, action: among(LATE_ACTIONS, action) }),
  leave: ({ tables, act, id }, person) => tables.depart(act(id, person), 'hand on'),
  concede: ({ tables, act, id }, person) => tables.depart(act(id, person), 'concede'),
  take: ({ tables, act, id }, person, [seat]) => tables.takeSeat(act(id, person), Number(seat), person.name),
  return: ({ tables, act, id }, person) => tables.takeBack(act(id, person), person.name),
  'make-host': ({ tables, act, id }, person, [who]) => tables.handOver(act(id, person), personNamed(who).id),
  'end-match': ({ tables, act, id }, person) => tables.end(act(id, person)),
  'take-up': ({ tables, act, id }, person) => tables.takeUp(act(id, person)),
  nudge: ({ tables, act, id }, person) => tables.nudge(act(id, person)),
  show: ({ tables, act, id }, person) => tables.showAnew(act(id, person)),
  move: ({ tables, act, id }, person, [channel = '']) =>
    tables.move(act(id, person), { guild: 'g', channel }),
  join: ({ tables, act, id }, person) => tables.join(act(id, person), person.name),
  'leave-lobby': ({ tables, act, id }, person) => tables.leave(act(id, person)),
  start: ({ tables, act, id }, person) => tables.start(act(id, person)),
  close: ({ tables, act, id }, person) => tables.close(act(id, person)),
  option: ({ tables, act, id }, person, [name = '', value = '']) =>
    tables.setOption(act(id, person), name, PEOPLE[value]?.id ?? value),
  pace: ({ tables, act, id }, person, [pace]) => tables.setPace(act(id, person), among(PACES, pace)),
  invite: ({ tables, act, id }, person, [guest]) =>
    tables.invite(act(id, person), { invite: [personNamed(guest).id] }),
  // It begins so late from now on, or by its host alone.
  begin: ({ tables, act, id, clock }, person, [when]) => {
    const time = timeIn(when);
    return tables.setTerms(act(id, person), { start: time === undefined ? 'host' : clock.time + time });
  },
  'add-computer': ({ tables, act, id }, person, [level]) =>
    tables.addComputer(act(id, person), level === undefined ? undefined : among(LEVELS, level)),
  'start-beside': ({ tables, act, id }, person, [count]) =>
    tables.startBeside(act(id, person), Number(count)),
  hints: ({ tables, act, id }, person, [value]) => tables.setHints(act(id, person), among(HINTS, value)),
  // What comes of it is not told.
  hint: async ({ tables, look, id }, { id: person }) => {
    const hint = await tables.hint(await look(id), person);
    return hint.kind === 'refused' ? hint : undefined;
  },
  name: ({ tables, act, id }, person, name) => tables.rename(act(id, person), name.join(' ')),
  remove: ({ tables, act, id }, person, [guest = '']) =>
    tables.remove(act(id, person), PEOPLE[guest]?.id ?? guest),
  // Of the match at hand if it is over, else of the one that began it all.
  rematch: async (here, person) => {
    const { tables, act, look, id, opened } = here;
    const { phase } = (await look(id)).table;
    const again = await tables.playAgain(act(phase === 'ended' ? id : opened, person), person.name);
    if (phase === 'ended') here.opened = id;
    if (again.kind === 'done') here.id = again.table.id;
    return again;
  },
  erase: async ({ tables }, { id: person }) => {
    await erasePerson(tables, person, 'gone');
    return undefined;
  },
  'sit-out': ({ tables, act, id }, person) => tables.sitOut(act(id, person)),
  seating: ({ tables, act, id }, person, [seating]) =>
    tables.setSeating(act(id, person), among(SEATINGS, seating)),
  plan: ({ tables, act, id }, person, line) =>
    tables.keepPlan(act(id, person), line, { say: keysSaid, people: [] }),
  report: ({ tables, act, id }, person, said) => tables.report(act(id, person), said.join(' '), '1'),
  note: ({ tables, act, id }, person, said) => tables.writeNote(act(id, person), said.join(' ')),
  'cancel-plan': ({ tables, act, id }, person) => tables.cancelPlan(act(id, person)),
  // At this table alone, whatever their profile says.
  absent: ({ tables, act, id, clock }, person, [time]) => {
    const lasts = timeIn(time);
    return tables.absent(act(id, person), lasts === undefined ? undefined : clock.time + lasts);
  },
  away: async ({ tables, clock }, { id: person }, [time]) => {
    const lasts = timeIn(time);
    const until = lasts === undefined ? undefined : clock.time + lasts;
    await goAway(tables, { person, interaction: `away ${person} ${clock.time}` }, clock.now(), until);
    return undefined;
  },
  wish: async (here, person, args) => {
    const [name = '', value = ''] = args;
    const lasts = timeIn(value);
    const wished = wishes[name]?.(value) ?? { [name]: value === 'on' };
    const { time } = here.clock;
    await wish(here, person, (profile) => {
      if (name !== 'vacation') return { ...profile, ...wished };
      return lasts === undefined ? withoutVacation(profile, time) : withVacation(profile, time, time + lasts);
    });
    return undefined;
  },
};

/** Answers to the questions that are open to somebody, one after the other; the last may be refused. */
async function answered(here: Here, person: SeatedPerson, [first = '', ...rest]: readonly string[]) {
  let came = await here.says(here.id, person, first);
  for (const notation of rest) {
    done(came);
    came = await here.says(here.id, person, notation);
  }
  return came;
}

/** What happens without anybody: time passes, with or without a look for what is due, or the bot starts anew. */
const HAPPENS: Readonly<Record<string, (here: Here, args: readonly string[]) => Promise<void>>> = {
  at: async ({ clock }, [hour]) => {
    clock.time = Date.UTC(2026, 0, 10, Number(hour));
  },
  wait: async ({ clock }, [time]) => {
    clock.time += timeIn(time) ?? Number.NaN;
  },
  // Goes on at another table that was opened before.
  look: async (here, [id = '']) => {
    here.id = id;
  },
  due: async (here) => {
    here.due = { woken: await here.tables.runDueTurns(), said: [] };
  },
  idle: async (here) => {
    here.due = { woken: await here.tables.runIdleTables(), said: [] };
  },
  resume: async (here) => {
    here.due = { woken: await here.tables.resume(), said: [] };
  },
  // Opens a lobby that gathers people: `gather private invite=ben.cem keep=2h start=3d`.
  gather: async (here, args) => {
    const said = Object.fromEntries(args.map((arg) => arg.split('=')));
    const at = (word: string | undefined) => here.clock.time + (timeIn(word) ?? Number.NaN);
    const gathering = {
      ...(args.includes('private') && { isPrivate: true }),
      ...('invite' in said && {
        invite: said['invite'].split('.').map((name: string) => personNamed(name).id),
      }),
      ...('keep' in said && { keepUntil: at(said['keep']) }),
      ...('start' in said && { start: said['start'] === 'full' ? ('full' as const) : at(said['start']) }),
    };
    const naming = 'names' in said ? { names: said['names'].split('.') } : {};
    const { interaction } = here.act('', ana);
    const where = { guild: said['guild'] ?? 'g', ...naming };
    here.id = done(await here.tables.open({ ...order(ana), ...where, interaction, gathering })).table.id;
    here.opened = here.id;
    here.ids = [...here.ids, here.id];
  },
  // Two points are enough for somebody at a fast table, whoever is up.
  wins: async (here, [winner]) => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { table, match } = await here.look(here.id);
      const up = nameOf(holderOf(table, match?.turn.seat ?? -1));
      done(await answered(here, personNamed(up), up === winner ? ['step', 'step', 'end'] : ['end']));
      if (up === winner) return;
    }
  },
  // All that people are to be told has been told.
  heard: ({ store, id }) => caughtUp(store, id),
  // Whom the server keeps from its tables, from now on or at once from where they sit, and whom it lets back.
  bar: async ({ tables }, guests) => {
    await tables.servers.change('g', (known) => ({
      ...known,
      blocked: guests.map((name) => personNamed(name).id),
    }));
  },
  evict: async (here, [name]) => {
    here.due = {
      woken: await evictFrom(here.tables, personNamed(name).id, { guild: 'g', reason: 'Cheats' }),
      said: [],
    };
  },
  block: async (here, [name, guild = 'g']) => {
    const { tables, clock } = here;
    const woken = await block(tables, { guild, person: personNamed(name).id }, 'Cheats', clock.now());
    here.due = { woken: typeof woken === 'string' ? [] : woken, said: [] };
  },
  unblock: async (here, [name, guild = 'g']) => {
    const { tables, clock } = here;
    const woken = await unblock(tables, { guild, person: personNamed(name).id }, clock.now());
    here.due = { woken, said: [] };
  },
  settle: async ({ tables }, [name = '', value = '']) => {
    const settled = /^\d+$/.test(value) ? Number(value) : value === 'true' || value;
    await tables.servers.change('g', (known) => ({
      ...known,
      [name]: value.startsWith('+') ? value.slice(1).split('+') : settled,
    }));
  },
};

/** Opens the table of `live, ben cem, computers 1`: its pace, who plays beside Ana, and what else is otherwise than usual. */
async function open(here: Here, args: readonly string[]): Promise<void> {
  const others = args.flatMap((word) => PEOPLE[word] ?? []);
  const options = args.includes('fast') ? { pace: 'fast' } : {};
  here.votes = [];
  here.id = await here.lobby(
    others.length === 0 && !args.includes('alone') ? [ben] : others,
    options,
    args.includes('oteres') ? 'oteres' : 'tiny',
  );
  const pace = PACES.find((each) => args.includes(each));
  if (pace !== undefined) done(await here.tables.setPace(here.act(here.id, ana), pace));
  for (const word of args)
    if (word === 'computer') done(await here.tables.addComputer(here.act(here.id, ana)));
  here.opened = here.id;
  here.ids = [...here.ids, here.id];
  if (!args.includes('lobby')) done(await here.tables.start(here.act(here.id, ana)));
}

/** Holds what came of a deed to the code of its refusal, and what that says: `too-few least=2`. */
export function refusedBy(
  came: Came | Pick<Rejection, 'kind' | 'code' | 'args'>,
  [code, ...says]: readonly string[],
  deed: string,
): void {
  if (came?.kind !== 'refused') throw new Error(`${deed}: it is done`);
  const told = says.map((each) => {
    const [name = ''] = each.split('=');
    return `${name}=${came.args?.[name]}`;
  });
  expect([came.code, ...told], deed).toEqual([code, ...says]);
}

async function does(here: Here, deed: string): Promise<void> {
  const [said = '', why] = deed.split(' ! ');
  const [, who, what = said] = /^([a-z ]+): (.*)$/.exec(said) ?? [];
  const [verb = '', ...args] = words(what);
  const passes = timeIn(verb);
  const happens = HAPPENS[verb];
  if (await here.also?.(deed)) return noted(here);
  if (who !== undefined)
    for (const person of words(who).map(personNamed)) {
      const came = await (DEEDS[verb]?.(here, person, args) ?? answered(here, person, words(what)));
      if (why !== undefined) refusedBy(came, words(why), deed);
      else if (came !== undefined) done(came);
      await noted(here);
    }
  else if (verb === 'given') await open(here, args);
  else if (passes !== undefined) here.due = await here.later(here.id, passes);
  else if (happens !== undefined) await happens(here, args);
  else throw new Error(`"${deed}" is nothing that happens`);
  await noted(here);
}

/** Keeps what can be answered later. */
async function noted(here: Here): Promise<void> {
  if (here.id === '') return;
  const table = (await here.tables.look(here.id))?.table;
  if (table === undefined) return;
  const { vote } = table;
  if (vote !== undefined && !here.votes.includes(vote.id)) here.votes = [...here.votes, vote.id];
  const late = table.turnClocks.find(({ offer }) => offer !== undefined);
  if (late?.offer !== undefined) here.late = { seat: late.seat, offer: late.offer.revision };
}

/** A room, with no table that is looked at yet. */
export const hereIn = (room: Room): Here => ({
  ...room,
  ...{ id: '', opened: '', ids: [], votes: [], late: { seat: 0, offer: -1 }, due: { woken: [], said: [] } },
});

/** Words in which `T1` stands for the table that was opened first. */
export const named = ({ ids }: Pick<Here, 'ids'>, said: string): string =>
  said.replaceAll(/\bT(\d)\b/g, (_, at) => ids[at - 1] ?? '?');

/** Has everything happen that a line tells: `given ben cem; ana: propose end; cem: decline`. */
export async function happen(here: Here, line: string): Promise<void> {
  for (const deed of line.split('; ').filter((each) => each !== '')) await does(here, named(here, deed));
}
