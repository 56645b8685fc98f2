import { expect, test } from 'vitest';
import { generationOf, markCall } from '../../../src/discord/channel/mark.ts';
import { noteMessage } from '../../../src/discord/views/page-message.ts';

const call = { revision: 4, at: 40 };
const board = noteMessage('a board');
const standing = ({ components }: typeof board) => ({ components: [...components] });

test('A message tells with which of its table’s calls it was posted', () => {
  const calls = [{ revision: 3, at: 30 }, call];
  expect(generationOf(standing(markCall(board, 't1', call)), 't1', calls)).toBe(4);
  expect(generationOf(standing(markCall(board, 't2', call)), 't1', calls)).toBeUndefined();
  expect(generationOf(standing(board), 't1', calls)).toBeUndefined();
});
