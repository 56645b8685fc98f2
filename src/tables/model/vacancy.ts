import { z } from 'zod';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { CALL_AGAIN_AFTER } from './pace.ts';
import { callAgainAt, calledAgain, callFields, type Moment, type RepeatedCall } from './reminders.ts';
import { peopleAt, type Table } from './table.ts';

/** The match waits for nothing but a seat that nobody holds: the question to the table is who takes it. */
export interface Vacancy extends RepeatedCall {
  readonly seat: Seat;
}

/** Reads a vacancy from a table's body. */
export const vacancyShape: z.ZodType<Vacancy> = z.object({ seat: z.int().min(0), ...callFields });

/** The vacancy that a match waits for from a moment on. Its first message calls everybody, as there is nobody else to call. */
export function vacancyOf(table: Table, match: PlayableMatch | undefined, now: number): Vacancy | undefined {
  const [first] = table.phase === 'playing' ? (match?.decisions ?? []) : [];
  if (first === undefined || match?.decisions.some(({ seat }) => table.seats[seat]?.kind !== 'free'))
    return undefined;
  const { seat } = first;
  if (table.vacancy?.seat === seat) return table.vacancy;
  return { seat, at: now, called: { revision: 0, people: [] }, again: 0 };
}

const times = ({ pace }: Table, { at }: Vacancy): readonly number[] =>
  CALL_AGAIN_AFTER[pace].map((after) => at + after);

/** When everybody is to be called again to a seat that the match waits for and nobody takes. */
export const vacancyDueAt = (table: Table): number | undefined =>
  table.vacancy === undefined ? undefined : callAgainAt(table.vacancy, times(table, table.vacancy));

/** The vacancy after everybody was called to it again, where that is due. */
export function vacancyAt(table: Table, moment: Moment): Vacancy | undefined {
  const { vacancy } = table;
  const at = vacancyDueAt(table);
  if (vacancy === undefined || at === undefined || at > moment.now) return vacancy;
  const people = peopleAt(table).map(({ id }) => id);
  return calledAgain(vacancy, times(table, vacancy), people, table.revision + 1, moment);
}
