import { parentPort, workerData } from 'node:worker_threads';
import type { HeldStore } from '../store.ts';
import { openStore } from './sqlite-store.ts';

/** What the thread of a store is started with. */
export interface ProgramData {
  readonly file: string;
  readonly waits: boolean;
}

/** Something that is asked of the store; `call` tells its answer from the others. */
export interface StoreCall {
  readonly call: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** An error on its way to another thread, which keeps neither its kind nor what was added to it. */
export interface ToldError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string | undefined;
}

/** What the thread of a store tells. */
export type StoreReply =
  | { readonly kind: 'waits'; readonly sentence: string }
  /** Another process has taken the database over. */
  | { readonly kind: 'lost'; readonly error: ToldError }
  /** The answer to a call; the opening is call 0, and its value an {@link OpenedStore}. */
  | { readonly kind: 'done'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly call: number; readonly error: ToldError };

/** What an open store can do. Every claim of a table names this epoch. */
export interface OpenedStore {
  readonly epoch: number;
  readonly methods: readonly string[];
}

const tell = (told: StoreReply): void => parentPort?.postMessage(told);

function toldOf(error: unknown): ToldError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, ...('code' in error ? { code: String(error.code) } : {}) };
}

/** Opens the store that this thread is for, and does what is asked of it, each thing when those before it are done. */
async function serve({ file, waits }: ProgramData): Promise<void> {
  const store = await openStore({
    file,
    clock: { now: () => Date.now() },
    waiting: waits ? { told: (sentence) => tell({ kind: 'waits', sentence }) } : undefined,
    lost: (error) => tell({ kind: 'lost', error: toldOf(error) }),
  });
  parentPort?.on('message', async ({ call, method, args }: StoreCall) => {
    try {
      tell({ kind: 'done', call, value: await workOf(store, method)(...args) });
    } catch (error) {
      tell({ kind: 'failed', call, error: toldOf(error) });
    }
    if (method === 'close') parentPort?.close();
  });
  const claim = await store.claims.claim('');
  const methods = Object.entries(store).flatMap(([name, can]) => (typeof can === 'function' ? [name] : []));
  tell({ kind: 'done', call: 0, value: { epoch: claim?.epoch ?? 0, methods } satisfies OpenedStore });
}

/** What the store does when it is asked this; the other end gives each method what it takes. */
const workOf = (store: HeldStore, method: string): ((...given: readonly unknown[]) => Promise<unknown>) =>
  Reflect.get(store, method);

void serve(workerData as ProgramData).catch((error: unknown) =>
  tell({ kind: 'failed', call: 0, error: toldOf(error) }),
);
