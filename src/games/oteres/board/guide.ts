import { type Callout, drawCallouts } from '../../../canvas/callout.ts';
import { picture } from '../../../canvas/encoder.ts';
import type { Box } from '../../../canvas/pen.ts';
import type { Picture } from '../../../canvas/picture.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { cardFace, drawFaces } from './card.ts';
import { drawDeck } from './centre.ts';
import { NO_CHANGES } from './changes.ts';
import { drawPearls } from './hand.ts';
import { drawWater } from './panel.ts';
import { drawPool } from './pool.ts';
import type { Scene } from './scene.ts';

const DECK: Box = { x: 46, y: 110, width: 130, height: 172 };
const POOL: Box = { x: 850, y: 110, width: 222, height: 190 };
const CARD = { x: 232, y: 60, width: 262, height: 360, step: 290 } as const;
const PEARLS: Box = { x: 40, y: 520, width: 1020, height: 160 };

/** Deck, hand, pearls and pool of one player, with a number on each: for *How to play*. */
export function guidePicture(
  { view, components, say }: Pick<Scene, 'view' | 'components' | 'say'>,
  cards: readonly string[],
): Picture {
  const [side] = view.seats;
  if (side === undefined) throw new RangeError('nobody sits in the guide');
  const faces = [...cards, URCHIN].map((id) => cardFace(id, components, say));
  const places = faces.map((_, at): Box => ({ ...CARD, x: CARD.x + at * CARD.step }));
  const ringed = (box: Box, x: number, y: number): Callout => ({ x, y, box });
  const around = ({ x, y, width, height }: Box, by: number): Box => ({
    x: x - by,
    y: y - by,
    width: width + 2 * by,
    height: height + 2 * by,
  });
  const callouts = [
    ringed({ ...around(DECK, 12), height: DECK.height + 74 }, DECK.x + DECK.width / 2, DECK.y - 40),
    ...places.map((box) => ringed(around(box, 8), box.x + box.width / 2, box.y + box.height + 36)),
    ringed(around(PEARLS, 4), PEARLS.x + 90, PEARLS.y - 20),
    ringed(around(POOL, 10), POOL.x + POOL.width / 2, POOL.y - 40),
  ];
  return picture('oteres-guide', say('oteres-guide-alt'), (pen) => {
    drawWater(pen);
    drawDeck(pen, view.deckSize, DECK, say);
    drawPool(pen, view.pool, NO_CHANGES.pool, POOL);
    drawFaces(pen, faces, 'upright', places);
    drawPearls(pen, { side, known: [], people: [], components, say }, PEARLS);
    drawCallouts(pen, callouts);
  });
}
