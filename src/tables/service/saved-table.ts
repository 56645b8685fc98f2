import { z } from 'zod';
import { LEVELS } from '../../games/level.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { ChannelRow, MessageRow, NoticeRow, TableRow } from '../../store/store.ts';
import { announcementShape } from '../model/announcement.ts';
import { answeringShape } from '../model/answering.ts';
import { awaitedSeatsShape, type Call, callShape } from '../model/call.ts';
import { ACCESS_ERRORS, type KnownChannel } from '../model/channel.ts';
import { wakeAt } from '../model/clocks.ts';
import { dueComputer } from '../model/computer-seat.ts';
import { recentShape } from '../model/cooldown.ts';
import { firstBySeat } from '../model/first-player.ts';
import { guessShape } from '../model/guess.ts';
import { NOTICE_KINDS, type PendingNotice } from '../model/notice.ts';
import { PACES, USUAL_PACE } from '../model/pace.ts';
import { planReportShape, planShape } from '../model/plan.ts';
import { privateNoteShape } from '../model/private-note.ts';
import { reportShape } from '../model/report.ts';
import { jsonOf } from '../model/row-json.ts';
import { DEPARTURES, personShape, standInShape } from '../model/seated.ts';
import { seriesShape } from '../model/series.ts';
import {
  absenceShape,
  ENDINGS,
  HINTS,
  logNeeded,
  PHASES,
  peopleAt,
  type Table,
  type TableNow,
  THREADS,
  USUAL_LANGUAGE,
} from '../model/table.ts';
import { tableEventShape } from '../model/table-event.ts';
import { FREED_SEATS, HOST_ENDS, USUAL_RULES } from '../model/table-rules.ts';
import { turnClockShape, vacancyShape } from '../model/turn-clock.ts';
import { type Vote, voteShape } from '../model/vote.ts';
import { awaitedIn } from './calls.ts';

const computer = z.object({
  kind: z.literal('computer'),
  number: z.int().min(1),
  level: z.enum(LEVELS).exactOptional(),
});

/** Bodies written before there were computer players do not say of what kind somebody is. */
const seated = z.union([
  computer.extend({ standIn: standInShape.exactOptional() }),
  z.object({
    kind: z.literal('free'),
    left: personShape,
    why: z.enum(DEPARTURES),
    concedes: z.literal(true).exactOptional(),
  }),
  personShape.extend({ kind: z.literal('person').default('person') }),
]);

const ply = z.int().min(0);

const bodyShape = z.object({
  ending: z.enum(ENDINGS).optional(),
  thread: z.enum(THREADS).optional(),
  moved: z.object({ by: z.string(), from: z.string().exactOptional() }).optional(),
  language: z.string().default(USUAL_LANGUAGE),
  host: z.string(),
  seats: z.array(seated),
  former: z
    .array(z.object({ seat: z.int().min(0), id: z.string(), mark: z.string().exactOptional() }))
    .default([]),
  handovers: z
    .array(
      z.object({
        seat: ply,
        holder: z.union([computer, personShape.extend({ kind: z.literal('person') })]),
        until: ply,
      }),
    )
    .default([]),
  options: z.record(z.string(), z.string()),
  /** Bodies written before it was noted know it by seat; null is nobody. */
  first: z.string().nullable().optional(),
  pace: z.enum(PACES).default(USUAL_PACE),
  hints: z.enum(HINTS).default(HINTS[0]),
  waits: z.array(turnClockShape).default([]),
  announcements: z.array(announcementShape).default([]),
  away: z.array(absenceShape).default([]),
  answering: z.array(answeringShape).default([]),
  skipping: z.object({ seat: z.int().min(0), turn: z.int(), from: z.int().min(0) }).optional(),
  motion: voteShape.optional(),
  recent: z.array(recentShape).default([]),
  tidings: z.array(tableEventShape).default([]),
  /** Those who wanted to end the match, in bodies written before there were votes. */
  votes: z.array(z.string()).default([]),
  learning: z.array(z.int().min(0)).default([]),
  rematch: z.string().optional(),
  rematchOf: z.string().optional(),
  invited: z.array(z.string()).default([]),
  declined: z.array(z.string()).default([]),
  series: seriesShape.optional(),
  guesses: z.array(guessShape).default([]),
  plans: z.array(planShape).default([]),
  planReports: z.array(planReportShape).default([]),
  notes: z.array(privateNoteShape).default([]),
  reports: z.array(reportShape).default([]),
  conceded: z.int().min(0).optional(),
  endedBy: z.object({ seat: z.int().min(0), isBehind: z.boolean() }).optional(),
  freedSeats: z.enum(FREED_SEATS).default(USUAL_RULES.freedSeats),
  hostEnds: z.enum(HOST_ENDS).default(USUAL_RULES.hostEnds),
  // These four, and `waits`, `motion`, `tidings`, `noticed`, `asked` and `movedAt`, are kept under the names that they had first, see `tableRow`.
  toldFrom: ply,
  turnFrom: ply.optional(),
  shownUntil: ply.optional(),
  newsFrom: z.array(ply),
  noticed: z.boolean().default(false),
  movedAt: z.number().optional(),
  changedAt: z.number().optional(),
  /** The revision of the latest call, in bodies written before there were calls. */
  calledWith: z.int().default(0),
  calls: z.array(callShape).default([]),
  asked: awaitedSeatsShape.default({ turn: 0, seats: [] }),
  vacancy: vacancyShape.optional(),
});

/** A row of the store that is no table: names the table, not what it holds. */
export class BrokenTable extends Error {
  override readonly name = 'BrokenTable';
}

/** Reads a table from its row. Throws {@link BrokenTable}. */
export function readTable(row: TableRow): Table {
  const phase = z.enum(PHASES).safeParse(row.phase);
  const body = bodyShape.safeParse(jsonOf(row.body));
  if (!phase.success || !body.success)
    throw new BrokenTable(`table ${row.id} cannot be read from the database`);
  const { id, guild, channel, home, game, revision, openedAt, activeAt } = row;
  const {
    ending,
    thread,
    moved,
    motion,
    votes,
    conceded,
    endedBy,
    skipping,
    vacancy,
    toldFrom,
    turnFrom = toldFrom,
    shownUntil,
    newsFrom,
    rematch,
    rematchOf,
    series,
    first,
    calls,
    calledWith,
    ...others
  } = body.data;
  const { waits, tidings, noticed, asked, movedAt = activeAt, changedAt = activeAt, ...rest } = others;
  return {
    ...{ id, guild, channel, home, game, revision, openedAt, activeAt },
    ...rest,
    ...{
      phase: phase.data,
      ending,
      thread,
      moved,
      vote: motion ?? wishToEnd(votes),
      conceded,
      endedBy,
      skipping,
      vacancy,
      rematch,
      rematchOf,
      series,
      first: first === undefined ? firstBySeat(rest) : (first ?? undefined),
    },
    ...{ shownFromPly: toldFrom, turnFromPly: turnFrom, shownUntilPly: shownUntil, unreadFromPly: newsFrom },
    ...{ turnClocks: waits, events: tidings, lastMoveAt: movedAt, changedAt },
    ...{ isArchivingAnnounced: noticed, awaitedSeats: asked },
    calls: callsOf(calls, {
      revision: calledWith,
      at: changedAt,
      channel: row.channel,
      fromPly: toldFrom,
    }),
  };
}

/** The calls of a body. Former bodies have none: what they still owed their channels was kept apart. */
function callsOf(
  calls: readonly z.infer<typeof callShape>[],
  known: Pick<Call, 'revision' | 'at' | 'channel' | 'fromPly'>,
): readonly Call[] {
  if (calls.length === 0) return [{ ...known, reason: 'again', people: [], besidesTurn: false }];
  return calls.map((call) => ({ ...call, fromPly: call.fromPly ?? known.fromPly }));
}

/** A table with what its channel was told to wait for, which former bodies do not tell: what its match waits for. */
export function withAwaited(table: Table, match: PlayableMatch | undefined): Table {
  const isTold = table.awaitedSeats.turn > 0 || dueComputer(table, match) !== undefined;
  return isTold || match === undefined ? table : { ...table, awaitedSeats: awaitedIn(match) };
}

/** Reads what is known of a table's channel. A reason that only a later version knows is none. */
export function readChannel({ access, ...known }: ChannelRow): KnownChannel {
  const error = ACCESS_ERRORS.find((each) => each === access?.error);
  return access === undefined || error === undefined
    ? known
    : { ...known, access: { channel: access.channel, error } };
}

/** What somebody is to play was told by kinds of its own in former versions. */
const FORMER_KINDS: readonly string[] = ['turn', 'remind'];

/** Reads notices. One of a kind that only a later version knows is left out. */
export const readNotices = (rows: readonly NoticeRow[]): readonly PendingNotice[] =>
  rows.flatMap((row) => {
    const name = FORMER_KINDS.includes(row.kind) ? 'waits' : row.kind;
    const kind = NOTICE_KINDS.find((each) => each === name);
    return kind === undefined ? [] : [{ ...row, kind }];
  });

function wishToEnd([by, ...others]: readonly string[]): Vote | undefined {
  if (by === undefined) return undefined;
  return { id: 0, proposal: { kind: 'end' }, by, agreed: [by, ...others], ply: 0, overdue: false };
}

/** Writes a table as a row of the store; `messages` are those that stand in its channel. */
export function tableRow(
  { table, match }: Pick<TableNow, 'table' | 'match'>,
  messages: readonly MessageRow[] = [],
): TableRow {
  const { id, guild, channel, home, game, phase, revision, openedAt, activeAt, ...others } = table;
  const { shownFromPly, turnFromPly, shownUntilPly, unreadFromPly, ...named } = others;
  const { vote, events, turnClocks, lastMoveAt, isArchivingAnnounced, awaitedSeats, ...rest } = named;
  const kept = {
    ...{ waits: turnClocks, motion: vote, tidings: events, movedAt: lastMoveAt },
    ...{ noticed: isArchivingAnnounced, asked: awaitedSeats },
    ...{ toldFrom: shownFromPly, turnFrom: turnFromPly },
    ...{ shownUntil: shownUntilPly, newsFrom: unreadFromPly },
  };
  const people = [...new Set([table.host, ...peopleAt(table).map((seated) => seated.id)])];
  return {
    ...{ id, guild, channel, home, game, phase, revision, openedAt, activeAt, people },
    wakeAt: wakeAt(table),
    body: JSON.stringify({ ...rest, ...kept, first: table.first ?? null }),
    generation: table.calls.at(-1)?.revision ?? 0,
    logFrom: match === undefined ? 0 : logFrom(table, match, messages),
    isFinished: phase === 'ended' && table.ending === 'finished',
    isThreadOver: phase === 'closed' && table.thread === 'own',
  };
}

/** The first ply that a message tells which stands or is wanted, or else the end of the log. */
const logFrom = (table: Table, match: PlayableMatch, messages: readonly MessageRow[]): number =>
  Math.min(
    ...[match.ply, logNeeded({ table, match }) ?? match.ply],
    ...table.calls.map(({ fromPly }) => fromPly),
    ...messages.flatMap(({ standing, fromPly }) => (standing === 'live' && fromPly >= 0 ? [fromPly] : [])),
  );
