import { outlinePath } from '../../../canvas/shapes.ts';
import { MATERIALS, PALETTE } from '../../../canvas/theme.ts';
import { character, type DrawIcon, GROUNDS, gameIcon, ICON_SIDE, sign } from '../../icon-tile.ts';
import type { GameIcon } from '../../presenter.ts';
import { tableIcons } from '../../table-icons.ts';
import { drawResource } from '../board/resource.ts';
import { DIVER_ICONS as DIVER_SIGNS, TECHNICIAN_ICONS } from '../board/signs.ts';
import { COLOURS, type Colour, DIVERS, LEVELS } from '../vocabulary.ts';
import { DIVER_ICONS, type PlainIcon } from './icon-names.ts';

const { hull, glass, paper, brass, steel } = GROUNDS;
const MIDDLE = ICON_SIDE / 2;

/** A cube with a dark rim, so that the white one can be seen on a light theme. */
const cube =
  (colour: Colour): DrawIcon =>
  (pen) => {
    outlinePath(pen, MATERIALS[colour].outline, MIDDLE, MIDDLE, 104);
    pen.fillStyle = PALETTE.hullDeep;
    pen.fill();
    drawResource(pen, colour, MIDDLE, MIDDLE, 92);
  };

const PLAIN_DRAWN: Readonly<Record<PlainIcon, DrawIcon>> = {
  otys_own_x: character(brass, 'X', PALETTE.ink),
  otys_neutral_x: character(steel, 'X', PALETTE.ink),
  otys_credit: sign(hull, 'two-coins', PALETTE.coin),
  otys_battery: sign(hull, 'battery-pack', PALETTE.battery),
  otys_prestige: sign(hull, 'laurels', PALETTE.laurel),
  otys_sponsor: sign(glass, 'shaking-hands', PALETTE.mist),
  otys_propeller: sign(glass, 'boat-propeller', PALETTE.mist),
  otys_dive: sign(glass, 'diving-helmet', PALETTE.lamp),
  otys_surface: sign(glass, 'big-wave', PALETTE.foam),
  otys_stay: sign(glass, 'anchor', PALETTE.battery),
  otys_contract: sign(paper, 'scroll-unfurled', PALETTE.ink),
  otys_reward: sign(brass, 'open-treasure-chest', PALETTE.ink),
  otys_mechanic: sign(hull, TECHNICIAN_ICONS.mechanic, PALETTE.foam),
  otys_hacker: sign(hull, TECHNICIAN_ICONS.hacker, PALETTE.foam),
  otys_skip: sign(hull, 'fast-forward-button', PALETTE.mistSoft),
  otys_end: sign(hull, 'checkered-flag', PALETTE.mist),
};

const DRAWN: readonly (readonly [string, DrawIcon])[] = [
  ...COLOURS.map((colour) => [`otys_${colour}`, cube(colour)] as const),
  ...DIVERS.map((diver) => [DIVER_ICONS[diver], sign(paper, DIVER_SIGNS[diver], PALETTE.ink)] as const),
  ...LEVELS.map((level) => [`otys_key_${level}`, character(glass, `${level}`, PALETTE.mist)] as const),
  ...Object.entries(PLAIN_DRAWN),
];

/** The icons of Otys, for buttons and texts. */
export const OTYS_ICONS: readonly GameIcon[] = [
  ...DRAWN.map(([name, draw]) => gameIcon(name, draw)),
  ...tableIcons('otys'),
];
