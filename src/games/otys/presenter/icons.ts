import { createCanvas } from '@napi-rs/canvas';
import { write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { drawSlab, outlinePath } from '../../../canvas/shapes.ts';
import { MATERIALS, PALETTE } from '../../../canvas/theme.ts';
import type { GameIcon } from '../../presenter.ts';
import { drawResource } from '../board/resource.ts';
import { DIVER_ICONS as DIVER_SIGNS, TECHNICIAN_ICONS } from '../board/signs.ts';
import { COLOURS, type Colour, DIVERS, LEVELS } from '../vocabulary.ts';
import { DIVER_ICONS, type PlainIcon } from './icon-names.ts';

/** Discord shows an application emoji from 128 × 128 pixels at most. */
const SIDE = 128;
const MIDDLE = SIDE / 2;

/** Room left around a tile for its shadow. */
const MARGIN = 6;

type Draw = (pen: Pen) => void;

interface Ground {
  readonly face: string;
  readonly deep: string;
  readonly edge: string;
}

const HULL: Ground = { face: PALETTE.hull, deep: PALETTE.hullDeep, edge: PALETTE.hullEdge };
const GLASS: Ground = { face: PALETTE.glass, deep: PALETTE.glassDeep, edge: PALETTE.glassEdge };
const PAPER: Ground = { face: PALETTE.paper, deep: PALETTE.paperDeep, edge: PALETTE.paperEdge };
const BRASS: Ground = { face: PALETTE.brass, deep: PALETTE.brassDeep, edge: PALETTE.brassEdge };
const STEEL: Ground = { face: PALETTE.steel, deep: PALETTE.steel, edge: PALETTE.steelDeep };

const drawGround = (pen: Pen, ground: Ground): void =>
  drawSlab(
    pen,
    { x: MARGIN, y: MARGIN, width: SIDE - 2 * MARGIN, height: SIDE - 2 * MARGIN },
    { ...ground, radius: 24, lift: 6, line: 5 },
  );

/** A sign on a tile, so that it can be seen on Discord's dark and light themes alike. */
const sign =
  (ground: Ground, icon: string, paint: string): Draw =>
  (pen) => {
    drawGround(pen, ground);
    drawIcon(pen, icon, MIDDLE, MIDDLE - 3, 86, paint);
  };

/** A character on a tile: the number of a key. */
const character =
  (ground: Ground, text: string, paint: string): Draw =>
  (pen) => {
    drawGround(pen, ground);
    write(pen, text, MIDDLE, MIDDLE - 3, { size: 84, weight: 'heavy', paint, align: 'center' });
  };

/** A cube with a dark rim, so that the white one can be seen on a light theme. */
const cube =
  (colour: Colour): Draw =>
  (pen) => {
    outlinePath(pen, MATERIALS[colour].outline, MIDDLE, MIDDLE, 104);
    pen.fillStyle = PALETTE.hullDeep;
    pen.fill();
    drawResource(pen, colour, MIDDLE, MIDDLE, 92);
  };

const PLAIN_DRAWN: Readonly<Record<PlainIcon, Draw>> = {
  otys_own_x: character(BRASS, 'X', PALETTE.ink),
  otys_neutral_x: character(STEEL, 'X', PALETTE.ink),
  otys_credit: sign(HULL, 'two-coins', PALETTE.coin),
  otys_battery: sign(HULL, 'battery-pack', PALETTE.battery),
  otys_prestige: sign(HULL, 'laurels', PALETTE.laurel),
  otys_sponsor: sign(GLASS, 'shaking-hands', PALETTE.mist),
  otys_propeller: sign(GLASS, 'boat-propeller', PALETTE.mist),
  otys_dive: sign(GLASS, 'diving-helmet', PALETTE.lamp),
  otys_surface: sign(GLASS, 'big-wave', PALETTE.foam),
  otys_stay: sign(GLASS, 'anchor', PALETTE.battery),
  otys_contract: sign(PAPER, 'scroll-unfurled', PALETTE.ink),
  otys_reward: sign(BRASS, 'open-treasure-chest', PALETTE.ink),
  otys_mechanic: sign(HULL, TECHNICIAN_ICONS.mechanic, PALETTE.foam),
  otys_hacker: sign(HULL, TECHNICIAN_ICONS.hacker, PALETTE.foam),
  otys_hand: sign(PAPER, 'poker-hand', PALETTE.ink),
  otys_look: sign(HULL, 'spyglass', PALETTE.mist),
  otys_undo: sign(HULL, 'anticlockwise-rotation', PALETTE.mist),
  otys_happened: sign(HULL, 'notebook', PALETTE.mist),
  otys_question: sign(HULL, 'padlock', PALETTE.mist),
  otys_refresh: sign(HULL, 'cycle', PALETTE.mist),
  otys_join: sign(GLASS, 'entry-door', PALETTE.lamp),
  otys_leave: sign(HULL, 'exit-door', PALETTE.mist),
  otys_start: sign(GLASS, 'ship-wheel', PALETTE.lamp),
  otys_close: sign(HULL, 'cancel', PALETTE.mist),
  otys_vote: sign(HULL, 'vote', PALETTE.mist),
  otys_withdraw: sign(GLASS, 'ship-wheel', PALETTE.mist),
  otys_now: sign(HULL, 'checkered-flag', PALETTE.mist),
  otys_skip: sign(HULL, 'fast-forward-button', PALETTE.mistSoft),
  otys_end: sign(HULL, 'checkered-flag', PALETTE.mist),
};

const DRAWN: readonly (readonly [string, Draw])[] = [
  ...COLOURS.map((colour) => [`otys_${colour}`, cube(colour)] as const),
  ...DIVERS.map((diver) => [DIVER_ICONS[diver], sign(PAPER, DIVER_SIGNS[diver], PALETTE.ink)] as const),
  ...LEVELS.map((level) => [`otys_key_${level}`, character(GLASS, `${level}`, PALETTE.mist)] as const),
  ...Object.entries(PLAIN_DRAWN),
];

/** The icons of Otys, for buttons and texts. */
export const OTYS_ICONS: readonly GameIcon[] = DRAWN.map(([name, draw]) => ({
  name,
  paint: () => {
    const canvas = createCanvas(SIDE, SIDE);
    draw(canvas.getContext('2d'));
    return canvas.encode('png');
  },
}));
