import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { GivenWork } from './thread.ts';

/** How long a thread waits for a task before it ends, in milliseconds: between two turns, not overnight. */
const IDLE = 60_000;
/** The longest wait for a thread, in milliseconds: it starts in seconds even on a busy machine, or never. */
const WAIT = 10 * 60_000;

/** How much less urgent threads are than answering people, as in `nice(2)`: on a full machine people come first. */
const GIVE_WAY = 10;

/** How threads are settled. */
interface ThreadsSettled {
  /** The folder of `thread.ts` or `thread.js`, with `from-sources.cjs` beside it. */
  readonly folder: URL;
  readonly most: number;
  /** What a thread may hold on its heap, in MB. One that needs more ends with an error, and takes nobody with it. */
  readonly memory: number;
}

interface Bounds {
  /** The longest time on a task, in milliseconds, from when a thread begins it: waiting does not count. */
  readonly patience: number;
  readonly signal?: AbortSignal;
}

/** Threads that do tasks, each one at a time; none is started before it has something to do. */
export interface Threads<Task> {
  /**
   * A thread's result for a task. Rejects with an `AbortError` if the signal is aborted or the task takes too long,
   * and with what the thread threw or ended with; a task that takes too long is ended with its thread.
   */
  run(task: Task, bounds: Bounds): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens threads for the work of a folder. */
export function openThreads<Task>({ folder, most, memory }: ThreadsSettled): Threads<Task> {
  const isBuilt = import.meta.url.endsWith('.js');
  const pool = new Piscina({
    filename: fileURLToPath(new URL(isBuilt ? './thread.js' : './from-sources.cjs', folder)),
    execArgv: [],
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE,
    // Waiting for the next task must not hold the core that works.
    atomics: 'async',
    niceIncrement: GIVE_WAY,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const waiting = new Set<AbortController>();
  // A thread that cannot even be loaded takes no task, and what waits for it would wait on.
  pool.on('error', (error: unknown) => {
    for (const late of waiting) late.abort(error);
  });
  /**
   * Piscina starts no thread in the place of one that was ended before its time, whatever waits, until it is given
   * another task. With something in its queue it has no idle thread that could take this one.
   */
  const replaceEnded = (): void => {
    if (pool.queueSize === 0 || pool.threads.length === most) return;
    const reminder = new AbortController();
    pool.run(undefined, { signal: reminder.signal }).catch(() => {});
    reminder.abort();
  };
  return {
    run: async (task, { patience, signal }) => {
      const { port1: heard, port2: begun } = new MessageChannel();
      const late = new AbortController();
      const end = () => late.abort();
      let timer = setTimeout(end, WAIT);
      waiting.add(late);
      heard.once('message', () => {
        waiting.delete(late);
        clearTimeout(timer);
        timer = setTimeout(end, patience);
      });
      const given: GivenWork<Task> = { task, begun };
      const signals = [late.signal, ...(signal === undefined ? [] : [signal])];
      try {
        return await pool.run(given, { signal: AbortSignal.any(signals), transferList: [begun] });
      } finally {
        waiting.delete(late);
        clearTimeout(timer);
        heard.close();
        replaceEnded();
      }
    },
    close: () => pool.destroy(),
  };
}
