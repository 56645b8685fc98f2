import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterWord,
  anyOf,
  int,
  list,
  notationOf,
  optional,
  spelled,
  word,
  written,
} from '../../src/engine/notation.ts';

const FACES = ['one', 'two', 'six'] as const;

/** Moves with everything that a description can hold. */
type Move =
  | { readonly kind: 'bid'; readonly count: number; readonly face: (typeof FACES)[number] }
  | { readonly kind: 'doubt' }
  | { readonly kind: 'shift'; readonly by: number }
  | { readonly kind: 'aim'; readonly at: string; readonly twice: boolean }
  | { readonly kind: 'keep'; readonly dice: readonly number[] }
  | { readonly kind: 'swap'; readonly from: 1 | 2; readonly to?: 1 | 2 };

const notation = notationOf<Move>({
  bid: { count: int(1, 99), face: anyOf(FACES) },
  doubt: written('liar', {}),
  shift: written('by', { by: int(-3, 3) }, { opening: '' }),
  aim: {
    at: afterWord('x', word),
    twice: spelled([
      [true, '2'],
      [false, '1'],
    ]),
  },
  keep: { dice: list(int(1, 6), 3) },
  swap: { from: anyOf([1, 2]), to: optional(anyOf([1, 2])) },
});

test.each<[string, Move]>([
  ['bid.12.six', { kind: 'bid', count: 12, face: 'six' }],
  ['liar', { kind: 'doubt' }],
  ['by-2', { kind: 'shift', by: -2 }],
  ['by0', { kind: 'shift', by: 0 }],
  ['aim.xace-1.2', { kind: 'aim', at: 'ace-1', twice: true }],
  ['keep', { kind: 'keep', dice: [] }],
  ['keep.3.3.6', { kind: 'keep', dice: [3, 3, 6] }],
  ['swap.1', { kind: 'swap', from: 1 }],
  ['swap.1.2', { kind: 'swap', from: 1, to: 2 }],
])('%s is written and read', (text, move) => {
  expect(notation.make(move)).toBe(text);
  expect(notation.parse(text)).toEqual(move);
});

test.each([
  ...['', 'bid', 'bid.', 'bid.0.six', 'bid.100.six', 'bid.07.six', 'bid.7.seven', 'bid.7.six.', 'doubt'],
  ...[
    'liars',
    'by',
    'by4',
    'by-0',
    'aim.ace.2',
    'keep.',
    'keep.7',
    'keep.1.2.3.4',
    'swap',
    'swap.1.3',
    'KEEP',
  ],
])('"%s" is no move', (text) => {
  expect(notation.parse(text)).toBeUndefined();
});

test('whatever is read is written the same way', () => {
  const begun = fc.stringMatching(/^(bid|by|aim\.x|keep|swap|liar)[a-z0-9.-]{0,10}$/);
  fc.assert(
    fc.property(begun, (text) => {
      const move = notation.parse(text);
      return move === undefined || notation.make(move) === text;
    }),
    { numRuns: 2000 },
  );
});

describe('a description', () => {
  test('in which two plain moves are written alike is refused', () => {
    const alike = () =>
      notationOf<{ readonly kind: 'pass' } | { readonly kind: 'skip' }>({
        pass: {},
        skip: written('pass', {}),
      });
    expect(alike).toThrow('two moves are written pass pass');
  });

  test('that lacks a kind, a part or a value, or has one too many, does not compile', () => {
    type Bid = Extract<Move, { readonly kind: 'bid' }>;
    const count = int(1, 99);
    const face = anyOf(FACES);
    const descriptions = [
      // @ts-expect-error: a kind is missing.
      notationOf<Bid | { readonly kind: 'doubt' }>({ bid: { count, face } }),
      // @ts-expect-error: a part is missing.
      notationOf<Bid>({ bid: { count } }),
      // @ts-expect-error: a part is missing behind a word of its own.
      notationOf<Bid>({ bid: written('b', { count }) }),
      // @ts-expect-error: a part is of another type.
      notationOf<Bid>({ bid: { count: face, face } }),
      // @ts-expect-error: a value is missing from a part.
      notationOf<Bid>({ bid: { count, face: anyOf(['one', 'two']) } }),
      // @ts-expect-error: a part is too many.
      notationOf<Bid>({ bid: { count, face, seat: int(0, 3) } }),
    ];
    expect(descriptions).toHaveLength(6);
  });
});
