import { expect, test } from 'vitest';
import { LENGTHS } from '../../../../src/games/lengths.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import type { Card, Components } from '../../../../src/games/oteres/rules/components.ts';
import { createOteres } from '../../../../src/games/oteres/rules/game.ts';
import { type CardEffect, EFFECTS } from '../../../../src/games/oteres/rules/vocabulary.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { expectWordsToFit } from '../../fitting-words.ts';
import { textContext } from './text-context.ts';
import { walk } from './walk.ts';

const wide = 'W'.repeat(38);
const like = (effect: CardEffect): Card => {
  const card = [...components.cards.values()].find((each) => each.effect === effect);
  if (card === undefined) throw new Error(`no card has ${effect}`);
  return card;
};

/** A box in which every one of the 47 cards is another one, with the longest names and texts that a list may have. */
const varied: Components = {
  ...components,
  cards: new Map(
    Array.from({ length: 47 }, (_, at): readonly [string, Card] => {
      const effect = EFFECTS[at % EFFECTS.length] ?? 'take-white';
      const id = `card-${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`;
      const name = `${wide}${String(at).padStart(2, '0')}`;
      return [id, { ...like(effect), id, name, text: 'long words '.repeat(27).trim(), count: 1 }];
    }),
  ),
};

test('a deck of the longest names and texts, every card another, fits all messages (docs/rules-oteres.md)', () => {
  const presenter = createOteresPresenter(varied);
  walk(
    { seats: 5, seed: 'varied' },
    (match) => {
      expectWordsToFit(presenter, match, textContext, 900);
      for (const decision of match.decisions) {
        const view = match.view(decision.secret ? decision.seat : 'spectator');
        for (const { label, effects: [first = ''] = [] } of presenter.question(view, decision, textContext)
          .answers) {
          expect(label.length).toBeLessThanOrEqual(LENGTHS.label);
          expect(first.length).toBeLessThanOrEqual(LENGTHS.effects);
        }
      }
    },
    createOteres(varied),
  );
  for (const { text } of presenter.rules(say)) expect(text.length).toBeLessThanOrEqual(LENGTHS.topic);
});

test('a deck without some of the effects does not speak of them', () => {
  const plain: Components = {
    ...components,
    cards: new Map([['dive', { ...like('take-white'), count: 47, source: like('protect-pearl').source }]]),
  };
  const topics = createOteresPresenter(plain).rules(say);
  const text = (topic: string): string => topics.find(({ id }) => id === topic)?.text ?? '';
  expect(text('details').split('\n')).toHaveLength(1);
  expect(text('ours')).toContain('- **All by us**: nothing');
});
