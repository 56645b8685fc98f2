import type Database from 'better-sqlite3';
import { type Claim, ClaimLost, type Claims } from '../store.ts';
import { type Lease, LeaseLost } from './lease.ts';

/** The claims of a process that holds a whole database: every table is its own until the database is another's. */
export class WholeClaims implements Claims {
  readonly epoch: number;

  constructor(epoch: number) {
    this.epoch = epoch;
  }

  async claim(table: string): Promise<Claim> {
    return { table, epoch: this.epoch };
  }

  async take(tables: readonly string[]): Promise<readonly Claim[]> {
    return tables.map((table) => ({ table, epoch: this.epoch }));
  }

  async release(): Promise<void> {}

  keep(): () => void {
    return () => {};
  }

  /** A process that has lost its database ends. */
  isSure(): boolean {
    return true;
  }

  async renew(): Promise<boolean> {
    return true;
  }

  /** A start looks after every table. */
  async inherit(): Promise<readonly Claim[]> {
    return [];
  }

  /** Throws {@link ClaimLost} for a claim of a former holder. */
  check({ table, epoch }: Claim): void {
    if (epoch !== this.epoch)
      throw new ClaimLost(`the claim of table ${table} is of epoch ${epoch}, and now is ${this.epoch}`);
  }
}

/** Makes a write out of work: a transaction that checks whether this process may. Outside it nothing writes. */
export type Writer = <A extends readonly unknown[], T>(work: (...args: A) => T) => (...args: A) => T;

/** The writes of a database that is held by a lease. `lost` hears when it is held no more. */
export function writerOf(
  database: Database.Database,
  lease: Lease,
  lost: (error: LeaseLost) => void,
): Writer {
  // SQLite does this pragma when it is prepared, not when it is run, so it is prepared each time.
  const forbid = (): unknown => database.pragma('query_only = ON');
  const allow = (): unknown => database.pragma('query_only = OFF');
  const term = database.prepare<[], number>('SELECT term FROM lease WHERE only = 1').pluck();
  forbid();
  return <A extends readonly unknown[], T>(work: (...args: A) => T) => {
    const transaction = database.transaction((args: A): T => {
      if (term.get() !== lease.term) throw lease.lost();
      return work(...args);
    });
    return (...args: A): T => {
      allow();
      try {
        return transaction.immediate(args);
      } catch (error) {
        if (error instanceof LeaseLost) lost(error);
        throw error;
      } finally {
        forbid();
      }
    };
  };
}
