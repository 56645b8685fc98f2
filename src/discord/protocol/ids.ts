import { LEVELS } from '../../games/level.ts';
import { REPLAY_WAYS } from '../../records/ways.ts';
import { MANAGER_ACTS } from '../../tables/model/table-event.ts';
import { LATE_ACTIONS } from '../../tables/model/turn-clock.ts';
import { ID_LENGTH } from './limits.ts';

/** One field of an id: how it is written and read back. `read` returns undefined if the text is no such field. */
interface IdField<T> {
  readonly write: (value: T) => string;
  /** Takes what it needs from the front of the parts that are left. */
  readonly read: (parts: string[]) => T | undefined;
}

interface Optional<T> extends IdField<T> {
  readonly isOptional: true;
}

interface AnyField {
  readonly write: (value: never) => string;
  readonly read: (parts: string[]) => unknown;
}

type Fields = Readonly<Record<string, AnyField>>;

type ValueOf<F> = F extends { readonly read: (parts: string[]) => infer T } ? Exclude<T, undefined> : never;
type Given<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readonly isOptional: true } ? never : K]: ValueOf<F[K]>;
};
type Left<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { readonly isOptional: true } ? K : never]?: ValueOf<F[K]>;
};
/** The values of these fields by name; those that may be left out are optional. */
type ValuesOf<F extends Fields> = {
  readonly [K in keyof (Given<F> & Left<F>)]: (Given<F> & Left<F>)[K];
};

const shaped = <T extends string | number>(shape: RegExp, parse: (text: string) => T): IdField<T> => ({
  write: String,
  read: (parts) => {
    const text = parts.shift();
    return text !== undefined && shape.test(text) ? parse(text) : undefined;
  },
});

const tableField = shaped(/^[\w-]{1,32}$/, String);
/** A short word of letters, digits, underscores and hyphens. */
const wordField = shaped(/^[\w-]{1,40}$/, String);
/** The name of a private page, what games may call theirs: see `PAGE_NAME`. */
const pageField = shaped(/^[a-z][a-z-]{0,11}$/, String);
/** A whole number from 0 to 9,999,999, without leading zeros. */
export const number = shaped(/^(?:0|[1-9]\d{0,6})$/, Number);

/** A month, counted from January 1970, until the year 2803. */
const month = shaped(/^(?:0|[1-9]\d{0,3})$/, Number);

const among = <const W extends readonly string[]>(words: W): IdField<W[number]> => ({
  write: String,
  read: (parts) => {
    const text = parts.shift();
    return words.find((known) => known === text);
  },
});

/** Everything that is left: a notation in printable ASCII, which may have colons in it. */
const notation: IdField<string> = {
  write: String,
  read: (parts) => {
    const text = parts.splice(0).join(':');
    return /^[!-~][ -~]*$/.test(text) ? text : undefined;
  },
};

const optionalField = <T>(field: IdField<T>): Optional<T> => ({ ...field, isOptional: true });

const group = <F extends Fields>(fields: F): IdField<ValuesOf<F>> => ({
  write: (values) => writeFields(fields, values).join(':'),
  read: (parts) => readFields(fields, parts),
});

/** Writes values in the order of their fields. Here names meet fields: the compiler cannot follow the index. */
const writeFields = (fields: Fields, values: object): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = (values as Readonly<Record<string, never>>)[name];
    return value === undefined ? [] : [field.write(value)];
  });

/** Reads values in the order of their fields, and leaves the rest in `parts`; undefined if one is malformed. */
function readFields<F extends Fields>(fields: F, parts: string[]): ValuesOf<F> | undefined {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if ('isOptional' in field && parts.length === 0) continue;
    const value = field.read(parts);
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values as ValuesOf<F>;
}

/** A private page: one that every table has, or one of its game's, by the name that it has there. */
export type Look = string;

/** What the button of the rules opens if its game has no page of its own for them. Old boards use it, too. */
export const RULES_LOOK: Look = 'legend';
/** What a menu of seats shows that names no page: those of former versions do not. */
export const SIDES_LOOK: Look = 'closer';
/** The analysis of a match that is over, on which turning points are parts. */
export const ANALYSIS_LOOK: Look = 'analysis';

export const HINT_LOOK: Look = 'hint';
/** What a seat could have besides its question. */
export const READY_LOOK: Look = 'ready';
export const RECORD_LOOK: Look = 'record';
export const REPLAY_LOOK: Look = 'replay';

/** What a game that is over can be had as, besides its record. */
export const SHOWN_AS = ['page', 'film'] as const;
/** One of {@link SHOWN_AS}. */
export type ShownAs = (typeof SHOWN_AS)[number];

const pageOfTable = { table: tableField, look: pageField, seat: number };
/** A private page of a table; `seat` is whose side is looked at. */
export type PageOfTable = ValuesOf<typeof pageOfTable>;

/** Where an answer is pressed: on the live message, `board`, or on one of the private pages that have answers. */
export type PressPlace = 'board' | Look;

/** The page on which a turn to come is planned: what is answered there is only planned. */
export const PLAN_LOOK = 'plan';

/**
 * What each button and menu asks for: its fields, in the order in which they are written. Add a field only at the end
 * and as an optional one: boards with today's ids stay in channels for months.
 */
const IDS = {
  /** Answers the question that was put to the person who presses at ply `opened`. */
  answer: { table: tableField, opened: number, place: pageField, notation },
  /** The same as a menu, whose value is the notation; `part` tells the menus of one message apart. */
  choose: { table: tableField, opened: number, place: pageField, part: number },
  /** Takes back one move, from the position at `ply`. */
  undo: { table: tableField, ply: number },
  look: { table: tableField, look: pageField },
  /** Draws the private page anew in which it stands; `seat` is whose side of the table is looked at. */
  refresh: { table: tableField, look: pageField, seat: number },
  /** Redraws its private page with another part of the answers; in a menu of parts, the part is the value. */
  part: { table: tableField, place: pageField, part: number },
  /** A menu of seats whose side of the table a page shows: `SIDES_LOOK` if none is named. */
  seat: { table: tableField, look: optionalField(pageField) },
  /** A menu of seats: a guess which of them wins. */
  guess: { table: tableField },
  lobby: { table: tableField, action: among(['join', 'leave', 'computer', 'start', 'close', 'decline']) },
  option: { table: tableField, option: wordField },
  /** Opens the form in which the host calls the table something else, or does it. */
  name: { table: tableField, action: among(['write', 'save']) },
  /** A menu of the people to take out of the lobby; with a guest, see `guestOf`, that one is taken out. */
  remove: { table: tableField, guest: optionalField(wordField) },
  invite: { table: tableField },
  /** A menu of who may join the lobby, or of when it begins. */
  terms: { table: tableField, of: among(['who', 'start']) },
  /** Seats this number of computers in the lobby, and starts. */
  fill: { table: tableField, count: number },
  level: { table: tableField },
  hints: { table: tableField },
  seating: { table: tableField },
  /** Keeps how the lobby's game is played for the server. */
  template: { table: tableField },
  language: { table: tableField },
  end: { table: tableField, action: among(['now', 'vote']) },
  /** Answers what the table is asked to agree to, told by the vote's id. */
  motion: { table: tableField, motion: number, action: among(['agree', 'refuse']) },
  /** Asks the table to let the match, at `ply` now, go back to before the move at ply `to`. */
  back: { table: tableField, ply: number, to: number },
  /** Does something with the turn that the person who presses plans. */
  plan: { table: tableField, action: among(['undo', 'keep', 'cancel']) },
  /** Does something with the note that the person who presses has written for themselves. */
  note: { table: tableField, action: among(['write', 'save', 'remove']) },
  leave: { table: tableField, action: among(['hand-on', 'concede']) },
  take: { table: tableField, seat: number },
  /** Takes back the seat that a computer plays for the person who presses. */
  return: { table: tableField },
  /** From a moment of a table’s match, counted from 0, to another one. */
  replay: { table: tableField, at: number, way: among(REPLAY_WAYS) },
  /** The same of a record that the person who presses has brought. */
  reread: { record: wordField, at: number, way: among(REPLAY_WAYS) },
  /** Has a page or a film made of a table’s match that is over. */
  show: { table: tableField, as: among(SHOWN_AS) },
  reshow: { record: wordField, as: among(SHOWN_AS) },
  revive: { table: tableField },
  /** Plays again the match that is over; against computers of another level if one is named. */
  again: { table: tableField, level: optionalField(among(LEVELS)) },
  /** Plays on alone from a turning point of the match that is over, 1 first. */
  onward: { table: tableField, point: number },
  depute: { table: tableField, seat: number },
  /** Says what to do about the seat whose time is over, as was offered with a revision of the table. */
  late: { table: tableField, seat: number, offer: number, action: among(LATE_ACTIONS) },
  pace: { table: tableField },
  /** Changes what the person who presses has chosen: to a value, or to one from a menu. */
  setting: {
    setting: among([
      ...(['notices', 'reminders', 'quiet', 'zone', 'language', 'text', 'tips', 'named'] as const),
      ...(['standings', 'answering', 'elsewhere', 'away'] as const),
    ]),
    value: optionalField(wordField),
  },
  /** Removes all that is kept of the person who presses. */
  forget: {},
  /** Asks for the reason to keep a person from the tables of the server; or does nothing. */
  block: { person: wordField, not: optionalField(among(['not'])) },
  /** Does it, with the reason that was filled in. */
  blocked: { person: wordField },
  /** Goes on with the lesson of a game, puts it away or begins it anew. */
  learn: { game: wordField, action: among(['open', 'pause', 'restart']) },
  /** Answers a step of the lesson: a notation, or the id of a choice. */
  lesson: { game: wordField, step: wordField, choice: notation },
  /** The same after an answer that was wrong. */
  'lesson-again': { game: wordField, step: wordField, choice: notation },
  /** Does something with a puzzle of a game. */
  puzzle: {
    game: wordField,
    puzzle: wordField,
    action: among(['open', 'help', 'boards', 'undo', 'restart', 'give-up', 'tell']),
  },
  /** Answers a puzzle whose turn has had `made` answers. */
  solve: { game: wordField, puzzle: wordField, made: number, notation },
  /** The same as a menu, whose value is the notation; `part` tells the menus of one message apart. */
  'solve-choose': { game: wordField, puzzle: wordField, made: number, part: number },
  /** Shows the channel the standings of its server: of a month, or of all games if none is named. */
  standings: { game: wordField, month: optionalField(month) },
  /** Opens a table against an easy computer, where hints can be had. */
  practise: { game: wordField },
  /** A menu of the pieces on the board now, or of groups of them. */
  piece: { table: tableField, menu: among(['group', 'piece']) },
  /** Takes a seat in a lobby from a list, which is no table's message; a direct message names the server. */
  enter: { lobby: tableField, guild: optionalField(wordField) },
  /** A menu of the tables of the server, on a page of them, for those who manage them. */
  'tables-choose': { page: number },
  /** Asks a manager of the server's tables for their reason to do something about one. */
  manage: { table: tableField, act: among(MANAGER_ACTS), page: number },
  /** A menu of the people whose seats can be freed, by their ids. */
  'manage-seat': { table: tableField, page: number },
  /** Does it, with what was filled in: `person` is whose seat is freed. */
  managed: { table: tableField, act: among(MANAGER_ACTS), page: number, person: optionalField(wordField) },
  /** Says of which game's tables the person who presses wishes to hear, or asks them. */
  watch: { game: optionalField(wordField) },
  /** Takes that back in a direct message, which is in no server. */
  unwatch: { guild: wordField },
  /** A new server's setting: where games are played, where its list of tables is, or, from a menu, its language. */
  settle: { what: among(['games', 'list', 'language']) },
  /** Opens a page of all tables of the server, counted from 0; without one, a person's own and those open to them. */
  tables: { page: optionalField(number) },
  /** Joins or leaves a lobby on such a page, which is drawn anew. */
  listed: { lobby: tableField, action: among(['join', 'leave']), page: optionalField(number) },
  /** Says which table is meant by a command, told by the id of its interaction. */
  which: { order: wordField, table: tableField },
  /** The same as a menu, whose value is the table. */
  'which-choose': { order: wordField },
  /** Asks for which other table a command is meant, told in the same way. */
  'which-else': { order: wordField },
  /** A menu of the topics of a game's rules, and the page of a table that they were opened from, if they were. */
  rules: { game: wordField, from: optionalField(group(pageOfTable)) },
} as const satisfies Readonly<Record<string, Fields>>;

/** What a button or a menu does. */
export type IdKind = keyof typeof IDS;
/** An id of one kind. */
export type IdOf<K extends IdKind> = { readonly kind: K } & ValuesOf<(typeof IDS)[K]>;
/** One of the lobby's buttons. */
export type LobbyAction = IdOf<'lobby'>['action'];
/** What can be done at a lobby from a list. */
export type ListedAction = IdOf<'listed'>['action'];
/** One of the answers to a vote. */
export type VoteAction = IdOf<'motion'>['action'];
/** What is done with the lesson of a game: it is gone on with, put away for later, or begun anew. */
export type LessonAction = IdOf<'learn'>['action'];
/** What to do with a puzzle besides answering. */
export type PuzzleAction = IdOf<'puzzle'>['action'];
/** What people settle for themselves. */
export type SettingId = IdOf<'setting'>['setting'];
/** What a button or a menu asks for. Nothing in it is ever trusted: it only says what somebody would like to do. */
export type Id = { readonly [K in IdKind]: IdOf<K> }[IdKind];

/** Every id of this version of the bot begins so. A changed meaning of ids is a new version. */
const VERSION = 'h1';
const FORMER = /^h\d+:/;

/** Writes an id. Throws a RangeError if it would be too long for Discord. */
export function idText(id: Id): string {
  const text = [VERSION, id.kind, ...writeFields(IDS[id.kind], id)].join(':');
  if (text.length > ID_LENGTH) throw new RangeError(`this id is longer than ${ID_LENGTH}: ${text}`);
  return text;
}

/** Reads the id of a press, which is no more than a request; `former` if an earlier version of the bot wrote it. */
export function readId(text: string): Id | 'former' | 'foreign' {
  if (text.length > ID_LENGTH) return 'foreign';
  const [version, kind = '', ...parts] = text.split(':');
  if (version !== VERSION) return FORMER.test(text) ? 'former' : 'foreign';
  if (!isKind(kind)) return 'foreign';
  const values = readFields<Fields>(IDS[kind], parts);
  // One part more than its fields take makes an id a foreign one.
  if (values === undefined || parts.length > 0) return 'foreign';
  return { kind, ...values } as Id;
}

const isKind = (kind: string): kind is IdKind => Object.hasOwn(IDS, kind);
