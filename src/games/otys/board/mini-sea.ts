import { write } from '../../../canvas/fonts.ts';
import { drawBetter, drawShift, drawTrend, ringBox, shiftWidth } from '../../../canvas/marks.ts';
import { type Box, faded, middle, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, drawPanel, roundPath } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, type SeatLook, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import type { Components } from '../rules/components.ts';
import type { DiverView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel, SURFACE_SPACES, spaceOfLevel } from '../rules/vocabulary.ts';
import type { SeatChanges } from './changes.ts';
import { drawSmallDiver, smallNamesEnd } from './diver-tile.ts';
import { drawHackerTrack } from './hacker-track.ts';
import { drawKey, drawKeyPlace, drawNeutralKeys, drawOwnXAway } from './key.ts';
import { drawShelf } from './resource.ts';
import { drawPermanent, ringPermanent } from './reward-token.ts';
import { drawNextDown, nextDownPlace } from './sea-marks.ts';

/** The rows that all miniatures share with the numbers of the levels beside them: tops and height in pixels. */
export interface MiniRows {
  readonly header: number;
  readonly surface: number;
  readonly level: (level: SeaLevel) => number;
  readonly track: number;
  /** From the top of the header, the surface and each level to that of the next. */
  readonly height: number;
}

/** How much room the things of a level have: its diver's tile, and each resource. */
const ROOM = { tile: 318, step: 45, cube: 42 } as const;

/** The size of a key, and where a diver's tile begins beside it. */
const KEY = 34;
const TILE = 40;
/** How wide the tile of a diver at the surface is. */
const WAITING = 230;
/** The size of a permanent reward. */
const PERMANENT = { width: 62, height: 35 } as const;

const drawHeader = (pen: Pen, name: string, box: Box): void => {
  write(pen, name, box.x + 46, middle(box) - 1, {
    size: TYPE.name,
    weight: 'heavy',
    paint: PALETTE.mist,
    width: box.width - 46 - 14,
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
  drawCached(
    pen,
    `mini sea ${look.emblem}`,
    { x, y: top, width, height: rows.track - top },
    (fresh, wide) => {
      const lane = (y: number): Box => ({ x: 0, y: y - top, width: wide, height: rows.height - 3 });
      const header = lane(rows.header);
      drawPanel(fresh, header, look.paint);
      drawDisc(fresh, look, 22, middle(header) - 1, 32);
      for (const y of [rows.surface, ...SEA_LEVELS.map(rows.level)]) drawLane(fresh, lane(y), look);
    },
    14,
  );
};

/** Where a diver of the column stands in a miniature of this place and width. */
export const miniDiverPlace = (space: number, x: number, rows: MiniRows): Box => {
  const level = SEA_LEVELS[space - SURFACE_SPACES];
  const size = rows.height - 1;
  if (level !== undefined) return { x: x + TILE, y: rows.level(level) - 1, width: ROOM.tile, height: size };
  const left = x + 3 + (SURFACE_SPACES - 1 - space) * (WAITING + 2);
  return { x: left, y: rows.surface - 1, width: WAITING, height: size };
};

/** What a plate with how far a diver moved takes of its tile. */
const MOVED = shiftWidth(TYPE.small) + 6;
/** What the sign of a better side takes of it. */
const BETTER = 32;

/** Draws a diver with what is new of it; how far it moved stands at the end of its tile, of which `used` is taken already. */
const drawDiverAt = (
  pen: Pen,
  diver: DiverView,
  box: Box,
  changes: SeatChanges,
  say: Say,
  used = 0,
): void => {
  const by = changes.moved.get(diver.diver) ?? 0;
  const isUpgraded = changes.upgraded.has(diver.diver);
  drawSmallDiver(pen, diver, box, say, used + (by === 0 ? 0 : MOVED) + (isUpgraded ? BETTER : 0));
  if (by !== 0 || isUpgraded) ringBox(pen, box, RADIUS.lane);
  const [edge, mid] = [box.x + box.width - used, middle(box)];
  drawShift(pen, by, edge - MOVED / 2, mid);
  if (isUpgraded) drawBetter(pen, edge - (by === 0 ? 4 : MOVED) - BETTER / 2, mid);
};

const drawSurface = (
  pen: Pen,
  player: SeatView,
  changes: SeatChanges,
  rows: MiniRows,
  box: Box,
  say: Say,
): void => {
  const next = miniDiverPlace(SURFACE_SPACES - 1, box.x, rows);
  const right = next.x + next.width - 1;
  const hasMoved = changes.moved.has(player.column[SURFACE_SPACES - 1]?.diver ?? 'spy');
  const sign = {
    text: say('otys-board-next'),
    size: TYPE.small,
    right,
    // Beside how far its diver moved there is room for the arrow alone.
    room: hasMoved ? 0 : right - smallNamesEnd(player.column, next, say),
    y: next.y + 7,
  };
  for (const [space, diver] of player.column.slice(0, SURFACE_SPACES).entries()) {
    const used = space === SURFACE_SPACES - 1 ? nextDownPlace(sign).width + 4 : 0;
    drawDiverAt(pen, diver, miniDiverPlace(space, box.x, rows), changes, say, used);
  }
  drawNextDown(pen, sign);
};

const drawLevel = (
  pen: Pen,
  player: SeatView,
  changes: SeatChanges,
  components: Components,
  level: SeaLevel,
  box: Box,
  place: Box,
  say: Say,
): void => {
  const look = seatLook(player.seat);
  const mid = middle(box);
  const key = { x: box.x + 3, y: mid - KEY / 2, width: KEY, height: KEY };
  if (player.keys.includes(level)) drawKey(pen, level, look, key);
  else drawKeyPlace(pen, key);
  if (changes.keys.has(level)) ringBox(pen, key, RADIUS.small);
  const diver = player.column[spaceOfLevel(level)];
  if (diver !== undefined) drawDiverAt(pen, diver, place, changes, say);
  const reward = player.rewards[level - 1];
  const back = reward === undefined ? undefined : components.rewards.get(reward)?.back;
  const pays = { ...PERMANENT, x: box.x + box.width - PERMANENT.width - 2, y: mid - PERMANENT.height / 2 };
  if (back !== undefined) drawPermanent(pen, back, pays);
  if (back !== undefined && changes.rewards.has(level)) ringPermanent(pen, back, pays);
  const cubes = player.cubes[level - 1];
  if (cubes === undefined) return;
  const { step, cube } = ROOM;
  const spaces = components.values.spaces[level - 1] ?? 0;
  const shelf = { ...box, x: place.x + place.width + 4, width: spaces * step };
  drawShelf(pen, cubes, spaces, shelf, cube, step, changes.cubes[level - 1]);
};

/** How tall the tokens below the sea are. */
const TOKEN = 28;

const drawTrack = (pen: Pen, player: SeatView, changes: SeatChanges, box: Box, say: Say): void => {
  const y = box.y + 3;
  drawHackerTrack(pen, player, changes, { x: box.x + 2, y, width: 0, height: TOKEN }, TOKEN, TOKEN + 9);
  const end = box.x + box.width;
  const look = seatLook(player.seat);
  const neutral = { x: end - TOKEN - 36, y, width: TOKEN, height: TOKEN };
  if (player.neutralX > 0) drawNeutralKeys(pen, player.neutralX, neutral);
  const own = { ...neutral, x: neutral.x - TOKEN - 6 };
  if (player.ownX) drawKey(pen, 'x', look, own);
  else drawOwnXAway(pen, look, own);
  write(pen, say('otys-board-x-keys'), own.x - 10, y + TOKEN / 2 - 1, {
    size: TYPE.small,
    weight: 'plain',
    paint: PALETTE.mistSoft,
    align: 'right',
    width: 200,
  });
  if (changes.ownX) ringBox(pen, own, RADIUS.small);
  drawTrend(pen, changes.neutralX, end, y + TOKEN / 2);
};

/** Draws a player's sea in little between two edges: column, keys at hand, cubes, track. */
export const drawMiniSea = (
  pen: Pen,
  player: SeatView,
  changes: SeatChanges,
  name: string,
  { x, width }: { readonly x: number; readonly width: number },
  rows: MiniRows,
  components: Components,
  say: Say,
): void => {
  const box = (y: number): Box => ({ x, y, width, height: rows.height - 3 });
  drawGround(pen, seatLook(player.seat), x, width, rows);
  drawHeader(pen, name, box(rows.header));
  drawSurface(pen, player, changes, rows, box(rows.surface), say);
  for (const level of SEA_LEVELS) {
    const place = miniDiverPlace(spaceOfLevel(level), x, rows);
    drawLevel(pen, player, changes, components, level, box(rows.level(level)), place, say);
  }
  drawTrack(pen, player, changes, box(rows.track), say);
};
