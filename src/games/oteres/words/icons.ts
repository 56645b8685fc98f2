import { PALETTE } from '../../../canvas/theme.ts';
import { type DrawIcon, GROUNDS, ICON_SIDE, sign } from '../../icon-tile.ts';
import { entriesFor } from '../../kinds.ts';
import { EFFECT_SIGNS, URCHIN_ICON } from '../board/card-face.ts';
import { drawPaw, drawPearl, drawSign } from '../board/index.ts';
import { SHALLOWS } from '../board/theme.ts';
import { type CardEffect, EFFECTS, type Paw, PEARL_COLOURS, type PearlColour } from '../rules/vocabulary.ts';
import type { OteresIcon } from './icon-names.ts';

const { hull } = GROUNDS;
const MIDDLE = ICON_SIDE / 2;

function effectSign(effect: CardEffect): DrawIcon {
  const { icon, family } = EFFECT_SIGNS[effect];
  return (pen) => drawSign(pen, { icon, paint: SHALLOWS[family], urchin: false }, MIDDLE, MIDDLE, 120);
}

const pearl =
  (colour: PearlColour): DrawIcon =>
  (pen) =>
    drawPearl(pen, { colour }, MIDDLE, MIDDLE, 112);

const paw =
  (side: Paw): DrawIcon =>
  (pen) =>
    drawPaw(pen, side, true, MIDDLE, MIDDLE, 116);

/** The icons of Öterés, for buttons and texts. */
export const OTERES_ICONS: Readonly<Record<OteresIcon, DrawIcon>> = {
  ...entriesFor(EFFECTS, effectSign),
  ...entriesFor(PEARL_COLOURS, pearl),
  urchin: (pen) =>
    drawSign(pen, { icon: URCHIN_ICON, paint: SHALLOWS.urchin, urchin: true }, MIDDLE, MIDDLE, 120),
  'paw-left': paw('left'),
  'paw-right': paw('right'),
  skip: sign(hull, 'fast-forward-button', PALETTE.mistSoft),
  end: sign(hull, 'checkered-flag', PALETTE.mist),
};
