import { expect, test } from 'vitest';
import { ALT_LENGTH, altText } from '../../src/canvas/picture.ts';

test('alt text keeps whole sentences from the front, and says that there are more', () => {
  const sentences = Array.from({ length: 30 }, (_, number) => `${number}${'x'.repeat(98)}.`);
  const alt = altText(sentences);
  expect(alt.length).toBeLessThanOrEqual(ALT_LENGTH);
  expect(alt).toBe(`${sentences.slice(0, 10).join(' ')} …`);
  expect(altText(sentences.slice(0, 10))).toBe(sentences.slice(0, 10).join(' '));
});
