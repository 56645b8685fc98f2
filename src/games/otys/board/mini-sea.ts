import { write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Box, faded, middle, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, drawPanel, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../components.ts';
import type { SeatView } from '../view.ts';
import { LEVELS, type Level, SURFACE_SPACES, spaceOfLevel } from '../vocabulary.ts';
import { drawSmallDiver } from './diver-tile.ts';
import { drawHackerTrack } from './hacker-track.ts';
import { drawKey, drawKeyPlace } from './key.ts';
import { drawFreeSpace, drawResource, eachCube } from './resource.ts';
import { drawPermanent } from './reward-token.ts';

/** The rows that all miniatures share with the display of the Colony beside them: tops and height in pixels. */
export interface MiniRows {
  readonly header: number;
  readonly surface: number;
  readonly level: (level: Level) => number;
  readonly track: number;
  /** Height of the header, the surface and each level. */
  readonly height: number;
}

const count = (pen: Pen, icon: string, paint: string, value: number, x: number, y: number): void => {
  drawIcon(pen, icon, x + 14, y, 28, paint);
  write(pen, `${value}`, x + 31, y, { size: TYPE.body, weight: 'heavy', paint: PALETTE.mist });
};

const drawHeader = (pen: Pen, player: SeatView, name: string, box: Box): void => {
  const look = seatLook(player.seat);
  drawPanel(pen, box, look.paint);
  const y = middle(box) - 1;
  drawDisc(pen, look, box.x + 22, y, 32);
  write(pen, name, box.x + 44, y, {
    size: TYPE.body,
    weight: 'bold',
    paint: PALETTE.mist,
    width: box.width - 44 - 116,
    smallest: TYPE.small,
  });
  count(pen, 'scroll-unfurled', PALETTE.paper, player.contractCount, box.x + box.width - 112, y);
  count(pen, 'boat-propeller', PALETTE.foam, player.reach, box.x + box.width - 58, y);
};

const drawSurface = (pen: Pen, player: SeatView, box: Box, say: Say): void => {
  const size = box.height - 4;
  for (const [space, diver] of player.column.slice(0, SURFACE_SPACES).entries())
    drawSmallDiver(
      pen,
      diver,
      { x: box.x + 2 + (SURFACE_SPACES - 1 - space) * (size + 5), y: box.y, width: size, height: size },
      say,
    );
  const y = middle(box) - 2;
  count(pen, 'two-coins', PALETTE.coin, player.credits, box.x + box.width - 118, y);
  count(pen, 'battery-pack', PALETTE.battery, player.batteries, box.x + box.width - 54, y);
};

const drawLevel = (
  pen: Pen,
  player: SeatView,
  components: Components,
  level: Level,
  box: Box,
  say: Say,
): void => {
  const look = seatLook(player.seat);
  roundPath(pen, box, 10);
  pen.fillStyle = 'rgba(2,16,34,0.42)';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = faded(look.paint, 0.28);
  pen.stroke();
  const key = { x: box.x + 4, y: box.y + box.height / 2 - 16, width: 32, height: 32 };
  if (player.keys.includes(level)) drawKey(pen, level, look, key);
  else drawKeyPlace(pen, key);
  const diver = player.column[spaceOfLevel(level)];
  const wide = box.width >= 350;
  const tile = { x: key.x + 37, y: box.y + 2, width: wide ? 142 : 38, height: box.height - 3 };
  if (diver !== undefined) drawSmallDiver(pen, diver, tile, say);
  const lying = eachCube(player.cubes[level - 1] ?? { metal: 0, plant: 0, fuel: 0, tech: 0 });
  const spaces = components.values.spaces[level - 1] ?? 0;
  const reward = player.rewards[level - 1];
  const back = reward === undefined ? undefined : components.rewards.get(reward)?.back;
  const left = tile.x + tile.width + 5;
  const room = box.x + box.width - left - (back === undefined ? 3 : 32);
  const free = Math.max(0, spaces - lying.length);
  const step = Math.min(29, (room - free * 14) / Math.max(1, lying.length));
  const mid = middle(box);
  for (const [index, colour] of lying.entries())
    drawResource(pen, colour, left + index * step + 14.5, mid, 27);
  for (let space = 0; space < free; space++)
    drawFreeSpace(pen, left + lying.length * step + 8 + space * 14, mid, 9);
  if (back !== undefined) drawPermanent(pen, back, box.x + box.width - 17, mid, 30);
};

const drawTrack = (pen: Pen, player: SeatView, box: Box): void => {
  const size = 31;
  const y = box.y + 2;
  drawHackerTrack(pen, player, { x: box.x + 2, y, width: 0, height: size }, size, size + 2);
  const end = box.x + box.width;
  write(pen, `${player.neutralX}`, end - 3, y + size / 2, {
    size: TYPE.small,
    weight: 'heavy',
    paint: PALETTE.mist,
    align: 'right',
  });
  const look = seatLook(player.seat);
  const at = { x: end - 18 - size, y, width: size, height: size };
  drawKey(pen, 'neutral', look, { ...at, width: size - 3 });
  const own = { ...at, x: at.x - size - 1, width: size - 3 };
  if (player.ownX) drawKey(pen, 'x', look, own);
  else drawKeyPlace(pen, own);
};

/** Draws a player's sea in little between two edges: column, keys at hand, cubes, track, what it holds. */
export const drawMiniSea = (
  pen: Pen,
  player: SeatView,
  name: string,
  { x, width }: { readonly x: number; readonly width: number },
  rows: MiniRows,
  components: Components,
  say: Say,
): void => {
  const box = (y: number): Box => ({ x, y, width, height: rows.height - 3 });
  drawHeader(pen, player, name, box(rows.header));
  drawSurface(pen, player, box(rows.surface), say);
  for (const level of LEVELS) drawLevel(pen, player, components, level, box(rows.level(level)), say);
  drawTrack(pen, player, box(rows.track));
};
