import { createCanvas } from '@napi-rs/canvas';
import { CALLOUT_SIZE, type Callout, drawCallouts } from '../../../canvas/callout.ts';
import { EXTENSION } from '../../../canvas/encoder.ts';
import { type Box, centre, type Pen } from '../../../canvas/pen.ts';
import { PICTURE, type Picture } from '../../../canvas/picture.ts';
import { downward } from '../../../canvas/shapes.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import { contractOf } from '../rules/components.ts';
import { spacesOf } from '../rules/side.ts';
import { type SeaLevel, spaceOfLevel } from '../rules/vocabulary.ts';
import { drawContract, publicFoot } from './contract-card.ts';
import { UNMARKED } from './focus.ts';
import type { Scene } from './scene.ts';
import { seaPicture } from './sea.ts';
import { drawSlip } from './sea-marks.ts';
import {
  diverPlace,
  keyInPlayPlace,
  PLACES,
  rowOf,
  SEA_HEIGHT,
  shelfPlace,
  sponsorPlace,
} from './sea-places.ts';

/** The band of plain water above the row that is explained: the numbers stand there, where they cover nothing. */
const BAND = PICTURE.height - SEA_HEIGHT;

const OVER = 14;

/** Moves what is below `top` down by the band, removes the slip that reaches over it, and fills the band with water. */
const openBand = (pen: Pen, top: number, slip: Box): void => {
  const below = createCanvas(PICTURE.width, SEA_HEIGHT - top);
  below.getContext('2d').drawImage(pen.canvas, 0, -top);
  pen.drawImage(below, 0, top + BAND);
  const [from, to] = [top - OVER - PLACES.row.step, top - OVER];
  const [left, wide] = [slip.x - 10, slip.width + 20];
  pen.drawImage(pen.canvas, left, from, wide, OVER, left, to, wide, OVER);
  pen.fillStyle = downward(pen, top, BAND, PALETTE.water4, PALETTE.water5);
  pen.fillRect(0, top, PICTURE.width, BAND);
};

/** Where the contract lies that the resources complete: over what the turn does not need. */
const CARD: Box = { x: 740, y: 14, width: 340, height: 244 };

const lowered = (box: Box): Box => ({ ...box, y: box.y + BAND });

/** Where the numbers of a level's row stand, and the boxes they ring; `spaces` are the level's resource spaces. */
export const guidePlaces = (level: SeaLevel, spaces: number) => {
  const top = rowOf(level).y - 4;
  const shelf = lowered(shelfPlace(level, spaces));
  const slip = { x: shelf.x + shelf.width - 32, y: shelf.y - 20, width: 48, height: 46 };
  const resources = { ...shelf, x: shelf.x - 6, width: shelf.width - 48 };
  const above = (box: Box): Callout => ({ x: centre(box), y: top + 2 + CALLOUT_SIZE / 2, box });
  return {
    top,
    slip,
    callouts: [
      lowered(keyInPlayPlace(level, false)),
      lowered(sponsorPlace(level)),
      lowered(diverPlace(spaceOfLevel(level), level)),
      resources,
      CARD,
    ].map(above),
  };
};

/** The sea that *How to play* points at: what works on `level`, in the order of a turn, and what is ready there. */
export function guidePicture(
  { view, components, say }: Pick<Scene, 'view' | 'components' | 'say'>,
  level: SeaLevel,
): Picture {
  const { top, slip, callouts } = guidePlaces(level, spacesOf(components.values, level));
  const [ready] = view.row.map((id) => contractOf({ components }, id));
  const people = [{ name: say('otys-guide-you') }, { name: '' }];
  const shown = { ...UNMARKED, focus: [{ kind: 'row', level } as const] };
  return {
    ...seaPicture({ view, people, components, say }, 0, shown, {
      height: PICTURE.height,
      draw: (pen) => {
        openBand(pen, top, slip);
        drawSlip(pen, ready?.prestige ?? 0, slip.x + 24, slip.y + 21);
        if (ready !== undefined)
          drawContract(pen, ready, CARD, publicFoot(ready, view, components, say), say);
        drawCallouts(pen, callouts);
      },
    }),
    name: `otys-guide.${EXTENSION}`,
    alt: say('otys-guide-alt', { level }),
  };
}
