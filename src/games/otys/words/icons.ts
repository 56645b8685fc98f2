import { drawLayers } from '../../../canvas/layers.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import { character, type DrawIcon, GROUNDS, ICON_SIDE, sign } from '../../icon-tile.ts';
import { entriesFor } from '../../kinds.ts';
import type { AnyIcon } from '../../presenter.ts';
import { drawDiverPortrait } from '../board/diver-tile.ts';
import { paintResource, resourcePath } from '../board/resource.ts';
import { TECHNICIAN_ICONS } from '../board/signs.ts';
import { COLOURS, type Colour, DIVERS, type DiverName, SEA_LEVELS } from '../rules/vocabulary.ts';

const { hull, glass, paper, brass, steel } = GROUNDS;
const MIDDLE = ICON_SIDE / 2;

const resource =
  (colour: Colour): DrawIcon =>
  (pen) => {
    const path = resourcePath(colour);
    const rims = [
      { path, line: PALETTE.mist, width: 20 / 96 },
      { path, line: PALETTE.hullDeep, width: 14 / 96 },
    ];
    drawLayers(pen, rims, MIDDLE, MIDDLE, 96);
    paintResource(pen, colour, MIDDLE, MIDDLE, 106);
  };

const portrait =
  (diver: DiverName): DrawIcon =>
  (pen) =>
    drawDiverPortrait(pen, { diver, upgraded: false }, MIDDLE, MIDDLE, 120, true);

/** The icons of Otys, for buttons and texts. */
export const OTYS_ICONS = {
  ...entriesFor(COLOURS, resource),
  ...entriesFor(DIVERS, portrait),
  ...entriesFor(
    SEA_LEVELS.map((level) => `key-${level}` as const),
    (name) => character(glass, name.slice(-1), PALETTE.mist),
  ),
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
} satisfies Readonly<Record<string, DrawIcon>>;

/** The icons that Otys has of its own. */
export type OtysIcon = keyof typeof OTYS_ICONS;

/** Any icon that can stand beside an answer of Otys. */
export type IconName = AnyIcon<OtysIcon>;
