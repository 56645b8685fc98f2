import { expect, test } from 'vitest';
import type { Picture } from '../../../src/canvas/picture.ts';
import { digestOf } from '../../../src/discord/channel/desired.ts';
import { markCall } from '../../../src/discord/channel/mark.ts';
import { container, type Message, text } from '../../../src/discord/protocol/message.ts';

const picture = (alt: string, key?: string): Picture => ({
  ...{ name: 'board.webp', alt, width: 11, height: 7 },
  ...(key === undefined ? {} : { key }),
  paint: async () => {
    throw new Error('nothing is painted to know what a message shows');
  },
});
const message = (words: string, shown: Picture): Message => ({
  components: [container('playing', [text(words)])],
  pictures: [shown],
});

test('A message is known by its words and by what its pictures show, whatever its mark', () => {
  const one = message('Points 1', picture('a board', 'k1'));
  expect(digestOf(markCall(one, 't1', { revision: 7, at: 3 }))).toBe(digestOf(one));
  expect(digestOf(message('Points 2', picture('a board', 'k1')))).not.toBe(digestOf(one));
  expect(digestOf(message('Points 1', picture('a board', 'k2')))).not.toBe(digestOf(one));
  expect(digestOf(message('Points 1', picture('another board')))).not.toBe(
    digestOf(message('Points 1', picture('a board'))),
  );
});
