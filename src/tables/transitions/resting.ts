import { beginsAt } from '../model/lobby-terms.ts';
import type { RejectionCode } from '../model/rejection.ts';
import { seatOf, type Table, type TableNow } from '../model/table.ts';
import { closeTable } from './ending.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long a lobby stands without anybody touching it, in milliseconds: a day. */
export const LOBBY_LIFE = DAY;
/** The same for a rematch, a private lobby and one that begins by itself, which fill over days: a week. */
const LONG_LOBBY_LIFE = 7 * DAY;
/** How long a match rests until its channel is told that it will be archived, in milliseconds: a month. */
const NOTICE_AFTER = 30 * DAY;
/** How long after that notice it is archived, in milliseconds: a week. */
export const ARCHIVE_AFTER = 7 * DAY;

/** What is due at a table that nobody has been active at since `activeAt`, if anything is. */
export function restDue({ table, match }: TableNow, now: number): Table | undefined {
  const rested = now - table.activeAt;
  switch (table.phase) {
    case 'lobby':
      return now < lobbyEnds(table) ? undefined : closeTable(table, 'expired');
    case 'playing':
      if (match === undefined || rested < (table.isArchivingAnnounced ? ARCHIVE_AFTER : NOTICE_AFTER))
        return undefined;
      return table.isArchivingAnnounced
        ? { ...table, phase: 'archived', vote: undefined }
        : { ...table, isArchivingAnnounced: true };
    case 'archived':
    case 'ended':
    case 'closed':
      return undefined;
  }
}

/** When a lobby that nobody touches any more is closed: not while a seat is kept, nor before it was to begin. */
function lobbyEnds({ activeAt, rematchOf, terms }: Table): number {
  const { isPrivate, start, kept } = terms;
  const isLong = rematchOf !== undefined || isPrivate || start !== undefined;
  const ahead = [beginsAt(terms) ?? activeAt, ...kept.map(({ until }) => until)];
  return Math.max(activeAt, ...ahead) + (isLong ? LONG_LOBBY_LIFE : LOBBY_LIFE);
}

/** An archived table taken up by one of its players: the player who is up is called, and nobody is late yet. */
export function takeUp({ table, match }: TableNow, person: string, now: number): Table | RejectionCode {
  if (table.phase !== 'archived' || match === undefined) return 'not-archived';
  if (seatOf(table, person) === undefined) return 'not-seated';
  return { ...table, phase: 'playing', isArchivingAnnounced: false, lastMoveAt: now };
}
