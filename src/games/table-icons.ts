import { PALETTE } from '../canvas/theme.ts';
import { type DrawIcon, GROUNDS, gameIcon, sign } from './icon-tile.ts';
import type { GameIcon } from './presenter.ts';

const { hull, glass, paper } = GROUNDS;

const DRAWN = {
  hand: sign(paper, 'poker-hand', PALETTE.ink),
  look: sign(hull, 'spyglass', PALETTE.mist),
  undo: sign(hull, 'anticlockwise-rotation', PALETTE.mist),
  legend: sign(hull, 'magnifying-glass', PALETTE.mist),
  rules: sign(hull, 'rule-book', PALETTE.mist),
  happened: sign(hull, 'notebook', PALETTE.mist),
  question: sign(hull, 'padlock', PALETTE.mist),
  refresh: sign(hull, 'cycle', PALETTE.mist),
  join: sign(glass, 'entry-door', PALETTE.lamp),
  leave: sign(hull, 'exit-door', PALETTE.mist),
  start: sign(glass, 'ship-wheel', PALETTE.lamp),
  close: sign(hull, 'cancel', PALETTE.mist),
  vote: sign(hull, 'vote', PALETTE.mist),
  computer: sign(hull, 'robot-antennas', PALETTE.mist),
  take: sign(glass, 'entry-door', PALETTE.mist),
  agree: sign(glass, 'thumb-up', PALETTE.mist),
  refuse: sign(hull, 'thumb-down', PALETTE.mist),
  now: sign(hull, 'checkered-flag', PALETTE.mist),
  wait: sign(hull, 'hourglass', PALETTE.mist),
  skip: sign(hull, 'fast-forward-button', PALETTE.mist),
} as const satisfies Record<string, DrawIcon>;

/** What the buttons of every table do. */
export type TableIcon = keyof typeof DRAWN;

/** The icons that the buttons of every table have, under the names by which a game's are found. */
export const tableIcons = (game: string): readonly GameIcon[] =>
  Object.entries(DRAWN).map(([name, draw]) => gameIcon(`${game}_${name}`, draw));
