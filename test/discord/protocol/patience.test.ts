import { expect, test } from 'vitest';
import { asksTooMuchPatience } from '../../../src/discord/protocol/patience.ts';

const edit = { method: 'PATCH', route: '/channels/:id/messages/:id', retryAfter: 0, timeToReset: 0 };

test('an edit waits for as long as the common limit asks for, and no longer', () => {
  expect(asksTooMuchPatience({ ...edit, timeToReset: 5_050 })).toBe(false);
  expect(asksTooMuchPatience({ ...edit, timeToReset: 60_000 })).toBe(true);
  expect(asksTooMuchPatience({ ...edit, retryAfter: 60_000 })).toBe(true);
});

test('a new message gives way like an edit', () => {
  const post = { method: 'POST', route: '/channels/:id/messages', retryAfter: 0 };
  expect(asksTooMuchPatience({ ...post, timeToReset: 5_050 })).toBe(false);
  expect(asksTooMuchPatience({ ...post, timeToReset: 60_000 })).toBe(true);
});

test('the name of a thread, which Discord lets change twice in ten minutes, keeps no channel waiting', () => {
  const rename = { method: 'PATCH', route: '/channels/:id', retryAfter: 0 };
  expect(asksTooMuchPatience({ ...rename, timeToReset: 600_000 })).toBe(true);
});

test('answers wait for as long as they are asked to', () => {
  const long = { retryAfter: 60_000, timeToReset: 60_000 };
  const answer = '/webhooks/:id/:token/messages/@original';
  expect(asksTooMuchPatience({ method: 'PATCH', route: answer, ...long })).toBe(false);
  expect(asksTooMuchPatience({ method: 'POST', route: '/interactions/:id/:token/callback', ...long })).toBe(
    false,
  );
});
