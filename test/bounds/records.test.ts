import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { COMPLAINT, LIST_BYTES, RECORD } from '../../src/bounds.ts';
import { BrokenRecord } from '../../src/records/broken-record.ts';
import { RunningCheck } from '../../src/records/pieces.ts';
import { problemSentence } from '../../src/records/problem-sentence.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { componentsFingerprint } from '../../src/records/record-match.ts';
import { say } from '../texts/shipped.ts';
import { thrownBy } from './hostile.ts';

/** What a record can say; each part is checked as whoever writes one can check it. */
interface Given {
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly opening?: string;
  readonly turns?: readonly string[];
  /** Stands between two parts, and says nothing. */
  readonly between?: string;
}

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  record: ['1'],
  game: ['oteres'],
  rules: ['3'],
  seats: ['3'],
  told: ['spectator'],
};

/** The text of a record whose checks are all right, whatever it says. */
function recordText({ headers = {}, opening = '', turns = ['1. coral: x'], between = '' }: Given): string {
  const check = new RunningCheck();
  const head = Object.entries({ ...HEADERS, ...headers }).flatMap(([name, values]) =>
    values.map((value) => `[${name} ${value}]`),
  );
  const moves = turns.map((turn) => [turn, piecesOf(turn)] as const);
  const lines = [
    [head.join(' '), head.map((header) => header.replaceAll(/\s+/g, ' '))] as const,
    [`0. ${opening}`, ['0.', ...piecesOf(opening)]] as const,
    ...moves,
  ].map(([line, pieces]) => {
    for (const piece of pieces) check.add(piece);
    return `${line} ~${check.check}`;
  });
  return `${lines.join(`\n${between}\n`)}\n[checksum ${check.checksum}]`;
}

/** The pieces of a part but the first: what stands in braces is one. */
const piecesOf = (part: string): readonly string[] => part.match(/\{[^}]*\}|[^ ]+/g) ?? [];

/** What is wrong with a text, as whoever brought it reads it; nothing where it is read. */
function problemOf(text: string): string | undefined {
  const thrown = thrownBy(() => readRecord(text));
  if (thrown === undefined) return undefined;
  if (!(thrown instanceof BrokenRecord)) throw thrown;
  const words = problemSentence(thrown, say);
  expect(words.length).toBeLessThanOrEqual(2 * COMPLAINT);
  return thrown.problem;
}

const times = <T>(count: number, what: T): readonly T[] => Array.from({ length: count }, () => what);
const turn = (entries: readonly string[]): string => `1. coral: ${entries.join(' ')}`;
const draws = (count: number): string => `{${times(count, 'x').join(' ')}}`;
const withHeaders = (headers: NonNullable<Given['headers']>): string => recordText({ headers });
const listOf = (list: string): NonNullable<Given['headers']> => ({
  components: [componentsFingerprint(list)],
  list: [deflateRawSync(list).toString('base64')],
});

/** A record with so much of something, and how much of it there may be. */
const BOUNDS: readonly (readonly [what: string, most: number, record: (count: number) => string])[] = [
  ['letters', RECORD.letters, (count) => recordText({}).padEnd(count)],
  ['entries', RECORD.entries, (count) => recordText({ turns: [turn(times(count, 'x'))] })],
  ['turns', RECORD.turns, (count) => recordText({ turns: times(count, turn(['x'])) })],
  ['steps back', RECORD.stepsBack, (count) => recordText({ turns: [turn(times(count, '<0'))] })],
  ['draws', RECORD.draws, (count) => recordText({ opening: draws(count) })],
  ['draws of a move', RECORD.draws, (count) => recordText({ turns: [turn(['x', draws(count)])] })],
  ['options', RECORD.options, (count) => withHeaders({ option: times(count, 'a b') })],
  ['letters of a header', RECORD.header, (count) => withHeaders({ told: ['spectator'.padEnd(count - 7)] })],
  ['letters of a comment', RECORD.comment, (count) => recordText({ between: `(${'('.repeat(count - 2)})` })],
  ['letters of a name', RECORD.name, (count) => withHeaders({ name: [`coral "${'n'.repeat(count)}"`] })],
  ['letters of a move', RECORD.word, (count) => recordText({ turns: [turn(['m'.repeat(count)])] })],
  ['letters of a draw', RECORD.word, (count) => recordText({ opening: `{${'d'.repeat(count)}}` })],
  ['names, one a seat', 8, (count) => withHeaders({ seats: ['8'], name: times(count, 'coral "n"') })],
  ['bytes of a component list', LIST_BYTES, (count) => withHeaders(listOf('x'.repeat(count)))],
  ['seats', 8, (count) => withHeaders({ seats: [String(count)] })],
  ['rules version', 10_000, (count) => withHeaders({ rules: [String(count)] })],
];

test.each(BOUNDS)('a record is read up to its bounds, and no further: %s', (_, most, record) => {
  expect(problemOf(record(most))).toBeUndefined();
  expect(problemOf(record(most + 1))).toMatch(/^(?:too-long|header-value|unreadable|list)$/);
  expect(problemOf(record(3 * most))).toBeDefined();
});

/** What may stand in the place of any value of a record. */
const VALUES: readonly string[] = [
  ...['1000000000', '-1', '1.5', 'NaN', '', '"', '""', '\\', '{', '(', '[', '~', '<9999999', '?', '\u2028'],
  ...['x'.repeat(RECORD.header + 1), 'x'.repeat(1_000_000), '1 '.repeat(300), '"'.repeat(300)],
];

describe('a record with anything in the place of anything', () => {
  test('is read, or refused in a sentence', () => {
    const names = [...Object.keys(HEADERS), 'option', 'name', 'result', 'winners', 'components', 'list'];
    const texts = VALUES.flatMap((value) => [
      ...names.map((name) => recordText({ headers: { [name]: [value] } })),
      recordText({ opening: value }),
      recordText({ opening: `{${value}}` }),
      recordText({ turns: [`${value} coral: x`] }),
      recordText({ turns: [`1. ${value} x`] }),
      recordText({ turns: [turn([value])] }),
      recordText({ turns: [turn(['x', `{${value}}`])] }),
      recordText({ between: value }),
      recordText({}).replace(/~[0-9a-f]+/, `~${value.slice(0, 100)}`),
    ]);
    const refused = texts.filter((text) => problemOf(text) !== undefined);
    expect(refused.length).toBeGreaterThan(0.8 * texts.length);
  });

  test('is cut anywhere, or ends in anything, and refused', () => {
    const text = recordText({ headers: { name: ['coral "a ] b"'], option: ['a b'] }, opening: '{x y}' });
    expect(problemOf(text)).toBeUndefined();
    for (let end = 0; end < text.length; end += 1) {
      expect(problemOf(text.slice(0, end))).toBeDefined();
      for (const open of ['[', '[a "', '{', '(', '~', '"'])
        expect(problemOf(text.slice(0, end) + open)).toBeDefined();
    }
  });

  test('brings no list that is short and unpacks to one that is not', () => {
    const bomb = '{"a":1}'.padEnd(20_000_000, ' ');
    const text = withHeaders(listOf(bomb));
    expect(text.length).toBeLessThan(RECORD.letters);
    expect(problemOf(text)).toBe('list');
  });
});
