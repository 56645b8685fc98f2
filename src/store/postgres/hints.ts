import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds until a connection must stand, and between two tries. */
const CONNECTING = 2_000;
const AGAIN = 250;

/** What processes tell each other of a table: another wants to work there, or may do so now. */
export const HINTS = ['wanted', 'free'] as const;
/** One of {@link HINTS}. */
export type Hint = (typeof HINTS)[number];

/** The channel of a schema: several stores may lie in one database. */
const CHANNEL = `'harbour_' || current_schema()::regnamespace::oid`;

/**
 * Word between the processes that share a database, by LISTEN and NOTIFY on a connection of its own
 * (https://www.postgresql.org/docs/current/sql-notify.html). It spares waiting, and nothing depends on it: what is not heard is found out
 * by looking.
 */
export class Hints {
  readonly #address: string;
  readonly #heard: (hint: Hint, table: string) => void;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #leave = (): void => {};
  #told: Promise<unknown> = Promise.resolve();
  readonly #listening: Promise<void>;

  constructor(address: string, heard: (hint: Hint, table: string) => void) {
    this.#address = address;
    this.#heard = heard;
    this.#listening = this.#listen();
  }

  /** Tells all processes, as far as they can be reached. Never waits, and never fails. */
  tell(hint: Hint, table: string): void {
    // A connection takes one question at a time.
    this.#told = this.#told
      .then(() => this.#client?.query(`SELECT pg_notify(${CHANNEL}, $1)`, [`${hint} ${table}`]))
      .catch(() => {});
  }

  /** Ends the connection, when what was told is on its way. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#told;
    this.#leave();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#listenOnce().catch(() => {});
      await wait(AGAIN, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Listens as long as the connection stands. */
  async #listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#address,
      connectionTimeoutMillis: CONNECTING,
      query_timeout: CONNECTING,
      keepAlive: true,
      application_name: 'harbour-bot hints',
    });
    const broken = new Promise<void>((over) => {
      client.on('error', () => over());
      client.on('end', () => over());
      this.#leave = over;
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ readonly channel: string }>(`SELECT ${CHANNEL} AS channel`);
      client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
      await client.query(`LISTEN ${client.escapeIdentifier(rows[0]?.channel ?? '')}`);
      this.#client = client;
      if (!this.#closing.signal.aborted) await broken;
    } finally {
      this.#client = undefined;
      await Promise.race([client.end().catch(() => {}), wait(AGAIN, undefined, { ref: false })]);
    }
  }

  #hear(payload: string): void {
    const [said, table] = payload.split(' ');
    const hint = HINTS.find((known) => known === said);
    if (hint !== undefined && table !== undefined) this.#heard(hint, table);
  }
}
