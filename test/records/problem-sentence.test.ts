import { expect, test } from 'vitest';
import { BrokenRecord } from '../../src/records/broken-record.ts';
import { problemSentence } from '../../src/records/problem-sentence.ts';
import { say } from '../texts/shipped.ts';

test('what is quoted from a record in a script that runs from right to left does not turn the sentence around', () => {
  const broken = new BrokenRecord('unreadable', { line: 1, column: 1 }, { text: 'שלום' });
  expect(problemSentence(broken, say)).toBe('Line 1, column 1: I can’t read “\u2068שלום\u2069” here.');
});

test('what is quoted moves no cursor, begins no line and turns nothing around', () => {
  const broken = new BrokenRecord(
    'version',
    { line: 1, column: 1 },
    { version: '\u001b[31m9\n# head\u202e' },
  );
  const sentence = problemSentence(broken, say);
  expect(sentence).toContain('[31m9 # head');
  for (const mark of ['\u001b', '\u202e', '\n']) expect(sentence).not.toContain(mark);
});

test('what is quoted in any other script stands as it is', () => {
  const broken = new BrokenRecord('draw', { line: 2, column: 7 }, { draw: 'мм' });
  expect(problemSentence(broken, say)).toBe('Line 2, column 7: “мм” can’t be drawn here.');
});
