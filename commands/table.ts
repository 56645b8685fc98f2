import { slash } from './declared.ts';
import { computer, host, invite, leave, substituteSeat } from './table/people.ts';
import { end, language, move, pace, tableSettings } from './table/settled.ts';
import { note, nudge, report, status } from './table/told.ts';

/** `/table …`: everything that is done about a table and the people at it, but for playing. */
export const table = slash({
  about: 'table',
  parts: () => [
    ...[status, nudge, leave, invite, substituteSeat, computer, host],
    ...[tableSettings, pace, language, move, end, note, report],
  ],
});
