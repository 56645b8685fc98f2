import { expect, test } from 'vitest';
import { awaitedByPage } from '../../../src/playground/web/awaited.ts';

const bot = { state: 'connected', supervised: true, restarts: 0 } as const;

test('the page says what it waits for until the bot has its commands, and nothing from then on', () => {
  expect(awaitedByPage(false, bot, 0, false)).toBe('playground');
  expect(awaitedByPage(true, { ...bot, state: 'starting' }, 0, false)).toBe('start');
  expect(awaitedByPage(true, bot, 0, false)).toBe('commands');
  expect(awaitedByPage(true, bot, 9, false)).toBeUndefined();
});

test('it waits for no commands of a bot that somebody else runs', () => {
  expect(awaitedByPage(true, { ...bot, supervised: false }, 0, false)).toBeUndefined();
  expect(awaitedByPage(true, { ...bot, state: 'absent' }, 0, false)).toBeUndefined();
});

test('it waits for no commands in direct messages, where a bot need not have any', () => {
  expect(awaitedByPage(true, bot, 0, true)).toBeUndefined();
});
