import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import { announcementShape } from './announcement.ts';
import { answeringShape } from './answering.ts';
import { awaitedSeatsShape, callShape } from './call.ts';
import { recentShape } from './cooldown.ts';
import { guessShape } from './guess.ts';
import { termsShape } from './lobby-terms.ts';
import { PACES } from './pace.ts';
import { planReportShape, planShape } from './plan.ts';
import { privateNoteShape } from './private-note.ts';
import { reportShape } from './report.ts';
import type { ReadBy } from './row-json.ts';
import { holderShape, type Seated, type SeatedPerson, seatedShape } from './seated.ts';
import { seriesShape } from './series.ts';
import { tableEventShape } from './table-event.ts';
import { rulesShape } from './table-rules.ts';
import { turnClockShape, vacancyShape } from './turn-clock.ts';
import { voteShape } from './vote.ts';

/** Phases of a table. `closed`: a lobby that never became a match; `archived`: a match put away until taken up. */
export const PHASES = ['lobby', 'playing', 'archived', 'ended', 'closed'] as const;
/** One of {@link PHASES}. */
export type TablePhase = (typeof PHASES)[number];
/** The phases in which a table counts as open. */
export const OPEN: readonly TablePhase[] = ['lobby', 'playing'];
/** The phases of a table that is not over: a match that was put away can be taken up again. */
export const NOT_OVER: readonly TablePhase[] = [...OPEN, 'archived'];

/** How a table came to its end. */
export const ENDINGS = [
  'finished',
  'by host',
  'by vote',
  'by manager',
  'by concession',
  'abandoned',
  'expired',
] as const;
/** Why a table is `ended` or `closed`. */
export type Ending = (typeof ENDINGS)[number];

/** The most that a table keeps of its past; what came before is dropped. */
export const MOST_KEPT = { handovers: 200, calls: 20, absences: 20, former: 40 } as const;

/** Letters of a table's name, in UTF-16 units: a number still fits behind it where names are shown. */
export const TABLE_NAME_LENGTH = 28;

/** The language of a channel that nothing is known about. */
export const USUAL_LANGUAGE = 'en';

/** A table's own thread: to be started, in use, or refused by Discord; only those added see a private one. */
const THREADS = ['wanted', 'wanted-private', 'own', 'own-private', 'refused'] as const;

/** Who gets hints: people who play alone with computers or are learning, everybody, or nobody. The usual first. */
export const HINTS = ['alone', 'all', 'none'] as const;
/** Whom a table allows hints, see {@link HINTS}. */
export type Hints = (typeof HINTS)[number];

/** Somebody's clocks are stopped: they are away, or the table was asked to go back. Times: milliseconds since 1970. */
const absenceShape = z.object({ person: z.string(), from: z.number(), until: z.number() });
/** What {@link absenceShape} reads. */
export type Absence = ReadBy<typeof absenceShape>;

/** The latest absences of each person, as many as a table keeps. */
export const latestAbsences = <A extends Absence>(away: readonly A[]): readonly A[] =>
  away.filter(
    ({ person }, at) =>
      away.slice(at + 1).filter((later) => later.person === person).length < MOST_KEPT.absences,
  );

const ply = z.int().min(0);
const seat = z.int().min(0);

/** Everything of a table that has no column of its own, in the names that it has there. */
export const bodyShape = rulesShape.extend({
  /** What it is called: no other open table of its server is called so. Absent in tables from before they had names. */
  name: z.string().optional(),
  ending: z.enum(ENDINGS).optional(),
  thread: z.enum(THREADS).optional(),
  /** The name of the table after which its own thread is called by now. */
  threadName: z.string().optional(),
  /** Who brought it there from which channel, unless that is gone; until the next turn is told. */
  moved: z.object({ by: z.string(), from: z.string().exactOptional() }).optional(),
  /** The language in which its channel is spoken to, as Discord names it. */
  language: z.string(),
  /** The id of who opened it and settles its options, or of who took that over. */
  host: z.string(),
  /** By seat, 0 first: in the order of joining. */
  seats: z.array(seatedShape),
  /** Who held which seat before: they know its secrets, so no other is for them. `mark`: see `HeldSeats`. */
  former: z.array(z.object({ seat, id: z.string(), mark: z.string().exactOptional() })),
  /** How seats changed hands, oldest first: of moves before ply `until` it was told who held the seat then. */
  handovers: z
    .array(z.object({ seat, holder: holderShape, until: ply }))
    .transform((handovers) => handovers.slice(-MOST_KEPT.handovers)),
  /** How the match is played; who begins is in a lobby what `first` says, see `optionsAt`. */
  options: z.record(z.string(), z.string()),
  /** Who begins, as {@link guestOf} has them; absent if drawn by lot. They begin in a rematch as well. */
  first: z.string().optional(),
  pace: z.enum(PACES),
  hints: z.enum(HINTS),
  turnClocks: z.array(turnClockShape),
  /** Who is to be told later what waits for them here, one of each person. */
  announcements: z.array(announcementShape),
  /** The seat without anybody that the match waits for. */
  vacancy: vacancyShape.optional(),
  /** Who is away, or was while the match waited for them. */
  away: z.array(absenceShape).transform(latestAbsences),
  answering: z.array(answeringShape),
  /** The absent seat that is played for until its turn, begun at or before ply `from`, ends; see `LATE_ACTIONS`. */
  skipping: z.object({ seat, turn: z.int(), from: ply }).optional(),
  vote: voteShape.optional(),
  /** What was done lately and is not to be done again at once; see `COOLDOWNS`. */
  recent: z.array(recentShape),
  /** What happened to the table, and not in the match, since a turn was last over. */
  events: z.array(tableEventShape),
  /** The seats of those who were still learning the game when the match began; see `learning.ts`. */
  learning: z.array(seat),
  /** The table that was opened to play this match again, and the one whose match is played again here. */
  rematch: z.string().optional(),
  rematchOf: z.string().optional(),
  /** The table whose match, over by then, goes on here from one of its plies: what comes of it counts for nobody. */
  onwardFrom: z.string().optional(),
  /** How its lobby gathers people, and when it begins by itself. A match knows of it whether it is private. */
  terms: termsShape.default({ isPrivate: false, kept: [] }),
  invited: z.array(z.string()),
  /** The ids of those of them who have said that they do not play this time. */
  declined: z.array(z.string()),
  series: seriesShape.optional(),
  /** Who those whose own game is over take for the winner. */
  guesses: z.array(guessShape),
  /** People's private plans for their next turns, and the reports on played ones, until their owners have seen them. */
  plans: z.array(planShape),
  planReports: z.array(planReportShape),
  /** What people have written down, each for their own eyes alone. */
  notes: z.array(privateNoteShape),
  reports: z.array(reportShape),
  conceded: seat.optional(),
  /** The seat of the host who ended the match alone, and whether they were behind then by what everybody knew. */
  endedBy: z.object({ seat, isBehind: z.boolean() }).optional(),
  /** The ply from which the live message tells: the start of its turn, or of computers' turns untold before it. */
  shownFromPly: ply,
  /** The ply at which the turn under way began; the live message may not have told of it yet. */
  turnFromPly: ply,
  /** The ply at which the turn was over that the live message shows; absent while that turn is under way. */
  shownUntilPly: ply.optional(),
  /** By seat, the ply after that seat's last own turn: from there on something is news to them. */
  unreadFromPly: z.array(ply),
  /** Whether the channel was told that this table will be archived. Anything that is done at it takes that back. */
  isArchivingAnnounced: z.boolean(),
  /** The new messages that are wanted and may not have been posted yet, oldest first, and in any case the latest. */
  calls: z.array(callShape).transform((calls) => calls.slice(-MOST_KEPT.calls)),
  awaitedSeats: awaitedSeatsShape,
  changedAt: z.number(),
  lastMoveAt: z.number(),
});

/** A game being set up or played in a channel, and the people at it. */
export interface Table extends ReadBy<typeof bodyShape> {
  readonly id: string;
  readonly guild: string;
  /** Where it lives: a channel of the server, or a thread. */
  readonly channel: string;
  /** The channel whose open tables it is counted with: its own, or the one that its thread belongs to. */
  readonly home: string;
  readonly game: string;
  readonly phase: TablePhase;
  readonly revision: number;
  readonly openedAt: number;
  readonly activeAt: number;
}
/** Somebody who held a seat before. */
export type FormerHolder = Table['former'][number];
/** A seat of a match that changed hands. */
export type Handover = Table['handovers'][number];

/** A table as it stands, with its game and, once started, its match. */
export interface TableNow {
  readonly table: Table;
  readonly game: PlayableGame;
  readonly match: PlayableMatch | undefined;
}

/** A table as a list shows it: its match is not read. */
export type TableListed = Pick<TableNow, 'table' | 'game'>;

/** The seat of a person at a table, if they have one. */
export function seatOf({ seats }: Table, person: string): Seat | undefined {
  const seat = seats.findIndex((seated) => seated.kind === 'person' && seated.id === person);
  return seat === -1 ? undefined : seat;
}

/** The people who sit at a table, by seat: computers and those who left are none. */
export const peopleAt = ({ seats }: Pick<Table, 'seats'>): readonly SeatedPerson[] =>
  seats.filter((seated) => seated.kind === 'person');

/** Whether it lives in a thread that was started for it. */
export const isInOwnThread = ({ thread }: Pick<Table, 'thread'>): boolean =>
  thread === 'own' || thread === 'own-private';

/** Whether a match, under way or over, is one person's against computers alone: nobody has left a seat to others. */
export const isSolo = ({ phase, seats }: Table): boolean =>
  phase !== 'lobby' && seats.filter(({ kind }) => kind !== 'computer').length <= 1;

/** The id of the person who holds a seat, if a person does. */
export function holderOf({ seats }: Table, seat: Seat): string | undefined {
  const seated = seats[seat];
  return seated?.kind === 'person' ? seated.id : undefined;
}

/** The table with a player's picture as it is now. */
export function withAvatar(table: Table, person: string, avatar: string): Table {
  const seats = table.seats.map((seated) =>
    seated.kind === 'person' && seated.id === person ? { ...seated, avatar } : seated,
  );
  return { ...table, seats };
}

/** What tells those in a lobby apart: a person's id, or `computer-` and its number. */
export function guestOf(seated: Seated): string {
  switch (seated.kind) {
    case 'person':
      return seated.id;
    case 'computer':
      return `computer-${seated.number}`;
    case 'free':
      return seated.left.id;
  }
}

/** Whether what tells somebody in a lobby apart, as `guestOf` has it, is a computer. */
export const isComputerGuest = (guest: string): boolean => guest.startsWith('computer-');

/** The ids of those whom a lobby invites and who do not sit there yet. */
export const stillInvited = (table: Table): readonly string[] =>
  table.invited.filter((id) => seatOf(table, id) === undefined);

/** The ply to which the table is asked to go back, if it is. */
export const takenBackFrom = ({ vote }: Table): number | undefined =>
  vote?.proposal.kind === 'undo' && vote.refused === undefined ? vote.proposal.to : undefined;

/** The first ply of turns of computers that no former message tells, if there are any. */
export const overFrom = ({ shownFromPly, turnFromPly }: Table): number | undefined =>
  shownFromPly < turnFromPly ? shownFromPly : undefined;

/** Log entries that are read at once: more than a match of people has, and few enough that nobody waits. */
export const TOLD_AT_ONCE = 1_000;

/**
 * The ply from which the live message needs the log: all for the final standing, unless that is too long; what is to be
 * undone; the turns over when it was posted; else undefined.
 */
export function logNeeded({ table, match }: Pick<TableNow, 'table' | 'match'>): number | undefined {
  if (match?.result !== undefined) return match.ply <= TOLD_AT_ONCE ? 0 : undefined;
  const plies = [
    takenBackFrom(table),
    ...(table.phase === 'playing' ? [overFrom(table), match?.othersFrom] : []),
  ];
  const known = plies.filter((ply) => ply !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** The known entries that the live message needs, see {@link logNeeded}; none if the first of them is unknown. */
export function entriesNeeded(
  now: Pick<TableNow, 'table' | 'match'>,
  known: readonly { readonly ply: number; readonly body: string }[],
): readonly string[] {
  const from = logNeeded(now);
  const [first] = known;
  if (from === undefined || first === undefined || first.ply > from) return [];
  return known.filter(({ ply }) => ply >= from).map(({ body }) => body);
}

/** Log entries from one ply up to but excluding another, as text; undefined if not all of them are known. */
export function logBetween(
  known: readonly { readonly ply: number; readonly body: string }[],
  from: number,
  to: number,
): readonly string[] | undefined {
  const between = known.filter(({ ply }) => ply >= from && ply < to);
  return between.length < to - from ? undefined : between.map(({ body }) => body);
}

/** Whether the person in a seat may have hints. */
export const allowsHints = (table: Table, seat: Seat): boolean =>
  table.hints === 'all' ||
  (table.hints === 'alone' && (peopleAt(table).length === 1 || table.learning.includes(seat)));

/** A time, counted from a moment on, that a player's absences have put off; what two of them share counts once. */
export function putOff(
  { away }: Table,
  person: string,
  { from, at }: { readonly from: number; readonly at: number },
): number {
  const absences = away
    .filter((absence) => absence.person === person)
    .toSorted((one, other) => one.from - other.from);
  let time = at;
  // Absences may overlap, as if the bot stood still while somebody was on vacation.
  let counted = from;
  for (const { from: begun, until } of absences) {
    const start = Math.max(begun, counted);
    if (start >= time || until <= start) continue;
    time += until - start;
    counted = until;
  }
  return time;
}

/** Those at a table who are away as it was when it was last changed, which is when its board was drawn. */
export const absencesShown = (table: Table): readonly Absence[] =>
  table.away.filter(({ person, until }) => until > table.changedAt && seatOf(table, person) !== undefined);

/** Until when somebody is away, if they are. */
export const awayUntil = ({ away }: Pick<Table, 'away'>, person: string, now: number): number | undefined =>
  away.find((absence) => absence.person === person && absence.from <= now && now < absence.until)?.until;

/** Whether somebody is away now. */
export const isAway = (table: Pick<Table, 'away'>, person: string, now: number): boolean =>
  awayUntil(table, person, now) !== undefined;

/** Whether a computer plays at the table, in a seat of its own or once for a late player. */
export const hasComputers = ({ seats, skipping }: Table): boolean =>
  skipping !== undefined || seats.some(({ kind }) => kind === 'computer');

/** Whether the table was told that a computer cannot go on. */
export const isStuck = ({ events }: Table): boolean => events.some(({ kind }) => kind === 'stuck');

/** Since when a table rests, in milliseconds since 1970: since it waits for somebody, else was opened or touched. */
export function restingSince({ phase, turnClocks, openedAt, activeAt }: Table): number {
  if (phase === 'lobby') return openedAt;
  return turnClocks.length === 0 ? activeAt : Math.min(...turnClocks.map(({ since }) => since));
}
