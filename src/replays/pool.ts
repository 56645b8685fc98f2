import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Replay, ReplayOfText, Replays, WrittenRecord } from './replays.ts';
import type { Task } from './thread.ts';

/** The thread waits for the next task so long before it ends, in milliseconds. */
const IDLE = 60_000;
/** So long one task may take, in milliseconds, with the wait for the thread: a person waits for it, and a text may have been made to take for ever. */
const PATIENCE = 30_000;
/** So long a page or a film may take: nobody waits for it, and 120 pictures are painted for one. */
const SHOWING = 5 * 60_000;
/** What a thread may hold, in MB. */
const MEMORY = 256;
/** Tasks that wait for the thread at most; the next one is refused. */
const QUEUE = 20;

/** Records in a thread of their own. */
export interface ReplayPool extends Replays {
  /** Ends the thread in whatever it does. */
  close(): Promise<void>;
}

/** Threads for records, started when they are wanted: a second one while the first makes a film. */
export function openReplayPool(): ReplayPool {
  const isBuilt = import.meta.url.endsWith('.js');
  const pool = new Piscina({
    filename: fileURLToPath(new URL(isBuilt ? './thread.js' : './from-sources.cjs', import.meta.url)),
    execArgv: [],
    minThreads: 0,
    maxThreads: 2,
    maxQueue: QUEUE,
    idleTimeout: IDLE,
    atomics: 'async',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  /** The boundary to the thread: what each task gives stands in `thread.ts`. */
  const run = (task: Task, patience = PATIENCE): Promise<unknown> =>
    pool.run(task, { signal: AbortSignal.timeout(patience) });
  return {
    record: (table) => run({ wants: 'record', table }) as Promise<WrittenRecord | undefined>,
    ofTable: (table) => run({ wants: 'replay', table }) as Promise<Replay | undefined>,
    ofText: async (text) => {
      try {
        return (await run({ wants: 'reading', text })) as ReplayOfText;
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError')
          return { kind: 'broken', problem: 'too-slow', args: {}, place: undefined };
        throw error;
      }
    },
    page: (shown) => run({ wants: 'page', shown }, SHOWING) as Promise<string>,
    film: (shown) => run({ wants: 'film', shown }, SHOWING) as Promise<Uint8Array>,
    close: () => pool.destroy(),
  };
}
