import { getPriority } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { openThreads, type Threads } from '../../src/shares/threads.ts';

const folder = new URL('working/', import.meta.url);
const opened: Threads<string>[] = [];
afterEach(() => Promise.all(opened.splice(0).map((threads) => threads.close())));

function threads(most = 1): Threads<string> {
  const made = openThreads<string>({ folder, most, memory: 64 });
  opened.push(made);
  return made;
}

const AMPLE = { patience: 60_000 };

describe('A thread', () => {
  test('that works for too long is ended, and another does what comes next', async () => {
    const { run } = threads();
    await expect(run('go on for ever', { patience: 200 })).rejects.toMatchObject({ name: 'AbortError' });
    expect(await run('answer', AMPLE)).toBe('done');
  });

  test.each([
    ['works for too long', 'go on for ever', { patience: 200 }],
    ['takes more memory than it may', 'fill the memory', AMPLE],
  ])('that %s is ended, and another does what waits already', async (_, endless, bounds) => {
    const { run } = threads();
    const [ended, ...done] = await Promise.allSettled([
      run(endless, bounds),
      run('answer', AMPLE),
      run('answer', AMPLE),
    ]);
    expect(ended.status).toBe('rejected');
    expect(done).toEqual([
      { status: 'fulfilled', value: 'done' },
      { status: 'fulfilled', value: 'done' },
    ]);
  });

  test('that takes more memory than it may ends alone, and another does what comes next', async () => {
    const { run } = threads();
    await expect(run('fill the memory', AMPLE)).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(await run('answer', AMPLE)).toBe('done');
  });

  test('does one task after the other, whatever waits beside it', async () => {
    const { run } = threads(2);
    const told = await Promise.all(Array.from({ length: 12 }, () => run('tell which thread', AMPLE)));
    for (let round = 0; round < 12; round += 1)
      told.push(...(await Promise.all([1, 2, 3].map(() => run('tell which thread', AMPLE)))));
    expect(new Set(told).size).toBe(2);
  });

  test('has its whole time for a task that has waited for longer than that', async () => {
    const { run } = threads();
    const first = run('take a second', AMPLE);
    const second = run('answer', { patience: 500 });
    expect(await Promise.all([first, second])).toEqual(['done late', 'done']);
  });

  test('that cannot be loaded fails what waits for it, and nothing else', async () => {
    const lost = openThreads<string>({ folder: new URL('nowhere/', import.meta.url), most: 1, memory: 64 });
    opened.push(lost);
    await expect(lost.run('answer', AMPLE)).rejects.toMatchObject({ name: 'AbortError' });
    expect(await threads().run('answer', AMPLE)).toBe('done');
  });

  // Elsewhere threads have no priority that a process can read.
  test.runIf(process.platform === 'linux')('gives way to what answers people', async () => {
    expect(await threads().run('tell how urgent it is', AMPLE)).toBe(Math.min(19, getPriority() + 10));
  });

  test('is ended where nobody needs its work any more', async () => {
    const { run } = threads();
    const given = new AbortController();
    const work = run('go on for ever', { ...AMPLE, signal: given.signal });
    setTimeout(() => given.abort(), 200);
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  });
});
