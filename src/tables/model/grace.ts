import { putOff } from './absence.ts';
import type { Table } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long the holder of a seat has, once told, before one other person alone can hand it on, in milliseconds: two days. */
export const GRACE = 2 * DAY;

/** Until when a seat stays its holder's that one other person would hand on; `from` is when the holder is told. Days away are not counted. */
export const graceUntil = (table: Pick<Table, 'away'>, holder: string, from: number): number =>
  putOff(table, holder, { from, at: from + GRACE });
