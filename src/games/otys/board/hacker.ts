import { plain, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { drawLayers } from '../../../canvas/layers.ts';
import type { Bit } from '../../../canvas/line.ts';
import { drawNearer, ringBox } from '../../../canvas/marks.ts';
import { type Box, faded, type Pen, strokeRound } from '../../../canvas/pen.ts';
import { drawSlab, linePath, roundPath } from '../../../canvas/shapes.ts';
import { drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { SeatView } from '../rules/view.ts';
import type { SeatChanges } from './changes.ts';
import { drawKeyPlace, drawSpentKey } from './key.ts';
import { homeArrow, TECHNICIAN_ICONS } from './signs.ts';

const drawGround = (pen: Pen, box: Box): void =>
  drawSlab(pen, box, {
    face: PALETTE.moss,
    deep: PALETTE.mossDeep,
    edge: PALETTE.jadeEdge,
    side: PALETTE.mossSide,
    radius: box.height * 0.2,
    lift: 3,
  });

/** The Hacker in a line: the tile at the end of the track, in little. */
export const hackerBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.2,
  draw: (pen, x, y, size) => {
    const side = size * 1.2;
    drawGround(pen, { x, y: y - side / 2, width: side, height: side });
    drawIcon(pen, TECHNICIAN_ICONS.hacker, x + side / 2, y - 1.5, size * 0.94, PALETTE.mist);
  },
};

/** How wide the Hacker's place is for its height: there is room for the arrow. */
export const HACKER = 1.8;

/** Draws the Hacker's own place, at the end of the track, with the arrow by which all keys go home. */
export const drawHacker = (pen: Pen, box: Box): void =>
  drawCachedSlab(pen, 'hacker', box, (fresh, width, height) => {
    drawGround(fresh, { x: 0, y: 0, width, height });
    drawIcon(fresh, TECHNICIAN_ICONS.hacker, width * 0.29, height / 2 - 1.5, height * 0.7, PALETTE.mist);
    drawLayers(fresh, [homeArrow(PALETTE.lamp)], width * 0.75, height / 2 - 1, height * 0.5);
  });

/** How many more keys bring them all home, counting the one that does. */
export const keysToHome = ({ homeAt, track }: SeatView): number => Math.max(1, homeAt - track.length);

interface TrackPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly step: number;
}

interface Caption {
  readonly text: string;
  readonly end: number;
}

const drawWay = (pen: Pen, x: number, y: number, gap: number): void => {
  const half = gap * 0.3;
  linePath(pen, x - half, y - 2 * half, x + half, y, x - half, y + 2 * half);
  strokeRound(pen, PALETTE.mistSoft, 3);
};

/** Draws a space that the Hacker has passed on the way to the left: crossed out, as no key lies there any more. */
const drawPassed = (pen: Pen, { x, y, width, height }: Box): void => {
  const cross = width * 0.2;
  roundPath(pen, { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, width * 0.2);
  pen.setLineDash([5, 6]);
  strokeRound(pen, faded(PALETTE.mistSoft, 0.55), 2);
  pen.setLineDash([]);
  pen.lineWidth = 3;
  pen.beginPath();
  for (const way of [1, -1]) {
    pen.moveTo(x + width / 2 - cross, y + height / 2 - way * cross);
    pen.lineTo(x + width / 2 + cross, y + height / 2 + way * cross);
  }
  pen.stroke();
};

/** The distance of pushed tokens, so that the last ends at the Hacker; at least 0, all on one another. */
export const pushedPitch = (tokens: number, spaces: number, size: number, step: number): number =>
  Math.max(0, spaces * step - size - 2) / Math.max(1, tokens - 1);

/** Draws the Hacker track: tokens, spaces, the Hacker, where keys come home; with marks of what is new. */
export const drawHackerTrack = (
  pen: Pen,
  player: SeatView,
  { laid, hacker }: Pick<SeatChanges, 'laid' | 'hacker'>,
  { x, y, size, step }: TrackPlace,
  caption?: Caption,
): void => {
  const look = seatLook(player.seat);
  const { track } = player;
  const spaces = player.homeAt - 1;
  // Pushed tokens (rulebook, "Engineer") lie closer than their spaces until all come home.
  const isPushed = track.length > spaces;
  const pitch = isPushed ? pushedPitch(track.length, spaces, size, step) : step;
  for (let space = 0; space < Math.max(spaces, track.length); space++) {
    const box = { x: x + space * pitch, y, width: size, height: size };
    const token = track[space];
    if (token === undefined) drawKeyPlace(pen, box);
    else drawSpentKey(pen, token, look, box);
    if (laid.has(space) && token !== undefined) ringBox(pen, box, size * 0.2);
  }
  // Above the rings, which reach into the gaps.
  for (let space = isPushed ? spaces : 0; space < spaces; space++)
    drawWay(pen, x + (space + 1) * step - (step - size) / 2, y + size / 2, step - size);
  const home = { x: x + spaces * step, y, width: size * HACKER, height: size };
  drawHacker(pen, home);
  if (hacker !== 0) ringBox(pen, home, size * 0.2);
  const passed = home.x + home.width + step - size;
  for (let space = 0; space < player.hacker; space++)
    drawPassed(pen, { x: passed + space * step, y, width: size, height: size });
  const middle = passed + (hacker * step - (step - size)) / 2;
  drawNearer(pen, hacker, middle, y + size / 2, TYPE.phone);
  if (caption === undefined) return;
  const start = passed + player.hacker * step;
  write(pen, caption.text, start, y + size / 2, {
    ...plain(TYPE.phone, PALETTE.mistSoft),
    width: caption.end - start,
  });
};
