import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DamagedRow, StoreRefused } from '../refusal.ts';
import { ClaimLost, type HeldStore, type Store, type StoreOpening } from '../store.ts';
import { BEAT, LEASE_PATIENCE, LeaseLost } from './lease.ts';
import type { LockWait } from './lock-wait.ts';
import type { ProgramData, StoreCall, StoreReply, ToldError } from './store-program.ts';
import { WholeClaims } from './writer.ts';

/** Where the store lies, and who hears what happens to it; as `StoreOptions`, but by the system's own clock. */
export interface StoreThreadOptions {
  readonly file: string;
  readonly waiting?: LockWait | undefined;
  readonly lost?: ((error: LeaseLost) => void) | undefined;
}

interface Waiter {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Opens the store in a thread of its own: SQLite blocks its thread while it waits for the disk. */
export function openStoreThread({ file, waiting, lost }: StoreThreadOptions): StoreOpening {
  const thread = threadFor({ file, waits: waiting !== undefined });
  let givenUp = false;
  const never = new Promise<never>(() => {});
  const opened = thread
    .then((running) => storeIn(running, { waiting, lost }))
    .catch((error: unknown) => {
      if (givenUp) return never;
      throw error;
    });
  return {
    opened,
    giveUp: async () => {
      givenUp = true;
      await (await thread).terminate();
    },
  };
}

async function storeIn(
  thread: Worker,
  { waiting, lost }: Pick<StoreThreadOptions, 'waiting' | 'lost'>,
): Promise<HeldStore> {
  const waiters = new Map<number, Waiter>();
  let calls = 0;
  let ended = false;
  let taken = false;
  let beaten = performance.now();
  let closing: Promise<void> | undefined;
  let living: NodeJS.Timeout | undefined;

  const { epoch, methods } = await new Promise<Extract<StoreReply, { kind: 'opened' }>>((opened, failed) => {
    thread.on('message', (told: StoreReply) => {
      switch (told.kind) {
        case 'waits':
          return waiting?.told(told.sentence);
        case 'opened':
          beaten = performance.now();
          return opened(told);
        case 'refused':
          return failed(errorOf(told.error));
        case 'lost':
          taken = true;
          return lost?.(new LeaseLost(told.error.message));
        case 'done':
          return answered(told.call)?.done(told.value);
        case 'failed':
          return answered(told.call)?.failed(errorOf(told.error));
      }
    });
    thread.once('error', failed);
    thread.once('exit', () => {
      ended = true;
      clearInterval(living);
      failed(gone());
      for (const waiter of waiters.values()) waiter.failed(gone());
      waiters.clear();
    });
  });

  living = setInterval(() => {
    ask('beat', []).then(
      () => {
        beaten = performance.now();
      },
      // Without beats the store says by itself that it is not surely held.
      () => {},
    );
  }, BEAT).unref();

  function answered(call: number): Waiter | undefined {
    const waiter = waiters.get(call);
    waiters.delete(call);
    return waiter;
  }

  function ask(method: string, args: readonly unknown[]): Promise<unknown> {
    if (ended || closing !== undefined) return Promise.reject(gone());
    calls += 1;
    const call = calls;
    thread.postMessage({ call, method, args } satisfies StoreCall);
    return new Promise((done, failed) => waiters.set(call, { done, failed }));
  }

  const asked = methods.map((method) => [method, (...args: readonly unknown[]) => ask(method, args)]);
  return {
    // The boundary to the thread: what a method brings here is what the one of this name gave there.
    ...(Object.fromEntries(asked) as Omit<Store, 'claims'>),
    claims: new WholeClaims(epoch),
    isAlone: true,
    hosts: () => 1,
    held: () => closing === undefined && !ended && !taken && performance.now() - beaten < LEASE_PATIENCE,
    close: () => {
      closing ??= ended ? Promise.resolve() : ask('close', []).then(() => {});
      return closing;
    },
  };
}

/** Starts the thread from the build, else from a single script: a loader of TypeScript would take 30 MB more. */
async function threadFor(data: ProgramData): Promise<Worker> {
  const given = { workerData: data, execArgv: [] };
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL('./store-program.js', import.meta.url), given);
  bundling ??= bundled();
  return new Worker(await bundling, { ...given, eval: true });
}

/** The script of every store of this process. */
let bundling: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./store-program.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // A script without a file of its own: it finds SQLite from here.
    define: { 'import.meta.url': JSON.stringify(import.meta.url) },
    tsconfigRaw: {},
    write: false,
    logLevel: 'silent',
  });
  // The bundler is a process of its own, which would stay as long as this one.
  await stop();
  const [built] = outputFiles;
  if (built === undefined) throw new Error('the program of the store was not bundled');
  return built.text;
}

const gone = (): Error => new Error('the thread of the store has ended');

/** The kinds of errors that somebody asks for. */
const KINDS = { StoreRefused, LeaseLost, ClaimLost, DamagedRow } as const;

/** The error that was thrown in the thread, of its kind again. */
function errorOf({ name, message, ...more }: ToldError): Error {
  const Kind = Object.entries(KINDS).find(([known]) => known === name)?.[1];
  return Object.assign(Kind === undefined ? new Error(message) : new Kind(message), { name, ...more });
}
