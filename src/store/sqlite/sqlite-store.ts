import { forgetInteractions } from '../sql/interactions.ts';
import { lists } from '../sql/lists.ts';
import { openIn } from '../sql/open.ts';
import { settings } from '../sql/settings.ts';
import type { HeldStore } from '../store.ts';
import { commits } from './commits.ts';
import { BEAT, LeaseLost } from './lease.ts';
import type { LockWait } from './lock-wait.ts';
import { notesOfChannels } from './note.ts';
import { openFile, openMemory } from './open-file.ts';
import { removals } from './removals.ts';
import { shrinking } from './shrinking.ts';
import { runningSql, sqlDatabase } from './sql.ts';
import { WholeClaims, writerOf } from './writer.ts';

/** Where the store lies, and what tells it the time. */
export interface StoreOptions {
  /** The path of the database; `:memory:` for one that lives and dies with the process. */
  readonly file: string;
  readonly clock: { now(): number };
  /** Given where a database that another bot holds is to be waited for. */
  readonly waiting?: LockWait;
  /** Hears, once, that another process has taken the database over: nothing can be written any more. */
  readonly lost?: (error: LeaseLost) => void;
  /** Whether it shows life only when {@link SqliteStore.beat} is called. */
  readonly isBeatenFromOutside?: true;
}

/** A store in a SQLite file, whose holder shows that it lives. */
export interface SqliteStore extends HeldStore {
  /** Writes a sign of life. */
  beat(): Promise<void>;
}

/** Opens the store in a SQLite file, or creates it. Throws `StoreRefused`, and leaves the file as it was. */
export async function openStore({
  file,
  clock,
  waiting,
  lost,
  isBeatenFromOutside,
}: StoreOptions): Promise<SqliteStore> {
  const opened = file === ':memory:' ? openMemory() : await openFile(file, waiting);
  const { database, lease } = opened;
  const claims = new WholeClaims(lease.term);
  let told = false;
  let beating: NodeJS.Timeout | undefined;
  const losing = (error: LeaseLost): void => {
    clearInterval(beating);
    if (told) return;
    told = true;
    lost?.(error);
  };
  const write = writerOf(database, lease, losing);
  const show = write(() => opened.beat());
  const beat = async (): Promise<void> => show();
  if (isBeatenFromOutside !== true && file !== ':memory:')
    // If a beat fails other than by a loss, which the writer tells, as on a full disk, the next makes up for it.
    beating = setInterval(() => void beat().catch(() => {}), BEAT).unref();
  const run = runningSql(database);
  const parts = { run, claims, clock };
  const both = sqlDatabase(database, run, write);
  const shrink = shrinking(database, write);
  const close = async (): Promise<void> => {
    clearInterval(beating);
    if (!database.open) return;
    try {
      if (!told) write(() => lease.release())();
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    } finally {
      opened.close();
    }
  };
  return {
    ...lists(both),
    ...settings(both),
    open: openIn(both),
    note: notesOfChannels(database, write, parts),
    commit: commits(database, write, parts),
    remove: removals(database, write, claims),
    shrink: async () => {
      const left = await shrink();
      // Once, and not before each part: it looks through all of them.
      if (left === 'done') await forgetInteractions(both, clock);
      return left;
    },
    ...{ claims, beat },
    isAlone: true,
    hosts: () => 1,
    held: () => !told && (file === ':memory:' || lease.fresh),
    close,
  };
}
