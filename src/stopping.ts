import { isGatewayError } from './discord/client/gateway-error.ts';
import { aboutError, type Log } from './discord/log.ts';

/** The most that saying what is under way may take, in milliseconds: the next start says the rest. */
export const PATIENCE = 4_000;

/** The most that releasing may take, in milliseconds: if the disk hangs, the system frees what a dead process held. */
export const LETTING_GO = 700;

/** What a process does before it ends. Each is looked up only at the end, as the parts may not be there yet. */
export interface ProcessEnd {
  readonly log: Log;
  /** Takes nothing more, and waits for what is under way. */
  readonly drain: () => Promise<void>;
  /** Lets go of what only one process may hold. */
  readonly release: () => Promise<void>;
  readonly exit: (code: number) => void;
  /** Ends at once, as a power cut would: a thread that waits for the disk would keep an exit waiting with it. */
  readonly cut: () => void;
}

type Ended = 'done' | 'late' | 'broken';

/**
 * Ends a process in order, once: `drain`, `release`, `exit`, or `cut` if that takes too long: what was committed
 * stands. Without waiting it skips `drain`, as when nothing that is under way can be kept.
 */
export function stopping({ log, drain, release, exit, cut }: ProcessEnd) {
  let begun = false;
  let lettingGo = false;
  const tried = async (milliseconds: number, work: () => Promise<void>): Promise<Ended> => {
    try {
      return await within(milliseconds, work());
    } catch (error) {
      log.error(aboutError(error), 'the bot did not stop as it should');
      return 'broken';
    }
  };
  const letGo = async (code: number): Promise<void> => {
    if (lettingGo) return;
    lettingGo = true;
    const released = await tried(LETTING_GO, release);
    if (released === 'late') cut();
    else exit(released === 'broken' ? 1 : code);
  };
  return async (
    why: string,
    code: number,
    how: 'in order' | 'without waiting' = 'in order',
  ): Promise<void> => {
    const isFirst = !begun;
    begun = true;
    if (isFirst) log.info({ why }, 'stopping');
    if (how === 'without waiting') return letGo(code);
    if (!isFirst) return;
    const drained = await tried(PATIENCE, drain);
    await letGo(drained === 'broken' ? 1 : code);
  };
}

/** Ends when the system or the host says so. Who says it a second time does not want to wait. */
export function stopOnSignals(stop: ReturnType<typeof stopping>): void {
  const heard = new Set<string>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (heard.has(signal)) return void stop(signal, 1, 'without waiting');
      heard.add(signal);
      void stop(signal, 0);
    });
  // The process that started this as a child is gone, and with it the Discord that it was for.
  process.on('disconnect', () => void stop('the playground ended', 0));
}

/** Lives through errors that the gateway's library forgets to handle; every other one ends the process in order. */
export function stopOnErrors(stop: (why: string, code: number) => Promise<void>, log: Log): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error: unknown) => {
      if (isGatewayError(error)) return log.warn(aboutError(error), 'the gateway lost its way and goes on');
      log.error(aboutError(error), 'something went wrong where nothing should');
      void stop('an error that nobody handled', 1);
    });
}

/** Work that is not waited for any longer than this. */
async function within(milliseconds: number, work: Promise<void>): Promise<Ended> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Ended>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([work.then((): Ended => 'done'), over]);
  } finally {
    clearTimeout(timer);
  }
}
