import { expect, test } from 'vitest';
import { isMeantForFormer } from '../../../src/playground/web/settled.ts';

const at = (time: number, x = 100) => ({ x, y: 50, time });

test('the second half of a double click does not press the button that has come under the pointer', () => {
  expect(isMeantForFormer(at(250), at(0), 120)).toBe(true);
  expect(isMeantForFormer(at(250, 104), at(0), 120)).toBe(true);
});

test('a click counts once there was time to read the button, elsewhere, and as the first of all', () => {
  expect(isMeantForFormer(at(530), at(0), 120)).toBe(false);
  expect(isMeantForFormer(at(250, 160), at(0), 120)).toBe(false);
  expect(isMeantForFormer(at(250), undefined, 120)).toBe(false);
});

test('a button that stood there before the last click is pressed as often as one likes', () => {
  expect(isMeantForFormer(at(250), at(200), 120)).toBe(false);
});
