import { LeaseLost } from '../refusal.ts';
import { lists } from '../sql/lists.ts';
import { openIn } from '../sql/open.ts';
import { forgetInteractions, settings } from '../sql/settings.ts';
import { ClaimLost, type HeldStore } from '../store.ts';
import { type LockWait, leaseOf } from './lock.ts';
import { openFile, openMemory } from './open-file.ts';
import { runningSql, sqlDatabase } from './sql.ts';
import { wholeClaims } from './whole-claims.ts';
import { shrink, tableWrites } from './writes.ts';

/** Where the store lies, and what tells it the time. */
export interface StoreOptions {
  /** The path of the database; `:memory:` for one that lives and dies with the process. */
  readonly file: string;
  readonly clock: { now(): number };
  /** Given if a database that another bot holds is to be waited for. */
  readonly waiting?: LockWait | undefined;
  /** Hears, once, that another process has taken the database over: nothing can be written any more. */
  readonly lost?: (error: LeaseLost) => void;
}

/** Opens the store in a SQLite file, or creates it. Throws `StoreRefused`, and leaves the file as it was. */
export async function openStore({ file, clock, waiting, lost }: StoreOptions): Promise<HeldStore> {
  const { database, term, close } = file === ':memory:' ? openMemory() : await openFile(file, waiting);
  let isLost = false;
  const write = <T>(work: () => T): T =>
    database
      .transaction((): T => {
        const { term: now, holder } = leaseOf(database);
        if (now === term) return work();
        const error = new LeaseLost(
          `Another bot${holder === undefined ? '' : ` (${holder})`} has taken over the database, although this one ` +
            'had it open. This one has written nothing since. Run only one bot per database.',
        );
        if (!isLost) lost?.(error);
        isLost = true;
        throw error;
      })
      .immediate();
  const run = runningSql(database);
  const both = sqlDatabase(database, run, write);
  return {
    ...lists(both),
    ...settings(both),
    open: openIn(both),
    ...tableWrites({
      ...{ run, clock, dialect: both.dialect },
      writeAt: ({ table, epoch }, work) =>
        write(() => {
          if (epoch !== term)
            throw new ClaimLost(`the claim of table ${table} is of epoch ${epoch}, and now is ${term}`);
          return work();
        }),
    }),
    shrink: async () => {
      const left = write(() => shrink(database));
      // Once, and not before each part: it looks through all of them.
      if (left === 'done') await forgetInteractions(both, clock.now());
      return left;
    },
    claims: wholeClaims(term),
    isAlone: true,
    hosts: () => 1,
    held: () => !isLost,
    close: async () => close(),
  };
}
