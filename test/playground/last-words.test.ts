import { describe, expect, it } from 'vitest';
import { LastWords } from '../../src/playground/last-words.ts';

function told(...pieces: readonly string[]): string | undefined {
  const words = new LastWords();
  for (const piece of pieces) words.hear(piece);
  return words.sentences;
}

describe('the last words of a process', () => {
  it('are its sentences, however they come', () => {
    expect(told('The token is ', 'wrong.\nCopy it', ' again.\n')).toBe('The token is wrong.\nCopy it again.');
  });

  it('are at most three lines, the last ones', () => {
    expect(told('one\ntwo\nthree\nfour\n')).toBe('two\nthree\nfour');
  });

  it('are no lines of its log', () => {
    expect(told('{"level":"error","msg":"it broke"}\n')).toBeUndefined();
  });

  it('are not what it says of a crash, which may name anything', () => {
    expect(
      told(
        "file.ts:3\n  throw new Error('hand: 7')\n\nError: hand: 7\n    at play (file.ts:3:9)\n\nNode.js v22\n",
      ),
    ).toBeUndefined();
  });
});
