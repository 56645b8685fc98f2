import { setTimeout as wait } from 'node:timers/promises';
import type { Claim, Claims } from '../store.ts';
import type { Ask, Statement } from './server.ts';

/** Milliseconds for which a claim holds from its last write or renewal on. Then another process may take it. */
export const CLAIM_LIFE = 3_000;
/** Milliseconds before its end from which on a claim is not taken for one's own without asking. */
const MARGIN = 500;
/** Milliseconds between two looks at a claim that another process has. */
const LOOK = 100;
/** Milliseconds for which a claim that another process has is waited for: one that died keeps it no longer. */
const PATIENCE = CLAIM_LIFE + MARGIN;
/** So many claims are remembered before those that are over are forgotten. */
const REMEMBERED = 1_000;

interface Taken {
  readonly table: string;
  readonly epoch: number;
}

/** Takes the claims of tables ($1) that are free or one's own ($2), for so many milliseconds ($3); none that another process holds, or just takes. */
const TAKE: Statement = {
  name: 'take',
  text: `
    WITH wanted AS (SELECT DISTINCT unnest($1::text[]) AS table_id),
    made AS (
      INSERT INTO claims (table_id, owner, epoch, until)
      SELECT table_id, $2, 1, clock_timestamp() + $3::float8 * interval '1 ms' FROM wanted ORDER BY table_id
      ON CONFLICT (table_id) DO NOTHING RETURNING table_id, epoch),
    free AS (
      SELECT claims.table_id FROM claims JOIN wanted USING (table_id)
      WHERE claims.owner = $2 OR claims.until < clock_timestamp()
      FOR UPDATE OF claims SKIP LOCKED),
    taken AS (
      UPDATE claims SET owner = $2, epoch = claims.epoch + CASE WHEN claims.owner = $2 THEN 0 ELSE 1 END,
        until = clock_timestamp() + $3::float8 * interval '1 ms'
      FROM free WHERE claims.table_id = free.table_id RETURNING claims.table_id, claims.epoch)
    SELECT table_id AS table, epoch FROM made UNION ALL SELECT table_id, epoch FROM taken`,
};

const RELEASE: Statement = {
  name: 'release',
  text: `UPDATE claims SET until = '-infinity' WHERE table_id = $1 AND epoch = $2`,
};

const FORGET: Statement = {
  name: 'forget',
  text: 'DELETE FROM claims WHERE table_id = $1 AND epoch = $2',
};

const RELEASE_ALL: Statement = {
  name: 'releaseAll',
  text: `UPDATE claims SET until = '-infinity' WHERE owner = $1 AND until > clock_timestamp()`,
};

/**
 * The claims that a process has of tables, each a row with its owner, its epoch, and until when it holds by the database's clock. Writing
 * prolongs a claim; one that nobody uses ends by itself. What is remembered here saves asking: whether a claim holds is looked at in every
 * write, by its epoch.
 */
export class TableClaims implements Claims {
  readonly #ask: Ask;
  readonly #owner: string;
  /** By table: the epoch, and until when nobody else can have taken it, by `performance.now()`. */
  readonly #held = new Map<string, { readonly epoch: number; readonly until: number }>();
  readonly #asked = new Map<string, Promise<Claim | undefined>>();

  /** @param owner tells this process from all others that there ever were */
  constructor(ask: Ask, owner: string) {
    this.#ask = ask;
    this.#owner = owner;
  }

  async claim(table: string): Promise<Claim | undefined> {
    const known = this.#held.get(table);
    if (known !== undefined && performance.now() < known.until) return { table, epoch: known.epoch };
    const asked = this.#asked.get(table) ?? this.#wait(table);
    this.#asked.set(table, asked);
    try {
      return await asked;
    } finally {
      this.#asked.delete(table);
    }
  }

  async take(tables: readonly string[]): Promise<readonly Claim[]> {
    const begun = performance.now();
    const rows = await this.#ask<Taken>(TAKE, [tables, this.#owner, CLAIM_LIFE]);
    for (const row of rows) this.#keep(row, begun);
    return rows;
  }

  async release({ table, epoch }: Claim): Promise<void> {
    if (this.#held.get(table)?.epoch === epoch) this.#held.delete(table);
    await this.#ask(RELEASE, [table, epoch]);
  }

  /** A write under this claim was begun at a time by `performance.now()`, and has prolonged it. */
  prolonged(claim: Claim, begun: number): void {
    this.#keep(claim, begun);
  }

  /** A write under this claim found that the table is another's. */
  lose({ table, epoch }: Claim): void {
    if (this.#held.get(table)?.epoch === epoch) this.#held.delete(table);
  }

  /** The claim's table is gone for good. Nothing is kept of who worked there. */
  async forget(claim: Claim): Promise<void> {
    this.lose(claim);
    await this.#ask(FORGET, [claim.table, claim.epoch]);
  }

  /** Leaves all tables to whoever wants them. */
  async releaseAll(): Promise<void> {
    this.#held.clear();
    await this.#ask(RELEASE_ALL, [this.#owner]);
  }

  async #wait(table: string): Promise<Claim | undefined> {
    const over = performance.now() + PATIENCE;
    for (;;) {
      const [claim] = await this.take([table]);
      if (claim !== undefined || performance.now() >= over) return claim;
      await wait(LOOK);
    }
  }

  #keep({ table, epoch }: Taken, begun: number): void {
    const former = this.#held.get(table);
    if (former !== undefined && former.epoch > epoch) return;
    this.#held.set(table, { epoch, until: begun + CLAIM_LIFE - MARGIN });
    if (this.#held.size <= REMEMBERED) return;
    const now = performance.now();
    for (const [id, { until }] of this.#held) if (until < now) this.#held.delete(id);
  }
}
