import { expect, test } from 'vitest';
import { asksTooMuchPatience } from '../../../src/discord/protocol/patience.ts';

const EDIT = '/channels/:id/messages/:id';

test.each([
  ['an edit that waits for the common limit', 'PATCH', EDIT, 0, 5_050, false],
  ['an edit that would wait longer', 'PATCH', EDIT, 0, 60_000, true],
  ['an edit that is asked to wait longer', 'PATCH', EDIT, 60_000, 0, true],
  ['a new message', 'POST', '/channels/:id/messages', 0, 60_000, true],
  // Discord lets it change twice in ten minutes.
  ['the name of a thread', 'PATCH', '/channels/:id', 0, 600_000, true],
  ['an answer', 'POST', '/interactions/:id/:token/callback', 60_000, 60_000, false],
  ['the change of an answer', 'PATCH', '/webhooks/:id/:token/messages/@original', 60_000, 60_000, false],
])('%s keeps no channel waiting for too long', (_, method, route, retryAfter, timeToReset, isPutOff) => {
  expect(asksTooMuchPatience({ method, route, retryAfter, timeToReset })).toBe(isPutOff);
});
