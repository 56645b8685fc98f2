import { z } from 'zod';
import { LEVELS } from '../../games/level.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { ChannelRow, MessageRow, NoticeRow, TableRow } from '../../store/store.ts';
import { announcementShape } from '../model/announcement.ts';
import { answeringShape } from '../model/answering.ts';
import { awaitedSeatsShape, callShape } from '../model/call.ts';
import { ACCESS_ERRORS, type KnownChannel } from '../model/channel.ts';
import { wakeAt } from '../model/clocks.ts';
import { recentShape } from '../model/cooldown.ts';
import { guessShape } from '../model/guess.ts';
import { termsShape, USUAL_TERMS } from '../model/lobby-terms.ts';
import { NOTICE_KINDS, type PendingNotice } from '../model/notice.ts';
import { PACES } from '../model/pace.ts';
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
  isInOwnThread,
  latestAbsences,
  logNeeded,
  MOST_KEPT,
  PHASES,
  peopleAt,
  type Table,
  type TableNow,
  THREADS,
} from '../model/table.ts';
import { tableEventShape } from '../model/table-event.ts';
import { FREED_SEATS, HOST_ENDS, soloThreadShape } from '../model/table-rules.ts';
import { turnClockShape, vacancyShape } from '../model/turn-clock.ts';
import { voteShape } from '../model/vote.ts';

const computer = z.object({
  kind: z.literal('computer'),
  number: z.int().min(1),
  level: z.enum(LEVELS).exactOptional(),
});
const person = personShape.extend({ kind: z.literal('person') });

const phaseShape = z.enum(PHASES);
const ply = z.int().min(0);
const seat = z.int().min(0);

/** Everything of a table that has no column of its own, in the names that it has there. */
const bodyShape = z.object({
  name: z.string().optional(),
  ending: z.enum(ENDINGS).optional(),
  thread: z.enum(THREADS).optional(),
  threadName: z.string().optional(),
  moved: z.object({ by: z.string(), from: z.string().exactOptional() }).optional(),
  language: z.string(),
  host: z.string(),
  seats: z.array(
    z.discriminatedUnion('kind', [
      computer.extend({ standIn: standInShape.exactOptional() }),
      z.object({
        kind: z.literal('free'),
        left: personShape,
        why: z.enum(DEPARTURES),
        concedes: z.literal(true).exactOptional(),
      }),
      person,
    ]),
  ),
  former: z.array(z.object({ seat, id: z.string(), mark: z.string().exactOptional() })),
  handovers: z
    .array(z.object({ seat, holder: z.discriminatedUnion('kind', [computer, person]), until: ply }))
    .transform((handovers) => handovers.slice(-MOST_KEPT.handovers)),
  options: z.record(z.string(), z.string()),
  first: z.string().optional(),
  pace: z.enum(PACES),
  hints: z.enum(HINTS),
  turnClocks: z.array(turnClockShape),
  announcements: z.array(announcementShape),
  away: z.array(absenceShape).transform(latestAbsences),
  answering: z.array(answeringShape),
  skipping: z.object({ seat, turn: z.int(), from: ply }).optional(),
  vote: voteShape.optional(),
  recent: z.array(recentShape),
  events: z.array(tableEventShape),
  learning: z.array(seat),
  rematch: z.string().optional(),
  rematchOf: z.string().optional(),
  onwardFrom: z.string().optional(),
  terms: termsShape.default(USUAL_TERMS),
  invited: z.array(z.string()),
  declined: z.array(z.string()),
  series: seriesShape.optional(),
  guesses: z.array(guessShape),
  plans: z.array(planShape),
  planReports: z.array(planReportShape),
  notes: z.array(privateNoteShape),
  reports: z.array(reportShape),
  conceded: seat.optional(),
  endedBy: z.object({ seat, isBehind: z.boolean() }).optional(),
  freedSeats: z.enum(FREED_SEATS),
  hostEnds: z.enum(HOST_ENDS),
  isCompact: z.boolean(),
  soloInThread: soloThreadShape,
  shownFromPly: ply,
  turnFromPly: ply,
  shownUntilPly: ply.optional(),
  unreadFromPly: z.array(ply),
  isArchivingAnnounced: z.boolean(),
  lastMoveAt: z.number(),
  changedAt: z.number(),
  calls: z.array(callShape).transform((calls) => calls.slice(-MOST_KEPT.calls)),
  awaitedSeats: awaitedSeatsShape,
  vacancy: vacancyShape.optional(),
});

/** A row of the store that is no table: names the table, not what it holds. */
export class BrokenTable extends Error {
  override readonly name = 'BrokenTable';
}

/** Reads a table from its row. Throws {@link BrokenTable}. */
export function readTable(row: TableRow): Table {
  const phase = phaseShape.safeParse(row.phase);
  const body = bodyShape.safeParse(jsonOf(row.body));
  if (!phase.success || !body.success)
    throw new BrokenTable(`table ${row.id} cannot be read from the database`);
  const { id, guild, channel, home, game, revision, openedAt, activeAt } = row;
  const { name, threadName, ending, thread, moved, first, skipping, vote, rematch, rematchOf, ...others } =
    body.data;
  const { onwardFrom, series, conceded, endedBy, shownUntilPly, vacancy, ...rest } = others;
  return {
    ...{ id, guild, channel, home, game, revision, openedAt, activeAt, phase: phase.data },
    ...rest,
    // What is absent in a body is there as `undefined`.
    ...{ name, threadName, ending, thread, moved, first, skipping, vote, rematch, rematchOf },
    ...{ onwardFrom, series, conceded, endedBy, shownUntilPly, vacancy },
  };
}

/** Reads what is known of a table's channel. A reason that only a later version knows is none. */
export function readChannel({ access, ...known }: ChannelRow): KnownChannel {
  const error = ACCESS_ERRORS.find((each) => each === access?.error);
  return access === undefined || error === undefined
    ? known
    : { ...known, access: { channel: access.channel, error } };
}

/** Reads notices. One of a kind that only a later version knows is left out. */
export const readNotices = (rows: readonly NoticeRow[]): readonly PendingNotice[] =>
  rows.flatMap((row) => {
    const kind = NOTICE_KINDS.find((each) => each === row.kind);
    return kind === undefined ? [] : [{ ...row, kind }];
  });

/** Writes a table as a row of the store; `messages` are those that stand in its channel. */
export function tableRow(
  { table, match }: Pick<TableNow, 'table' | 'match'>,
  messages: readonly MessageRow[] = [],
): TableRow {
  const { id, guild, channel, home, game, phase, revision, openedAt, activeAt, ...rest } = table;
  const people = [...new Set([table.host, ...peopleAt(table).map((seated) => seated.id)])];
  return {
    ...{ id, guild, channel, home, game, phase, revision, openedAt, activeAt, people },
    wakeAt: wakeAt(table),
    body: JSON.stringify(rest),
    generation: table.calls.at(-1)?.revision ?? 0,
    logFrom: match === undefined ? 0 : logFrom(table, match, messages),
    isFinished: phase === 'ended' && table.ending === 'finished' && table.onwardFrom === undefined,
    isThreadOver: phase === 'closed' && isInOwnThread(table),
  };
}

/** The first ply that a message tells which stands or is wanted, or else the end of the log. */
const logFrom = (table: Table, match: PlayableMatch, messages: readonly MessageRow[]): number =>
  Math.min(
    ...[match.ply, logNeeded({ table, match }) ?? match.ply],
    ...table.calls.map(({ fromPly }) => fromPly),
    ...messages.flatMap(({ standing, fromPly }) => (standing === 'live' && fromPly >= 0 ? [fromPly] : [])),
  );
