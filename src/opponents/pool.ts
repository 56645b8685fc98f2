import { availableParallelism } from 'node:os';
import type { Analysis } from '../games/analysis.ts';
import { openThreads } from '../shares/threads.ts';
import { analysed } from './analysis/analysis.ts';
import type { AnalysisPart, Found, PlayedMatch } from './analysis/part.ts';
import type { Advice, AdviceQuestion, Thought, ThoughtTask } from './thread.ts';

/** How long an answer may be thought about, in milliseconds: the longest take some seconds. */
const PATIENCE = 60_000;

/** What a thread may hold, in MB: a search needs some 30. */
const MEMORY = 192;

/** How many opponents think at the same time: as many as there are cores to spare, one at least. */
export const THINKING_AT_ONCE: number = Math.max(1, availableParallelism() - 1);

/** Opponents who think in threads of their own. */
export interface OpponentPool {
  /** The notation that an opponent answers. Rejects with an `AbortError` if aborted or after a minute of thought. */
  choose(thought: Thought, signal: AbortSignal): Promise<string>;
  /** The best answers to a question, the best first; rejects like `choose`. */
  advise(question: AdviceQuestion, signal: AbortSignal): Promise<readonly Advice[]>;
  /** How a finished match went, worked out in parts between which others think; undefined if its log misleads. */
  analyse(played: PlayedMatch, signal: AbortSignal): Promise<Analysis | undefined>;
  close(): Promise<void>;
}

/** A pool of threads; none is started before somebody has to think. */
export function openPool(): OpponentPool {
  const threads = openThreads<ThoughtTask>({
    folder: new URL('.', import.meta.url),
    most: THINKING_AT_ONCE,
    memory: MEMORY,
  });
  /** The boundary to the threads: what each task gives stands in `thread.ts`. */
  const run = (task: ThoughtTask, signal: AbortSignal): Promise<unknown> =>
    threads.run(task, { patience: PATIENCE, signal });
  return {
    choose: (thought, signal) => run({ wants: 'answer', thought }, signal) as Promise<string>,
    advise: (question, signal) => run({ wants: 'advice', question }, signal) as Promise<readonly Advice[]>,
    analyse: (played, signal) =>
      analysed(
        <K extends AnalysisPart['kind']>(part: Extract<AnalysisPart, { kind: K }>) =>
          run({ wants: 'analysis', played, part }, signal) as Promise<Found[K]>,
      ),
    close: () => threads.close(),
  };
}
