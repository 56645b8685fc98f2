import { expect, test } from 'vitest';
import type { GameTypes, Rules } from '../../src/engine/game.ts';
import type { DecisionOf } from '../../src/engine/match.ts';
import { type QuestionWording, questionInWords, type Wordings } from '../../src/games/wording.ts';

/** Three kinds of steps of which two ask. What must not compile is marked so, and `npm run check` tells where it does. */
interface Bidding extends GameTypes {
  readonly State: number;
  readonly Step: { readonly kind: 'begin' } | { readonly kind: 'bid' } | { readonly kind: 'doubt' };
  readonly Asking: 'bid' | 'doubt';
  readonly Move: { readonly kind: 'more' } | { readonly kind: 'pass' };
  readonly View: number;
  readonly Fact: { readonly kind: 'bid'; readonly by: number };
}

const bid: QuestionWording<Bidding, string, 'bid'> = {
  prompt: ({ scene }) => `${scene}: how many?`,
  answers: {},
};
const doubt: QuestionWording<Bidding, string, 'doubt'> = {
  prompt: ({ scene, step }) => `${scene}: ${step.kind}?`,
  answers: { more: () => ({ label: 'More', tone: 'main' }) },
};
const wordings: Wordings<Bidding, string> = { bid, doubt };

const asked = (kind: 'more' | 'pass'): DecisionOf<Bidding> => ({
  ...{ seat: 1, opened: 0, secret: false },
  about: { kind: 'doubt' },
  answers: [
    { notation: kind, move: { kind }, isExtra: false, safest: true },
    { notation: 'besides', move: { kind: 'more' }, isExtra: true, safest: false },
  ],
  obstructed: [],
});

test('a question is put in the words of the step that asks, without what may be done besides', () => {
  expect(questionInWords(wordings, 'Table', asked('more'))).toEqual({
    prompt: 'Table: doubt?',
    answers: [{ notation: 'more', label: 'More', tone: 'main' }],
  });
});

test('an answer without words is named', () => {
  expect(() => questionInWords(wordings, 'Table', asked('pass'))).toThrow('no words for pass in doubt');
});

test('a step that asks and has no words does not compile, nor one with a rule of the other sort, nor a fact without its kind', () => {
  // @ts-expect-error: `doubt` asks and has no words.
  const wordless: Wordings<Bidding, string> = { bid };
  const rules: Pick<Rules<Bidding>, 'begin' | 'bid'> = {
    // @ts-expect-error: `begin` is not listed among the kinds that ask.
    begin: { asks: () => [] },
    // @ts-expect-error: `bid` is listed among them.
    bid: { happens: (state: number) => ({ state }) },
  };
  // @ts-expect-error: a fact is told apart by its kind.
  interface Kindless extends GameTypes {
    readonly Fact: { readonly by: number };
  }
  const fact: Kindless['Fact'] = { by: 1 };
  expect([wordless, rules, fact]).toHaveLength(3);
});
