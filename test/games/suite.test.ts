import { describe, expect, test } from 'vitest';
import type { Chance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { CHECKS, conformance } from './conformance.ts';
import { type Tiny, tinyRules } from './tiny.ts';
import type { Conforming } from './what-is-told.ts';

/** The tiny game by the rules of the suite: its second player begins at tables of two as well. */
const sound: Game<Tiny> = {
  ...tinyRules,
  options: tinyRules.options.map(({ name, values }) =>
    name === 'begins' ? { name, values: ['0', '1'] } : { name, values },
  ),
};

const conforming = (game: Game<Tiny>): Conforming<Tiny> => ({
  game,
  hidden: ({ found, up }, viewer) =>
    found === undefined || viewer === up
      ? []
      : [{ values: [1, 2, 3], places: (dealt) => [dealt.found ?? 0] }],
  longest: 5_000,
});

conformance(conforming(sound));

/** Keeping scores nothing, so that nobody sees whether something was kept or dropped. */
const withoutTrace: Game<Tiny>['rules'] = { ...sound.rules, keep: sound.rules.drop };

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
  test.each<[string, Partial<Game<Tiny>>]>([
    ['everybody is told what one alone has drawn', { redact: (fact) => fact }],
    ['a secret answer is told that leaves no trace', { canSeeMove: () => true, rules: withoutTrace }],
  ])('%s', (_, leak) => {
    expect(failedBy({ ...sound, ...leak })).toEqual(['whoever sees the same afterwards was told the same']);
  });

  const afterwards = 'whoever sees the same afterwards was told the same';
  const fair = 'each way in which what is hidden may lie is as likely';
  test.each<[string, readonly string[], (found: number, chance: Chance) => number]>([
    ['what is dealt anew stays as it lies', [fair, afterwards], (found) => found],
    ['one way to deal anew is likelier', [fair], (_, chance) => Math.min(3, 1 + chance.below(4))],
    [
      'what is dealt anew follows from what is hidden',
      ['what is dealt anew follows from what its viewer knows and from chance alone', afterwards],
      (found, chance) => 1 + ((found + chance.below(3)) % 3),
    ],
  ])('%s', (_, sentences, dealt) => {
    const redeal: Game<Tiny>['redeal'] = ({ found, ...state }, viewer, chance) => ({
      ...state,
      ...(found !== undefined && { found: viewer === state.up ? found : dealt(found, chance) }),
    });
    expect(failedBy({ ...sound, redeal })).toEqual(sentences);
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

  test('what only the last value of an option brings about is told', () => {
    expect(failedBy(dugWhereSettled)).toEqual([]);
    expect(failedBy({ ...dugWhereSettled, redact: (fact) => fact })).toEqual([
      'whoever sees the same at first was told the same',
    ]);
    const rules = { ...dugBefore.rules, keep: sound.rules.drop };
    expect(failedBy({ ...dugWhereSettled, canSeeMove: () => true, rules })).toEqual([afterwards]);
  });
});
