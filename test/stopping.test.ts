import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LETTING_GO, PATIENCE, stopOnSignals, stopping } from '../src/stopping.ts';
import { fakeLog } from './discord/fake-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process about to end, and what it does then. */
function process_(
  given: { readonly drain?: () => Promise<void>; readonly release?: () => Promise<void> } = {},
) {
  const done: string[] = [];
  const log = fakeLog();
  const stop = stopping({
    log,
    drain: async () => {
      done.push('drain');
      await given.drain?.();
    },
    release: async () => {
      done.push('release');
      await given.release?.();
    },
    exit: (code) => void done.push(`exit ${code}`),
    cut: () => void done.push('cut'),
  });
  return { stop, done, log };
}

const never = () => new Promise<void>(() => {});
const broken = async (): Promise<void> => {
  throw new Error('broken');
};

describe('the end of a process', () => {
  test('drains, releases and exits, in that order and once', async () => {
    const { stop, done } = process_();
    await Promise.all([stop('SIGTERM', 0), stop('SIGTERM', 1)]);
    await stop('again', 1);
    expect(done).toEqual(['drain', 'release', 'exit 0']);
  });

  test('waits for what is under way no longer than it may, and releases then', async () => {
    const { stop, done } = process_({ drain: never });
    const stopped = stop('SIGTERM', 0);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(done).toEqual(['drain']);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(done).toEqual(['drain', 'release', 'exit 0']);
  });

  test('waits for a disk that hangs no longer either: all in all less than five seconds', async () => {
    const { stop, done } = process_({ drain: never, release: never });
    const stopped = stop('SIGTERM', 0);
    await vi.advanceTimersByTimeAsync(PATIENCE + LETTING_GO);
    await stopped;
    expect(done).toEqual(['drain', 'release', 'cut']);
    expect(PATIENCE + LETTING_GO).toBeLessThan(5_000);
  });

  test('leaves out the waiting where nothing can be kept any more', async () => {
    const { stop, done } = process_({ drain: never });
    await stop('the database is lost', 1, 'without waiting');
    expect(done).toEqual(['release', 'exit 1']);
  });

  test('waits no more for what is under way when it is told so', async () => {
    const { stop, done } = process_({ drain: never });
    void stop('SIGTERM', 0);
    await stop('SIGTERM', 1, 'without waiting');
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(done).toEqual(['drain', 'release', 'exit 1']);
  });

  test.each([
    ['draining', { drain: broken }],
    ['releasing', { release: broken }],
  ])('goes on when %s breaks, says so, and tells it by its code', async (_, given) => {
    const { stop, done, log } = process_(given);
    await stop('SIGTERM', 0);
    expect(done).toEqual(['drain', 'release', 'exit 1']);
    expect(log.lines).toContain('error: the bot did not stop as it should');
  });
});

describe('a signal to end', () => {
  test.each(['SIGTERM', 'SIGINT'])('%s ends in order, and without waiting when it comes again', (signal) => {
    const events: EventEmitter = process;
    const asked: unknown[][] = [];
    const heard: (() => void)[] = [];
    const note = (name: string, listener: () => void) =>
      heard.push(() => void events.removeListener(name, listener));
    events.on('newListener', note);
    stopOnSignals(async (...how) => void asked.push(how));
    events.off('newListener', note);
    for (let times = 0; times < 2; times += 1) events.emit(signal);
    for (const forget of heard) forget();
    expect(asked).toEqual([
      [signal, 0],
      [signal, 1, 'without waiting'],
    ]);
  });
});
