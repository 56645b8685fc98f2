import { openThreads, type Threads } from '../shares/threads.ts';
import type { PaintedStop, ReplayOfText, Replays, ShownRecord, WrittenRecord } from './replays.ts';
import type { FilmTask } from './thread.ts';

/** Threads at most: one for each lane of the shares that has records written, read or shown. */
const THREADS = 3;
/** What a thread may hold, in MB. */
const MEMORY = 256;
/** The longest work on an uploaded record, in milliseconds: it may be crafted to take for ever. */
const BROUGHT = 15_000;
/** The same for a page or a film of it, for which 120 pictures are painted. */
const BROUGHT_SHOWN = 4 * 60_000;
/** The same of what comes from the bot’s own tables, which takes as long as their games are. */
const OWN = 10 * 60_000;

/** Records in threads of their own. */
export interface ReplayPool extends Replays {
  /** Ends the threads in whatever they do. */
  close(): Promise<void>;
}

/** Threads for records, started when they are wanted. */
export const openReplayPool = (): ReplayPool =>
  replaysIn(openThreads<FilmTask>({ folder: new URL('.', import.meta.url), most: THREADS, memory: MEMORY }));

/** Records in some threads. */
export function replaysIn(threads: Threads<FilmTask>): ReplayPool {
  /** The boundary to the threads: what each task gives stands in `thread.ts`. */
  const run = (task: FilmTask, patience = OWN): Promise<unknown> => threads.run(task, { patience });
  return {
    record: (table) => run({ wants: 'record', table }) as Promise<WrittenRecord | undefined>,
    ofTable: (wanted) => run({ wants: 'replay', wanted }) as Promise<PaintedStop | undefined>,
    ofText: async (wanted) => {
      try {
        return (await run({ wants: 'brought', wanted }, BROUGHT)) as ReplayOfText;
      } catch (error) {
        if (isOfItsThread(error)) return { kind: 'broken', problem: 'too-slow', args: {}, place: undefined };
        throw error;
      }
    },
    page: (shown) => run({ wants: 'page', shown }, patienceFor(shown)) as Promise<string>,
    film: (shown) => run({ wants: 'film', shown }, patienceFor(shown)) as Promise<Uint8Array>,
    close: () => threads.close(),
  };
}

const patienceFor = ({ isBrought }: ShownRecord): number => (isBrought ? BROUGHT_SHOWN : OWN);

/** Whether a thread was ended because its task took too long, or ended by itself because that took too much memory. */
const isOfItsThread = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
