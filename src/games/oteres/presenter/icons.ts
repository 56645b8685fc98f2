import { PALETTE, seatLook } from '../../../canvas/theme.ts';
import { allSeats } from '../../../kernel/seat.ts';
import { type DrawIcon, GROUNDS, gameIcon, ICON_SIDE, sign } from '../../icon-tile.ts';
import type { GameIcon } from '../../presenter.ts';
import { tableIcons } from '../../table-icons.ts';
import { EFFECT_SIGNS, URCHIN_ICON } from '../board/card-face.ts';
import { drawPaw, drawPearl, drawSign } from '../board/index.ts';
import { SHALLOWS } from '../board/theme.ts';
import { EFFECTS, type Effect, type Paw, type PearlColour } from '../vocabulary.ts';
import { EFFECT_ICONS, type PlainIcon, seatIcon } from './icon-names.ts';

const { hull } = GROUNDS;
const MIDDLE = ICON_SIDE / 2;

/** Five sit at the largest table. */
const SEATS = 5;

/** The emblem of a seat on its colour. */
function emblem(seat: number): DrawIcon {
  const { paint, edge, ink, emblem: icon } = seatLook(seat);
  return sign({ face: paint, deep: paint, edge }, icon, ink);
}

/** The sign that the cards of an effect bear. */
function effectSign(effect: Effect): DrawIcon {
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

const PLAIN: Readonly<Record<PlainIcon, DrawIcon>> = {
  oteres_urchin: (pen) =>
    drawSign(pen, { icon: URCHIN_ICON, paint: SHALLOWS.urchin, urchin: true }, MIDDLE, MIDDLE, 120),
  oteres_white: pearl('white'),
  oteres_black: pearl('black'),
  oteres_paw_left: paw('left'),
  oteres_paw_right: paw('right'),
  oteres_skip: sign(hull, 'fast-forward-button', PALETTE.mistSoft),
  oteres_end: sign(hull, 'checkered-flag', PALETTE.mist),
};

/** The icons of Öterés, for buttons and texts. */
export const OTERES_ICONS: readonly GameIcon[] = [
  ...EFFECTS.map((effect) => gameIcon(EFFECT_ICONS[effect], effectSign(effect))),
  ...allSeats(SEATS).map((seat) => gameIcon(seatIcon(seat), emblem(seat))),
  ...Object.entries(PLAIN).map(([name, draw]) => gameIcon(name, draw)),
  ...tableIcons('oteres'),
];
