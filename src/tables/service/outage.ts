import type { Store } from '../../store/store.ts';
import type { Outage } from '../transitions/time-back.ts';

const MINUTE = 60 * 1000;

/** How often it is written down that tables are looked after, in milliseconds. */
const NOTED_EVERY = MINUTE / 2;
/** What is shorter than this is no outage, in milliseconds: an update and a start. */
const SHORTEST = 2 * MINUTE;
const KEY = 'looked-after-at';

/** Knows how long the bot was away before it started, by what it writes down while it is there. */
export class Outages {
  readonly #store: Pick<Store, 'setting' | 'setSetting'>;
  #notedAt: number | undefined;

  constructor(store: Pick<Store, 'setting' | 'setSetting'>) {
    this.#store = store;
  }

  /** The outage that ends now, before anything is noted; `undefined` if there was none, or only a short one. */
  async endedAt(now: number): Promise<Outage | undefined> {
    const from = Number(await this.#store.setting(KEY));
    return Number.isFinite(from) && from > 0 && now - from >= SHORTEST ? { from, until: now } : undefined;
  }

  /** Tables are looked after now. */
  async note(now: number): Promise<void> {
    // The clock may have been set back.
    if (this.#notedAt !== undefined && Math.abs(now - this.#notedAt) < NOTED_EVERY) return;
    await this.#store.setSetting(KEY, String(now));
    this.#notedAt = now;
  }
}
