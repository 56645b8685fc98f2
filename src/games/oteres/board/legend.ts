import { picture } from '../../../canvas/encoder.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence } from '../../fitting.ts';
import type { Components } from '../rules/components.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { drawFaces } from './card.ts';
import { type CardFace, cardFace } from './card-face.ts';
import { drawWater, gridPlaces } from './panel.ts';

/** Cards that fit on one picture. */
export const LEGEND_CARDS = 6;

const FEW = 3;

const drawLegend = (pen: Pen, title: string, faces: readonly CardFace[]): void => {
  drawWater(pen, title);
  const room = { x: 18, y: 74, width: PICTURE.width - 36, height: PICTURE.height - 84 };
  const few = faces.length <= FEW;
  const most = few ? { width: 330, height: 440 } : { width: 528, height: 196 };
  const places = gridPlaces(faces.length, few ? FEW : 2, room, 10, most);
  drawFaces(pen, faces, few ? 'upright' : 'long', places);
};

/** Cards with name, count and text, for the rules; at most `LEGEND_CARDS` ids, sea urchins included. */
export const legendPicture = (
  part: string,
  title: string,
  ids: readonly string[],
  components: Components,
  say: Say,
): Picture => {
  const faces = ids.map((id) => {
    const face = cardFace(id, components, say);
    const count = id === URCHIN ? components.urchins : (components.cards.get(id)?.count ?? 0);
    return { ...face, name: `${face.name} ×${count}` };
  });
  const texts = faces.map(({ name, text }) => say('label-value', { label: name, value: text }));
  const alt = altText([asSentence(title), ...texts]);
  return picture(`oteres-legend-${part}`, alt, (pen) => drawLegend(pen, title, faces));
};
