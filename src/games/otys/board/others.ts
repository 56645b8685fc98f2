import { picture } from '../../../canvas/encoder.ts';
import { heavy, textWidth, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Bit, drawLine, lineWidth } from '../../../canvas/line.ts';
import {
  changeText,
  drawBetter,
  drawShift,
  drawTrend,
  ringBox,
  shiftWidth,
  writeChange,
} from '../../../canvas/marks.ts';
import { type Box, faded, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawPanel, roundPath } from '../../../canvas/shapes.ts';
import { drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, type SeatLook, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, writtenName } from '../../person.ts';
import { cubesAt, diverAt, spacesOf } from '../rules/side.ts';
import type { DiverView, OtysView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel, SURFACE_SPACES, spaceOfLevel } from '../rules/vocabulary.ts';
import { othersTold } from './alt.ts';
import { drawBackdrop } from './backdrop.ts';
import { changesOf, newsOnOthers, type SeatChanges } from './changes.ts';
import { drawSmallDiver, tellsEffect } from './diver-tile.ts';
import { type Shown, UNMARKED } from './focus.ts';
import { drawHackerTrack } from './hacker.ts';
import { drawKey, drawKeyPlace, drawNeutralKeys, drawOwnXAway } from './key.ts';
import { type Held, holdingsOf } from './purse.ts';
import { drawShelf } from './resource.ts';
import { drawPermanent } from './reward-token.ts';
import { placedReward, type Scene } from './scene.ts';
import { drawLevelNumber, drawNextDown, drawVeiled, nextDownPlace } from './sea-marks.ts';
import { iconBit, textBit } from './signs.ts';

const ROWS = {
  header: { y: 6, height: 50 },
  holdings: 78,
  surface: { y: 101, height: 117 },
  level: { y: 224, height: 81, step: 83.5 },
  track: { y: 649, size: 41, step: 50 },
} as const;

const KEY = { x: 5, size: 44 } as const;
const DIVER = { x: 54, y: 1, height: 41 } as const;
const SHELF = { x: 54, y: 43, height: 38 } as const;
const RESOURCE = { size: 44, share: 0.92 } as const;
const PERMANENT = { width: 71, height: 42, edge: 2, gap: 3 } as const;
/** The divers at the surface, one below the other as they go down: how far they are apart, and how tall each is. */
const WAITING = { step: 38.5, height: 37 } as const;
const NEXT_OVER = 3;
const BETTER = 30;
/** The X keys, above the other keys: their size, and where the own one and the neutral ones lie in their lane. */
const X_KEY = { size: 44, top: 2, neutral: 50 } as const;

const otherRow = (level: SeaLevel): { readonly y: number; readonly height: number } => ({
  y: ROWS.level.y + (level - 1) * ROWS.level.step,
  height: ROWS.level.height,
});

const OTHER_SURFACE = ROWS.surface;

interface Edges {
  readonly x: number;
  readonly width: number;
}

const otherDiverPlace = (space: number, { x, width }: Edges): Box => {
  const level = SEA_LEVELS[space - SURFACE_SPACES];
  const tile = { x: x + DIVER.x, width: width - DIVER.x - PERMANENT.width - PERMANENT.edge - PERMANENT.gap };
  return level === undefined
    ? { ...tile, y: ROWS.surface.y + 2 + space * WAITING.step, height: WAITING.height }
    : { ...tile, y: otherRow(level).y + DIVER.y, height: DIVER.height };
};

interface Sea extends Scene {
  readonly player: SeatView;
  readonly changes: SeatChanges;
  readonly edges: Edges;
}

const drawLane = (pen: Pen, box: Box, look: SeatLook): void => {
  roundPath(pen, box, RADIUS.card);
  fill(pen, faded(PALETTE.abyss, 0.42));
  stroke(pen, faded(look.paint, 0.3), 1);
};

const drawGround = (pen: Pen, look: SeatLook, { x, width }: Edges): void => {
  const top = ROWS.header.y;
  drawCachedSlab(
    pen,
    `other sea ${look.emblem}`,
    { x, y: top, width, height: ROWS.track.y - top },
    (fresh, wide) => {
      const lane = (y: number, height: number): Box => ({ x: 0, y: y - top, width: wide, height });
      const back = lane(top, ROWS.surface.y - top - 6);
      roundPath(fresh, back, RADIUS.panel);
      fill(fresh, PALETTE.hullDeep);
      drawPanel(fresh, lane(top, ROWS.header.height), look.paint);
      drawLane(fresh, lane(ROWS.surface.y, ROWS.surface.height), look);
      for (const level of SEA_LEVELS) drawLane(fresh, lane(otherRow(level).y, ROWS.level.height), look);
    },
  );
};

const drawHeader = (pen: Pen, { player, changes, people, edges, say }: Sea): void => {
  const { y, height } = ROWS.header;
  const mid = y + height / 2 - 1;
  drawPerson(pen, people, player.seat, edges.x + 30, mid, 46);
  write(pen, writtenName(people, player.seat, say), edges.x + 62, mid, {
    ...heavy(TYPE.number),
    width: edges.width - 62 - 12,
    smallest: TYPE.phone,
  });
  drawHeld(pen, holdingsOf(player, changes), edges);
};

const countedBit = (change: number): Bit => ({
  kind: 'drawn',
  width: () => 2 + textWidth(changeText(change), TYPE.phone, 'heavy'),
  draw: (pen, x, y) => writeChange(pen, change, x + 2, y, TYPE.phone),
});

const trendBit = (change: number): Bit => ({
  kind: 'drawn',
  width: () => 18,
  draw: (pen, x, y) => drawTrend(pen, change, x + 10, y),
});

const HELD = heavy(TYPE.name);
/** From the roomiest on: icons' sizes, the least between two holdings, and what is new by how much, or more or less. */
const MANNERS = [
  { scale: 0.95, least: 10, news: countedBit },
  { scale: 0.78, least: 5, news: countedBit },
  { scale: 0.95, least: Number.NEGATIVE_INFINITY, news: trendBit },
] as const;

const drawHeld = (pen: Pen, list: readonly Held[], { x, width }: Edges): void => {
  const laid = MANNERS.map(({ scale, least, news }) => {
    const held = list.map(({ icon, paint, text, change }) => [
      ...[iconBit(icon, paint, scale), textBit(text)],
      ...(change === 0 ? [] : [news(change)]),
    ]);
    const gap = held.reduce((rest, bits) => rest - lineWidth(bits, HELD), width) / list.length;
    return { held, gap, fits: gap >= least };
  });
  const { held, gap } = laid.find(({ fits }) => fits) ?? { held: [], gap: 0 };
  let at = x + gap / 2;
  for (const bits of held) at += gap + drawLine(pen, bits, at, ROWS.holdings, HELD);
};

/** Draws a diver; `used` is taken at its tile's end. How far it moved stands beside the tile if that `isFree`. */
const drawDiverAt = (
  pen: Pen,
  diver: DiverView,
  box: Box,
  changes: SeatChanges,
  say: Say,
  { isFree, used }: { readonly isFree: boolean; readonly used: number },
): void => {
  const by = changes.moved.get(diver.diver) ?? 0;
  const isUpgraded = changes.upgraded.has(diver.diver);
  const wide = shiftWidth(TYPE.phone);
  const taken = used + (isFree || by === 0 ? 0 : wide + 4);
  const free = tellsEffect(box) ? taken + (isUpgraded ? BETTER : 0) : 0;
  drawSmallDiver(pen, diver, box, say, free);
  if (by !== 0 || isUpgraded) ringBox(pen, box, RADIUS.lane);
  const [edge, mid] = [box.x + box.width + 2, box.y + box.height / 2];
  drawShift(pen, by, isFree ? edge + 34 : edge - used - 4 - wide / 2, mid, TYPE.phone);
  if (isUpgraded) drawBetter(pen, edge - 4 - taken - BETTER / 2, mid);
};

const drawXKeys = (pen: Pen, { player, changes, edges }: Sea): void => {
  const { size, top, neutral } = X_KEY;
  const look = seatLook(player.seat);
  const own = { x: edges.x + KEY.x, y: ROWS.surface.y + top, width: size, height: size };
  if (player.ownX) drawKey(pen, 'x', look, own);
  else drawOwnXAway(pen, look, own);
  if (changes.ownX) ringBox(pen, own, RADIUS.small);
  const one = { ...own, y: ROWS.surface.y + neutral };
  if (player.neutralX > 0) drawNeutralKeys(pen, player.neutralX, one, true);
  drawTrend(pen, changes.neutralX, one.x + size - 3, one.y + 6);
};

const drawSurface = (pen: Pen, sea: Sea): void => {
  const { player, changes, edges, say } = sea;
  const next = otherDiverPlace(SURFACE_SPACES - 1, edges);
  const text = say('otys-board-next');
  const left = next.x + next.width - NEXT_OVER;
  const room = edges.x + edges.width - PERMANENT.edge - left;
  const sign = { text, size: TYPE.phone, room, y: next.y + 1 };
  const right = left + nextDownPlace({ ...sign, right: 0 }).width;
  for (const [space, diver] of player.column.slice(0, SURFACE_SPACES).entries()) {
    const isNext = space === SURFACE_SPACES - 1;
    const place = otherDiverPlace(space, edges);
    drawDiverAt(pen, diver, place, changes, say, { isFree: !isNext, used: isNext ? NEXT_OVER : 0 });
  }
  drawNextDown(pen, { ...sign, right });
  drawXKeys(pen, sea);
};

const drawLevel = (pen: Pen, sea: Sea, level: SeaLevel): void => {
  const { player, changes, edges, components, say } = sea;
  const { y, height } = otherRow(level);
  const key = { x: edges.x + KEY.x, y: y + (height - KEY.size) / 2, width: KEY.size, height: KEY.size };
  if (player.keys.includes(level)) drawKey(pen, level, seatLook(player.seat), key);
  else drawKeyPlace(pen, key);
  if (changes.keys.has(level)) ringBox(pen, key, RADIUS.small);
  const place = otherDiverPlace(spaceOfLevel(level), edges);
  drawDiverAt(pen, diverAt(player, level), place, changes, say, { isFree: false, used: 0 });
  const back = placedReward(sea, player.seat, level)?.back;
  const { width, edge } = PERMANENT;
  const pays = { x: edges.x + edges.width - width - edge, y: y + 1, width, height: PERMANENT.height };
  if (back !== undefined) drawPermanent(pen, back, pays, TYPE.phone, changes.rewards.has(level));
  const most = Math.max(...components.values.spaces);
  const step = Math.min(RESOURCE.size / RESOURCE.share, (edges.width - SHELF.x - 4) / most);
  const spaces = spacesOf(components.values, level);
  const shelf = { x: edges.x + SHELF.x, y: y + SHELF.y, width: spaces * step, height: SHELF.height };
  const size = Math.min(SHELF.height, Math.floor(step * RESOURCE.share));
  drawShelf(pen, cubesAt(player, level), spaces, shelf, size, step, changes.cubes[level - 1]);
};

const drawOtherSea = (pen: Pen, sea: Sea): void => {
  const { player, changes, edges } = sea;
  drawGround(pen, seatLook(player.seat), edges);
  drawHeader(pen, sea);
  drawSurface(pen, sea);
  for (const level of SEA_LEVELS) drawLevel(pen, sea, level);
  drawHackerTrack(pen, player, changes, { ...ROWS.track, x: edges.x + 4 });
};

const PLACES = {
  horizon: { waterline: 98, floor: 641 },
  levels: 27,
  seas: { left: 54, right: 1092, gap: 10 },
} as const;

/** All but `seat`, in the order in which the Colony and its contracts name everybody. */
export const othersOf = (view: OtysView, seat: Seat): readonly SeatView[] =>
  view.seats.filter((player) => player.seat !== seat);

const edgesOf = (index: number, count: number): Edges => {
  const { left, right, gap } = PLACES.seas;
  const width = (right - left - gap * (count - 1)) / Math.max(1, count);
  return { x: left + index * (width + gap), width };
};

/** The level these players dive at; undefined if the player who is up is none of them: nobody dives in their seas. */
export const openAmong = (others: readonly SeatView[], { active, turn }: OtysView): SeaLevel | undefined =>
  others.some(({ seat }) => seat === turn.seat) ? active?.level : undefined;

const drawLevels = (pen: Pen, open: SeaLevel | undefined): void => {
  drawIcon(pen, 'big-wave', PLACES.levels, OTHER_SURFACE.y + OTHER_SURFACE.height / 2, 40, PALETTE.mist);
  for (const level of SEA_LEVELS) {
    const { y, height } = otherRow(level);
    const lit = level === open;
    if (lit) {
      pen.fillStyle = faded(PALETTE.lamp, 0.22);
      pen.fillRect(0, y - 2, PICTURE.width, height + 4);
    }
    drawLevelNumber(pen, level, PLACES.levels, y + height / 2, lit);
  }
};

/** The seas of all but `seat`, side by side. Sponsors and rewards are on the sea shown with it. */
export const othersPicture = (scene: Scene, seat: Seat, shown: Shown = UNMARKED): Picture => {
  const { view } = scene;
  const { focus } = shown;
  const changes = newsOnOthers(shown.changes);
  const others = othersOf(view, seat);
  const lit = focus.flatMap((piece): readonly Box[] => {
    const index = piece.kind === 'diver' ? others.findIndex((player) => player.seat === piece.seat) : -1;
    return piece.kind === 'diver' && index >= 0
      ? [otherDiverPlace(piece.space, edgesOf(index, others.length))]
      : [];
  });
  const draw = (pen: Pen): void => {
    drawBackdrop(pen, PLACES.horizon);
    drawLevels(pen, openAmong(others, view));
    for (const [index, player] of others.entries()) {
      const edges = edgesOf(index, others.length);
      drawOtherSea(pen, { ...scene, player, changes: changesOf(changes, player.seat), edges });
    }
  };
  return picture('otys-others', othersTold(scene, others, { changes }), (pen) =>
    drawVeiled(pen, { lit, asked: lit }, () => draw(pen)),
  );
};
