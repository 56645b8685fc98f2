import { Worker } from 'node:worker_threads';
import { DamagedRow, LeaseLost, StoreRefused } from '../refusal.ts';
import { ClaimLost, type HeldStore, type Store } from '../store.ts';
import type { LockWait } from './lock.ts';
import type { OpenedStore, ProgramData, StoreCall, StoreReply, ToldError } from './store-program.ts';
import { wholeClaims } from './whole-claims.ts';

/** Where the store lies, and who hears what happens to it; as `StoreOptions`, but by the system's own clock. */
export interface StoreThreadOptions {
  readonly file: string;
  readonly waiting?: LockWait | undefined;
  readonly lost?: ((error: Error) => void) | undefined;
  /** Gives the opening up, which rejects when it has ended: a disk that hangs may keep it from that. */
  readonly signal?: AbortSignal;
}

interface Waiter {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Opens the store in a thread of its own: SQLite blocks its thread while it waits for the disk. */
export async function openStoreThread({
  file,
  waiting,
  lost,
  signal,
}: StoreThreadOptions): Promise<HeldStore> {
  const program = import.meta.url.endsWith('.js') ? './store-program.js' : './from-sources.cjs';
  const workerData: ProgramData = { file, waits: waiting !== undefined };
  const thread = new Worker(new URL(program, import.meta.url), { workerData, execArgv: [] });
  const giveUp = (): void => void thread.terminate();
  signal?.addEventListener('abort', giveUp);
  const waiters = new Map<number, Waiter>();
  let calls = 0;
  let isHeld = true;
  let ended = false;
  let closing: Promise<unknown> | undefined;

  const answerTo = (call: number) =>
    new Promise<unknown>((done, failed) => waiters.set(call, { done, failed }));
  const end = (error: Error): void => {
    ended = true;
    for (const { failed } of waiters.values()) failed(error);
    waiters.clear();
  };
  thread.once('error', end);
  thread.once('exit', () => end(gone()));
  thread.on('message', (told: StoreReply) => {
    if (told.kind === 'waits') return waiting?.told(told.sentence);
    if (told.kind === 'lost') {
      isHeld = false;
      return lost?.(errorOf(told.error));
    }
    const waiter = waiters.get(told.call);
    waiters.delete(told.call);
    return told.kind === 'done' ? waiter?.done(told.value) : waiter?.failed(errorOf(told.error));
  });

  function ask(method: string, args: readonly unknown[]): Promise<unknown> {
    if (ended || closing !== undefined) return Promise.reject(gone());
    calls += 1;
    thread.postMessage({ call: calls, method, args } satisfies StoreCall);
    return answerTo(calls);
  }

  // The boundary to the thread: what comes back is what the method of this name gave there.
  const { epoch, methods } = (await answerTo(0)) as OpenedStore;
  signal?.removeEventListener('abort', giveUp);
  const asked = methods.map((method) => [method, (...args: readonly unknown[]) => ask(method, args)]);
  return {
    ...(Object.fromEntries(asked) as Omit<Store, 'claims'>),
    claims: wholeClaims(epoch),
    isAlone: true,
    hosts: () => 1,
    held: () => isHeld && !ended && closing === undefined,
    close: async () => {
      closing ??= ended ? Promise.resolve() : ask('close', []);
      await closing;
    },
  };
}

const gone = (): Error => new Error('the thread of the store has ended');

/** The kinds of errors that somebody asks for. */
const KINDS = { StoreRefused, LeaseLost, ClaimLost, DamagedRow } as const;

/** The error that was thrown in the thread, of its kind again. */
function errorOf({ name, message, ...more }: ToldError): Error {
  const Kind = Object.entries(KINDS).find(([known]) => known === name)?.[1] ?? Error;
  return Object.assign(new Kind(message), { name, ...more });
}
