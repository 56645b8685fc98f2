import type { Picture } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { LEGEND_CARDS, legendPicture } from '../board/index.ts';
import type { Components } from '../components.ts';
import { URCHIN } from '../vocabulary.ts';

/** Every kind of card that the box has, in as few pictures as they need. */
function cards(say: Say, components: Components): readonly Picture[] {
  const ids = [...components.cards.values()].filter(({ count }) => count > 0).map(({ id }) => id);
  const title = say('oteres-rules-cards');
  return Array.from({ length: Math.ceil(ids.length / LEGEND_CARDS) }, (_, at) =>
    legendPicture(
      `cards-${at + 1}`,
      title,
      ids.slice(at * LEGEND_CARDS, (at + 1) * LEGEND_CARDS),
      components,
      say,
    ),
  );
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
