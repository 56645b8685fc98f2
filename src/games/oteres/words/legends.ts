import type { Picture } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { LEGEND_CARDS, legendPicture } from '../board/index.ts';
import type { Components } from '../rules/components.ts';
import { URCHIN } from '../rules/vocabulary.ts';

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
