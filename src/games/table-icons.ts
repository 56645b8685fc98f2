import { PALETTE } from '../canvas/theme.ts';
import { type DrawIcon, GROUNDS, gameIcon, sign } from './icon-tile.ts';
import type { GameIcon } from './presenter.ts';
import { seatIcons } from './seat-icons.ts';

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
  settings: sign(hull, 'gears', PALETTE.mist),
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

/** A game's icon for something, as its emoji is called: `tiny_undo`. */
export const iconName = (game: string, icon: string): string => `${game}_${icon.replaceAll('-', '_')}`;

/** All the icons of a game: its own, those of the buttons that every table has, and one for each of so many seats. */
export const iconsOf = (
  game: string,
  own: Readonly<Record<string, DrawIcon>>,
  seats: number,
): readonly GameIcon[] =>
  Object.entries({ ...DRAWN, ...seatIcons(seats), ...own }).map(([name, draw]) =>
    gameIcon(iconName(game, name), draw),
  );
