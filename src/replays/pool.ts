import { openThreads, type Threads } from '../shares/threads.ts';
import type { Replays, ShownRecord } from './replays.ts';
import type { FilmTask } from './thread.ts';

/** Threads at most: one for each lane of the shares that has records written, read or shown. */
const THREADS = 3;
const MEMORY = 256;
/** The longest work on an uploaded record, in milliseconds: it may be crafted to take for ever. */
const BROUGHT = 15_000;
/** The same for a page or a film of it, for which 120 pictures are painted. */
const BROUGHT_SHOWN = 4 * 60_000;
/** The same of what comes from the bot’s own tables, which takes as long as their games are. */
const OWN = 10 * 60_000;

/** Records in threads of their own. */
export interface ReplayPool extends Replays {
  close(): Promise<void>;
}

/** Threads for records, started when they are wanted. */
export const openReplayPool = (): ReplayPool =>
  replaysIn(openThreads<FilmTask>({ folder: new URL('.', import.meta.url), most: THREADS, memory: MEMORY }));

/** Records in some threads. */
export function replaysIn(threads: Threads<FilmTask>): ReplayPool {
  /** The boundary to the threads: what each kind of work brings stands in {@link Replays}. */
  const run = <Work extends keyof Replays>(
    work: Work,
    given: FilmTask<Work>['given'],
    patience: number = OWN,
  ) => threads.run({ work, given }, { patience }) as ReturnType<Replays[Work]>;
  return {
    record: (table) => run('record', table),
    ofTable: (wanted) => run('ofTable', wanted),
    ofText: async (wanted) => {
      try {
        return await run('ofText', wanted, BROUGHT);
      } catch (error) {
        if (isOfItsThread(error)) return { kind: 'broken', problem: 'too-slow', args: {}, place: undefined };
        throw error;
      }
    },
    page: (shown) => run('page', shown, patienceFor(shown)),
    film: (shown) => run('film', shown, patienceFor(shown)),
    close: () => threads.close(),
  };
}

const patienceFor = ({ isBrought }: ShownRecord): number => (isBrought ? BROUGHT_SHOWN : OWN);

/** Whether a thread was ended because its task took too long, or ended by itself because that took too much memory. */
const isOfItsThread = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
