import type { ClaimedStore } from '../../src/store/claimed-store.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';

/** A store for tests that lives in memory alone; its clock stands at zero unless one is given. */
export function openMemoryStore(clock: { now(): number } = { now: () => 0 }): Promise<Store> {
  return openStore({ file: ':memory:', clock });
}

/** The same to those who work at tables by claims. */
export async function openClaimedStore(clock: { now(): number } = { now: () => 0 }): Promise<ClaimedStore> {
  return (await openStore({ file: ':memory:', clock })).claimed;
}
