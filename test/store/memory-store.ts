import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import { tickingClock } from '../ticking-clock.ts';

/** A store for tests that lives in memory alone; its clock stands at zero unless one is given. */
export function openMemoryStore(clock: { now(): number } = tickingClock(0)): Promise<Store> {
  return openStore({ file: ':memory:', clock });
}
