import { describe, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { openStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { HeldStore } from '../../src/store/store.ts';
import { tickingClock } from '../ticking-clock.ts';
import { emptyFolder } from './folder.ts';
import { lacksPostgres } from './postgres/cluster.ts';
import { sharedCluster } from './postgres/shared-cluster.ts';

interface Clock {
  now(): number;
}

/** A store that is to do what every store does, and where it lies. */
export interface StoreKind {
  readonly name: string;
  /** An empty place for one store. */
  place(): Promise<string>;
  open(place: string, clock: Clock): Promise<HeldStore>;
  /** Whether a text may hold the character of code 0, which PostgreSQL keeps in no text. */
  readonly keepsZero: boolean;
}

const SQLITE: StoreKind = {
  name: 'in a file',
  place: async () => `${emptyFolder()}/bot.db`,
  open: (file, clock) => openStore({ file, clock }),
  keepsZero: true,
};

const POSTGRES: StoreKind = {
  name: 'in PostgreSQL',
  place: async () => (await sharedCluster()).room(),
  open: (address, clock) => openPostgresStore({ address, clock }),
  keepsZero: false,
};

/** Describes what every store does that survives its process. */
export function describeStores(what: (kind: StoreKind) => void): void {
  describe('the store in a file', () => what(SQLITE));
  // Skipped where there is no PostgreSQL; cluster.ts prints why.
  describe.skipIf(lacksPostgres)('the store in PostgreSQL', () => what(POSTGRES));
}

/** A store at a place, or at one of its own, that is closed when the test is over. */
export async function openedFor(
  kind: StoreKind,
  clock: Clock = tickingClock(0),
  place?: string,
): Promise<HeldStore> {
  const store = await kind.open(place ?? (await kind.place()), clock);
  onTestFinished(() => store.close());
  return store;
}
