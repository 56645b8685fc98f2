import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { KeyedQueue } from '../../keyed-queue.ts';
import { StoreAway } from '../refusal.ts';
import type { SqlStatement, SqlValue } from '../sql/database.ts';
import { lists } from '../sql/lists.ts';
import { openIn } from '../sql/open.ts';
import { forgetInteractions, settings } from '../sql/settings.ts';
import { type Claim, ClaimLost, type HeldStore } from '../store.ts';
import { addressInWords, pooled, refusal } from './address.ts';
import { TableClaims } from './claims.ts';
import { Heart } from './hosts.ts';
import { BEGINNING, layOut } from './layout.ts';
import { Server } from './server.ts';
import { invalidRequests, shardLeases } from './shards.ts';
import { sqlDatabase } from './sql.ts';
import { tableWrites } from './writes.ts';

/** Milliseconds between two tries to reach a server that is not there yet. */
const AGAIN = 3_000;
/** Milliseconds without an answer after which the store counts as out of reach. */
const SILENCE = 10_000;

/** Where the store lies, and what tells it the time. */
export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly address: string;
  readonly clock: { now(): number };
  /** Given where a server that cannot be reached yet is to be waited for; hears a sentence for the host. */
  readonly waiting?: { readonly told: (sentence: string) => void } | undefined;
  /** Gives the waiting up. */
  readonly signal?: AbortSignal;
}

/** Opens the store in a PostgreSQL database, or sets it up. Throws `StoreRefused`, and leaves it as it was. */
export async function openPostgresStore({
  address,
  clock,
  waiting,
  signal,
}: PostgresOptions): Promise<HeldStore> {
  const place = addressInWords(address);
  const server = new Server(address);
  try {
    for (let isFirst = true; ; isFirst = false)
      try {
        if (!(await server.hasSessions())) throw pooled(place);
        await layOut(server, place);
        return await begin(server, clock);
      } catch (error) {
        if (!(error instanceof StoreAway) || waiting === undefined || signal?.aborted === true) throw error;
        if (isFirst)
          waiting.told(
            `The database ${place} cannot be used yet (${error.code}). The bot waits until it can.`,
          );
        await wait(AGAIN, undefined, { signal }).catch(() => {});
      }
  } catch (error) {
    await server.close();
    throw refusal(error, place);
  }
}

async function begin(server: Server, clock: PostgresOptions['clock']): Promise<HeldStore> {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  // Writes at one table follow one another: each tells by the rows before it what is left to do there.
  const lines = new KeyedQueue();
  const heart = new Heart({
    ...{ ask: server.askBeside, owner },
    kept: () => claims.kept(),
    prolonged: (tables, begun) => claims.keptOn(tables, begun),
  });
  const claims = new TableClaims({
    ...{ ask: server.ask, owner, clock },
    sureUntil: () => heart.sureUntil,
    showLife: () => heart.show(),
  });
  // Of several that begin at once, one is the first.
  const isAlone = await server.transact(async (ask) => {
    await ask(BEGINNING);
    return heart.begin(ask);
  });
  heart.goOn();
  let closing: Promise<void> | undefined;
  const database = sqlDatabase(server);
  const open = openIn(database);
  const writes = tableWrites({
    ...{ open, clock },
    writeAt: <R extends { readonly isHeld: boolean }>(
      claim: Claim,
      statement: SqlStatement,
      values: readonly SqlValue[],
    ) =>
      lines.run(claim.table, async () => {
        const { table, epoch } = claim;
        const begun = performance.now();
        const [record] = await server.ask<R>(statement, [table, epoch, ...values]);
        if (record?.isHeld !== true) {
          claims.lose(claim);
          throw new ClaimLost(`the claim of table ${table} is not of epoch ${epoch} any more`);
        }
        claims.prolonged(claim, begun);
        return record;
      }),
  });
  return {
    ...lists(database),
    ...settings(database),
    ...{ claims, open, ...writes },
    remove: async (claim, revision, most) => {
      const done = await writes.remove(claim, revision, most);
      if (done === 'gone') await claims.forget(claim);
      return done;
    },
    shrink: async () => {
      await forgetInteractions(database, clock.now());
      // Autovacuum marks what is free, and what comes next takes its place.
      return 'done';
    },
    isAlone,
    hosts: () => heart.last.hosts,
    shards: shardLeases(server, owner),
    countInvalid: invalidRequests(server),
    held: () =>
      closing === undefined && !heart.last.onlyReads && performance.now() - server.lastHeard < SILENCE,
    close: () => {
      closing ??= (async () => {
        await claims.releaseAll().catch(() => {});
        await heart.end().catch(() => {});
        await server.close();
      })();
      return closing;
    },
  };
}
