import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { COMPLAINT, LIST_BYTES, RECORD } from '../../src/bounds.ts';
import { BrokenRecord } from '../../src/records/broken-record.ts';
import { RunningCheck } from '../../src/records/checksum.ts';
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
const listOf = (list: string): Given['headers'] => ({
  components: [componentsFingerprint(list)],
  list: [deflateRawSync(list).toString('base64')],
});

/** A record with so much of something. */
const BOUNDS: Readonly<Record<string, { readonly most: number; readonly with: (count: number) => string }>> =
  {
    letters: {
      most: RECORD.letters,
      with: (count) => {
        const text = recordText({});
        return text + ' '.repeat(count - text.length);
      },
    },
    entries: {
      most: RECORD.entries,
      with: (count) => recordText({ turns: [turn(times(count, 'x'))] }),
    },
    turns: { most: RECORD.turns, with: (count) => recordText({ turns: times(count, turn(['x'])) }) },
    'steps back': {
      most: RECORD.stepsBack,
      with: (count) => recordText({ turns: [turn(times(count, '<0'))] }),
    },
    draws: {
      most: RECORD.draws,
      with: (count) => recordText({ opening: `{${times(count, 'x').join(' ')}}` }),
    },
    'draws of a move': {
      most: RECORD.draws,
      with: (count) => recordText({ turns: [turn(['x', `{${times(count, 'x').join(' ')}}`])] }),
    },
    options: {
      most: RECORD.options,
      with: (count) => recordText({ headers: { option: times(count, 'a b') } }),
    },
    'letters of a header': {
      most: RECORD.header,
      with: (count) => recordText({ headers: { told: [`spectator${' '.repeat(count - 16)}`] } }),
    },
    'letters of a comment': {
      most: RECORD.comment,
      with: (count) => recordText({ between: `(${'('.repeat(count - 2)})` }),
    },
    'letters of a name': {
      most: RECORD.name,
      with: (count) => recordText({ headers: { name: [`coral "${'n'.repeat(count)}"`] } }),
    },
    'letters of a move': {
      most: RECORD.word,
      with: (count) => recordText({ turns: [turn(['m'.repeat(count)])] }),
    },
    'letters of a draw': {
      most: RECORD.word,
      with: (count) => recordText({ opening: `{${'d'.repeat(count)}}` }),
    },
    'names, one a seat': {
      most: 8,
      with: (count) => recordText({ headers: { seats: ['8'], name: times(count, 'coral "n"') } }),
    },
    'bytes of a component list': {
      most: LIST_BYTES,
      with: (count) => recordText({ headers: listOf('x'.repeat(count)) ?? {} }),
    },
    seats: { most: 8, with: (count) => recordText({ headers: { seats: [String(count)] } }) },
    'rules version': { most: 10_000, with: (count) => recordText({ headers: { rules: [String(count)] } }) },
  };

describe('a record is read up to its bounds, and no further', () => {
  test.each(Object.entries(BOUNDS))('%s', (_, { most, with: text }) => {
    expect(problemOf(text(most))).toBeUndefined();
    expect(problemOf(text(most + 1))).toMatch(/^(?:too-long|header-value|unreadable|list)$/);
    expect(problemOf(text(3 * most))).toBeDefined();
  });
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
    const text = recordText({ headers: listOf(bomb) ?? {} });
    expect(text.length).toBeLessThan(RECORD.letters);
    expect(problemOf(text)).toBe('list');
  });
});
