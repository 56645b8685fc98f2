import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { CHECKS, type Conforming, conformance } from './conformance.ts';
import { type Tiny, tinyRules } from './tiny.ts';

/** The tiny game by the rules of the suite: its second player begins at tables of two as well. */
const sound: Game<Tiny> = {
  ...tinyRules,
  options: tinyRules.options.map(({ name, values }) =>
    name === 'begins' ? { name, values: ['0', '1'] } : { name, values },
  ),
};

const conforming = (game: Game<Tiny>): Conforming<Tiny> => ({
  game,
  redealt: (state, viewer, below) =>
    state.found === undefined || viewer === state.up ? state : { ...state, found: 1 + below(3) },
  longest: 5_000,
});

conformance(conforming(sound));

/** Keeping scores nothing, so that nobody sees whether something was kept or dropped. */
const withoutTrace: Game<Tiny>['rules'] = { ...sound.rules, keep: sound.rules.drop };

/** The checks that a game fails, by their sentences. */
const failedBy = (game: Game<Tiny>): readonly string[] =>
  Object.entries(CHECKS).flatMap(([sentence, check]) => {
    try {
      check(conforming(game));
      return [];
    } catch {
      return sentence;
    }
  });

/** Digging is done in the set-up alone: somebody has found something before anything is asked. */
const dugBefore: Game<Tiny> = {
  ...sound,
  setUp: (...given) => ({ ...sound.setUp(...given), agenda: [{ kind: 'dig' }] }),
  rules: {
    ...sound.rules,
    turn: {
      asks: (state, step) =>
        sound.rules.turn.asks(state, step).map((ask) => ({
          ...ask,
          choices: ask.choices.filter(({ move }) => move !== 'dig'),
        })),
    },
  },
};

/** Digging is done in the set-up, and only where the table has settled on the last value of an option; for two alone. */
const dugWhereSettled: Game<Tiny> = {
  ...dugBefore,
  seats: { min: 2, max: 2 },
  options: [...sound.options, { name: 'digging', values: ['none', 'no', 'never', 'once'] }],
  setUp: (seats, options, chance) =>
    (options['digging'] === 'once' ? dugBefore : sound).setUp(seats, options, chance),
};

describe('the suite turns red, and at nothing else, where', () => {
  test('everybody is told what one alone was dealt', () => {
    expect(failedBy(dugBefore)).toEqual([]);
    expect(failedBy({ ...dugBefore, tell: (fact) => fact })).toEqual([
      'whoever sees the same at first was told the same',
    ]);
  });

  test.each<[string, Partial<Game<Tiny>>]>([
    ['everybody is told what one alone has drawn', { tell: (fact) => fact }],
    ['a secret answer is told that leaves no trace', { tellsMove: () => true, rules: withoutTrace }],
  ])('%s', (_, leak) => {
    expect(failedBy({ ...sound, ...leak })).toEqual(['whoever sees the same afterwards was told the same']);
  });

  test.each([
    ['', sound],
    [' that only the last value of an option brings about', dugWhereSettled],
  ])('a view tells a secret%s', (_, game) => {
    expect(
      failedBy({
        ...game,
        view: ({ points, up, found }) => ({ points, up, ...(found !== undefined && { found }) }),
      }),
    ).toContain('a view does not change when what its viewer cannot know is dealt differently');
  });

  test.each<[string, Partial<Game<Tiny>>, string]>([
    [
      'everybody is told what one alone was dealt',
      { tell: (fact) => fact },
      'whoever sees the same at first was told the same',
    ],
    [
      'a secret answer is told',
      { tellsMove: () => true, rules: { ...dugBefore.rules, keep: sound.rules.drop } },
      'whoever sees the same afterwards was told the same',
    ],
  ])('%s at tables that have settled on the last value of an option', (_, leak, sentence) => {
    expect(failedBy(dugWhereSettled)).toEqual([]);
    expect(failedBy({ ...dugWhereSettled, ...leak })).toEqual([sentence]);
  });
});
