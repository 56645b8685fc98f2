import { expect, test } from 'vitest';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { began, ended, moved, played } from './ended.ts';

const slipped = (seat: number, to: number, card = 'urchin'): OteresFact => ({
  ...{ kind: 'card-given', seat, to, card },
});
const out = (seat: number, left = 2): OteresFact => ({ kind: 'out', seat, urchins: 2, left });

test('the end tells a sea urchin that put somebody out in its place among the turns, all others in a sentence, and that the rest were none', () => {
  const { lines } = ended(
    [[[1, 4]], [[2, 3]], [[3, 2]]],
    [
      ...[began(1, 0), slipped(0, 2, 'shoo')],
      ...[began(2, 1), slipped(1, 2)],
      ...[began(3, 2), { kind: 'urchin-returned', seat: 2 } as const],
      ...[began(4, 0), slipped(0, 1)],
      ...[began(5, 1), out(1)],
      ...[began(7, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
    ],
  );
  expect(lines.slice(2)).toEqual([
    'Round 2: Ana slipped Björn a sea urchin, which put Björn out.',
    'Round 3: Ana dived and took a white **4**. Ana went from 3 behind to 1 ahead of Björn. Without that, Björn would have been 3 ahead of Ana.',
    'A sea urchin was also slipped in secret: Björn to Chidi (round 1). The other card slipped was no sea urchin.',
  ]);
});

test('the end tells a sea urchin that was slipped on, and one that stayed in a hand, in one sentence', () => {
  const { lines } = ended(
    [[[1, 4]], [[2, 3]], [[3, 2]]],
    [...[began(1, 0), slipped(0, 1)], ...[began(2, 1), slipped(1, 2)]],
  );
  expect(lines.at(-1)).toBe(
    'Sea urchins were also slipped in secret: Ana to Björn (round 1), Björn to Chidi (round 1).',
  );
});

test('the end says in which round a sea urchin put somebody out, and that the pearls of who won by it were safe then', () => {
  const pearls = [[[1, 4]], [[2, 3]], [[3, 2]]] as const;
  const later = [...[began(1, 0), slipped(0, 1)], ...[began(5, 1), out(1)]];
  expect(ended(pearls, later).lines).toContain(
    'Round 1: Ana slipped Björn a sea urchin, which put Björn out in round 2.',
  );
  const won = [...[began(2, 1), slipped(1, 0)], ...[began(4, 0), out(0)]];
  expect(ended(pearls, won).lines).toContain(
    'Round 1: Björn slipped Ana a sea urchin, which put Ana out in round 2, and the winning pearls out of everybody’s reach.',
  );
});

/** Ana slips Björn a sea urchin twice: the first costs a black pearl, the second puts Björn out. */
const slippedTwice = (black: number): readonly OteresFact[] => [
  ...[began(1, 0), slipped(0, 1)],
  ...[began(2, 1), played(1, 'urchin'), moved('pool', 1, 9, black)],
  ...[began(7, 0), slipped(0, 1)],
  ...[began(8, 1), out(1)],
];

test('the end tells a sea urchin that cost somebody a black pearl only where they lost by no more than that', () => {
  const lines = (black: number) =>
    ended(
      [
        [[1, 4]],
        [
          [2, 4],
          [9, black],
        ],
        [[3, 2]],
      ],
      slippedTwice(black),
    ).lines.filter((line) => line.includes('slipped'));
  expect(lines(-2)).toEqual([
    'Round 1: Ana slipped Björn a sea urchin, which cost Björn a black **−2**. Björn ended 2 behind Ana.',
    'Round 3: Ana slipped Björn a sea urchin, which put Björn out.',
  ]);
  const { lines: others } = ended(
    [
      [[1, 4]],
      [
        [2, 2],
        [9, -1],
      ],
      [[3, 2]],
    ],
    slippedTwice(-1),
  );
  expect(others.slice(-2)).toEqual([
    'Round 3: Ana slipped Björn a sea urchin, which put Björn out.',
    'A sea urchin was also slipped in secret: Ana to Björn (round 1, paid for at once).',
  ]);
});

test('the end tells what a player slipped whose name is a part of another’s', () => {
  const facts: readonly OteresFact[] = [
    ...[began(1, 0), { kind: 'card-given', seat: 0, to: 2, card: 'urchin' } as const],
    ...[began(2, 1), { kind: 'card-given', seat: 1, to: 2, card: 'urchin' } as const],
    ...[began(3, 2), { kind: 'out', seat: 2, urchins: 2, left: 2 } as const],
  ];
  const { lines } = ended([[[1, 4]], [[2, 3]], [[3, 2]]], facts, ['Ana', 'Mary Ana', 'Chidi']);
  const said = lines.filter((line) => line.includes('slipped') || line.startsWith('Slipped'));
  expect(said.join('\n')).toMatch(/Mary Ana (?:slipped|→) Chidi/);
  expect(said.join('\n')).toMatch(/(?<!Mary )Ana (?:slipped|→) Chidi/);
});

test('the end links a sea urchin that was slipped to who paid for it later, and tells one that put somebody out after what they still did then', () => {
  const facts = [
    ...[began(1, 0), slipped(0, 1)],
    ...[began(5, 1), played(1, 'urchin'), moved('pool', 1, 9, -1)],
    ...[began(7, 0), slipped(0, 2)],
    ...[began(9, 2), played(2, 'dive'), moved('pool', 2, 3, 4), out(2)],
  ];
  const { lines } = ended(
    [
      [[1, 3]],
      [
        [2, 4],
        [9, -1],
      ],
      [
        [3, 4],
        [4, 1],
      ],
    ],
    facts,
  );
  const dived = lines.findIndex((line) => line.startsWith('Round 3: Chidi dived'));
  expect(dived).toBeGreaterThan(0);
  expect(lines[dived + 1]).toMatch(/^Round 3: Ana slipped Chidi a sea urchin, which put Chidi out/);
  expect(lines.at(-1)).toBe(
    'A sea urchin was also slipped in secret: Ana to Björn (round 1, paid for in round 2).',
  );
});
