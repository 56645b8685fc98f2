import { existsSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { StoreRefused } from '../refusal.ts';
import { Sqlite } from './driver.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import { type LeaseRow, Liveness, leaseOf } from './lease.ts';

/** Milliseconds between two looks whether a database has become free, or whether its holder lives. */
export const LOOK = 500;

/** Waiting for a database that another bot holds. Who does not wait is refused at once. */
export interface LockWait {
  /** Hears, once, a sentence for the host about what is waited for. */
  readonly told: (sentence: string) => void;
}

/** A database that may be taken now. */
export type LockVacancy =
  /** Nobody lives in it: the lock beside it was free. */
  | { readonly kind: 'free'; readonly lock: FileLock }
  /** Its holder has the lock, or may write without it, but has not moved for long; the lease as it was seen last. */
  | { readonly kind: 'hung'; readonly seen: LeaseRow };

/** Looks for the moment at which a database may be taken. */
export class Vacancies {
  readonly #file: string;
  readonly #waiting: LockWait | undefined;
  readonly #watch = new Liveness();
  #told = false;
  #stuck = false;
  /** Whether another was found in it. */
  #inhabited = false;

  constructor(file: string, waiting: LockWait | undefined) {
    this.#file = file;
    this.#waiting = waiting;
  }

  /** The holder turned out to hang in the middle of a write, which only its end undoes. */
  stuck({ holder }: LeaseRow): void {
    if (!this.#stuck)
      this.#waiting?.told(
        `The bot that holds the database ${this.#file} (${holder}) is stuck in the middle of a write. ` +
          'End it so that this one can take over.',
      );
    this.#stuck = true;
  }

  /** To be told where the database turns out to be held though its lock was free. */
  inhabited(): void {
    this.#inhabited = true;
  }

  /** Waits for the next chance to take the database. Throws `StoreRefused` if it is held and nobody waits. */
  async next(): Promise<LockVacancy> {
    for (;;) {
      // What was found in use is whole, so it may be looked into before its lock is tried.
      const known = this.#inhabited ? seenIn(this.#file) : undefined;
      const unlocked = known?.held === 1 && known.locked === 0;
      const lock = unlocked ? undefined : lockFile(this.#file);
      if (lock !== undefined) return { kind: 'free', lock };
      this.#inhabited = true;
      const seen = known ?? seenIn(this.#file);
      if (this.#waiting === undefined) throw new StoreRefused(inUse(this.#file, seen));
      if (!this.#told) this.#waiting.told(waits(this.#file, seen));
      this.#told = true;
      if (seen?.held === 1 && this.#watch.dead(seen, performance.now(), 2 * LOOK))
        return { kind: 'hung', seen };
      await new Promise((later) => setTimeout(later, LOOK));
    }
  }
}

/** The lease of a database that another process has open; undefined if unreadable, as while it is being created. */
export function seenIn(file: string): LeaseRow | undefined {
  if (!existsSync(file)) return undefined;
  let database: Database.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 0 });
    return leaseOf(database);
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

const by = (seen: LeaseRow | undefined): string =>
  seen === undefined || seen.held === 0 ? '' : ` (${seen.holder})`;

const inUse = (file: string, seen: LeaseRow | undefined): string =>
  `The database ${file} is in use by another running bot${by(seen)}. ` +
  'Stop that one first, or give this one its own file with DATABASE_FILE.';

const waits = (file: string, seen: LeaseRow | undefined): string =>
  `The database ${file} is in use by another running bot${by(seen)}. ` +
  'This one is waiting and takes over when the other one ends. If you started it by mistake, stop it.';
