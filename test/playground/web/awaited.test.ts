import { expect, test } from 'vitest';
import { awaited } from '../../../src/playground/web/awaited.ts';

const bot = { state: 'connected', supervised: true, restarts: 0 } as const;

test('the page says what it waits for until the bot has its commands, and nothing from then on', () => {
  expect(awaited(false, bot, 0)).toBe('playground');
  expect(awaited(true, { ...bot, state: 'starting' }, 0)).toBe('start');
  expect(awaited(true, bot, 0)).toBe('commands');
  expect(awaited(true, bot, 9)).toBeUndefined();
});

test('it waits for no commands of a bot that somebody else runs', () => {
  expect(awaited(true, { ...bot, supervised: false }, 0)).toBeUndefined();
  expect(awaited(true, { ...bot, state: 'absent' }, 0)).toBeUndefined();
});
