import type { Commit, MessageRow, NoticeRow, Store } from '../../../src/store/store.ts';
import { commit, sampleCommit } from '../sample.ts';

/** A store that is to conform, opened anew for each test. */
export interface Conforming {
  /** An empty one. */
  open(): Promise<Store>;
  /** One with a table at a revision, committed at 77. */
  storeAt(revision: number): Promise<Store>;
  /** What it takes the time from, where it takes it from somebody. */
  readonly clock: { time: number };
  readonly tellsTime: 'with the clock' | 'by itself';
}

/** A store as `open` brings it empty, with the given clock where it can be given one. */
export function conforming(
  open: (clock: { now(): number }) => Promise<Store>,
  tellsTime: Conforming['tellsTime'],
): Conforming {
  // It does not tick: that a store writes down exactly what its clock shows is what is compared.
  const clock = { time: 77, now: () => clock.time };
  return {
    open: () => open(clock),
    storeAt: async (revision) => {
      clock.time = 77;
      const store = await open(clock);
      for (let next = 1; next <= revision; next += 1) await kept(store, commitOf(next));
      return store;
    },
    clock,
    tellsTime,
  };
}

/** The commit that brings a table to a revision and its log to as many entries, and tells nobody. */
export const commitOf = (revision: number, said: Partial<Commit> = {}): Commit =>
  sampleCommit(revision, { notices: [], ...said });

type Shown = Omit<MessageRow, 'table'>;

/** A message that shows a table live, but for what is said. */
export const message = (id: string, said: Partial<Shown> = {}): Shown => ({
  ...{ id, channel: 'channel-1', generation: 1, fromPly: 0, standing: 'live', shows: 1, files: [] },
  ...said,
});

/** Commits a change that is kept: what waits to be told then. */
export async function kept(store: Store, change: Commit): Promise<readonly NoticeRow[]> {
  const committed = await commit(store, change);
  if (committed.kind !== 'kept') throw new Error(committed.kind);
  return committed.notices;
}

/** The tables whose channels are owed something. */
export async function owing(store: Store): Promise<readonly string[]> {
  return (await store.owing()).map(({ table }) => table);
}
