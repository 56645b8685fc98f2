import { expect, test } from 'vitest';
import { summary } from '../../../../src/discord/views/turn-summaries.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { presenter, textContext } from './told.ts';

const played = (seat: number, card: string): OteresFact => ({ kind: 'card-played', seat, card });
const moved = (from: number | 'pool', to: number | 'pool', mark: number): OteresFact => ({
  ...{ kind: 'pearl-moved', from, to, mark, colour: 'white' },
});
const black = (from: number, to: number, mark: number): OteresFact => ({
  ...{ kind: 'pearl-moved', from, to, mark, colour: 'black' },
});
const thrown = (seat: number, card: string): readonly OteresFact[] => [
  played(seat, 'shoo'),
  { kind: 'card-discarded', seat, card },
];

/** Turns of three in their order, of the second round of a match, as one text; the first has brought nothing. */
const story = (...turns: readonly (readonly OteresFact[])[]): string => {
  const all = [[], [], [], ...turns].map((facts, at) => {
    const [seat, number, round] = [at % 3, at + 1, 1 + Math.floor(at / 3)];
    return {
      ...({ kind: 'move', ply: at, seat, turn: number, round, notation: '' } as const),
      facts: [{ kind: 'turn-began', seat, number, round } as const, ...facts],
    };
  });
  const told = presenter.happened(all.slice(3), textContext, undefined, all.slice(0, 3));
  return summary(told, textContext, 2_000).replace(/^\*\*.*?\*\*(?: ·)? /, '');
};

test('cards that were thrown away are told in one sentence, each by its name, with what the card does that let them go', () => {
  const swapped = [played(1, 'swap'), moved(1, 2, 2), moved(2, 1, 3)];
  expect(story(thrown(0, 'dive'), thrown(1, 'swap'))).toBe(
    'Ana threw away *Dive*, Björn *Swap*, each with *Shoo!* (it works on any card, even a sea urchin).',
  );
  // The swap is about the third player: nothing of theirs is told before it.
  expect(story(thrown(0, 'dive'), swapped, thrown(2, 'dive'))).toMatch(
    /^Ana threw .+, Björn swapped .+, and Chidi/,
  );
});

test('cards that were laid out against others are told in one sentence, what they do the first time', () => {
  const laid = (seat: number): readonly OteresFact[] => [
    played(seat, 'abracadabra'),
    { kind: 'card-laid', seat, at: seat, card: 'abracadabra' },
  ];
  expect(story(laid(0), laid(1))).toBe(
    'Ana and Björn each laid out *Abracadabra…*: it blocks the next card that goes for its owner’s pearls.',
  );
});

test('quiet turns are told in one sentence, what is more than that by itself', () => {
  const dived = [played(0, 'dive'), moved('pool', 0, 9)];
  const swapped = [played(1, 'swap'), moved(1, 2, 2), moved(2, 1, 3)];
  const slipped: readonly OteresFact[] = [played(2, 'not-mine'), { kind: 'card-given', seat: 2, to: 0 }];
  expect(story(dived, swapped, slipped)).toBe(
    'Ana dived for a white pearl, and Björn swapped white pearls with Chidi. Chidi slipped Ana a card (*Not mine!*).',
  );
});

test('a black pearl that changes hands, and a card that did nothing, are told in sentences of their own', () => {
  const dived = [played(0, 'dive'), moved('pool', 0, 9)];
  expect(story(dived, [played(1, 'dark-gift'), black(1, 2, 8)])).toMatch(/white pearl\. Björn played /);
  expect(story(dived, [played(1, 'swap'), moved(1, 2, 2), black(2, 1, 8)])).toBe(
    'Ana dived for a white pearl. Björn swapped with Chidi, gave a white pearl and got a black pearl.',
  );
  expect(story(dived, [played(1, 'swap'), { kind: 'no-effect', seat: 1, why: 'no-pearl' }])).toBe(
    'Ana dived for a white pearl. Björn played *Swap*, but there was no pearl for it.',
  );
});
