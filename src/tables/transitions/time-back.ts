import { peopleAt, type Table } from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';

const HOUR = 60 * 60 * 1000;

/** A time in which no process of the bot looked after its tables. Milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** The table after an outage, as if everybody had been away. Tells them if it changes what somebody counts on. */
export function giveTimeBack(table: Table, { from, until }: Outage): Table {
  const away = peopleAt(table).map(({ id }) => ({ person: id, from, until }));
  const given = { ...table, away: [...table.away, ...away], activeAt: until };
  const isTold = until - from >= HOUR || table.turnClocks.some(({ clock }) => clock !== undefined);
  return table.phase === 'playing' && isTold ? withEvent(given, { kind: 'outage', from, until }) : given;
}
