import { describe, expect, it } from 'vitest';
import { readPuzzles, writePuzzles } from '../../src/lessons/puzzle.ts';

const puzzle = {
  id: 'one',
  setup: { seats: 2, options: {}, seed: '1' },
  log: 'a b',
  seat: 1,
  solutions: [
    { line: 'c d', value: 0.6 },
    { line: 'd c', value: 0.585 },
  ],
  next: { line: 'e', value: 0.55 },
};
const file = (one: object = {}, whole: object = {}): string =>
  JSON.stringify({
    ...{ asks: 'otys-puzzle-asks', others: ['Mara'], puzzles: [{ ...puzzle, ...one }] },
    ...whole,
  });
const reads = (text: string) => () => readPuzzles(text, 'found.json');

describe('a file of puzzles', () => {
  it('is read as it was written', () => {
    const read = readPuzzles(file(), 'found.json');
    expect(read.puzzles).toEqual([puzzle]);
    expect(readPuzzles(writePuzzles(read), 'found.json')).toEqual(read);
  });

  it.each([
    ['is not JSON', reads('{'), /found\.json: is not JSON/],
    ['asks what no text says', reads(file({}, { asks: 'no-such-text' })), /asks: must be the key of a text/],
    ['has an id that buttons cannot hold', reads(file({ id: 'One!' })), /puzzles .+ id: must be 1 to 24/],
    [
      'has an id twice',
      reads(file({}, { puzzles: [puzzle, puzzle] })),
      /puzzles "one": the id is there twice/,
    ],
    ['has no name for somebody', reads(file({ setup: { ...puzzle.setup, seats: 3 } })), /no names for all/],
    ['has no solution', reads(file({ solutions: [] })), /puzzles "one"/],
    [
      'has a solution that is worse than another by more than nothing',
      reads(file({ solutions: [puzzle.solutions[0], { line: 'x', value: 0.58 }] })),
      /not all within 0\.015/,
    ],
    [
      'has a next turn that is nearly as good',
      reads(file({ next: { line: 'e', value: 0.56 } })),
      /not worse by 0\.05/,
    ],
    ['has an empty turn', reads(file({ next: { line: '', value: 0.1 } })), /puzzles "one" next line/],
  ])('is refused where it %s, and the message says where', (_, read, complaint) => {
    expect(read).toThrow(complaint);
  });
});
