import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseQuery, SqlStatement } from '../sql/database.ts';
import type { Claim, Claims } from '../store.ts';
import { CLAIM_END, CLAIM_LIFE, IS_ALIVE } from './hosts.ts';

/** Milliseconds before its end from which on a claim is not taken for one's own without asking. */
const MARGIN = 300;
/** Milliseconds between two looks at a claim that another process has. */
const LOOK = 50;
/** Milliseconds for which a claim is waited for that another process keeps: as long as a press can wait. */
const PATIENCE = 3_000;
/** So many claims are remembered before those that are over are forgotten. */
const REMEMBERED = 1_000;
/** How long before its death a process may have begun what no other knows of (computers think), as an SQL interval. */
const UNFINISHED = '10 minutes';

interface Taken {
  readonly table: string;
  readonly epoch: number;
}

/** The end of a statement that takes the claims in `free`: its rows bring them. */
const TAKEN = `
    taken AS (
      UPDATE claims SET owner = $2, epoch = claims.epoch + CASE WHEN claims.owner = $2 THEN 0 ELSE 1 END,
        until = ${CLAIM_END}
      FROM free WHERE claims.table_id = free.table_id RETURNING claims.table_id, claims.epoch)`;

/** Takes claims of tables ($1) that no living process holds or takes, for this one ($2). */
const TAKE: SqlStatement = {
  name: 'take',
  text: `
    WITH wanted AS (SELECT DISTINCT unnest($1::text[]) AS table_id),
    made AS (
      INSERT INTO claims (table_id, owner, epoch, until)
      SELECT table_id, $2, 1, ${CLAIM_END} FROM wanted ORDER BY table_id
      ON CONFLICT (table_id) DO NOTHING RETURNING table_id, epoch),
    free AS (
      SELECT claims.table_id FROM claims JOIN wanted USING (table_id)
      WHERE claims.owner = $2 OR claims.until < clock_timestamp()
        OR NOT EXISTS (SELECT FROM hosts WHERE hosts.owner = claims.owner AND ${IS_ALIVE})
      FOR UPDATE OF claims SKIP LOCKED),${TAKEN}
    SELECT table_id AS table, epoch FROM made UNION ALL SELECT table_id, epoch FROM taken`,
};

/** Takes up to $1 claims of tables that dead processes, or none, had, and where something is owed or may be. */
const INHERIT: SqlStatement = {
  name: 'inherit',
  text: `
    WITH gone AS (SELECT owner, until FROM hosts WHERE NOT (${IS_ALIVE})),
    made AS (
      INSERT INTO claims (table_id, owner, epoch, until)
      SELECT table_id, $2, 1, ${CLAIM_END} FROM channels
      WHERE owed_since IS NOT NULL AND NOT EXISTS (SELECT FROM claims WHERE claims.table_id = channels.table_id)
      ORDER BY table_id LIMIT $1
      ON CONFLICT (table_id) DO NOTHING RETURNING table_id, epoch),
    free AS (
      SELECT claims.table_id FROM claims JOIN gone USING (owner)
      WHERE claims.owner <> $2 AND EXISTS (SELECT FROM tables WHERE tables.id = claims.table_id) AND (claims.until > gone.until - interval '${UNFINISHED}'
        OR EXISTS (SELECT FROM channels WHERE channels.table_id = claims.table_id AND owed_since IS NOT NULL))
      LIMIT $1 FOR UPDATE OF claims SKIP LOCKED),${TAKEN}
    SELECT table_id AS table, epoch FROM made UNION ALL SELECT table_id, epoch FROM taken`,
};

const RELEASE: SqlStatement = {
  name: 'release',
  text: `UPDATE claims SET until = clock_timestamp() WHERE table_id = $1 AND epoch = $2`,
};

const FORGET: SqlStatement = {
  name: 'forget',
  text: 'DELETE FROM claims WHERE table_id = $1 AND epoch = $2',
};

const RELEASE_ALL: SqlStatement = {
  name: 'releaseAll',
  text: `UPDATE claims SET until = clock_timestamp() WHERE owner = $1 AND until > clock_timestamp()`,
};

/** What claims are worked with. */
export interface ClaimParts {
  readonly ask: DatabaseQuery;
  /** Tells this process from all others that there ever were. */
  readonly owner: string;
  readonly clock: { now(): number };
  readonly showLife: () => Promise<void>;
  /** Until when no other process can take this one for gone, by `performance.now()`. */
  readonly sureUntil: () => number;
}

/** A claim as this process remembers it. */
interface Held {
  readonly epoch: number;
  /** By `clock`. */
  readonly since: number;
  /** Until when nobody else can have taken it, by `performance.now()`. */
  readonly until: number;
}

interface Kept {
  readonly epoch: number;
  works: number;
  /** Whether the claim is to be released when no work goes on under it any more. */
  isLeft: boolean;
}

/**
 * The claims of a process, rows with an end by the database's clock that writes and work put off. What is remembered
 * here only saves queries: every write checks its claim by epoch.
 */
export class TableClaims implements Claims {
  readonly #parts: ClaimParts;
  readonly #held = new Map<string, Held>();
  readonly #kept = new Map<string, Kept>();
  readonly #asked = new Map<string, Promise<Claim | undefined>>();
  /** The tables of the next look, and the look itself, which waits for the one under way. */
  readonly #wanted = new Set<string>();
  #nextLook: Promise<readonly Claim[]> | undefined;
  #lastLook: Promise<unknown> = Promise.resolve();

  constructor(parts: ClaimParts) {
    this.#parts = parts;
  }

  async claim(table: string): Promise<Claim | undefined> {
    const known = this.#held.get(table);
    if (known !== undefined && this.#isOwn(known)) return claimOf(table, known);
    const asked = this.#asked.get(table) ?? this.#wait(table);
    this.#asked.set(table, asked);
    try {
      return await asked;
    } finally {
      this.#asked.delete(table);
    }
  }

  async take(tables: readonly string[]): Promise<readonly Claim[]> {
    return this.#taken(TAKE, tables);
  }

  async inherit(most: number): Promise<readonly Claim[]> {
    return this.#taken(INHERIT, most);
  }

  async release({ table, epoch }: Claim): Promise<void> {
    const kept = this.#kept.get(table);
    if (kept?.epoch === epoch) {
      kept.isLeft = true;
      return;
    }
    if (this.#held.get(table)?.epoch === epoch) this.#held.delete(table);
    await this.#parts.ask(RELEASE, [table, epoch]);
  }

  keep({ table, epoch }: Claim): () => void {
    const known = this.#kept.get(table);
    const kept = known?.epoch === epoch ? known : { epoch, works: 0, isLeft: false };
    kept.works += 1;
    this.#kept.set(table, kept);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      kept.works -= 1;
      if (kept.works > 0 || this.#kept.get(table) !== kept) return;
      this.#kept.delete(table);
      // Without an answer it ends by itself.
      if (kept.isLeft) this.release({ table, epoch }).catch(() => {});
    };
  }

  isSure({ table, epoch }: Claim): boolean {
    const held = this.#held.get(table);
    return held?.epoch === epoch && this.#isOwn(held);
  }

  async renew(claim: Claim): Promise<boolean> {
    await this.#parts.showLife();
    const [taken] = await this.take([claim.table]);
    return taken?.epoch === claim.epoch && this.isSure(claim);
  }

  #isOwn({ until }: Held): boolean {
    return performance.now() < Math.min(until, this.#parts.sureUntil());
  }

  /** The tables at which work goes on under a claim. */
  kept(): readonly string[] {
    return [...this.#kept.keys()];
  }

  /** Work at these tables was shown to go on, at a time by `performance.now()`, which has prolonged their claims. */
  keptOn(tables: readonly string[], begun: number): void {
    for (const table of tables) {
      const held = this.#held.get(table);
      if (held !== undefined) this.prolonged({ table, epoch: held.epoch }, begun);
    }
  }

  /** A write under this claim was begun at a time by `performance.now()`, and has prolonged it. */
  prolonged({ table, epoch }: Claim, begun: number): void {
    const former = this.#held.get(table);
    if (former?.epoch === epoch) this.#held.set(table, { ...former, until: begun + CLAIM_LIFE - MARGIN });
  }

  /** A write under this claim found that the table is another's. */
  lose({ table, epoch }: Claim): void {
    if (this.#held.get(table)?.epoch === epoch) this.#held.delete(table);
  }

  /** The claim's table is gone for good. Nothing is kept of who worked there. */
  async forget(claim: Claim): Promise<void> {
    this.lose(claim);
    await this.#parts.ask(FORGET, [claim.table, claim.epoch]);
  }

  async releaseAll(): Promise<void> {
    this.#held.clear();
    await this.#parts.ask(RELEASE_ALL, [this.#parts.owner]);
  }

  async #taken(statement: SqlStatement, given: readonly string[] | number): Promise<readonly Claim[]> {
    const begun = performance.now();
    const since = this.#parts.clock.now();
    const rows = await this.#parts.ask<Taken>(statement, [given, this.#parts.owner]);
    return rows.map(({ table, epoch }) =>
      claimOf(table, this.#hold(table, { epoch, since, until: begun + CLAIM_LIFE - MARGIN })),
    );
  }

  async #wait(table: string): Promise<Claim | undefined> {
    const over = performance.now() + PATIENCE;
    for (;;) {
      const claim = await this.#look(table);
      if (claim !== undefined || performance.now() >= over) return claim;
      await wait(LOOK);
    }
  }

  /** Takes a table if it is free. All that wait are asked for in one query, and one query at a time. */
  async #look(table: string): Promise<Claim | undefined> {
    this.#wanted.add(table);
    this.#nextLook ??= this.#lastLook.then(() => {
      this.#nextLook = undefined;
      const tables = [...this.#wanted];
      this.#wanted.clear();
      const look = this.take(tables);
      this.#lastLook = look.catch(() => {});
      return look;
    });
    return (await this.#nextLook).find((claim) => claim.table === table);
  }

  #hold(table: string, taken: Held): Held {
    const former = this.#held.get(table);
    if (former !== undefined && former.epoch > taken.epoch) return taken;
    const held = former?.epoch === taken.epoch ? { ...taken, since: former.since } : taken;
    this.#held.set(table, held);
    if (this.#held.size > REMEMBERED) {
      const now = performance.now();
      for (const [id, { until }] of this.#held) if (until < now && !this.#kept.has(id)) this.#held.delete(id);
    }
    return held;
  }
}

const claimOf = (table: string, { epoch, since }: Held): Claim => ({ table, epoch, since });
