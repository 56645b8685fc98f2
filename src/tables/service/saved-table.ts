import { z } from 'zod';
import type { PlayableMatch } from '../../games/playable.ts';
import type { ChannelRow, MessageRow, NoticeRow, TableRow } from '../../store/store.ts';
import { ACCESS_ERRORS, type KnownChannel } from '../model/channel.ts';
import { wakeAt } from '../model/clocks.ts';
import { NOTICE_KINDS, type PendingNotice } from '../model/notice.ts';
import { readBy } from '../model/row-json.ts';
import {
  bodyShape,
  isInOwnThread,
  logNeeded,
  PHASES,
  peopleAt,
  type Table,
  type TableNow,
} from '../model/table.ts';

const phaseShape = z.enum(PHASES);
/** A row of the store that is no table: names the table, not what it holds. */
export class BrokenTable extends Error {
  override readonly name = 'BrokenTable';
}

/** Reads a table from its row. Throws {@link BrokenTable}. */
export function readTable(row: TableRow): Table {
  const phase = phaseShape.safeParse(row.phase);
  const body = readBy(bodyShape, row.body);
  if (!phase.success || body === undefined)
    throw new BrokenTable(`table ${row.id} cannot be read from the database`);
  const { id, guild, channel, home, game, revision, openedAt, activeAt } = row;
  return { ...body, id, guild, channel, home, game, revision, openedAt, activeAt, phase: phase.data };
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
