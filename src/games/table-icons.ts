import { PALETTE, SEAT_LOOKS, type SeatLook } from '../canvas/theme.ts';
import type { Seat } from '../engine/seat.ts';
import { type DrawIcon, type GameIcon, GROUNDS, gameIcon, sign } from './icon-tile.ts';

const NAMES = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6', 'seat-7', 'seat-8'] as const;

/** The icon of a seat, 1 first. */
export type SeatIcon = (typeof NAMES)[number];

/** The icon with the emblem of a seat. Throws a `RangeError` for a seat beyond the last look. */
export function seatIcon(seat: Seat): SeatIcon {
  const name = NAMES[seat];
  if (name === undefined) throw new RangeError(`there is no icon for seat ${seat}`);
  return name;
}

const drawn = ({ paint, edge, ink, emblem }: SeatLook): DrawIcon =>
  sign({ face: paint, deep: paint, edge }, emblem, ink);

/** How the icons of the first seats are drawn. */
const seatIcons = (seats: number): Readonly<Record<string, DrawIcon>> =>
  Object.fromEntries(SEAT_LOOKS.slice(0, seats).map((look, seat) => [seatIcon(seat), drawn(look)]));

const { hull, glass, paper } = GROUNDS;

const DRAWN = {
  hand: sign(paper, 'poker-hand', PALETTE.ink),
  look: sign(hull, 'spyglass', PALETTE.mist),
  undo: sign(hull, 'anticlockwise-rotation', PALETTE.mist),
  plan: sign(hull, 'compass', PALETTE.mist),
  hint: sign(hull, 'light-bulb', PALETTE.lamp),
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

/** A game's icon for something, as its emoji is called, whose name takes no hyphen: `tiny_undo`. */
export const iconName = (game: string, icon: string): string => `${game}_${icon}`.replaceAll('-', '_');

/** The same with its icon under the name that its emoji has. */
export const withIconName = <Part extends { readonly icon?: string }>(game: string, part: Part): Part =>
  part.icon === undefined ? part : { ...part, icon: iconName(game, part.icon) };

/** The same with the icons of its answers under the names that their emojis have. */
export const withIconNames = <
  Answer extends { readonly icon?: string },
  Part extends { readonly answers: readonly Answer[] },
>(
  game: string,
  part: Part,
): Part => ({ ...part, answers: part.answers.map((answer) => withIconName(game, answer)) });

/** What emojis of an application can be called: https://docs.discord.com/developers/resources/emoji */
const EMOJI_NAME = /^[A-Za-z0-9_]{2,32}$/;

function emojiName(game: string, icon: string): string {
  const name = iconName(game, icon);
  if (!EMOJI_NAME.test(name))
    throw new RangeError(
      `${game} has an icon "${icon}", whose emoji would be called ${name}: that takes 2 to 32 letters, digits and _`,
    );
  return name;
}

/** All icons of a game: its own, those of every table, and a seat's each. Throws a `RangeError` for a bad name. */
export const iconsOf = (
  game: string,
  own: Readonly<Record<string, DrawIcon>>,
  seats: number,
): readonly GameIcon[] =>
  Object.entries({ ...DRAWN, ...seatIcons(seats), ...own }).map(([name, draw]) =>
    gameIcon(emojiName(game, name), draw),
  );
