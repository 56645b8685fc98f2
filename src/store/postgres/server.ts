import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StoreAway } from '../refusal.ts';
import type { DatabaseQuery, SqlStatement, SqlValue } from '../sql/database.ts';
import { addressInWords, checkFilesOf, refusal } from './address.ts';

/** How many statements of one process run at once, its signs of life not counted. */
const CONNECTIONS = 8;
/** Milliseconds until a connection must stand. */
const CONNECTING = 2_000;
/** Milliseconds after which the server ends a statement, and after which nobody waits for its answer any more. */
const STATEMENT = { server: 2_000, client: 2_500 } as const;
/** The same for what reads or writes through whole tables, as when somebody is forgotten. */
const LONG_STATEMENT = { server: 60_000, client: 65_000 } as const;
/** Milliseconds for which a connection listens for what another has told it. */
const HEARING = 3_000;
/** Milliseconds for which a statement that met a broken connection is tried again, and between two tries. */
const TRYING = { total: 1_500, pause: 100 } as const;

/** Numbers that are kept as `bigint` are all below 2 ** 53: times, plies, revisions and ids. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};

/** What Node says of a connection that is not there, or not there any more. */
const BROKEN: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What `pg` says without a code. */
const BROKEN_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
const LATE_MESSAGE = /^(timeout expired|timeout exceeded when trying to connect|Query read timeout)/;

/** PgBouncer's error for unknown options has the code of a broken connection, but it will never accept one. */
const NOT_TAKEN_MESSAGE = /^unsupported startup parameter/;

/** Classes of the server's codes: the connection broke, or the server is being stopped or started. */
const BROKEN_CODE = /^(08|57P)/;
/** It has no room, no connection left, or only reads; or what was asked took too long. */
const AWAY_CODE = /^(53|58|25006|57014|55P03)/;

/** What an error says of the database; nothing where it is about what was asked. */
function trouble(error: unknown): { readonly code: string; readonly isBroken: boolean } | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (NOT_TAKEN_MESSAGE.test(error.message)) return undefined;
  if (BROKEN.has(code) || BROKEN_CODE.test(code)) return { code, isBroken: true };
  if (AWAY_CODE.test(code)) return { code, isBroken: false };
  if (BROKEN_MESSAGE.test(error.message)) return { code: 'connection lost', isBroken: true };
  return LATE_MESSAGE.test(error.message) ? { code: 'timeout', isBroken: false } : undefined;
}

/** The server rejected a statement. Names its error code and the constraint, never a value: the data is secret. */
export class StatementRefused extends Error {
  override readonly name = 'StatementRefused';
  readonly code: string;
  readonly constraint: string | undefined;

  constructor({ code, constraint }: pg.DatabaseError) {
    super(`the database did not take a statement (${code})`);
    this.code = String(code);
    this.constraint = constraint;
  }
}

/** An error of the database's as the caller hears it. */
function heard(error: unknown): unknown {
  const found = trouble(error);
  if (found !== undefined) return new StoreAway(found.code, error);
  return error instanceof pg.DatabaseError ? new StatementRefused(error) : error;
}

/** The connections of a process to a PostgreSQL server. */
export class Server {
  readonly #address: string;
  readonly #pool: pg.Pool;
  /** However much there is to do, a process that lives shows it. */
  readonly #forSigns: pg.Pool;
  #heard = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  /** @throws StoreRefused if the address names files that cannot be read */
  constructor(address: string) {
    checkFilesOf(address);
    this.#address = address;
    this.#pool = this.#poolWith(CONNECTIONS, STATEMENT);
    this.#forSigns = this.#poolWith(1, STATEMENT);
  }

  /** When the server last answered, by `performance.now()`. */
  get lastHeard(): number {
    return this.#heard;
  }

  /** Runs a statement that may run twice: it is tried again for a moment if the connection breaks. */
  ask: DatabaseQuery = (statement, values) => this.#ask(this.#pool, statement, values);

  /** The same on a connection of its own, for signs of life alone: nothing that waits for a lock stands before them. */
  askBeside: DatabaseQuery = (statement, values) => this.#ask(this.#forSigns, statement, values);

  async #ask<R extends object>(
    pool: pg.Pool,
    statement: SqlStatement,
    values: readonly SqlValue[] = [],
  ): Promise<readonly R[]> {
    const over = performance.now() + TRYING.total;
    for (;;) {
      try {
        return await this.#once<R>(pool, statement, values);
      } catch (error) {
        const found = trouble(error);
        if (found?.isBroken !== true || this.#isClosed || performance.now() >= over) throw heard(error);
      }
      await wait(TRYING.pause);
    }
  }

  /** Asks once: for statements whose answer would be another the second time. */
  askOnce: DatabaseQuery = async (statement, values = []) => {
    try {
      return await this.#once(this.#pool, statement, values);
    } catch (error) {
      throw heard(error);
    }
  };

  /** Runs statements in one transaction on its own connection, which may take longer than a press can wait. */
  async transact<T>(work: (ask: DatabaseQuery) => Promise<T>): Promise<T> {
    const pool = this.#poolWith(1, LONG_STATEMENT);
    try {
      const client = await pool.connect();
      // The next call hears of it.
      client.on('error', () => {});
      try {
        await client.query('BEGIN');
        const done = await work(
          async <R extends object>({ text }: SqlStatement, values: readonly SqlValue[] = []) =>
            (await client.query<R>(text, [...values])).rows,
        );
        await client.query('COMMIT');
        return done;
      } finally {
        client.release(true);
      }
    } catch (error) {
      throw heard(error);
    } finally {
      await pool.end();
    }
  }

  /** Whether one connection hears what another tells: not if a pooler gives them by the transaction. */
  async hasSessions(): Promise<boolean> {
    const ear = new pg.Client({
      connectionString: this.#address,
      connectionTimeoutMillis: CONNECTING,
      query_timeout: CONNECTING,
    });
    const told = new Promise<boolean>((hear, fail) => {
      ear.once('notification', () => hear(true));
      ear.on('error', fail);
    });
    // Heard below, if it comes to that.
    told.catch(() => {});
    const channel = `harbour_${randomUUID().replaceAll('-', '')}`;
    try {
      await ear.connect();
      await ear.query(`LISTEN ${channel}`);
      await this.ask({ name: 'tell', text: 'SELECT pg_notify($1, $2)' }, [channel, '']);
      return await Promise.race([told, wait(HEARING, false, { ref: false })]);
    } catch (error) {
      throw heard(error);
    } finally {
      void ear.end().catch(() => {});
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await Promise.all([this.#pool.end(), this.#forSigns.end()]);
  }

  async #once<R extends object>(
    pool: pg.Pool,
    { name, text }: SqlStatement,
    values: readonly SqlValue[],
  ): Promise<readonly R[]> {
    const { rows } = await pool.query<R>({ name, text, values: [...values] });
    this.#heard = performance.now();
    return rows;
  }

  #poolWith(max: number, { server, client }: typeof STATEMENT | typeof LONG_STATEMENT): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.#address,
      max,
      types,
      connectionTimeoutMillis: CONNECTING,
      query_timeout: client,
      // Said on the connection and not as it begins: poolers refuse what they do not know there.
      onConnect: (connection) =>
        connection.query(
          `SET statement_timeout = ${server}; SET idle_in_transaction_session_timeout = ${server}`,
        ),
      keepAlive: true,
      application_name: 'harbour-bot',
    });
    // A connection that breaks while nobody uses it is replaced by the next that is wanted.
    pool.on('error', () => {});
    return pool;
  }
}

/** Does work with the database at an address. Throws `StoreRefused` with what stopped it. */
export async function withServer<T>(
  address: string,
  work: (server: Server, place: string) => Promise<T>,
): Promise<T> {
  const place = addressInWords(address);
  const server = new Server(address);
  try {
    return await work(server, place);
  } catch (error) {
    throw refusal(error, place);
  } finally {
    await server.close();
  }
}
