import type { DatabaseQuery, SqlStatement } from '../sql/database.ts';

/** Milliseconds for which a process counts as living after a sign of life. Then others do what it has left. */
const HOST_LIFE = 600;
/** Milliseconds between two signs of life. */
const BEAT = 100;
/** An SQL interval: how long a dead process is remembered. Others have taken over from it by then. */
const REMEMBERED = '10 minutes';
/** Beats between two looks for those that can be forgotten: a minute. */
const FORGETTING = 600;

/** Milliseconds that a claim lasts after its last write or sign of work. Then another process may take it. */
export const CLAIM_LIFE = 1_000;
/** The end of a claim that is taken or prolonged now, in a statement. */
export const CLAIM_END = `clock_timestamp() + interval '${CLAIM_LIFE} ms'`;

/** Whether a process shows that it lives, as the condition of a statement about rows of `hosts`. */
export const IS_ALIVE = 'hosts.until > clock_timestamp()';

/**
 * A sign of life of a process ($1). It extends those of its claims ($2) under which work
 * goes on. Claims that are being written are skipped, as the write extends them.
 */
const BEATING: SqlStatement = {
  name: 'beat',
  text: `
    WITH alive AS (
      INSERT INTO hosts (owner, until) VALUES ($1, clock_timestamp() + interval '${HOST_LIFE} ms')
      ON CONFLICT (owner) DO UPDATE SET until = excluded.until),
    kept AS (
      SELECT table_id FROM claims WHERE table_id = ANY ($2::text[]) AND owner = $1 FOR UPDATE SKIP LOCKED),
    prolonged AS (
      UPDATE claims SET until = ${CLAIM_END}
      FROM kept WHERE claims.table_id = kept.table_id)
    SELECT pg_is_in_recovery() AS "onlyReads", (SELECT count(*) FROM hosts WHERE ${IS_ALIVE}) AS hosts,
      coalesce((SELECT json_agg(table_id) FROM kept), '[]') AS kept`,
};

interface BeatRecord {
  /** Whether the server takes no writes, as a standby. */
  readonly onlyReads: boolean;
  /** How many processes live; this one is not counted among them with its first sign of life. */
  readonly hosts: number;
  readonly kept: readonly string[];
}

const OTHERS: SqlStatement = {
  name: 'others',
  text: `SELECT EXISTS (SELECT FROM hosts WHERE owner <> $1 AND ${IS_ALIVE}) AS others`,
};

const ENDED: SqlStatement = {
  name: 'ended',
  text: 'UPDATE hosts SET until = clock_timestamp() WHERE owner = $1',
};

const FORGET: SqlStatement = {
  name: 'forgetHosts',
  text: `DELETE FROM hosts WHERE until < clock_timestamp() - interval '${REMEMBERED}'`,
};

/** What signs of life are given with. */
export interface HeartParts {
  readonly ask: DatabaseQuery;
  readonly owner: string;
  /** The tables at which work goes on under a claim. */
  readonly kept: () => readonly string[];
  /** Hears which of them a sign of life has prolonged that was begun at a time by `performance.now()`. */
  readonly prolonged: (tables: readonly string[], begun: number) => void;
}

/** Shows the other processes that this one lives, by a row with an end by the database's clock. */
export class Heart {
  readonly #parts: HeartParts;
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #isBeating = false;
  #last: Omit<BeatRecord, 'kept'> = { onlyReads: false, hosts: 1 };
  #sureUntil = Number.NEGATIVE_INFINITY;

  constructor(parts: HeartParts) {
    this.#parts = parts;
  }

  /** The first sign of life. Tells whether no other process lives. */
  async begin(ask: DatabaseQuery): Promise<boolean> {
    await this.show(ask);
    const [found] = await ask<{ readonly others: boolean }>(OTHERS, [this.#parts.owner]);
    return found?.others !== true;
  }

  goOn(): void {
    this.#timer = setInterval(() => void this.#again(), BEAT).unref();
  }

  /** What was found when this process last showed that it lives. */
  get last(): Omit<BeatRecord, 'kept'> {
    return this.#last;
  }

  /** Until when no other process can take this one for gone, by `performance.now()`. */
  get sureUntil(): number {
    return this.#sureUntil;
  }

  /** Tells the others that this process has ended. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#parts.ask(ENDED, [this.#parts.owner]);
  }

  async show(ask = this.#parts.ask): Promise<void> {
    const { owner, kept, prolonged } = this.#parts;
    const begun = performance.now();
    const [beat] = await ask<BeatRecord>(BEATING, [owner, kept()]);
    this.#sureUntil = begun + HOST_LIFE;
    prolonged(beat?.kept ?? [], begun);
    this.#last = { hosts: Math.max(1, beat?.hosts ?? 1), onlyReads: beat?.onlyReads === true };
  }

  async #again(): Promise<void> {
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.show();
      this.#beats += 1;
      if (this.#beats % FORGETTING === 0) await this.#parts.ask(FORGET);
    } catch {
      // Without an answer the store says by itself that it cannot be reached.
    } finally {
      this.#isBeating = false;
    }
  }
}
