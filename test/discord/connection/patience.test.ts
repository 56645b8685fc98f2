import { expect, test } from 'vitest';
import { asksTooMuchPatience } from '../../../src/discord/connection/patience.ts';

const edit = { method: 'PATCH', route: '/channels/:id/messages/:id', retryAfter: 0, timeToReset: 0 };

test('an edit waits for as long as the common limit asks for, and no longer', () => {
  expect(asksTooMuchPatience({ ...edit, timeToReset: 5_050 })).toBe(false);
  expect(asksTooMuchPatience({ ...edit, timeToReset: 60_000 })).toBe(true);
  expect(asksTooMuchPatience({ ...edit, retryAfter: 60_000 })).toBe(true);
});

test('new messages and answers wait for as long as they are asked to', () => {
  const long = { retryAfter: 60_000, timeToReset: 60_000 };
  expect(asksTooMuchPatience({ method: 'POST', route: '/channels/:id/messages', ...long })).toBe(false);
  const answer = '/webhooks/:id/:token/messages/@original';
  expect(asksTooMuchPatience({ method: 'PATCH', route: answer, ...long })).toBe(false);
});
