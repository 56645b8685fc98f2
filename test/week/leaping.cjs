'use strict';
// Loaded into a bot before anything else (--require): its clock is ahead of the machine's by what the file LEAPING_CLOCK holds, in all of its
// threads. When its parent says that time has leapt, what it does of itself every few seconds or more is done as after a machine has slept;
// waiting for an answer from the network goes on in real time.
const { openSync, readSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const file = openSync(String(process.env['LEAPING_CLOCK']), 'r');
const held = new Float64Array(1);
const realNow = Date.now;
const now = () => {
  readSync(file, held, 0, held.byteLength, 0);
  return Math.floor(realNow() + (held[0] ?? 0));
};
const RealDate = Date;
RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, made) =>
    Reflect.construct(
      target,
      values.length === 0 ? [now()] : values,
      made === globalThis.Date ? target : made,
    ),
  apply: () => new RealDate(now()).toString(),
});

/** Intervals from this on, and timeouts from that, follow: milliseconds. */
const LONG = { interval: 5_000, timeout: 60_000 };

if (isMainThread && process.send !== undefined) {
  const real = { setTimeout, setInterval, clearTimeout, clearInterval };
  /** @type {Map<unknown, { due: number; act: () => void; every?: number }>} */
  const waiting = new Map();
  let leapt = 0;
  const passed = () => performance.now() + leapt;

  /** @type {(act: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => NodeJS.Timeout} */
  const later = (act, ms = 1, ...values) => {
    if (ms < LONG.timeout) return real.setTimeout(act, ms, ...values);
    const timer = real.setTimeout(() => {
      waiting.delete(timer);
      act(...values);
    }, ms);
    waiting.set(timer, { due: passed() + ms, act: () => act(...values) });
    return timer;
  };
  /** @type {(act: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => NodeJS.Timeout} */
  const again = (act, ms = 1, ...values) => {
    if (ms < LONG.interval) return real.setInterval(act, ms, ...values);
    const entry = { due: passed() + ms, act: () => act(...values), every: ms };
    const timer = real.setInterval(() => {
      entry.due = passed() + ms;
      act(...values);
    }, ms);
    waiting.set(timer, entry);
    return timer;
  };
  /** @type {(clear: (timer: NodeJS.Timeout | undefined) => void) => (timer: NodeJS.Timeout | undefined) => void} */
  const forgetting = (clear) => (timer) => {
    waiting.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, {
    setTimeout: later,
    setInterval: again,
    clearTimeout: forgetting(real.clearTimeout),
    clearInterval: forgetting(real.clearInterval),
  });
  // `util.promisify` finds its own way to wait.
  for (const name of Object.getOwnPropertySymbols(real.setTimeout))
    Object.defineProperty(later, name, Object.getOwnPropertyDescriptor(real.setTimeout, name) ?? {});

  const leap = (/** @type {number} */ milliseconds) => {
    leapt += milliseconds;
    const due = [...waiting].filter(([, entry]) => entry.due <= passed());
    for (const [timer, entry] of due.sort(([, one], [, other]) => one.due - other.due)) {
      if (entry.every === undefined) forgetting(real.clearTimeout)(/** @type {NodeJS.Timeout} */ (timer));
      else entry.due = passed() + entry.every;
      entry.act();
    }
  };
  process.on('message', (/** @type {unknown} */ milliseconds) => {
    if (typeof milliseconds !== 'number') return;
    leap(milliseconds);
    setImmediate(() => process.send?.('leapt'));
  });
  // Nobody has to hang up for the bot to end.
  process.channel?.unref();
}
