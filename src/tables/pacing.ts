import type { Change } from './change.ts';
import type { Pace } from './pace.ts';
import type { Table } from './table.ts';

/** The table at another pace: whoever is up has the whole time that it gives from now on. */
export const paced = (table: Table, pace: Pace): Change => ({
  table: { ...table, pace, waits: [] },
  sayings: [{ kind: 'refresh' }],
});

/** The table with somebody away until a time, or back where there is none. */
export function withAbsence(table: Table, person: string, now: number, until: number | undefined): Change {
  const away = table.away.flatMap((absence) => {
    if (absence.person !== person || absence.until <= now) return [absence];
    return absence.from < now ? [{ ...absence, until: now }] : [];
  });
  return {
    table: { ...table, away: until === undefined ? away : [...away, { person, from: now, until }] },
    sayings: [{ kind: 'refresh' }],
  };
}
