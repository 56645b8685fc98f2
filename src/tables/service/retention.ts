import { StoreAway } from '../../store/refusal.ts';
import { ClaimLost, type TableRow } from '../../store/store.ts';
import type { TablePhase } from '../model/table.ts';
import type { TablesContext } from './table-repository.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long a lobby is kept after it was closed, in milliseconds: a week. */
const KEEP_LOBBIES = 7 * DAY;

const PAGE = 20;

/** Entries of a log that are removed at a time: as many as a match of people ever has, so that those go at once. */
const PORTION = 1_000;

/** What was removed. */
export interface RemovedTables {
  readonly lobbies: number;
  readonly games: number;
  readonly failures: readonly { readonly table: string; readonly error: unknown }[];
}

/**
 * Removes closed lobbies and ended matches that are old enough, in small portions until `ended`; then the database
 * frees the space. Archived matches can still be played and are kept. Throws `StoreAway` if the store cannot be used.
 */
export async function removeOld(
  { repository: { kept }, store, clock, keeping = {} }: TablesContext,
  ended: AbortSignal,
): Promise<RemovedTables> {
  const { gamesDays } = keeping;
  const failures: { table: string; error: unknown }[] = [];

  /** Tables that have not changed since, also by what was due there; those that cannot be read are left out. */
  async function* changedBefore(phase: TablePhase, before: number): AsyncGenerator<TableRow> {
    let after: TableRow | undefined;
    do {
      const rows = await store.oldest({
        ...{ phase, before, most: PAGE },
        ...(after === undefined ? {} : { after }),
      });
      const old = new Set(
        kept.list(rows).flatMap(({ table }) => (table.changedAt < before ? [table.id] : [])),
      );
      yield* rows.filter(({ id }) => old.has(id));
      after = rows.length < PAGE ? undefined : rows.at(-1);
    } while (after !== undefined && !ended.aborted);
  }

  /** Removes a table if nobody has used it meanwhile and no other process works there; returns whether it is gone. */
  async function remove({ id, revision }: TableRow): Promise<boolean> {
    if (ended.aborted) return false;
    const [claim] = await store.claims.take([id]);
    if (claim === undefined) return false;
    try {
      for (;;) {
        const removed = await store.remove(claim, revision, PORTION);
        await keeping.pause?.();
        if (removed !== 'more' || ended.aborted) return removed === 'gone';
      }
    } finally {
      await store.claims.release(claim);
    }
  }

  async function removed(phase: TablePhase, age: number): Promise<number> {
    let count = 0;
    for await (const row of changedBefore(phase, clock.now() - age))
      try {
        count += (await remove(row)) ? 1 : 0;
      } catch (error) {
        if (error instanceof StoreAway) throw error;
        if (!(error instanceof ClaimLost)) failures.push({ table: row.id, error });
      }
    return count;
  }

  const lobbies = await removed('closed', KEEP_LOBBIES);
  const games = gamesDays === undefined ? 0 : await removed('ended', gamesDays * DAY);
  while (!ended.aborted && (await store.shrink()) === 'more') await keeping.pause?.();
  return { lobbies, games, failures };
}
