import { textWidth, write } from '../../../canvas/fonts.ts';
import { type IconShape, stampIcon } from '../../../canvas/icons.ts';
import { drawTrend, ringBox, ringPoint } from '../../../canvas/marks.ts';
import { type Box, faded, middle, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, drawPanel, roundPath } from '../../../canvas/shapes.ts';
import { stamp } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, type SeatLook, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../components.ts';
import type { Cubes, DiverView, SeatView } from '../view.ts';
import { LEVELS, type Level, SURFACE_SPACES, spaceOfLevel } from '../vocabulary.ts';
import { drawSmallDiver } from './diver-tile.ts';
import { drawHackerTrack } from './hacker-track.ts';
import { drawKey, drawKeyPlace } from './key.ts';
import type { SeatNews } from './news.ts';
import { drawFreeSpace, drawResource, drawShelf, eachCube, freshCubes, lostCubes } from './resource.ts';
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

/** From this width there is room for every free space, and from the next for the divers' names too. */
const ROOMY = 350;
const NAMED = 500;
/** Where a diver's tile begins beside its key, and how wide it is with a name and without. */
const TILE = { x: 38, named: 184, width: 39 } as const;
/** The size of a permanent reward, and of a cube where there is little room. */
const PERMANENT = 28;
const CUBE = 27;
/** The smallest cube that still has room for its letter. */
const SMALLEST_CUBE = 26;

/** Draws a count with its sign, ending at `right`, and returns where it begins. */
const count = (
  pen: Pen,
  icon: IconShape,
  paint: string,
  { value, change }: { readonly value: number; readonly change: number },
  right: number,
  y: number,
): number => {
  const text = `${value}`;
  const width = Math.max(15, textWidth(text, TYPE.body, 'heavy'));
  const left = right - width - 31;
  stampIcon(pen, icon, left + 14, y, 27, paint);
  write(pen, text, left + 31 + width / 2, y, {
    size: TYPE.body,
    weight: 'heavy',
    paint: PALETTE.mist,
    align: 'center',
  });
  drawTrend(pen, change, left + 3, y - 10);
  return left;
};

const drawHeader = (pen: Pen, player: SeatView, news: SeatNews, name: string, box: Box): void => {
  const y = middle(box) - 1;
  const reach = { value: player.reach, change: news.reach };
  const contracts = { value: player.contractCount, change: news.contracts };
  const before = count(pen, 'boat-propeller', PALETTE.foam, reach, box.x + box.width - 12, y);
  const end = count(pen, 'scroll-unfurled', PALETTE.paper, contracts, before - 8, y);
  write(pen, name, box.x + 44, y, {
    size: TYPE.body,
    weight: 'bold',
    paint: PALETTE.mist,
    width: end - 8 - box.x - 44,
    smallest: TYPE.small,
  });
};

const drawLane = (pen: Pen, box: Box, look: SeatLook): void => {
  roundPath(pen, box, RADIUS.lane);
  pen.fillStyle = faded(PALETTE.abyss, 0.42);
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = faded(look.paint, 0.3);
  pen.stroke();
};

/** Draws what all stands on: the panel with the player's disc, and a lane for the surface and each level. */
const drawGround = (pen: Pen, look: SeatLook, x: number, width: number, rows: MiniRows): void => {
  const top = rows.header;
  stamp(
    pen,
    `mini sea ${look.emblem}`,
    { x, y: top, width, height: rows.track - top },
    (fresh, wide) => {
      const lane = (y: number): Box => ({ x: 0, y: y - top, width: wide, height: rows.height - 3 });
      const header = lane(rows.header);
      drawPanel(fresh, header, look.paint);
      drawDisc(fresh, look, 22, middle(header) - 1, 32);
      for (const y of [rows.surface, ...LEVELS.map(rows.level)]) drawLane(fresh, lane(y), look);
    },
    14,
  );
};

/** Where a diver of the column stands in a miniature of this place and width. */
export const miniDiverPlace = (space: number, x: number, width: number, rows: MiniRows): Box => {
  const level = LEVELS[space - SURFACE_SPACES];
  if (level === undefined) {
    const size = rows.height - 7;
    const left = x + 4 + (SURFACE_SPACES - 1 - space) * (size + 5);
    return { x: left, y: rows.surface + 2, width: size, height: size };
  }
  return {
    x: x + TILE.x,
    y: rows.level(level) + 2,
    width: width >= NAMED ? TILE.named : TILE.width,
    height: rows.height - 6,
  };
};

const drawDiverAt = (pen: Pen, diver: DiverView, box: Box, news: SeatNews, say: Say): void => {
  drawSmallDiver(pen, diver, box, say);
  const by = news.moved.get(diver.diver);
  if (by !== undefined || news.upgraded.has(diver.diver)) ringBox(pen, box, RADIUS.lane);
  if (by !== undefined) drawTrend(pen, by, box.x + 6, box.y + box.height - 8);
};

const drawSurface = (
  pen: Pen,
  player: SeatView,
  news: SeatNews,
  rows: MiniRows,
  box: Box,
  say: Say,
): void => {
  for (const [space, diver] of player.column.slice(0, SURFACE_SPACES).entries())
    drawDiverAt(pen, diver, miniDiverPlace(space, box.x, box.width, rows), news, say);
  const y = middle(box);
  const batteries = { value: player.batteries, change: news.batteries };
  const credits = { value: player.credits, change: news.credits };
  const before = count(pen, 'battery-pack', PALETTE.battery, batteries, box.x + box.width - 10, y);
  count(pen, 'two-coins', PALETTE.coin, credits, before - 8, y);
};

const drawLevel = (
  pen: Pen,
  player: SeatView,
  news: SeatNews,
  components: Components,
  level: Level,
  box: Box,
  say: Say,
): void => {
  const look = seatLook(player.seat);
  const key = { x: box.x + 4, y: box.y + box.height / 2 - 16, width: 32, height: 32 };
  if (player.keys.includes(level)) drawKey(pen, level, look, key);
  else drawKeyPlace(pen, key);
  if (news.keys.has(level)) ringBox(pen, key, RADIUS.small);
  const diver = player.column[spaceOfLevel(level)];
  const named = box.width >= NAMED;
  const tile = {
    x: box.x + TILE.x,
    y: box.y + 2,
    width: named ? TILE.named : TILE.width,
    height: box.height - 3,
  };
  if (diver !== undefined) drawDiverAt(pen, diver, tile, news, say);
  const reward = player.rewards[level - 1];
  const back = reward === undefined ? undefined : components.rewards.get(reward)?.back;
  const right = box.x + box.width;
  const pays = right - PERMANENT / 2 - 2;
  if (back !== undefined) drawPermanent(pen, back, pays, middle(box), PERMANENT);
  if (news.rewards.has(level)) ringPoint(pen, pays, middle(box), PERMANENT);
  const left = tile.x + tile.width + (box.width >= ROOMY ? 9 : 3);
  const shelf = { ...box, x: left, width: right - left - (back === undefined ? 3 : PERMANENT + 3) };
  const cubes = player.cubes[level - 1];
  const spaces = components.values.spaces[level - 1] ?? 0;
  if (cubes === undefined) return;
  const changes = news.cubes[level - 1];
  const step = named ? 38 : 34;
  if (box.width >= ROOMY) drawShelf(pen, cubes, spaces, shelf, 29, step, changes);
  const end = box.width >= ROOMY ? left + spaces * step : drawTightShelf(pen, cubes, spaces, changes, shelf);
  drawTrend(pen, lostCubes(changes), Math.min(end + 6, shelf.x + shelf.width - 10), middle(box) + 10);
};

/** Draws cubes with the free spaces after them as small rings, and returns where they end. */
const drawTightShelf = (
  pen: Pen,
  cubes: Cubes,
  spaces: number,
  changes: Cubes | undefined,
  box: Box,
): number => {
  const lying = eachCube(cubes);
  const fresh = freshCubes(cubes, changes);
  const free = Math.max(0, spaces - lying.length);
  const step = Math.min(CUBE + 1, (box.width - free * 14) / Math.max(1, lying.length));
  const size = Math.max(SMALLEST_CUBE, Math.min(CUBE, Math.floor(step)));
  for (const [index, colour] of lying.entries()) {
    const at = box.x + (index + 0.5) * step;
    drawResource(pen, colour, at, middle(box), size);
    if (fresh[index] === true) ringPoint(pen, at, middle(box), size);
  }
  for (let space = 0; space < free; space++)
    drawFreeSpace(pen, box.x + lying.length * step + 8 + space * 14, middle(box), 10);
  return box.x + lying.length * step + free * 14;
};

const drawTrack = (pen: Pen, player: SeatView, news: SeatNews, box: Box): void => {
  const size = 28;
  const y = box.y + 3;
  drawHackerTrack(pen, player, news.laid, { x: box.x + 2, y, width: 0, height: size }, size, size + 2);
  const end = box.x + box.width;
  const look = seatLook(player.seat);
  const neutral = { x: end - size - 17, y, width: size, height: size };
  write(pen, `${player.neutralX}`, end - 8, y + size / 2, {
    size: TYPE.small,
    weight: 'heavy',
    paint: PALETTE.mist,
    align: 'center',
  });
  if (player.neutralX > 0) drawKey(pen, 'neutral', look, neutral);
  else drawKeyPlace(pen, neutral, 'X');
  const own = { ...neutral, x: neutral.x - size - 2 };
  if (player.ownX) drawKey(pen, 'x', look, own);
  else drawKeyPlace(pen, own, 'X');
  if (news.ownX) ringBox(pen, own, RADIUS.small);
  drawTrend(pen, news.neutralX, neutral.x + size - 2, y + 4);
};

/** Draws a player's sea in little between two edges: column, keys at hand, cubes, track, what it holds. */
export const drawMiniSea = (
  pen: Pen,
  player: SeatView,
  news: SeatNews,
  name: string,
  { x, width }: { readonly x: number; readonly width: number },
  rows: MiniRows,
  components: Components,
  say: Say,
): void => {
  const box = (y: number): Box => ({ x, y, width, height: rows.height - 3 });
  drawGround(pen, seatLook(player.seat), x, width, rows);
  drawHeader(pen, player, news, name, box(rows.header));
  drawSurface(pen, player, news, rows, box(rows.surface), say);
  for (const level of LEVELS) drawLevel(pen, player, news, components, level, box(rows.level(level)), say);
  drawTrack(pen, player, news, box(rows.track));
};
