import { INTERACTION_MEMORY_MS } from '../interaction-memory.ts';
import { refusalOf } from '../refusal.ts';
import { lists } from '../sql/lists.ts';
import { openIn } from '../sql/open.ts';
import { settings } from '../sql/settings.ts';
import type { HeldStore } from '../store.ts';
import { commits, FORGET_INTERACTIONS } from './commits.ts';
import { BEAT, LeaseLost } from './lease.ts';
import type { LockWait } from './lock-wait.ts';
import { notesOfChannels } from './note.ts';
import { type OpenedFile, openFile, openMemory } from './open-file.ts';
import { removals } from './removals.ts';
import { shrinking } from './shrinking.ts';
import { runningSql, sqlDatabase } from './sql.ts';
import { WholeClaims, type Writer, writerOf } from './writer.ts';

/** Where the store lies, and what tells it the time. */
export interface StoreOptions {
  /** The path of the database; `:memory:` for one that lives and dies with the process. */
  readonly file: string;
  readonly clock: { now(): number };
  /** Given where a database that another bot holds is to be waited for. */
  readonly waiting?: LockWait;
  /** Hears, once, that another process has taken the database over: nothing can be written any more. */
  readonly lost?: (error: LeaseLost) => void;
  /** Given where somebody else says when a sign of life is to be written; it then gets what writes one. */
  readonly heartbeat?: (beat: () => void) => void;
  /** Hears of each sign of life that was written. */
  readonly beaten?: () => void;
}

/**
 * Opens the store in a SQLite file, and creates the file if there is none.
 *
 * @throws StoreRefused if the file is damaged, in use and not waited for, from another version, or not writable; it
 * is then unchanged
 */
export async function openStore({
  file,
  clock,
  waiting,
  lost,
  heartbeat,
  beaten,
}: StoreOptions): Promise<HeldStore> {
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
  try {
    write(() => {
      database.prepare(FORGET_INTERACTIONS).run(clock.now() - INTERACTION_MEMORY_MS);
    })();
  } catch (error) {
    opened.close();
    throw refusalOf(error, file);
  }
  const beat = beatOf(opened, write, beaten);
  if (heartbeat !== undefined) heartbeat(beat);
  else if (file !== ':memory:') beating = setInterval(beat, BEAT).unref();
  const run = runningSql(database);
  const parts = { run, claims, clock };
  const both = sqlDatabase(database, run, write);
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
    shrink: shrinking(database, write),
    claims,
    isAlone: true,
    hosts: () => 1,
    held: () => !told && (file === ':memory:' || lease.fresh),
    close,
  };
}

/** Shows that this process lives. If a beat fails other than by a loss, as on a full disk, the next makes up for it. */
function beatOf({ beat }: OpenedFile, write: Writer, beaten: (() => void) | undefined): () => void {
  const show = write(beat);
  return () => {
    try {
      show();
      beaten?.();
    } catch {
      // A loss was told by the writer; without beats the store says by itself that it is not surely held.
    }
  };
}
