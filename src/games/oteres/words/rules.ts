import type { Picture } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { linesWithin } from '../../fitting.ts';
import type { RulesTopic } from '../../presenter.ts';
import { LEGEND_CARDS, legendPicture } from '../board/legend.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA } from '../board/piece-words.ts';
import type { Card, Components } from '../rules/components.ts';
import { type CardEffect, EFFECTS, URCHIN } from '../rules/vocabulary.ts';

/** Every kind of card in the deck, urchins included, in few evenly filled pictures, each naming its part. */
function cards(say: Say, components: Components): readonly Picture[] {
  const action = [...components.cards.values()].filter(({ count }) => count > 0).map(({ id }) => id);
  const ids = components.urchins > 0 ? [...action, URCHIN] : action;
  const parts = Math.ceil(ids.length / LEGEND_CARDS);
  const start = (part: number): number => Math.ceil((part * ids.length) / parts);
  return Array.from({ length: parts }, (_, at) => {
    const title =
      parts === 1 ? say('oteres-rules-cards') : say('oteres-rules-cards-part', { part: at + 1, parts });
    return legendPicture(`cards-${at + 1}`, title, ids.slice(start(at), start(at + 1)), components, say);
  });
}

/** The pictures that go with topics of the rules: cards with what they do. */
export function legendOf(topic: string, say: Say, components: Components): readonly Picture[] {
  switch (topic) {
    case 'cards':
      return cards(say, components);
    case 'urchins':
      return [legendPicture(topic, say('oteres-rules-urchins'), [URCHIN], components, say)];
    default:
      return [];
  }
}

const RULES_TOPICS = ['aim', 'turn', 'urchins', 'pearls', 'cards', 'details', 'end', 'ours'] as const;

const LIST_LENGTH = 3_200;

/** Whether a card is in the rulebook whole (but for its count), by name only, by effect only, or not at all. */
const isPrinted = ({ source }: Card, name: boolean, effect: boolean): boolean =>
  (source.name === 'rulebook') === name && (source.effect === 'rulebook') === effect;

/** "5 × 0, 8 × 1": how many tokens there are of each value. */
const tokenList = (say: Say, values: readonly number[]): string =>
  [...new Set(values)]
    .map((value) =>
      say('oteres-rules-tokens', {
        count: values.filter((each) => each === value).length,
        value: valueText(value),
      }),
    )
    .join(COMMA);

/** The rules by topic, in our own words; cards and numbers come from the components. */
export function rulesText(say: Say, components: Components): readonly RulesTopic[] {
  const cards = [...components.cards.values()].filter(({ count }) => count > 0);
  const { white, black } = components.pearls;
  const names = (some: readonly Card[]): string =>
    some.length === 0 ? say('oteres-nothing') : some.map(({ name }) => name).join(COMMA);
  const about = (effect: CardEffect): readonly string[] => {
    const some = cards.filter((card) => card.effect === effect);
    return some.length === 0 ? [] : [say(`oteres-rules-about-${effect}`, { card: names(some) })];
  };
  const whose = (isOurs: boolean) => say(isOurs ? 'oteres-rules-ours-choice' : 'oteres-rules-ours-box');
  const lines = cards.map(({ name, count }) => say('oteres-rules-card', { card: name, count }));
  const args = {
    urchins: components.urchins,
    white: white.length,
    black: black.length,
    whiteLeast: valueText(Math.min(...white)),
    whiteMost: valueText(Math.max(...white)),
    blackLeast: valueText(Math.min(...black)),
    blackMost: valueText(Math.max(...black)),
    whiteList: tokenList(say, white),
    blackList: tokenList(say, black.toReversed()),
    count: cards.reduce((sum, { count }) => sum + count, 0),
    list: linesWithin(lines, LIST_LENGTH, say),
    passing: names(cards.filter(({ relief }) => relief === 'pass')),
    discarding: names(cards.filter(({ relief }) => relief === 'discard')),
    both: names(cards.filter((card) => isPrinted(card, true, true))),
    named: names(cards.filter((card) => isPrinted(card, true, false))),
    described: names(cards.filter((card) => isPrinted(card, false, true))),
    ours: names(cards.filter((card) => isPrinted(card, false, false))),
    counts: whose(cards.some(({ source }) => source.count === 'house')),
    worths: whose(components.pearlSources.white === 'house'),
    details: linesWithin(EFFECTS.flatMap(about), LIST_LENGTH, say),
  };
  return RULES_TOPICS.map((id) => ({
    id,
    title: say(`oteres-rules-${id}`),
    text: say(`oteres-rules-${id}-text`, args),
    search: [say(`oteres-find-${id}`), ...(id === 'details' ? cards.map(({ name }) => name) : [])].join(' '),
    pictures: legendOf(id, say, components),
  }));
}
