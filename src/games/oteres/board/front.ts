import { textWidth, write } from '../../../canvas/fonts.ts';
import { ringBox } from '../../../canvas/marks.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../components.ts';
import type { PearlView, SeatView } from '../view.ts';
import { drawSign } from './card.ts';
import { type CardFace, cardFace } from './card-face.ts';
import { drawPearl } from './pearl.ts';

/** Cards of one kind in front of a player, and the pearls under them. */
export interface FrontGroup {
  readonly face: CardFace;
  readonly count: number;
  readonly pearls: readonly PearlView[];
  /** What they do as long as they lie there. */
  readonly does: string;
}

/** What lies in front of a player, by kind of card. */
export const frontGroups = (side: SeatView, components: Components, say: Say): readonly FrontGroup[] =>
  [...new Set(side.front.map(({ card }) => card))].map((id) => {
    const laid = side.front.filter(({ card }) => card === id);
    const marks = new Set(laid.flatMap(({ pearl }) => pearl ?? []));
    const effect = components.cards.get(id)?.effect;
    const known = effect === 'protect-pearl' || effect === 'ward' ? effect : 'other';
    return {
      face: cardFace(id, components, say),
      count: laid.length,
      pearls: side.pearls.filter(({ mark }) => marks.has(mark)),
      does: say(`oteres-board-front-${known === 'protect-pearl' && marks.size === 0 ? 'bare' : known}`, {
        count: laid.length,
        pearls: marks.size,
      }),
    };
  });

const timesOf = ({ count }: FrontGroup): string => (count > 1 ? ` ×${count}` : '');

/** From this width on a place has room for what its cards do. */
const WIDE = 240;
const SMALL_SIGN = 34;

/** How wide a place must be for sign and name, in pixels. */
export const frontWidth = (group: FrontGroup): number =>
  SMALL_SIGN + 20 + textWidth(group.face.name + timesOf(group), TYPE.small, 'heavy');

/** How the cards of one kind are shown: with what they do where there is room for it. */
export const drawFrontGroup = (pen: Pen, group: FrontGroup, box: Box, fresh: boolean): void => {
  const { face, pearls, does } = group;
  drawSlab(pen, box, {
    face: PALETTE.paper,
    deep: PALETTE.paperDeep,
    edge: PALETTE.paperEdge,
    side: PALETTE.paperSide,
    radius: RADIUS.small,
    lift: 3,
  });
  if (fresh) ringBox(pen, box, RADIUS.small);
  const inner = box.height - 3;
  const wide = box.width >= WIDE;
  const sign = Math.min(wide ? 42 : SMALL_SIGN, inner - 8);
  drawSign(pen, face, box.x + 6 + sign / 2, box.y + inner / 2, sign);
  const left = box.x + sign + 12;
  const right = box.x + box.width - 7;
  const pearl = 30;
  const stack = pearls.length === 0 ? 0 : pearl + (pearls.length - 1) * 20;
  const tall = inner >= 52;
  const y = tall && (wide || pearls.length > 0) ? box.y + inner * 0.29 : box.y + inner / 2;
  const name = { size: TYPE.small, weight: 'heavy', paint: PALETTE.ink } as const;
  const times = timesOf(group);
  const room = right - left - (wide ? stack + 4 : 0) - textWidth(times, name.size, name.weight);
  const used = write(pen, face.name, left, y, { ...name, width: room });
  write(pen, times, left + used, y, name);
  if (tall && wide)
    write(pen, does, left, box.y + inner * 0.73, {
      size: TYPE.small,
      weight: 'plain',
      paint: PALETTE.inkSoft,
      width: right - left - (pearls.length > 0 ? stack + 4 : 0),
    });
  for (const [index, { colour }] of pearls.entries()) {
    const x = wide ? right - stack + pearl / 2 + index * 20 : left + pearl / 2 + index * 20;
    drawPearl(pen, { colour }, x, wide ? box.y + inner / 2 : tall ? box.y + inner * 0.72 : y, wide ? 34 : 26);
  }
};
