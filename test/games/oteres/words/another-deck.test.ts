import { expect, test } from 'vitest';
import { allSeats } from '../../../../src/engine/seat.ts';
import { createPlayable } from '../../../../src/games/create-playable.ts';
import { LENGTHS } from '../../../../src/games/lengths.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import type { Card, Components } from '../../../../src/games/oteres/rules/components.ts';
import { createOteres } from '../../../../src/games/oteres/rules/game.ts';
import { type CardEffect, EFFECTS } from '../../../../src/games/oteres/rules/vocabulary.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { fivePeople as textContext } from '../../text-context.ts';
import { atRandom, optionsOf, walk } from '../../walk.ts';

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
  const game = createPlayable(createOteres(varied), createOteresPresenter(varied));
  const long = new Set<string>();
  const held = (text: string | undefined, most: number): void => {
    if ((text ?? '').length > most) long.add(`more than ${most}: ${text}`);
  };
  const begun = game.begin({ seats: 5, options: optionsOf(game, 5), seed: 'varied' });
  for (const { match } of walk(begun, atRandom('varied'))) {
    held(match.summary(textContext), 900);
    for (const part of match.description('spectator', textContext)) held(part, LENGTHS.part);
    for (const { name, isOwn } of game.pages)
      for (const seat of isOwn ? allSeats(5) : [match.turn.seat]) {
        const page = match.page(name, isOwn ? seat : 'spectator', seat, textContext);
        held(page?.title, LENGTHS.pageTitle);
        held(page?.text, LENGTHS.page);
      }
    for (const { seat } of match.decisions)
      for (const { label, effects: [first] = [] } of match.openTo(seat)?.question(textContext).answers ??
        []) {
        held(label, LENGTHS.label);
        held(first, LENGTHS.effects);
      }
  }
  for (const { text } of game.rules(say)) held(text, LENGTHS.topic);
  expect([...long]).toEqual([]);
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
