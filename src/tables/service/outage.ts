import type { Store } from '../../store/store.ts';
import { peopleAt, type Table } from '../model/table.ts';
import { withEvent } from '../model/table-event.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How often it is written down that tables are looked after, in milliseconds. */
const NOTED_EVERY = MINUTE / 2;
/** What is shorter than this is no outage, in milliseconds: an update and a start. */
const SHORTEST = 2 * MINUTE;
const KEY = 'looked-after-at';

/** A time in which no process of the bot looked after its tables. Milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Knows how long the bot was away before it started, by what it writes down while it is there. */
export function outagesIn(store: Pick<Store, 'setting' | 'setSetting'>) {
  let notedAt: number | undefined;
  return {
    /** The outage that ends now, before anything is noted; `undefined` if there was none, or only a short one. */
    async endedAt(now: number): Promise<Outage | undefined> {
      const from = Number(await store.setting(KEY));
      return Number.isFinite(from) && from > 0 && now - from >= SHORTEST ? { from, until: now } : undefined;
    },

    /** Tables are looked after now. */
    async note(now: number): Promise<void> {
      // The clock may have been set back.
      if (notedAt !== undefined && Math.abs(now - notedAt) < NOTED_EVERY) return;
      await store.setSetting(KEY, String(now));
      notedAt = now;
    },
  };
}

/** The table after an outage, as if everybody had been away. Tells them if it changes what somebody counts on. */
export function giveTimeBack(table: Table, { from, until }: Outage): Table {
  const away = peopleAt(table).map(({ id }) => ({ person: id, from, until }));
  const given = { ...table, away: [...table.away, ...away], activeAt: until };
  const isTold = until - from >= HOUR || table.turnClocks.some(({ clock }) => clock !== undefined);
  return table.phase === 'playing' && isTold ? withEvent(given, { kind: 'outage', from, until }) : given;
}
