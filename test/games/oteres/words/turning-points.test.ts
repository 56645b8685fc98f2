import { expect, test } from 'vitest';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { scene } from '../position.ts';
import { began, ended, moved, played } from './ended.ts';
import { textContext } from './text-context.ts';
import { inOneMove, presenter } from './told.ts';
import { walk } from './walk.ts';

test('the end tells the turns that decided, with the pearls that were hidden and who led then', () => {
  const { lines } = ended(
    [
      [
        [1, 4],
        [4, 0],
      ],
      [
        [2, 3],
        [5, 1],
      ],
      [
        [3, 3],
        [6, 2],
      ],
    ],
    [
      ...[began(1, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
      ...[began(2, 1), played(1, 'dive'), moved('pool', 1, 2, 3)],
      ...[began(3, 2), played(2, 'dive'), moved('pool', 2, 4, 0)],
      ...[began(4, 0), played(0, 'dive'), moved('pool', 0, 3, 3)],
      ...[began(9, 2), played(2, 'swap'), moved(2, 0, 4, 0), moved(0, 2, 3, 3)],
    ],
  );
  expect(lines).toEqual([
    'Chidi won by 1 point over Ana and Björn.',
    'Points: Chidi 5, Ana 4, Björn 4',
    'Round 1: Ana dived and took a white **4**. Chidi went from 2 ahead to 2 behind Ana.',
    'Round 3: Chidi swapped with Ana, gave a white **0** and got a white **3**. Chidi went from 5 behind to 1 ahead of Ana. Without that, Ana would have been 5 ahead of Chidi. Nobody could see it: Ana had the most white pearls then.',
  ]);
});

test('a black pearl that was given away decides as much as one that was won', () => {
  const { lines } = ended(
    [
      [[1, 4]],
      [
        [2, 4],
        [3, -3],
      ],
      [[4, 2]],
    ],
    [
      ...[began(1, 0), played(0, 'urchin'), moved('pool', 0, 3, -3)],
      ...[began(4, 0), played(0, 'dark-gift'), moved(0, 1, 3, -3)],
    ],
  );
  expect(lines).toContain(
    'Round 2: Ana played *Dark gift* and gave Björn a black **−3**. Ana went from 1 behind to 2 ahead of Chidi. Without that, Björn would have been 3 ahead of Ana.',
  );
});

test('of two paws it is told who picked which and what was in them, and from what to what a lead grew', () => {
  const picked: OteresFact = { kind: 'paw-picked', seat: 1, paw: 'left', count: 1 };
  const { lines } = ended(
    [
      [
        [1, 4],
        [2, 3],
      ],
      [[3, 2]],
      [],
    ],
    [
      ...[began(1, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
      ...[began(4, 0), played(0, 'which-paw'), moved('catch', 0, 2, 3), moved('catch', 1, 3, 2)],
    ],
  );
  expect(lines).toEqual([
    'Ana won by 5 points over Björn, with 2 pearls to 1.',
    'Points: Ana 7, Björn 2, Chidi 0',
    'Round 1: Ana dived and took a white **4**. Ana went from level to 4 ahead of Björn.',
  ]);
  const { lines: more } = ended(
    [
      [
        [1, 4],
        [2, 4],
        [4, 1],
      ],
      [[3, 1]],
      [],
    ],
    [
      ...[began(1, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
      ...[
        ...[began(4, 0), played(0, 'which-paw'), picked],
        ...[moved('catch', 0, 2, 4), moved('catch', 0, 4, 1), moved('catch', 1, 3, 1)],
      ],
    ],
  );
  expect(more.at(-1)).toBe(
    'Round 2: Ana played *Which paw?*: Björn picked the left paw and got a white **1**, Ana kept a white **4** and a white **1**. Ana went from 4 to 8 ahead of Björn.',
  );
});

test('a winner who was ahead of the second all along is told to have been so', () => {
  const pearls = [[[1, 4]], [[2, 3]], [[3, 2]]] as const;
  const always = 'Ana was ahead of Björn in points from the first turn to the last.';
  const ahead = [began(1, 0), played(0, 'swap'), moved(0, 2, 3, 2), moved(2, 0, 1, 4)];
  expect(ended(pearls, ahead).lines).not.toContain(always);
  expect(ended(pearls, [began(2, 1), played(1, 'dive'), moved('pool', 1, 2, 3)]).lines).toContain(always);
});

test('the turn after which the first two were level is told so', () => {
  const { lines } = ended(
    [
      [
        [1, 4],
        [2, 1],
      ],
      [[3, 4]],
      [],
    ],
    [
      ...[began(1, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
      ...[began(2, 1), played(1, 'dive'), moved('pool', 1, 3, 4)],
      ...[began(4, 0), played(0, 'dive'), moved('pool', 0, 2, 1)],
    ],
  );
  expect(lines).toContain(
    'Round 1: Björn dived and took a white **4**. Ana went from 4 ahead to level with Björn.',
  );
});

test('the end tells the heaviest blow to the winner beside what decided, in the order of the rounds', () => {
  const { lines } = ended(
    [
      [
        [1, 4],
        [2, 3],
        [3, 2],
      ],
      [
        [4, 4],
        [5, 4],
      ],
      [],
    ],
    [
      ...[began(1, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
      ...[began(2, 1), played(1, 'dive'), moved('pool', 1, 5, 4)],
      ...[began(4, 0), played(0, 'dive'), moved('pool', 0, 2, 3)],
      ...[began(7, 0), played(0, 'dive'), moved('pool', 0, 3, 2)],
      ...[began(10, 0), played(0, 'dive'), moved('pool', 0, 4, 4)],
      ...[began(11, 1), played(1, 'snatch'), moved(0, 1, 4, 4)],
    ],
  );
  expect(lines).toEqual([
    'Ana won by 1 point over Björn, with 3 pearls to 2.',
    'Points: Ana 9, Björn 8, Chidi 0',
    'Round 2: Ana dived and took a white **3**. Ana went from level to 3 ahead of Björn.',
    'Round 4: Ana dived and took a white **4**. Ana went from 5 to 9 ahead of Björn. Without that, Björn would have been 3 ahead of Ana.',
    'Round 4: Björn snatched a white **4** from Ana. Ana went from 9 to 1 ahead of Björn.',
  ]);
});

test('the end tells who had slipped the card that decided', () => {
  const { lines } = ended(
    [[[1, 4]], [[2, 3]], [[3, 2]]],
    [
      ...[began(2, 1), { kind: 'card-given', seat: 1, to: 0, card: 'dive' } as const],
      ...[began(4, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
    ],
  );
  expect(lines).toContain(
    'Round 2: Björn had slipped Ana this card: *Dive*. Ana dived and took a white **4**. Ana went from 3 behind to 1 ahead of Björn. Without that, Björn would have been 3 ahead of Ana.',
  );
});

test('the end says in one sentence that black pearls made the difference', () => {
  const { lines } = ended(
    [
      [[1, 4]],
      [
        [2, 4],
        [4, 2],
        [5, -3],
      ],
      [[3, 1]],
    ],
    [],
  );
  expect(lines[0]).toBe('Ana won by 1 point over Björn: black pearls cost Björn 3 and Ana nothing.');
});

test('the end says what black pearls cost somebody with as many pearls as the winner, where they would have won without them', () => {
  const withBlack = (value: number): readonly string[] =>
    ended(
      [
        [
          [1, 4],
          [2, 1],
        ],
        [[3, 4]],
        [
          [5, 3],
          [7, 3],
          [8, value],
        ],
      ],
      [],
    ).lines;
  expect(withBlack(-4)[0]).toBe(
    'Ana won by 1 point over Björn, with 2 pearls to 1. Chidi even had 3 pearls, but the black one cost Chidi 4 points.',
  );
  expect(withBlack(-4).join(' ')).not.toContain('Black pearls hit');
  const { lines } = ended(
    [
      [
        [1, 4],
        [2, 4],
        [6, 3],
      ],
      [[3, 4]],
      [
        [5, 3],
        [7, 3],
        [8, -4],
      ],
    ],
    [],
  );
  expect(lines[0]).toBe('Ana won by 7 points over Björn, with 3 pearls to 1.');
});

test('the end says why somebody who long had the most pearls alone came low', () => {
  const over = (round: number): OteresFact => ({ kind: 'round-over', round, white: [1, 1, 3] });
  const taken = [played(0, 'snatch'), moved(2, 0, 1, 4)];
  const pearls = [[[1, 4]], [[2, 3]], [[3, 2]]] as const;
  const { lines } = ended(pearls, [over(1), over(2), over(3), began(10, 0), ...taken]);
  expect(lines).toContain(
    'Chidi, alone ahead in white pearls at the end of 3 of the rounds, came third: 1 pearl was taken from Chidi, and the 1 at the end brought 2 points.',
  );
  expect(ended(pearls, [over(1), over(2), began(10, 0), ...taken]).lines.join()).not.toContain('alone');
});

test('the end says that fewer pearls won where they are better, and nothing where points are level', () => {
  const { lines } = ended(
    [
      [[1, 4]],
      [
        [2, 1],
        [4, 1],
      ],
      [[3, 1]],
    ],
    [],
  );
  expect(lines[0]).toBe('Ana won by 2 points over Björn, with fewer pearls (1 to 2) but better ones.');
  expect(ended([[[1, 4]], [[2, 4]], []], []).lines.join()).not.toContain('won by');
});

test('the end says only of a card that was slipped before it was played that it had been', () => {
  const { lines } = ended(
    [[[1, 4]], [[2, 3]], [[3, 2]]],
    [
      ...[began(4, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
      ...[began(5, 1), { kind: 'card-given', seat: 1, to: 0, card: 'dive' } as const],
    ],
  );
  expect(lines.join(' ')).toContain('Ana dived and took a white **4**');
  expect(lines.join(' ')).not.toContain('had slipped');
});

test('the end says that the lead in points could not be seen from white pearls, after most of the rounds or when it changed for good', () => {
  const over = (round: number, white: readonly number[]): OteresFact => ({
    kind: 'round-over',
    round,
    white,
  });
  const pearls = [[[1, 4]], [[2, 2]], [[3, 1]]] as const;
  const { lines } = ended(pearls, [over(1, [1, 2, 1]), over(2, [1, 2, 2]), over(3, [2, 1, 1]), began(10, 0)]);
  expect(lines).toContain(
    'Ana was ahead of Björn in points from the first turn to the last, though others had the most white pearls after 2 of 4 rounds.',
  );
  const seen = ended(pearls, [over(1, [2, 1, 1]), over(2, [1, 2, 2]), over(3, [2, 1, 1]), began(10, 0)]);
  expect(seen.lines).toContain('Ana was ahead of Björn in points from the first turn to the last.');
});

test('the end says what the pearls were of somebody who came before others with far more of them', () => {
  const many = [
    [5, 0],
    [6, 0],
    [7, 1],
  ] as const;
  const { lines } = ended(
    [
      [
        [1, 4],
        [2, 3],
      ],
      [[3, 3]],
      many,
    ],
    [],
  );
  expect(lines).toContain('Björn came second with only 1 pearl (3).');
  expect(
    ended(
      [
        [
          [1, 4],
          [2, 3],
        ],
        [[3, 3]],
        many.slice(0, 2),
      ],
      [],
    ).lines.join(' '),
  ).not.toContain('with only');
});

test('the log has everybody’s points after each round', () => {
  const { numbers } = ended(
    [
      [
        [1, 4],
        [2, 1],
      ],
      [[3, 2]],
      [],
    ],
    [
      ...[began(1, 0), played(0, 'dive'), moved('pool', 0, 2, 1)],
      ...[began(2, 1), played(1, 'dive'), moved('pool', 1, 3, 2)],
      ...[began(4, 0), played(0, 'dive'), moved('pool', 0, 1, 4)],
    ],
  );
  expect(numbers.filter((line) => line.startsWith('-# '))).toEqual([
    '-# Points after each round: 1, 5',
    '-# Points after each round: 2, 2',
    '-# Points after each round: 0, 0',
  ]);
});

test('a game that is ended before its time tells nothing of what was slipped, swapped or led by', () => {
  const at = scene({ me: { pearls: '3' }, others: [{ pearls: '2' }, { pearls: '1' }] });
  const facts: readonly OteresFact[] = [
    ...[began(1, 0), played(0, 'dive'), moved('pool', 0, 1, 3)],
    ...[began(2, 1), { kind: 'card-given', seat: 1, to: 0, card: 'urchin' } as const],
  ];
  const moves = inOneMove(facts);
  const page = presenter.ending(at.view(), moves, textContext, [moves, moves, moves]);
  expect(page.text).not.toMatch(/Round \d+:|slipped|led by|\*\*3\*\*/);
  expect(page.numbers).toBeUndefined();
});

test('where nobody knows how points came about no turn is said to have decided', () => {
  const { match, moves } = walk({ seats: 4, seed: 'ending' });
  const { text, numbers } = presenter.ending(match.view('spectator'), moves, textContext, []);
  expect(text).not.toContain('Round ');
  expect(numbers).not.toContain('-# ');
});
