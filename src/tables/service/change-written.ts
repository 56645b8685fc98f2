import type { PlayableGame, PlayableMatch } from '../../games/playable.ts';
import type { Change } from '../model/change.ts';
import { standInsTold } from '../model/computer-seat.ts';
import type { NoticeDraft } from '../model/notice.ts';
import type { Table, TableNow } from '../model/table.ts';
import { absencesAt, waitsOf } from '../model/turn-clock.ts';
import { vacancyOf } from '../model/vacancy.ts';
import { callsAfter } from './calls.ts';
import { begun } from './new-clocks.ts';
import { type ChangeMoment, noticesAfter } from './notices.ts';

/** What a change is made of, and when. */
export interface Changing extends ChangeMoment {
  readonly game: PlayableGame;
  /** The table before it; absent for a new one. */
  readonly before: TableNow | undefined;
  /** The latest generation of the table's messages that was posted. */
  readonly posted: number;
}

/** A table as it is to be written after a change, with its clocks and calls, and who is told of it by messages of their own. */
export function changeWritten(
  change: Change,
  { game, before, posted, ...moment }: Changing,
): { readonly now: TableNow; readonly notices: readonly NoticeDraft[] } {
  const { now: at, actor } = moment;
  const match = change.match ?? before?.match;
  const after = waitsOf(change.table, match, at, change.entry?.person);
  const clocks = begun(change.table, { before: before?.table.waits ?? [], after, actor }, moment);
  const table: Table = {
    ...change.table,
    seats: standInsTold(change.table, moment),
    waits: clocks.waits,
    vacancy: vacancyOf(change.table, match, at),
    away: absencesAt({ ...change.table, away: clocks.away }, clocks.waits, at),
    revision: (before?.table.revision ?? 0) + 1,
    touchedAt: change.isQuiet === true ? change.table.touchedAt : at,
    changedAt: at,
    movedAt: change.match === undefined ? change.table.movedAt : at,
  };
  const now = { table, game, match: standing(table, match) };
  const calls = callsAfter(before, now, posted, change.wantsNewMessage);
  return {
    now: { ...now, table: { ...table, ...calls } },
    notices: noticesAfter(before?.table, table, moment),
  };
}

/** The match of a table as it is looked at: where the table ended it nobody is asked any more, though the rules may not know. */
export const standing = (
  { phase }: Pick<Table, 'phase'>,
  match: PlayableMatch | undefined,
): PlayableMatch | undefined => (phase === 'ended' ? match?.stopped() : match);
