import type { Say } from '../../../texts/say.ts';
import type { Components } from '../rules/components.ts';

/** The box with its cards in the language spoken; what the component list has no translation of stays as it is. */
export function translatedComponents(components: Components, say: Say): Components {
  const language = say('oteres-cards-language');
  const cards = [...components.cards].map(
    ([id, card]) => [id, { ...card, ...card.translations[language] }] as const,
  );
  return { ...components, cards: new Map(cards) };
}
