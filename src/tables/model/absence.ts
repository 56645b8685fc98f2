import { z } from 'zod';
import { seatOf, type Table } from './table.ts';

/** Somebody is away, and their clocks stand still. Times are milliseconds since 1970. */
export interface Absence {
  readonly person: string;
  readonly from: number;
  readonly until: number;
}

/** Reads an absence from a table's body. */
export const absenceShape: z.ZodType<Absence> = z.object({
  person: z.string(),
  from: z.number(),
  until: z.number(),
});

/** A time, counted from a moment on, that somebody's absences have put off. */
export function putOff(
  { away }: Pick<Table, 'away'>,
  person: string,
  { from, at }: { readonly from: number; readonly at: number },
): number {
  let time = at;
  for (const absence of away) {
    const begun = Math.max(absence.from, from);
    if (absence.person === person && begun < time && absence.until > begun) time += absence.until - begun;
  }
  return time;
}

/** Those at a table who are away as it was when it was last changed, which is when its board was drawn. */
export const absencesShown = (table: Pick<Table, 'away' | 'seats' | 'changedAt'>): readonly Absence[] =>
  table.away.filter(({ person, until }) => until > table.changedAt && seatOf(table, person) !== undefined);

/** Until when somebody is away who is so now. */
export const awayUntil = ({ away }: Pick<Table, 'away'>, person: string, now: number): number | undefined =>
  away.find((absence) => absence.person === person && absence.from <= now && now < absence.until)?.until;

/** Whether somebody is away now. */
export const isAway = (table: Pick<Table, 'away'>, person: string, now: number): boolean =>
  awayUntil(table, person, now) !== undefined;
