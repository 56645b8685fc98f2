import { hostname } from 'node:os';
import type Database from 'better-sqlite3';
import type { FileLock } from './file-lock.ts';

/** Milliseconds between two beats of the process that holds a database. */
export const BEAT = 3_000;
/** Milliseconds without a beat after which a holder that still seems to be there counts as dead. */
export const LEASE_PATIENCE = 10_000;

/** Who may write to a database, as the database itself says it. */
export interface LeaseRow {
  /** Rises with every holder: a process that writes under an older one is refused. */
  readonly term: number;
  readonly holder: string;
  /** Rises while the holder lives. */
  readonly beats: number;
  readonly held: 0 | 1;
  /** Whether the holder has the file's lock as well, so that the system tells of its death at once. */
  readonly locked: 0 | 1;
}

/** Another process now has the right to write, as after too long a pause. The message is a sentence for the host. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

const NOBODY: LeaseRow = { term: 0, holder: '', beats: 0, held: 0, locked: 0 };

/** Who holds a database. Throws where its layout knows no lease. */
export function leaseOf(database: Database.Database): LeaseRow {
  const row = database
    .prepare<[], LeaseRow>('SELECT term, holder, beats, held, locked FROM lease WHERE only = 1')
    .get();
  return row ?? NOBODY;
}

/** The same of a database that may be damaged: where it cannot be read, nobody holds it. */
export function leaseAsFarAsRead(database: Database.Database): LeaseRow {
  try {
    return leaseOf(database);
  } catch {
    return NOBODY;
  }
}

/** Whether somebody lives in a database without its lock: they took over from one that hung, who had it. */
export const isUnlocked = ({ held, locked }: Pick<LeaseRow, 'held' | 'locked'>): boolean =>
  held === 1 && locked === 0;

/** The right to write to a database. Every write looks in its own transaction whether the term is still this one. */
export class Lease {
  readonly term: number;
  readonly #database: Database.Database;
  readonly #beat: Database.Statement<[{ readonly term: number; readonly locked: 0 | 1 }]>;
  #lock: FileLock | undefined;
  #beaten = performance.now();

  private constructor(database: Database.Database, term: number, lock: FileLock | undefined) {
    this.#database = database;
    this.term = term;
    this.#lock = lock;
    this.#beat = database.prepare(
      'UPDATE lease SET beats = beats + 1, locked = @locked WHERE only = 1 AND term = @term',
    );
  }

  /** Takes the lease where it still stands as it was seen; nothing where another was quicker. */
  static take(
    database: Database.Database,
    seen: Pick<LeaseRow, 'term' | 'beats'>,
    lock: FileLock | undefined,
  ): Lease | undefined {
    const take = database.transaction(() => {
      const now = leaseOf(database);
      if (now.term !== seen.term || now.beats !== seen.beats) return undefined;
      const term = now.term + 1;
      database
        .prepare(
          'INSERT OR REPLACE INTO lease (only, term, holder, beats, held, locked) VALUES (1, ?, ?, 0, 1, ?)',
        )
        .run(term, `process ${process.pid} on ${hostname()}`, lock === undefined ? 0 : 1);
      return term;
    });
    const term = take.immediate();
    return term === undefined ? undefined : new Lease(database, term, lock);
  }

  /** Shows that the holder lives. `relock` takes the file's lock if the holder lacks it, having replaced a hung one. */
  beat(relock: () => FileLock | undefined): void {
    this.#lock ??= relock();
    const locked = this.#lock === undefined ? 0 : 1;
    if (this.#beat.run({ term: this.term, locked }).changes === 0) throw this.lost();
    this.#beaten = performance.now();
  }

  /** Whether the last beat is so young that nobody can have taken over. */
  get fresh(): boolean {
    return performance.now() - this.#beaten < LEASE_PATIENCE;
  }

  /** Frees the database for the next; one that another has taken is left to them. */
  release(): void {
    this.#database.prepare('UPDATE lease SET held = 0 WHERE only = 1 AND term = ?').run(this.term);
  }

  /** Lets go of the file's lock, after the database was closed. */
  unlock(): void {
    this.#lock?.release();
  }

  /** What a write throws once another process holds the database. */
  lost(): LeaseLost {
    const { holder } = leaseOf(this.#database);
    return new LeaseLost(
      `Another bot (${holder}) has taken over the database while this one was frozen. ` +
        'This one has written nothing since. Run only one bot per database.',
    );
  }
}

/** Tells a hung holder by its lease. Only time in which this process ran counts: a pause of both is no sign. */
export class Liveness {
  #seen: LeaseRow | undefined;
  #still = 0;
  #last: number | undefined;

  /** Takes a look. `now` is a clock that is never set, in milliseconds; `most` is what a look can count at most. */
  dead(row: LeaseRow, now: number, most: number): boolean {
    const passed = this.#last === undefined ? 0 : Math.min(now - this.#last, most);
    this.#last = now;
    const same = this.#seen?.term === row.term && this.#seen.beats === row.beats;
    this.#still = same ? this.#still + passed : 0;
    this.#seen = row;
    return row.held === 0 || this.#still >= LEASE_PATIENCE;
  }
}
