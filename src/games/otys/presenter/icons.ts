import { outlinePath } from '../../../canvas/shapes.ts';
import { MATERIALS, PALETTE } from '../../../canvas/theme.ts';
import { character, type DrawIcon, GROUNDS, ICON_SIDE, sign } from '../../icon-tile.ts';
import { drawResource } from '../board/resource.ts';
import { DIVER_ICONS, TECHNICIAN_ICONS } from '../board/signs.ts';
import type { Colour, DiverName, Level } from '../vocabulary.ts';
import type { OtysIcon } from './icon-names.ts';

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

const diver = (name: DiverName): DrawIcon => sign(paper, DIVER_ICONS[name], PALETTE.ink);

const key = (level: Level): DrawIcon => character(glass, `${level}`, PALETTE.mist);

/** The icons of Otys, for buttons and texts. */
export const OTYS_ICONS: Readonly<Record<OtysIcon, DrawIcon>> = {
  metal: cube('metal'),
  plant: cube('plant'),
  fuel: cube('fuel'),
  tech: cube('tech'),
  'metal-expert': diver('metal-expert'),
  'plant-expert': diver('plant-expert'),
  'fuel-expert': diver('fuel-expert'),
  'tech-expert': diver('tech-expert'),
  trader: diver('trader'),
  spy: diver('spy'),
  engineer: diver('engineer'),
  explorer: diver('explorer'),
  'key-1': key(1),
  'key-2': key(2),
  'key-3': key(3),
  'key-4': key(4),
  'key-5': key(5),
  'own-x': character(brass, 'X', PALETTE.ink),
  'neutral-x': character(steel, 'X', PALETTE.ink),
  credit: sign(hull, 'two-coins', PALETTE.coin),
  battery: sign(hull, 'battery-pack', PALETTE.battery),
  prestige: sign(hull, 'laurels', PALETTE.laurel),
  sponsor: sign(glass, 'shaking-hands', PALETTE.mist),
  propeller: sign(glass, 'boat-propeller', PALETTE.mist),
  dive: sign(glass, 'diving-helmet', PALETTE.lamp),
  surface: sign(glass, 'big-wave', PALETTE.foam),
  stay: sign(glass, 'anchor', PALETTE.battery),
  contract: sign(paper, 'scroll-unfurled', PALETTE.ink),
  reward: sign(brass, 'open-treasure-chest', PALETTE.ink),
  mechanic: sign(hull, TECHNICIAN_ICONS.mechanic, PALETTE.foam),
  hacker: sign(hull, TECHNICIAN_ICONS.hacker, PALETTE.foam),
  skip: sign(hull, 'fast-forward-button', PALETTE.mistSoft),
  end: sign(hull, 'checkered-flag', PALETTE.mist),
};
