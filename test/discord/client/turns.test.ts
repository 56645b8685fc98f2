import { expect, test } from 'vitest';
import { inTurn } from '../../../src/discord/client/turns.ts';

/** A right that one at a time has, and that is looked for again at once. */
function turns() {
  const held = new Set<string>();
  const claims = {
    take: async (keys: readonly string[]) => {
      const free = keys.filter((key) => !held.has(key));
      for (const key of free) held.add(key);
      return free;
    },
    keep: () => () => {},
    release: async (key: string) => void held.delete(key),
  };
  return { claims, pause: () => new Promise((later) => setTimeout(later, 1)) };
}

test('what several processes are to do is done by one after the other', async () => {
  const parts = turns();
  const ended = new AbortController().signal;
  let atOnce = 0;
  let done = 0;
  const work = async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await parts.pause();
    atOnce -= 1;
    done += 1;
  };
  await Promise.all([1, 2, 3].map(() => inTurn('set-up', work, { ...parts, ended })));
  expect(done).toBe(3);
});

test('work that fails leaves its turn to the next, and one that has ended takes none', async () => {
  const parts = turns();
  const ended = new AbortController();
  const failing = async () => {
    throw new Error('broken');
  };
  await expect(inTurn('set-up', failing, { ...parts, ended: ended.signal })).rejects.toThrow('broken');
  let done = 0;
  const work = async () => {
    done += 1;
  };
  await inTurn('set-up', work, { ...parts, ended: ended.signal });
  ended.abort();
  await inTurn('set-up', work, { ...parts, ended: ended.signal });
  expect(done).toBe(1);
});
