import { expect, test } from 'vitest';
import { BrokenRecord } from '../../src/records/broken-record.ts';
import { problemSentence } from '../../src/records/problem-sentence.ts';
import { say } from '../games/text-context.ts';

test('what is quoted from a record in a script that runs from right to left does not turn the sentence around', () => {
  const broken = new BrokenRecord('unreadable', { line: 1, column: 1 }, { text: 'שלום' });
  expect(problemSentence(broken, say)).toBe('Line 1, column 1: I can’t read “\u2068שלום\u2069” here.');
});

test('what is quoted in any other script stands as it is', () => {
  const broken = new BrokenRecord('draw', { line: 2, column: 7 }, { draw: 'мм' });
  expect(problemSentence(broken, say)).toBe('Line 2, column 7: “мм” can’t be drawn here.');
});
