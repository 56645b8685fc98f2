import { heavy, textWidth, write } from '../../../canvas/fonts.ts';
import { ringBox } from '../../../canvas/marks.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { drawSlab } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../rules/components.ts';
import type { PearlView, SeatView } from '../rules/view.ts';
import { drawSign, PAPER } from './card.ts';
import { type CardFace, cardFace } from './card-face.ts';
import { drawPearl } from './pearl.ts';

/** Cards of one kind in front of a player, and the pearls under them. */
export interface FrontGroup {
  readonly face: CardFace;
  readonly count: number;
  readonly pearls: readonly PearlView[];
}

/** What lies in front of a player, by kind of card. */
export const frontGroups = (side: SeatView, components: Components, say: Say): readonly FrontGroup[] =>
  [...new Set(side.front.map(({ card }) => card))].map((id) => {
    const laid = side.front.filter(({ card }) => card === id);
    const marks = new Set(laid.flatMap(({ pearl }) => pearl ?? []));
    return {
      face: cardFace(id, components, say),
      count: laid.length,
      pearls: side.pearls.filter(({ mark }) => marks.has(mark)),
    };
  });

const timesOf = ({ count }: FrontGroup): string => (count > 1 ? ` ×${count}` : '');

const WIDE = 240;
const SMALL_SIGN = 34;
const LARGE_SIGN = 50;

/** How wide a place must be for sign and name, in pixels: if it is narrow, all else lies below the name. */
export const frontWidth = ({ face }: FrontGroup): number =>
  SMALL_SIGN + 20 + textWidth(face.name, TYPE.small, 'heavy');

/** How cards of one kind are shown: sign, name and the pearls under them; their text would be too small on a phone. */
export const drawFrontGroup = (pen: Pen, group: FrontGroup, box: Box, fresh: boolean): void => {
  const { face, pearls } = group;
  drawSlab(pen, box, { ...PAPER, radius: RADIUS.small, lift: 3 });
  if (fresh) ringBox(pen, box, RADIUS.small);
  const inner = box.height - 3;
  const middle = box.y + inner / 2;
  const wide = box.width >= WIDE;
  const sign = Math.min(wide ? LARGE_SIGN : SMALL_SIGN, inner - 6);
  drawSign(pen, face, box.x + 5 + sign / 2, middle, sign);
  const left = box.x + sign + 12;
  const right = box.x + box.width - 7;
  const pearl = Math.min(wide ? 44 : 28, inner - 8);
  const step = pearl * 0.6;
  const stack = pearls.length === 0 ? 0 : pearl + (pearls.length - 1) * step;
  // A narrow card has its pearls and their number below its name.
  const isBelow = !wide && inner >= 52 && (pearls.length > 0 || group.count > 1);
  const y = isBelow ? box.y + inner * 0.27 : middle;
  const size = wide && inner >= 44 ? TYPE.strong : TYPE.small;
  const name = heavy(size, PALETTE.ink);
  const times = timesOf(group);
  const beside = stack === 0 ? 0 : stack + 4;
  const room = right - left - (isBelow ? 0 : beside + textWidth(times, size, 'heavy'));
  const used = write(pen, face.name, left, y, { ...name, width: room });
  const low = isBelow ? box.y + inner * 0.72 : middle;
  write(pen, times, isBelow ? left + beside - 6 : left + used, low, name);
  for (const [index, { colour }] of pearls.entries())
    drawPearl(pen, { colour }, (isBelow ? left : right - stack) + pearl / 2 + index * step, low, pearl);
};
