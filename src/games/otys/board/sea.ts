import { picture } from '../../../canvas/encoder.ts';
import { bold, heavy, plain, write } from '../../../canvas/fonts.ts';
import { drawBetter, drawChange, drawShift, ringBox, shiftWidth } from '../../../canvas/marks.ts';
import { type Box, centre, faded, fill, middle, type Pen, stroke } from '../../../canvas/pen.ts';
import { PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawGlow, drawPanel, linePath, polygonPath, roundPath } from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, SPACE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, writtenName } from '../../person.ts';
import { contractOf } from '../rules/components.ts';
import { canPay } from '../rules/shortfall.ts';
import { cubesAt, diverAt, spacesOf } from '../rules/side.ts';
import { sponsorOn } from '../rules/sponsors.ts';
import type { DiverView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS, type SeaLevel, SURFACE_SPACES, spaceOfLevel } from '../rules/vocabulary.ts';
import { seaWords } from './alt.ts';
import { drawBackdrop } from './backdrop.ts';
import { changesOf, newsOnSea, type SeatChanges } from './changes.ts';
import { drawDiver, drawSponsor } from './diver-tile.ts';
import { type Piece, type Shown, seatStatus, UNMARKED } from './focus.ts';
import { drawHackerTrack, keysToHome } from './hacker.ts';
import { drawKey, drawKeyInPlay, drawKeyPlace, drawKeyTab } from './key.ts';
import { drawPurse } from './purse.ts';
import { drawShelf } from './resource.ts';
import { drawPermanent, drawReward, drawRewardPlace } from './reward-token.ts';
import { placedReward, type Scene, shownSide, tokensOn } from './scene.ts';
import {
  drawLevelNumber,
  drawNextDown,
  drawQueueArrow,
  drawSlip,
  drawVeiled,
  type Forward,
  nextDownWidth,
} from './sea-marks.ts';
import {
  diverPlace,
  keyBesidePlace,
  keyInPlayPlace,
  keyTabPlace,
  PLACES,
  permanentPlace,
  pieceOnSea,
  rewardPlace,
  rowOf,
  SEA_HEIGHT,
  shelfPlace,
  sponsorPlace,
} from './sea-places.ts';
import { drawWreath, WREATHS } from './signs.ts';

const CLEAR = 26;

const drawCliff = (pen: Pen, spaces: readonly number[]): void => {
  const { waterline, floor } = PLACES.horizon;
  const edges = SEA_LEVELS.map((level) => {
    const { x, width } = shelfPlace(level, spaces[level - 1] ?? 0);
    return { y: rowOf(level).y, x: Math.min(x + width + CLEAR, PLACES.permanent.x - 4) };
  });
  const left = Math.min(...edges.map(({ x }) => x)) - CLEAR;
  const box = { x: left, y: waterline + 12, width: PICTURE.width - left, height: floor - waterline };
  drawCached(pen, `otys cliff ${spaces.join()}`, box, (fresh, width, height) => {
    const at = (x: number, y: number) => [x - box.x, y - box.y] as const;
    const outline = [
      at((edges[0]?.x ?? left) + 30, box.y),
      ...edges.flatMap(({ x, y }, index) => [
        at(x + 8 - (index % 2) * 6, y + 4),
        at(x - 5, y + 30),
        at(x + 3 + (index % 3) * 3, y + 58),
        at(x - 1, y + 76),
      ]),
    ];
    polygonPath(fresh, [...outline, [width - 12, height], [width, height], [width, 0]]);
    const rock = fresh.createLinearGradient(0, 0, 0, height);
    rock.addColorStop(0, faded(PALETTE.tower, 0.72));
    rock.addColorStop(0.45, faded(PALETTE.hullEdge, 0.5));
    rock.addColorStop(1, faded(PALETTE.ruin, 0.85));
    fill(fresh, rock);
    fresh.lineJoin = 'round';
    linePath(fresh, ...outline.flat());
    stroke(fresh, faded(PALETTE.foam, 0.3), 3);
    fresh.beginPath();
    for (const [index, [x, y]] of outline.entries()) {
      if (index % 2 === 1) continue;
      fresh.moveTo(x + 14, y + 8);
      fresh.lineTo(x + 34, y + 20);
      fresh.lineTo(x + 62 + (index % 3) * 18, y + 14);
    }
    stroke(fresh, faded(PALETTE.abyss, 0.34), 2);
  });
};

interface Drawn extends Scene {
  readonly player: SeatView;
  readonly changes: SeatChanges;
  readonly turnedUp: ReadonlySet<string>;
  readonly turned: ReadonlySet<SeaLevel>;
  readonly up: boolean;
  readonly focus: readonly Piece[];
}

const drawPlate = (pen: Pen, { view, player, changes, people, say, up }: Drawn): void => {
  const { x, y, width, height } = PLACES.plate;
  const look = seatLook(player.seat);
  drawPanel(pen, PLACES.plate, look.paint);
  drawPerson(pen, people, player.seat, x + 42, y + height / 2 - 1, 58);
  const room = width - 84 - 84;
  write(pen, writtenName(people, player.seat, say), x + 84, y + 27, {
    ...heavy(TYPE.name),
    width: room,
    smallest: TYPE.strong,
  });
  write(pen, seatStatus(view, player.seat, say), x + 84, y + 57, {
    ...plain(
      TYPE.phone,
      up || view.result?.winners.includes(player.seat) === true ? PALETTE.lamp : PALETTE.mistSoft,
    ),
    width: room,
  });
  drawWreath(pen, `${player.prestige}`, x + width - 44, y + height / 2 - 1, 68, WREATHS.panel, 30);
  drawChange(pen, changes.prestige, x + width - 26, y + height - 10);
};

const drawDiverChanges = (
  pen: Pen,
  { diver }: DiverView,
  { moved, upgraded }: SeatChanges,
  box: Box,
): void => {
  const by = moved.get(diver);
  if (by !== undefined || upgraded.has(diver)) ringBox(pen, box, RADIUS.tile);
  // In the corner that leaves the diver and its name free.
  const [right, y, wide] = [box.x + box.width - 12, box.y + box.height, shiftWidth(TYPE.small)];
  if (by !== undefined) drawShift(pen, by, right - wide / 2, y);
  if (upgraded.has(diver)) drawBetter(pen, right - (by === undefined ? 15 : wide + 19), y);
};

const drawSurfaceDivers = (pen: Pen, { view, player, changes, say, up }: Drawn): void => {
  const { x, y, height, step } = PLACES.surface;
  pen.fillStyle = PALETTE.post;
  for (const post of [x + 20, x + 340, x + 650]) pen.fillRect(post, y + height, 10, 30);
  roundPath(pen, { x: x - 10, y: y + height - 2, width: 3 * step + 6, height: 10 }, SPACE.hair);
  fill(pen, PALETTE.plank);
  for (const [space, diver] of player.column.slice(0, SURFACE_SPACES).entries()) {
    const box = diverPlace(space, undefined);
    drawDiver(pen, diver, box, say, up && view.freeDivers);
    drawDiverChanges(pen, diver, changes, box);
  }
};

/** Arrows between the surface divers, and the next one’s sign in its foot: clear of level 1, as it would seem its. */
const drawQueueSigns = (pen: Pen, say: Say): void => {
  const { x, y, width, height, step } = PLACES.surface;
  for (const place of [1, 2]) drawQueueArrow(pen, x + place * step - 5, y + 22);
  const text = say('otys-board-next');
  const room = nextDownWidth(text, TYPE.small);
  drawNextDown(pen, { text, size: TYPE.small, right: x + (width + room) / 2, room, y: y + height - 6 });
};

const drawLane = (pen: Pen, box: Box, lit: boolean): void => {
  roundPath(pen, box, RADIUS.card);
  if (!lit) {
    fill(pen, faded(PALETTE.abyss, 0.28));
    stroke(pen, faded(PALETTE.foam, 0.13), 1);
    return;
  }
  const beam = pen.createLinearGradient(box.x, 0, box.x + box.width, 0);
  beam.addColorStop(0, faded(PALETTE.lamp, 0.2));
  beam.addColorStop(0.45, faded(PALETTE.lamp, 0.5));
  beam.addColorStop(1, faded(PALETTE.lamp, 0.12));
  fill(pen, beam);
  drawGlow(pen, { ...box, x: box.x + 2, width: box.width - 4 }, RADIUS.card);
};

const drawKeyAt = (pen: Pen, { view, player, changes, say, up }: Drawn, level: SeaLevel, y: number): void => {
  const { x, width } = PLACES.key;
  const box = { x, y: y + (PLACES.row.height - width) / 2 - 1, width, height: width };
  const look = seatLook(player.seat);
  const active = up && view.active?.level === level ? view.active.token : undefined;
  const home = player.keys.includes(level) && active !== level;
  if (active !== undefined) {
    if (home) drawKey(pen, level, look, keyBesidePlace(level));
    drawKeyInPlay(pen, active, look, keyInPlayPlace(level, home));
    drawKeyTab(pen, say('otys-board-in-play'), keyTabPlace(level));
    return;
  }
  if (home && up && view.phase === 'key') drawGlow(pen, box, RADIUS.lane);
  if (home) drawKey(pen, level, look, box);
  else drawKeyPlace(pen, box, level);
  if (changes.keys.has(level)) ringBox(pen, box, RADIUS.lane);
};

const SLIP_STEP = 50;

const drawShelfAt = (pen: Pen, { view, player, changes, components }: Drawn, level: SeaLevel): void => {
  const { step, size } = PLACES.shelf;
  const cubes = cubesAt(player, level);
  const spaces = spacesOf(components.values, level);
  const box = shelfPlace(level, spaces);
  const { x } = box;
  const complete = view.row
    .map((id) => contractOf({ components }, id))
    .filter((contract) => canPay(contract, cubes));
  roundPath(pen, { ...box, x: x - 4, width: box.width + 8 }, RADIUS.card);
  fill(pen, faded(PALETTE.abyss, 0.34));
  if (complete.length > 0) stroke(pen, PALETTE.laurel, 3);
  drawShelf(pen, cubes, spaces, box, size, step, changes.cubes[level - 1]);
  for (const [index, { prestige }] of complete.entries())
    drawSlip(pen, prestige, x + box.width - 14 - index * SLIP_STEP, box.y + 4);
};

const drawLevel = (pen: Pen, scene: Drawn, level: SeaLevel): void => {
  const { view, player, changes, say, up } = scene;
  const box = rowOf(level);
  const active = up && view.active?.level === level;
  const mid = box.y + box.height / 2;
  drawLane(pen, box, active);
  drawLevelNumber(pen, level, PLACES.level, mid, active);
  const place = sponsorPlace(level);
  drawSponsor(pen, sponsorOn(view, level), place, say, active && view.sponsorUsed);
  if (scene.turned.has(level)) ringBox(pen, place, RADIUS.tile);
  for (const [index, reward] of tokensOn(scene, level).entries()) {
    const token = rewardPlace(level, index);
    drawReward(pen, reward, centre(token), middle(token), token.width);
    if (scene.turnedUp.has(reward.id)) ringBox(pen, token, RADIUS.lane);
  }
  drawKeyAt(pen, scene, level, box.y);
  const diver = diverAt(player, level);
  const stand = diverPlace(spaceOfLevel(level), active ? level : undefined);
  if (up && view.activated === diver.diver) drawGlow(pen, stand, RADIUS.tile);
  drawDiver(pen, diver, stand, say, up && view.freeDivers);
  drawDiverChanges(pen, diver, changes, stand);
  drawShelfAt(pen, scene, level);
  const back = placedReward(scene, player.seat, level)?.back;
  const held = permanentPlace(level);
  if (back === undefined) drawRewardPlace(pen, held);
  else drawPermanent(pen, back, held, TYPE.small, changes.rewards.has(level));
};

const drawFloorThings = (pen: Pen, { view, player, changes, say, up }: Drawn): void => {
  const { x, y } = PLACES.track;
  write(pen, say('otys-board-home-in', { count: keysToHome(player) }), x, y - 21, {
    ...bold(TYPE.phone, PALETTE.lamp),
    width: 434,
  });
  drawHackerTrack(pen, player, changes, PLACES.track, {
    text: say('otys-board-hacker'),
    end: PLACES.purse.x - SPACE.gap,
  });
  drawPurse(pen, player, changes, PLACES.purse.x, PLACES.purse.y + SPACE.tight, {
    say,
    choosing: up && view.phase === 'key',
  });
};

const CHOSEN: ReadonlySet<Piece['kind']> = new Set(['mover', 'carried', 'x-key', 'token']);

const drawChosen = (pen: Pen, { player, components, focus }: Drawn): void => {
  for (const piece of focus) {
    if (!CHOSEN.has(piece.kind)) continue;
    const place = pieceOnSea(piece, player, undefined, components.values.spaces);
    if (place !== undefined) drawGlow(pen, place, RADIUS.tile);
  }
};

const forwardPlaces = ({ view, player, components, up, focus }: Drawn): Forward => {
  const active = up ? view.active?.level : undefined;
  const placesOf = (pieces: readonly Piece[]): readonly Box[] =>
    pieces.flatMap((piece) => pieceOnSea(piece, player, active, components.values.spaces) ?? []);
  const places = placesOf(focus);
  const asked = placesOf(focus.filter(({ kind }) => !CHOSEN.has(kind)));
  if (places.length === 0) return { lit: [], asked };
  const acting = up ? player.column.findIndex(({ diver }) => diver === view.activated) : -1;
  const key = active === undefined ? [] : [keyInPlayPlace(active, false), keyTabPlace(active)];
  const diver = acting < 0 ? [] : [diverPlace(acting, active)];
  return { lit: [PLACES.plate, ...places, ...key, ...diver], asked };
};

const drawSea = (pen: Pen, scene: Drawn): void => {
  const draw = (): void => {
    drawBackdrop(pen, PLACES.horizon);
    drawCliff(pen, scene.components.values.spaces);
    drawPlate(pen, scene);
    drawSurfaceDivers(pen, scene);
    for (const level of SEA_LEVELS) drawLevel(pen, scene, level);
    drawFloorThings(pen, scene);
  };
  drawVeiled(pen, forwardPlaces(scene), draw, () => drawChosen(pen, scene));
  // Above the rings and rims of their tiles, and half in light they would not be read.
  drawQueueSigns(pen, scene.say);
};

interface Upon {
  readonly height: number;
  readonly draw: (pen: Pen) => void;
}

/** One player's sea in cross-section: a row per level. Throws a `RangeError` for a seat that is not at the table. */
export const seaPicture = (
  told: Scene,
  seat: Seat,
  shown: Shown = UNMARKED,
  upon: Upon = { height: SEA_HEIGHT, draw: () => {} },
): Picture => {
  const { view } = told;
  const player = shownSide(told, seat);
  const changes = newsOnSea(shown.changes, seat);
  const scene = {
    ...told,
    player,
    changes: changesOf(changes, seat),
    turnedUp: changes.display,
    turned: changes.sponsors,
    up: view.turn.seat === seat && view.phase !== 'over',
    focus: shown.focus,
  };
  const draw = (pen: Pen): void => {
    drawSea(pen, scene);
    upon.draw(pen);
  };
  return picture(`otys-sea-${seat + 1}`, seaWords(told, player, { ...shown, changes }), draw, upon.height);
};
