import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Analysis } from '../games/analysis.ts';
import { analysed } from './analysis/analysis.ts';
import type { Found, Part, PlayedMatch } from './analysis/part.ts';
import type { Advice } from './opponents.ts';
import type { Question, Thought } from './thought.ts';
import type { Task } from './thread.ts';

/** Threads wait for the next thought so long before they end, in milliseconds: between the turns of a table played at once, but not overnight. */
const IDLE = 60_000;

/** So long an answer may take, in milliseconds, with the wait for a thread: hundreds that think at once take a while, a thread that cannot start takes for ever. */
const PATIENCE = 60_000;

/** What a thread may hold, in MB: a search needs some 30. One that needs more ends with an error, and takes nobody with it. */
const MEMORY = 192;

/** Opponents who think in threads of their own. */
export interface OpponentPool {
  /**
   * The notation that an opponent answers. Rejects with an `AbortError` once `signal` is aborted or a minute is over, and with what the
   * thread threw or ended with.
   */
  choose(thought: Thought, signal: AbortSignal): Promise<string>;
  /** The best answers to a question, the best first; rejects like `choose`. */
  advise(question: Question, signal: AbortSignal): Promise<readonly Advice[]>;
  /**
   * How a match went that is over; nothing where its log no longer leads to it. It takes a thread for a moment at a time, between which others
   * think. Rejects like `choose`, where each of these moments has a minute.
   */
  analyse(played: PlayedMatch, signal: AbortSignal): Promise<Analysis | undefined>;
  /** Ends all threads in whatever they think. */
  close(): Promise<void>;
}

/** A pool of as many threads as there are cores to spare, one at least; none is started before somebody has to think. */
export function openPool(): OpponentPool {
  const isBuilt = import.meta.url.endsWith('.js');
  const pool = new Piscina({
    filename: fileURLToPath(new URL(isBuilt ? './thread.js' : './from-sources.cjs', import.meta.url)),
    execArgv: [],
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE,
    // Waiting for the next thought must not hold the core that thinks.
    atomics: 'async',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  /** The boundary to the threads: what each task gives stands in `thread.ts`. */
  const run = (task: Task, signal: AbortSignal): Promise<unknown> =>
    pool.run(task, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
  return {
    choose: (thought, signal) => run({ wants: 'answer', thought }, signal) as Promise<string>,
    advise: (question, signal) => run({ wants: 'advice', question }, signal) as Promise<readonly Advice[]>,
    analyse: (played, signal) =>
      analysed(
        <K extends Part['kind']>(part: Extract<Part, { kind: K }>) =>
          run({ wants: 'analysis', played, part }, signal) as Promise<Found[K]>,
      ),
    close: () => pool.destroy(),
  };
}
