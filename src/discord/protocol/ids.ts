import { LATE_ACTIONS, type LateAction } from '../../tables/model/turn-clock.ts';
import { ID_LENGTH } from './limits.ts';

/** What the lobby's buttons do. */
export const LOBBY_ACTIONS = ['join', 'leave', 'computer', 'start', 'close'] as const;
/** One of the lobby's buttons. */
export type LobbyAction = (typeof LOBBY_ACTIONS)[number];

/** Private pages that only look; each can be refreshed. */
export const LOOKS = [
  'hand',
  'asides',
  'closer',
  'legend',
  'happened',
  'hint',
  'question',
  'guide',
  'settings',
  'closing',
] as const;
/** A private page. */
export type Look = (typeof LOOKS)[number];

/** Private pages from which the rules can be opened, to come back. */
export const PAGES_WITH_RULES = ['closer', 'legend'] as const satisfies readonly Look[];
/** One of {@link PAGES_WITH_RULES}. */
export type PageWithRules = (typeof PAGES_WITH_RULES)[number];

/** A private page of a table; `seat` is whose side is looked at. */
export interface PageOfTable {
  readonly table: string;
  readonly look: PageWithRules;
  readonly seat: number;
}

/** Where an answer is pressed: on the live message, or on one of the private pages that have answers. */
export const PLACES = ['board', 'question', 'asides', 'hand'] as const;
/** The kind of message that an answer stands in. */
export type Place = (typeof PLACES)[number];

/** The private pages that show their answers in parts where there are too many for one message. */
export const PAGES_WITH_PARTS = ['question', 'asides', 'hand'] as const satisfies readonly (Place & Look)[];
/** One of {@link PAGES_WITH_PARTS}. */
export type PageWithParts = (typeof PAGES_WITH_PARTS)[number];

/** How a match is ended early. */
export const END_ACTIONS = ['now', 'vote'] as const;
/** One of the ways of ending. */
export type EndAction = (typeof END_ACTIONS)[number];

/** How what the table is asked to agree to is answered. */
export const MOTION_ACTIONS = ['agree', 'refuse'] as const;
/** One of the answers to a motion. */
export type MotionAction = (typeof MOTION_ACTIONS)[number];

/** How a match is left. */
export const LEAVE_ACTIONS = ['hand-on', 'concede'] as const;
/** One of the ways of leaving. */
export type LeaveAction = (typeof LEAVE_ACTIONS)[number];

/** What people settle for themselves. */
export const SETTINGS = [
  'notices',
  'reminders',
  'quiet',
  'zone',
  'language',
  'text',
  'tips',
  'away',
] as const;
/** One of {@link SETTINGS}. */
export type Setting = (typeof SETTINGS)[number];

/** What a button or a menu asks for. Nothing in it is ever trusted: it only says what somebody would like to do. */
export type Id =
  /** Answers the question that was put to whoever presses at ply `opened`. */
  | {
      readonly kind: 'answer';
      readonly table: string;
      readonly opened: number;
      readonly place: Place;
      readonly notation: string;
    }
  /** The same as a menu, whose value is the notation; `part` tells the menus of one message apart. */
  | {
      readonly kind: 'choose';
      readonly table: string;
      readonly opened: number;
      readonly place: Place;
      readonly part: number;
    }
  /** Takes back one move, from the position at `ply`. */
  | { readonly kind: 'undo'; readonly table: string; readonly ply: number }
  /** Opens a private page. */
  | { readonly kind: 'look'; readonly table: string; readonly look: Look }
  /** Draws the private page anew in which it stands; `seat` is whose side of the table is looked at. */
  | { readonly kind: 'refresh'; readonly table: string; readonly look: Look; readonly seat: number }
  /** Draws the private page anew in which it stands, with another part of its answers. */
  | {
      readonly kind: 'part';
      readonly table: string;
      readonly place: PageWithParts;
      readonly part: number;
    }
  /** A menu of seats to look closer at. */
  | { readonly kind: 'seat'; readonly table: string }
  /** A menu of seats of which one may win. */
  | { readonly kind: 'guess'; readonly table: string }
  | { readonly kind: 'lobby'; readonly table: string; readonly action: LobbyAction }
  /** A menu of an option's values. */
  | { readonly kind: 'option'; readonly table: string; readonly option: string }
  /** A menu of the people to take out of the lobby; with a guest, see `guestOf`, that one is taken out. */
  | { readonly kind: 'remove'; readonly table: string; readonly guest?: string }
  /** Seats so many computers in the lobby, and starts. */
  | { readonly kind: 'fill'; readonly table: string; readonly count: number }
  /** A menu of the levels of computers to add in the lobby. */
  | { readonly kind: 'level'; readonly table: string }
  /** A menu of those whom a table allows hints. */
  | { readonly kind: 'hints'; readonly table: string }
  /** A menu of the languages in which the table speaks to its channel. */
  | { readonly kind: 'language'; readonly table: string }
  | { readonly kind: 'end'; readonly table: string; readonly action: EndAction }
  /** Answers what the table is asked to agree to, told by the motion's id. */
  | {
      readonly kind: 'motion';
      readonly table: string;
      readonly motion: number;
      readonly action: MotionAction;
    }
  /** Asks the table to let the match, at `ply` now, go back to before the move at ply `to`. */
  | { readonly kind: 'back'; readonly table: string; readonly ply: number; readonly to: number }
  | { readonly kind: 'leave'; readonly table: string; readonly action: LeaveAction }
  /** Takes a seat that is free. */
  | { readonly kind: 'take'; readonly table: string; readonly seat: number }
  /** Takes back the seat that a computer plays for whoever presses. */
  | { readonly kind: 'return'; readonly table: string }
  /** Takes up again a match that was put away. */
  | { readonly kind: 'revive'; readonly table: string }
  /** Plays again the match that is over. */
  | { readonly kind: 'again'; readonly table: string }
  /** Asks the table to let the computer play a seat. */
  | { readonly kind: 'depute'; readonly table: string; readonly seat: number }
  /** Says what to do about the seat whose time is over, as was offered with a revision of the table. */
  | {
      readonly kind: 'late';
      readonly table: string;
      readonly seat: number;
      readonly offer: number;
      readonly action: LateAction;
    }
  /** A menu of paces. */
  | { readonly kind: 'pace'; readonly table: string }
  /** Changes what whoever presses has settled: to a value, or to one from a menu. */
  | { readonly kind: 'setting'; readonly setting: Setting; readonly value?: string }
  /** Removes all that is kept of whoever presses. */
  | { readonly kind: 'forget' }
  /** A menu of the topics of a game's rules, and the page of a table that they were opened from, if they were. */
  | { readonly kind: 'rules'; readonly game: string; readonly from?: PageOfTable };

/** Every id of this version of the bot begins so. A changed meaning of ids is a new version. */
const VERSION = 'h1';
const FORMER = /^h\d+:/;
const TABLE = /^[\w-]{1,32}$/;
const WORD = /^[\w-]{1,40}$/;
const NUMBER = /^(?:0|[1-9]\d{0,6})$/;
/** Printable ASCII: what notations are made of. */
const NOTATION = /^[!-~][ -~]*$/;

/** Writes an id. Throws a `RangeError` where it would be too long for Discord. */
export function idText(id: Id): string {
  const text = [VERSION, ...parts(id)].join(':');
  if (text.length > ID_LENGTH) throw new RangeError(`this id is longer than ${ID_LENGTH}: ${text}`);
  return text;
}

function parts(id: Id): readonly (string | number)[] {
  switch (id.kind) {
    case 'answer':
      return [id.kind, id.table, id.opened, id.place, id.notation];
    case 'choose':
      return [id.kind, id.table, id.opened, id.place, id.part];
    case 'undo':
      return [id.kind, id.table, id.ply];
    case 'look':
      return [id.kind, id.table, id.look];
    case 'refresh':
      return [id.kind, id.table, id.look, id.seat];
    case 'part':
      return [id.kind, id.table, id.place, id.part];
    case 'lobby':
    case 'end':
    case 'leave':
      return [id.kind, id.table, id.action];
    case 'motion':
      return [id.kind, id.table, id.motion, id.action];
    case 'back':
      return [id.kind, id.table, id.ply, id.to];
    case 'take':
    case 'depute':
      return [id.kind, id.table, id.seat];
    case 'option':
      return [id.kind, id.table, id.option];
    case 'late':
      return [id.kind, id.table, id.seat, id.offer, id.action];
    case 'forget':
      return [id.kind];
    case 'setting':
      return [id.kind, id.setting, ...(id.value === undefined ? [] : [id.value])];
    case 'remove':
      return [id.kind, id.table, ...(id.guest === undefined ? [] : [id.guest])];
    case 'fill':
      return [id.kind, id.table, id.count];
    case 'seat':
    case 'guess':
    case 'pace':
    case 'level':
    case 'hints':
    case 'language':
    case 'return':
    case 'revive':
    case 'again':
      return [id.kind, id.table];
    case 'rules':
      return [
        id.kind,
        id.game,
        ...(id.from === undefined ? [] : [id.from.table, id.from.look, id.from.seat]),
      ];
  }
}

/**
 * Reads an id that came with a press: `former` where an earlier version of the bot wrote it, `foreign` where nobody did.
 * What it gives is well-formed, and no more than a wish.
 */
export function readId(text: string): Id | 'former' | 'foreign' {
  if (text.length > ID_LENGTH) return 'foreign';
  const [version, kind = '', ...rest] = text.split(':');
  if (version !== VERSION) return FORMER.test(text) ? 'former' : 'foreign';
  return READERS.get(kind)?.(rest) ?? 'foreign';
}

type Reader = (rest: readonly string[]) => Id | undefined;

/** Each reader takes exactly the parts it knows: one more makes the id a foreign one. */
const BY_KIND: Readonly<Record<Id['kind'], Reader>> = {
  answer: ([table, opened, place, ...notation]) => {
    const read = { table: word(table, TABLE), opened: number(opened), place: among(place, PLACES) };
    const text = word(notation.join(':'), NOTATION);
    if (read.table === undefined || read.opened === undefined) return undefined;
    if (read.place === undefined || text === undefined) return undefined;
    return { kind: 'answer', table: read.table, opened: read.opened, place: read.place, notation: text };
  },
  choose: ([table, opened, place, part, ...more]) => {
    const read = { table: word(table, TABLE), opened: number(opened), place: among(place, PLACES) };
    const which = number(part);
    if (more.length > 0 || read.table === undefined || read.opened === undefined) return undefined;
    if (read.place === undefined || which === undefined) return undefined;
    return { kind: 'choose', table: read.table, opened: read.opened, place: read.place, part: which };
  },
  undo: ([table, ply, ...more]) => {
    const read = { table: word(table, TABLE), ply: number(ply) };
    if (more.length > 0 || read.table === undefined || read.ply === undefined) return undefined;
    return { kind: 'undo', table: read.table, ply: read.ply };
  },
  look: ([table, look, ...more]) => {
    const read = { table: word(table, TABLE), look: among(look, LOOKS) };
    if (more.length > 0 || read.table === undefined || read.look === undefined) return undefined;
    return { kind: 'look', table: read.table, look: read.look };
  },
  refresh: ([table, look, seat, ...more]) => {
    const read = { table: word(table, TABLE), look: among(look, LOOKS), seat: number(seat) };
    if (more.length > 0 || read.table === undefined) return undefined;
    if (read.look === undefined || read.seat === undefined) return undefined;
    return { kind: 'refresh', table: read.table, look: read.look, seat: read.seat };
  },
  part: ([table, place, part, ...more]) => {
    const read = { table: word(table, TABLE), place: among(place, PAGES_WITH_PARTS), part: number(part) };
    if (more.length > 0 || read.table === undefined) return undefined;
    if (read.place === undefined || read.part === undefined) return undefined;
    return { kind: 'part', table: read.table, place: read.place, part: read.part };
  },
  seat: ([table, ...more]) => ofTable('seat', table, more),
  guess: ([table, ...more]) => ofTable('guess', table, more),
  remove: ([table, guest, ...more]) => {
    const read = { table: word(table, TABLE), guest: word(guest, WORD) };
    if (more.length > 0 || read.table === undefined) return undefined;
    if (guest === undefined) return { kind: 'remove', table: read.table };
    return read.guest === undefined ? undefined : { kind: 'remove', table: read.table, guest: read.guest };
  },
  fill: ([table, count, ...more]) => {
    const read = { table: word(table, TABLE), count: number(count) };
    if (more.length > 0 || read.table === undefined || read.count === undefined) return undefined;
    return { kind: 'fill', table: read.table, count: read.count };
  },
  language: ([table, ...more]) => ofTable('language', table, more),
  hints: ([table, ...more]) => ofTable('hints', table, more),
  level: ([table, ...more]) => ofTable('level', table, more),
  pace: ([table, ...more]) => ofTable('pace', table, more),
  return: ([table, ...more]) => ofTable('return', table, more),
  revive: ([table, ...more]) => ofTable('revive', table, more),
  again: ([table, ...more]) => ofTable('again', table, more),
  setting: ([setting, value, ...more]) => {
    const read = { setting: among(setting, SETTINGS), value: word(value, WORD) };
    if (more.length > 0 || read.setting === undefined) return undefined;
    if (value === undefined) return { kind: 'setting', setting: read.setting };
    return read.value === undefined
      ? undefined
      : { kind: 'setting', setting: read.setting, value: read.value };
  },
  forget: (more) => (more.length > 0 ? undefined : { kind: 'forget' }),
  lobby: ([table, action, ...more]) => {
    const read = { table: word(table, TABLE), action: among(action, LOBBY_ACTIONS) };
    if (more.length > 0 || read.table === undefined || read.action === undefined) return undefined;
    return { kind: 'lobby', table: read.table, action: read.action };
  },
  end: ([table, action, ...more]) => {
    const read = { table: word(table, TABLE), action: among(action, END_ACTIONS) };
    if (more.length > 0 || read.table === undefined || read.action === undefined) return undefined;
    return { kind: 'end', table: read.table, action: read.action };
  },
  motion: ([table, motion, action, ...more]) => {
    const read = { table: word(table, TABLE), motion: number(motion), action: among(action, MOTION_ACTIONS) };
    if (more.length > 0 || read.table === undefined) return undefined;
    if (read.motion === undefined || read.action === undefined) return undefined;
    return { kind: 'motion', table: read.table, motion: read.motion, action: read.action };
  },
  back: ([table, ply, to, ...more]) => {
    const read = { table: word(table, TABLE), ply: number(ply), to: number(to) };
    if (more.length > 0 || read.table === undefined) return undefined;
    if (read.ply === undefined || read.to === undefined) return undefined;
    return { kind: 'back', table: read.table, ply: read.ply, to: read.to };
  },
  leave: ([table, action, ...more]) => {
    const read = { table: word(table, TABLE), action: among(action, LEAVE_ACTIONS) };
    if (more.length > 0 || read.table === undefined || read.action === undefined) return undefined;
    return { kind: 'leave', table: read.table, action: read.action };
  },
  take: ([table, seat, ...more]) => ofSeat('take', table, seat, more),
  depute: ([table, seat, ...more]) => ofSeat('depute', table, seat, more),
  late: ([table, seat, offer, action, ...more]) => {
    const read = { table: word(table, TABLE), seat: number(seat), offer: number(offer) };
    const chosen = among(action, LATE_ACTIONS);
    if (more.length > 0 || read.table === undefined || read.seat === undefined) return undefined;
    if (read.offer === undefined || chosen === undefined) return undefined;
    return { kind: 'late', table: read.table, seat: read.seat, offer: read.offer, action: chosen };
  },
  option: ([table, option, ...more]) => {
    const read = { table: word(table, TABLE), option: word(option, WORD) };
    if (more.length > 0 || read.table === undefined || read.option === undefined) return undefined;
    return { kind: 'option', table: read.table, option: read.option };
  },
  rules: ([game, ...from]) => {
    const read = word(game, WORD);
    if (read === undefined || from.length === 0)
      return read === undefined ? undefined : { kind: 'rules', game: read };
    const page = pageOfTable(from);
    return page === undefined ? undefined : { kind: 'rules', game: read, from: page };
  },
};
const READERS: ReadonlyMap<string, Reader> = new Map(Object.entries(BY_KIND));

function pageOfTable([table, look, seat, ...more]: readonly string[]): PageOfTable | undefined {
  const read = { table: word(table, TABLE), look: among(look, PAGES_WITH_RULES), seat: number(seat) };
  if (more.length > 0 || read.table === undefined) return undefined;
  if (read.look === undefined || read.seat === undefined) return undefined;
  return { table: read.table, look: read.look, seat: read.seat };
}

function ofTable(
  kind: 'seat' | 'guess' | 'pace' | 'level' | 'hints' | 'language' | 'return' | 'revive' | 'again',
  table: string | undefined,
  more: readonly string[],
): Id | undefined {
  const read = word(table, TABLE);
  return more.length > 0 || read === undefined ? undefined : { kind, table: read };
}

function ofSeat(
  kind: 'take' | 'depute',
  table: string | undefined,
  seat: string | undefined,
  more: readonly string[],
): Id | undefined {
  const read = { table: word(table, TABLE), seat: number(seat) };
  if (more.length > 0 || read.table === undefined || read.seat === undefined) return undefined;
  return { kind, table: read.table, seat: read.seat };
}

const word = (text: string | undefined, shape: RegExp): string | undefined =>
  text !== undefined && shape.test(text) ? text : undefined;

const number = (text: string | undefined): number | undefined =>
  text !== undefined && NUMBER.test(text) ? Number(text) : undefined;

const among = <T extends string>(text: string | undefined, words: readonly T[]): T | undefined =>
  words.find((known) => known === text);
