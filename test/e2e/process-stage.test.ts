import { expect, test } from 'vitest';
import { createJournal } from '../../src/playground/journal.ts';
import { atFirst } from './process-stage.ts';

const posted = {
  kind: 'request',
  at: 0,
  method: 'POST',
  url: '/a',
  form: 'none',
  files: [],
  status: 200,
} as const;

test('a request that never comes is named by whoever waits for it', async () => {
  const journal = createJournal(10);
  const waiting = atFirst(journal, { name: 'a post', isIt: ({ method }) => method === 'POST' }, () => {}, 20);
  journal.write({ ...posted, method: 'GET' });
  await expect(waiting).rejects.toThrow('never came: a post');
});

test('at the first request of a kind something is done at once, and once', async () => {
  const journal = createJournal(10);
  let done = 0;
  const act = () => {
    done += 1;
  };
  const waiting = atFirst(journal, { name: 'a post', isIt: ({ method }) => method === 'POST' }, act);
  journal.write({ ...posted, method: 'GET' });
  expect(done).toBe(0);
  for (const _ of [1, 2]) journal.write(posted);
  expect(done).toBe(1);
  await waiting;
});
