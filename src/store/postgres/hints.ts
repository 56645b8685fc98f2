import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseQuery, SqlStatement } from '../sql/database.ts';

/** Milliseconds until a connection must stand, and between two tries. */
const CONNECTING = 2_000;
const AGAIN = 250;
/** Milliseconds between two looks whether this process still hears what is told, and for which it listens then. */
const CHECKING = 5_000;
const HEARING = 3_000;

/** What processes tell each other of a table: another wants to work there, or may do so now. */
export const HINT_STATEMENTS = ['wanted', 'free'] as const;
/** One of {@link HINT_STATEMENTS}. */
export type StoredHint = (typeof HINT_STATEMENTS)[number];

/** What a process tells itself, to see whether it hears. */
const CHECK = 'check';

/** The channel of a schema: several stores may lie in one database. */
const CHANNEL = `'harbour_' || current_schema()::regnamespace::oid`;
const NOTIFY: SqlStatement = { name: 'hint', text: `SELECT pg_notify(${CHANNEL}, $1)` };

/**
 * Messages between the processes that share a database: LISTEN on a connection of its own, NOTIFY on those that write
 * (https://www.postgresql.org/docs/current/sql-notify.html). They save waiting, and nothing depends on them: a missed
 * one is found by polling. A connection that no longer hears what is written is replaced, as after a switch to
 * another server.
 */
export class StoredHints {
  readonly #address: string;
  readonly #ask: DatabaseQuery;
  readonly #heard: (hint: StoredHint, table: string) => void;
  readonly #closing = new AbortController();
  #told: Promise<unknown> = Promise.resolve();
  readonly #listening: Promise<void>;

  constructor(address: string, ask: DatabaseQuery, heard: (hint: StoredHint, table: string) => void) {
    this.#address = address;
    this.#ask = ask;
    this.#heard = heard;
    this.#listening = this.#listen();
  }

  /** Tells all processes, as far as they can be reached. Never waits, and never fails. */
  tell(hint: StoredHint, table: string): void {
    const telling = this.#ask(NOTIFY, [`${hint} ${table}`]).catch(() => {});
    this.#told = Promise.all([this.#told, telling]);
  }

  /** Ends the connection, when what was told is on its way. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#told, this.#listening]);
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#listenOnce().catch(() => {});
      await pause(AGAIN, signal);
    }
  }

  /** Listens as long as the connection stands and hears. */
  async #listenOnce(): Promise<void> {
    const { signal } = this.#closing;
    const ear = await listen(this.#address, (said, table) => {
      const hint = HINT_STATEMENTS.find((known) => known === said);
      if (hint !== undefined) this.#heard(hint, table);
    });
    try {
      let hears = true;
      while (hears && !signal.aborted) {
        await Promise.race([ear.broken, pause(CHECKING, signal)]);
        hears = signal.aborted || (await ear.hears(this.#ask));
      }
    } finally {
      await ear.close();
    }
  }
}

/**
 * Whether a NOTIFY on one connection is heard on another. It is not if a pooler assigns connections per transaction:
 * then no session state lasts from one transaction to the next.
 *
 * @throws StoreAway if the database cannot be reached or written now
 */
export async function isHeard(address: string, ask: DatabaseQuery): Promise<boolean> {
  await ask(NOTIFY, [CHECK]);
  const ear = await listen(address, () => {});
  try {
    return await ear.hears(ask);
  } finally {
    await ear.close();
  }
}

/** A connection that listens. */
interface Ear {
  readonly broken: Promise<void>;
  /** Whether it hears what is told by `ask`. If nothing can be told now, that is no sign against it. */
  hears(ask: DatabaseQuery): Promise<boolean>;
  close(): Promise<void>;
}

async function listen(address: string, heard: (said: string, table: string) => void): Promise<Ear> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECTING,
    query_timeout: CONNECTING,
    keepAlive: true,
    application_name: 'harbour-bot hints',
  });
  let isBroken = false;
  const broken = new Promise<void>((resolve) => {
    const over = (): void => {
      isBroken = true;
      resolve();
    };
    client.on('error', over);
    client.on('end', over);
  });
  const close = (): Promise<void> => Promise.race([client.end().catch(() => {}), pause(AGAIN)]);
  const checks = new Map<string, () => void>();
  client.on('notification', ({ payload }) => {
    const [said = '', what = ''] = (payload ?? '').split(' ');
    if (said === CHECK) checks.get(what)?.();
    else heard(said, what);
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ readonly channel: string }>(`SELECT ${CHANNEL} AS channel`);
    await client.query(`LISTEN ${client.escapeIdentifier(rows[0]?.channel ?? '')}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    broken,
    close,
    hears: async (ask) => {
      if (isBroken) return false;
      const word = randomUUID();
      const over = new AbortController();
      const came = new Promise<boolean>((resolve) => checks.set(word, () => resolve(true)));
      try {
        const isTold = await ask(NOTIFY, [`${CHECK} ${word}`]).then(
          () => true,
          () => false,
        );
        const late = pause(HEARING, over.signal).then(() => false);
        return !isTold || (await Promise.race([came, broken.then(() => false), late]));
      } finally {
        checks.delete(word);
        over.abort();
      }
    },
  };
}

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { ref: false, ...(signal === undefined ? {} : { signal }) }).catch(() => {});
