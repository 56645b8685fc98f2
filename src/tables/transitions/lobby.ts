import type { OptionValues } from '../../engine/game.ts';
import { FIRST_PLAYER } from '../../games/first-player.ts';
import type { Level } from '../../games/level.ts';
import type { PlayableGame } from '../../games/playable.ts';
import { firstAtOpening, openingValues, withFirst } from '../model/first-player.ts';
import { type Pace, USUAL_PACE } from '../model/pace.ts';
import type { RejectionCode } from '../model/rejection.ts';
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
import { type TableRules, tableRulesOf, USUAL_RULES } from '../model/table-rules.ts';
import { newComputer } from './seating.ts';

/** What it takes to open a table. */
export interface TableOrder {
  readonly guild: string;
  readonly channel: string;
  /** The channel that it is counted with, where that is another; see {@link Table}. */
  readonly home?: string;
  /** What it is called; absent if it has no name. */
  readonly name?: string | undefined;
  readonly host: SeatedPerson;
  readonly options: OptionValues;
  /** Whether the table is to live in a thread of its own. */
  readonly inThread?: boolean;
  /** The usual one where nobody says. */
  readonly pace?: Pace;
  /** The usual one where nobody says. */
  readonly hints?: Hints;
  /** The language of its channel; the usual one where nobody says. */
  readonly language?: string;
  /** What its server has settled; the usual where nobody says. */
  readonly rules?: TableRules;
}

/** A lobby with its host seated; nothing where an option or value is none of the game's. */
export function newTable(game: PlayableGame, order: TableOrder, id: string, now: number): Table | undefined {
  const known = new Map(game.options.map((option) => [option.name, openingValues(option)]));
  const fits = Object.entries(order.options).every(
    ([name, value]) => known.get(name)?.includes(value) ?? false,
  );
  if (!fits) return undefined;
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.values[0]]));
  return {
    id,
    guild: order.guild,
    channel: order.channel,
    home: order.home ?? order.channel,
    thread: order.inThread === true ? 'wanted' : undefined,
    threadName: undefined,
    moved: undefined,
    recent: [],
    events: [],
    game: game.name,
    name: order.name,
    phase: 'lobby',
    ending: undefined,
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
    skipping: undefined,
    vote: undefined,
    learning: [],
    rematch: undefined,
    rematchOf: undefined,
    onwardFrom: undefined,
    invited: [],
    declined: [],
    series: undefined,
    guesses: [],
    plans: [],
    planReports: [],
    notes: [],
    reports: [],
    conceded: undefined,
    endedBy: undefined,
    ...tableRulesOf(order.rules ?? USUAL_RULES),
    shownFromPly: 0,
    turnFromPly: 0,
    shownUntilPly: undefined,
    unreadFromPly: [],
    isArchivingAnnounced: false,
    calls: [],
    awaitedSeats: { turn: 0, seats: [] },
    revision: 1,
    vacancy: undefined,
    openedAt: now,
    activeAt: now,
    changedAt: now,
    lastMoveAt: now,
  };
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
  };
}

/** The lobby of a match that is played again with its seats given in another way. */
export const changeSeating = ({ table }: TableNow, seating: Seating): Table | RejectionCode =>
  table.series === undefined ? 'unknown-option' : { ...table, series: { ...table.series, seating } };

/** The lobby with one more at it. */
export function joinLobby({ table, game }: TableNow, person: SeatedPerson): Table | RejectionCode {
  if (seatOf(table, person.id) !== undefined) return 'already-seated';
  if (table.seats.length >= game.seats.max) return 'table-is-full';
  const declined = table.declined.filter((known) => known !== person.id);
  return { ...table, declined, seats: [...table.seats, { kind: 'person', ...person }] };
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

/** The lobby without somebody; a leaving host hands over to the next person in line, the last person to go closes it. */
export function leaveLobby({ table }: TableNow, person: string): Table | RejectionCode {
  return seatOf(table, person) === undefined ? 'not-joined' : without(table, person);
}

/** The lobby without somebody, or a computer, whom the host asked to go; see {@link guestOf}. */
export function removeGuest({ table }: TableNow, guest: string): Table | RejectionCode {
  const here = table.seats.some((seated) => guestOf(seated) === guest);
  return here ? without(table, guest) : 'not-at-the-table';
}

function without(table: Table, guest: string): Table {
  const seats = table.seats.filter((seated) => guestOf(seated) !== guest);
  const [next] = peopleAt({ seats });
  if (next === undefined) return { ...table, seats: [], phase: 'closed' };
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
