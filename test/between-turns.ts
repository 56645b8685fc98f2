import { setImmediate } from 'node:timers/promises';
import type { MockInstance } from 'vitest';

/** How often something was done: in all, and at most before everybody else had a turn. */
interface Counted {
  readonly all: number;
  readonly most: number;
}

/** Does some work, and counts meanwhile: `counts` tell how often each thing was done since they were asked last. */
export async function betweenTurns<K extends string, R>(
  work: () => Promise<R>,
  counts: Readonly<Record<K, () => number>>,
): Promise<{ readonly given: R; readonly counted: Readonly<Record<K, Counted>> }> {
  const names = Object.keys(counts) as K[];
  const counted = new Map<K, Counted>(names.map((name) => [name, { all: 0, most: 0 }]));
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    for (const name of names) {
      const count = counts[name]();
      const { all, most } = counted.get(name) ?? { all: 0, most: 0 };
      counted.set(name, { all: all + count, most: Math.max(most, count) });
    }
  }
  return { given: await done, counted: Object.fromEntries(counted) as Record<K, Counted> };
}

/** Counts the calls of a spy, each by the weight of what it gave. */
export const callsOf =
  (spy: Pick<MockInstance, 'mock' | 'mockClear'>, weight: (given: unknown) => number = () => 1) =>
  (): number => {
    const count = spy.mock.results.reduce((sum, { value }) => sum + weight(value), 0);
    spy.mockClear();
    return count;
  };
