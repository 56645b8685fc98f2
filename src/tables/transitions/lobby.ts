import type { OptionValues } from '../../engine/game.ts';
import { FIRST_PLAYER } from '../../games/first-player.ts';
import type { Level } from '../../games/level.ts';
import type { PlayableGame } from '../../games/playable.ts';
import { withAnnouncement } from '../model/announcement.ts';
import { coolsUntil, hasInvitedEnough, type Recent, withRecent } from '../model/cooldown.ts';
import { firstAtOpening, openingValues, withFirst } from '../model/first-player.ts';
import { cannotJoin } from '../model/lobby.ts';
import {
  beginsAt,
  keptWithin,
  type LobbyTerms,
  startAt,
  USUAL_KEEPING,
  USUAL_TERMS,
  withoutKept,
  withStart,
} from '../model/lobby-terms.ts';
import { type Pace, USUAL_PACE } from '../model/pace.ts';
import type { Rejection, RejectionCode } from '../model/rejection.ts';
import type { SeatedPerson } from '../model/seated.ts';
import type { Seating } from '../model/series.ts';
import {
  guestOf,
  HINTS,
  type Hints,
  peopleAt,
  seatOf,
  type Table,
  type TableNow,
  USUAL_LANGUAGE,
} from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';
import { rulesShape, type TableRules, USUAL_RULES } from '../model/table-rules.ts';
import { closeTable } from './ending.ts';
import { newComputer } from './seating.ts';

/** What it takes to open a table; what is absent is as usual. */
export interface TableOrder {
  readonly guild: string;
  readonly channel: string;
  /** The channel that it is counted with, where that is another; see {@link Table}. */
  readonly home?: string;
  readonly name?: string | undefined;
  readonly host: SeatedPerson;
  readonly options: OptionValues;
  readonly inThread?: boolean;
  readonly pace?: Pace;
  readonly hints?: Hints;
  readonly language?: string;
  readonly rules?: TableRules;
  readonly gathering?: Gathering;
}

/** What the host of a lobby wishes of it: each that is absent stays as it is. */
export interface Gathering {
  readonly isPrivate?: boolean;
  /** A start by its host, or once it is full, or at a time in milliseconds since 1970. */
  readonly start?: 'host' | 'full' | number;
  /** The ids of people to invite, and until when their seats are kept. */
  readonly invite?: readonly string[];
  readonly keepUntil?: number;
}

/** A lobby with its host seated; undefined if an option or value is none of the game's. */
export function newTable(game: PlayableGame, order: TableOrder, id: string, now: number): Table | undefined {
  const known = new Map(game.options.map((option) => [option.name, openingValues(option)]));
  const fits = Object.entries(order.options).every(
    ([name, value]) => known.get(name)?.includes(value) ?? false,
  );
  if (!fits) return undefined;
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.values[0]]));
  const table: Table = {
    id,
    guild: order.guild,
    channel: order.channel,
    home: order.home ?? order.channel,
    thread: order.inThread === true ? 'wanted' : undefined,
    recent: [],
    events: [],
    game: game.name,
    name: order.name,
    phase: 'lobby',
    language: order.language ?? USUAL_LANGUAGE,
    host: order.host.id,
    seats: [{ kind: 'person', ...order.host }],
    former: [],
    handovers: [],
    options: { ...usual, ...order.options },
    first: firstAtOpening(order.options, order.host.id),
    pace: order.pace ?? USUAL_PACE,
    hints: order.hints ?? HINTS[0],
    turnClocks: [],
    announcements: [],
    away: [],
    answering: [],
    learning: [],
    terms: USUAL_TERMS,
    invited: [],
    declined: [],
    guesses: [],
    plans: [],
    planReports: [],
    notes: [],
    reports: [],
    // A server's settings hold more: the rules alone.
    ...rulesShape.parse(order.rules ?? USUAL_RULES),
    shownFromPly: 0,
    turnFromPly: 0,
    unreadFromPly: [],
    isArchivingAnnounced: false,
    calls: [],
    awaitedSeats: { turn: 0, seats: [] },
    revision: 1,
    openedAt: now,
    activeAt: now,
    changedAt: now,
    lastMoveAt: now,
  };
  const { invite = [], ...wished } = order.gathering ?? {};
  const gathering = changeTerms(table, wished, now);
  // Whom it invites its first message calls.
  return { ...withInvited(gathering, invite, wished.keepUntil, now), announcements: [] };
}

/** The lobby on other terms. */
export function changeTerms(table: Table, { isPrivate, start }: Gathering, now: number): Table {
  const terms = isPrivate === undefined ? table.terms : { ...table.terms, isPrivate };
  return { ...table, terms: start === undefined ? terms : withStart(terms, startOf(start, now), now) };
}

const startOf = (start: NonNullable<Gathering['start']>, now: number): LobbyTerms['start'] => {
  if (start === 'host') return undefined;
  return start === 'full' ? { kind: 'full' } : startAt(start, now);
};

/** The lobby that invites these people, who are told so, and keeps seats for them. */
function withInvited(
  table: Table,
  people: readonly string[],
  keepUntil: number | undefined,
  now: number,
): Table {
  const others = <T>(list: readonly T[], of: (each: T) => string): readonly T[] =>
    list.filter((each) => !people.includes(of(each)));
  const until = keepUntil ?? beginsAt(table.terms) ?? now + USUAL_KEEPING;
  const kept = people.map((person) => ({ person, until }));
  return {
    ...withRecent(table, ...people.map((person) => invitationOf(person, now))),
    invited: [...others(table.invited, String), ...people],
    declined: others(table.declined, String),
    announcements: people.reduce(
      (known, person) => withAnnouncement(known, { person, at: now }),
      table.announcements,
    ),
    terms: keptWithin({
      ...table.terms,
      kept: [...others(table.terms.kept, ({ person }) => person), ...kept],
    }),
  };
}

const invitationOf = (person: string, at: number): Recent => ({ what: 'invite', person, motion: '', at });

/** The lobby that invites more people: those whom it has not invited today, and who do not sit there. */
export function inviteToLobby(
  { table }: TableNow,
  { invite: people = [], keepUntil }: Gathering,
  now: number,
): Table | RejectionCode {
  const absent = people.filter((person) => seatOf(table, person) === undefined);
  if (absent.length === 0) return 'sits-here-already';
  const fresh = absent.filter((person) => coolsUntil(table, invitationOf(person, now)) === undefined);
  if (fresh.length === 0) return 'invited-already';
  return hasInvitedEnough(table, now) ? 'enough-invited' : withInvited(table, fresh, keepUntil, now);
}

/** The lobby where one of those whom it invites has said that they do not play this time. */
export function declineInvitation({ table }: TableNow, person: string): Table | RejectionCode {
  if (seatOf(table, person) !== undefined) return 'already-seated';
  if (table.declined.includes(person)) return table;
  if (!table.invited.includes(person)) return 'not-invited';
  return {
    ...table,
    invited: table.invited.filter((known) => known !== person),
    declined: [...table.declined, person],
    terms: withoutKept(table.terms, person),
  };
}

/** The lobby of a match that is played again with its seats given in another way. */
export const changeSeating = ({ table }: TableNow, seating: Seating): Table | RejectionCode =>
  table.series === undefined ? 'unknown-option' : { ...table, series: { ...table.series, seating } };

/** The lobby with one more at it. */
export function joinLobby(now: TableNow, person: SeatedPerson, at: number): Table | Rejection {
  const { table } = now;
  const why = cannotJoin(now, person.id);
  if (why !== undefined) return why;
  const joined: Table = {
    ...table,
    declined: table.declined.filter((known) => known !== person.id),
    terms: withoutKept(table.terms, person.id),
    seats: [...table.seats, { kind: 'person', ...person }],
  };
  return withEvent(joined, { kind: 'lobby', who: person.id, did: 'came', at });
}

/** The lobby with one more computer player at it for each of these levels. */
export function addComputerPlayers(
  { table, game }: TableNow,
  levels: readonly Level[],
): Table | RejectionCode {
  if (table.seats.length + levels.length > game.seats.max) return 'table-is-full';
  let next = table;
  for (const level of levels) next = { ...next, seats: [...next.seats, newComputer(next, level)] };
  return next;
}

/** The lobby without somebody; if they are the host, the next in line is, and the last person to leave closes it. */
export function leaveLobby({ table }: TableNow, person: string, at: number): Table | RejectionCode {
  return seatOf(table, person) === undefined
    ? 'not-joined'
    : withEvent(without(table, person), { kind: 'lobby', who: person, did: 'left', at });
}

/** The lobby without somebody, or a computer, whom the host asked to go; see {@link guestOf}. */
export function removeGuest({ table }: TableNow, guest: string): Table | RejectionCode {
  const here = table.seats.some((seated) => guestOf(seated) === guest);
  const invited = table.invited.filter((known) => known !== guest);
  return here ? { ...without(table, guest), invited } : 'not-at-the-table';
}

function without(table: Table, guest: string): Table {
  const seats = table.seats.filter((seated) => guestOf(seated) !== guest);
  const [next] = peopleAt({ seats });
  if (next === undefined) return closeTable({ ...table, seats: [] }, 'by host');
  return {
    ...table,
    seats,
    host: table.host === guest ? next.id : table.host,
    first: table.first === guest ? undefined : table.first,
  };
}

/** The lobby with an option set: who begins by who they are, see {@link guestOf}. */
export function changeOption({ table, game }: TableNow, name: string, value: string): Table | RejectionCode {
  if (name === FIRST_PLAYER && table.options[FIRST_PLAYER] !== undefined) return withFirst(table, value);
  const option = game.options.find((candidate) => candidate.name === name);
  if (option === undefined || !option.values.includes(value)) return 'unknown-option';
  return { ...table, options: { ...table.options, [name]: value } };
}
