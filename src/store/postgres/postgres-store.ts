import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { KeyedQueue } from '../../keyed-queue.ts';
import { StoreAway, StoreRefused } from '../refusal.ts';

import { lists } from '../sql/lists.ts';
import { openIn } from '../sql/open.ts';
import { forgetInteractions, settings } from '../sql/settings.ts';
import { type Claim, ClaimLost, type HeldStore, type StoreOpening } from '../store.ts';
import { addressInWords } from './address.ts';
import { CLAIM_LIFE, TableClaims } from './claims.ts';
import { commit } from './commit.ts';
import { isHeard, StoredHints } from './hints.ts';
import { Heart } from './hosts.ts';
import { invalidRequests } from './invalid-requests.ts';
import { BEGINNING, layOut } from './layout.ts';
import { noteSeen } from './note.ts';
import { removeRows } from './remove.ts';
import { Server } from './server.ts';
import { shardLeases } from './shards.ts';
import { sqlDatabase } from './sql.ts';

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
  readonly signal?: AbortSignal;
}

/** Opens the store as {@link openPostgresStore} does, so that the opening can be given up. */
export function openPostgres(options: Omit<PostgresOptions, 'signal'>): StoreOpening {
  const giving = new AbortController();
  const { signal } = giving;
  const store = openPostgresStore({ ...options, signal });
  const never = new Promise<never>(() => {});
  return {
    opened: store.catch((error: unknown) => {
      if (signal.aborted) return never;
      throw error;
    }),
    giveUp: async () => {
      giving.abort();
      await store.then(
        (opened) => opened.close(),
        () => {},
      );
    },
  };
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
    await reach(server, address, { waiting, signal });
    return await begin(server, address, clock);
  } catch (error) {
    await server.close();
    throw refusal(error, place);
  }
}

/** Sets the database up if it is empty, as soon as it can be reached. */
async function reach(
  server: Server,
  address: string,
  { waiting, signal }: { waiting: PostgresOptions['waiting']; signal: AbortSignal | undefined },
): Promise<void> {
  const place = addressInWords(address);
  for (let tries = 0; ; tries += 1)
    try {
      if (!(await isHeard(address, server.ask))) throw pooled(place);
      return await layOut(server, place);
    } catch (error) {
      if (!(error instanceof StoreAway) || waiting === undefined || signal?.aborted === true) throw error;
      if (tries === 0)
        waiting.told(`The database ${place} cannot be used yet (${error.code}). The bot waits until it can.`);
      await wait(AGAIN, undefined, { signal }).catch(() => {});
    }
}

/** The refusal of a pooler of which a connection is another's with the next statement. */
export const pooled = (place: string): StoreRefused =>
  new StoreRefused(
    `The database ${place} is behind a pooler that gives connections by the transaction, and the bot needs them whole. ` +
      'Set pool_mode = session for it in PgBouncer, or name the server itself in DATABASE_URL.',
  );

/** What a pooler that gives connections by the transaction makes of prepared statements. */
const POOLED_CODES: ReadonlySet<string> = new Set(['26000', '42P05']);

/** Node's codes for an untrusted certificate: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const NOT_TRUSTED = /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_CERT)/u;

/** What stopped the opening of a database, in words for the host. No part of it is the password. */
export function refusal(error: unknown, place: string): StoreRefused {
  if (error instanceof StoreRefused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '25006')
    return new StoreRefused(
      `The database ${place} only reads, as a standby does. Name the one that writes in DATABASE_URL.`,
    );
  if (error instanceof StoreAway)
    return new StoreRefused(
      `The database ${place} cannot be reached (${code}). Start its server, or correct DATABASE_URL.`,
    );
  if (POOLED_CODES.has(code)) return pooled(place);
  if (code === '08P01')
    return new StoreRefused(
      `The pooler before the database ${place} takes no options (${code}). Leave options= out of DATABASE_URL, or name them in ` +
        'ignore_startup_parameters of PgBouncer.',
    );
  if (NOT_TRUSTED.test(code))
    return new StoreRefused(
      `The server of the database ${place} shows a certificate that is not trusted (${code}). If your provider has a CA of its own, save ` +
        'its certificate to a file, and end DATABASE_URL with ?sslmode=verify-full&sslrootcert=FILE.',
    );
  if (code.startsWith('28') || code === '3D000')
    return new StoreRefused(
      `The server of the database ${place} does not let the bot in (${code}). Check user, password and name in DATABASE_URL.`,
    );
  if (code === '42501')
    return new StoreRefused(
      `The bot may not make tables in the database ${place}. Make its user the database’s owner.`,
    );
  return new StoreRefused(
    `The database ${place} could not be opened (${code === '' ? String(error) : code}). Nothing was changed.`,
    '',
    { cause: error },
  );
}

async function begin(server: Server, address: string, clock: PostgresOptions['clock']): Promise<HeldStore> {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  // Writes at one table follow one another: each tells by the rows before it what is left to do there.
  const lines = new KeyedQueue();
  const heart = new Heart({
    ...{ ask: server.askBeside, owner, claimLife: CLAIM_LIFE },
    kept: () => claims.kept(),
    prolonged: (tables, begun) => claims.keptOn(tables, begun),
  });
  const claims = new TableClaims({
    ...{ ask: server.ask, owner, clock, lines },
    sureUntil: () => heart.sureUntil,
    showLife: () => heart.show(),
    tell: (hint, table) => hints.tell(hint, table),
  });
  const hints = new StoredHints(address, server.ask, (hint, table) => {
    if (hint === 'wanted') claims.wanted(table);
    else claims.freed(table);
  });
  // Of several that begin at once, one is the first.
  const beginning = server.transact(async (ask) => {
    await ask(BEGINNING);
    return heart.begin(ask);
  });
  const isAlone = await beginning.catch(async (error: unknown) => {
    await hints.close();
    throw error;
  });
  heart.goOn();
  let closing: Promise<void> | undefined;

  const writing = <T>(claim: Claim, write: (begun: number) => Promise<T | 'lost'>): Promise<T> =>
    lines.run(claim.table, async () => {
      const begun = performance.now();
      const done = await write(begun);
      if (done === 'lost') {
        claims.lose(claim);
        throw new ClaimLost(`the claim of table ${claim.table} is not of epoch ${claim.epoch} any more`);
      }
      claims.prolonged(claim, begun);
      return done;
    });

  const database = sqlDatabase(server);
  const open = openIn(database);
  return {
    ...lists(database),
    ...settings(database),
    ...{ claims, open },
    commit: (claim, change) => {
      if (claim.table !== change.table.id)
        return Promise.reject(
          new RangeError(`table ${change.table.id} is written by the claim of ${claim.table}`),
        );
      return writing(claim, async () => {
        const done = await commit(server.ask, claim, change, { now: clock.now(), life: CLAIM_LIFE });
        return done.kind === 'lost' ? 'lost' : done;
      });
    },
    note: (claim, seen) =>
      writing(claim, async () => {
        if (!(await noteSeen(server.ask, claim, seen, { now: clock.now(), life: CLAIM_LIFE }))) return 'lost';
        const opened = await open({ table: claim.table });
        if (opened === undefined) throw new RangeError(`there is no table ${claim.table}`);
        return opened;
      }),
    remove: async (claim, revision, most) => {
      const done = await writing(claim, () =>
        removeRows(server.ask, claim, { revision, most, life: CLAIM_LIFE }),
      );
      if (done === 'gone') await claims.forget(claim);
      return done;
    },
    shrink: async () => {
      await forgetInteractions(database, clock.now());
      // Autovacuum marks what is free, and what comes next takes its place.
      return 'done';
    },
    isAlone,
    hosts: () => heart.hosts,
    shards: shardLeases(server, owner),
    countInvalid: invalidRequests(server),
    held: () => closing === undefined && !heart.onlyReads && performance.now() - server.lastHeard < SILENCE,
    close: () => {
      closing ??= (async () => {
        await claims.releaseAll().catch(() => {});
        await heart.end().catch(() => {});
        await hints.close();
        await server.close();
      })();
      return closing;
    },
  };
}
