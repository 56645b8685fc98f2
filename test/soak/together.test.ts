import { expect, test } from 'vitest';
import { together } from './together.ts';

test('what is done together ends with the first failure, when nothing of it goes on any more', async () => {
  const ended: string[] = [];
  const untilStopped = (name: string) => async (stop: AbortSignal) => {
    while (!stop.aborted) await new Promise(setImmediate);
    ended.push(name);
    throw new Error(`${name} was stopped`);
  };
  const works = [
    untilStopped('the crowd'),
    async () => {
      await new Promise(setImmediate);
      throw new Error('no lobby came');
    },
    untilStopped('the storm'),
  ];
  await expect(together(...works)).rejects.toThrow('no lobby came');
  expect(ended.sort()).toEqual(['the crowd', 'the storm']);
});
