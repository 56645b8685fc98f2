import { bold, heavy, textWidth, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { asMark, changeText, writeChange } from '../../../canvas/marks.ts';
import { type Box, faded, fill, type Pen, stroke, strokeEdged, strokeRound } from '../../../canvas/pen.ts';
import { circlePath, drawDisc, drawGlow, drawPanel, linePath, roundPath } from '../../../canvas/shapes.ts';
import { drawCachedSlab } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { type Person, writtenName } from '../../person.ts';
import type { OtysView } from '../rules/view.ts';
import { type Changes, changesOf } from './changes.ts';
import { drawKeyInPlay } from './key.ts';
import type { Scene } from './scene.ts';

/** Where a seat's disc lies on the track: on its score, or past the end of it, and which of those there. */
interface RacePlace {
  readonly seat: Seat;
  /** 0 to the target, or one more for all beyond it. */
  readonly node: number;
  readonly index: number;
  readonly among: number;
}

/** Where everybody stands on the score track. */
export const racePlaces = ({ seats, target }: OtysView): readonly RacePlace[] => {
  const nodeOf = (prestige: number): number => Math.min(prestige, target + 1);
  return seats.map(({ seat, prestige }) => {
    const together = seats.filter((other) => nodeOf(other.prestige) === nodeOf(prestige));
    return {
      seat,
      node: nodeOf(prestige),
      index: together.findIndex((other) => other.seat === seat),
      among: together.length,
    };
  });
};

interface Panel extends Box {
  readonly foot: number;
}
const panelOf = (box: Box, isNamed: boolean): Panel => ({
  ...box,
  foot: isNamed ? NAMES.height : Math.min(36, box.height * 0.37),
});

const NAMES = {
  height: 52,
  emblem: 44,
  gap: 10,
  edge: 10,
  key: { width: 46, height: 42 },
} as const;

const EDGES = { left: 174, right: 120 } as const;
const lineOf = ({ height, foot }: Pick<Panel, 'height' | 'foot'>): number => (height - foot + 2) / 2;
const stepOf = (target: number, { width }: Pick<Box, 'width'>): number =>
  (width - EDGES.left - EDGES.right) / target;
const nodeAt = (node: number, target: number, box: Pick<Box, 'width'>): number =>
  EDGES.left + node * stepOf(target, box) + (node > target ? 12 : 0);

const APART = { within: 3, between: 8, edge: 2 } as const;
const LAURELS = 38;
const SMALL = 22;

/** Where discs on one node lie, none touching another. `step` is from node to node, `high` the height for discs. */
export const discAt = (
  { index, among, node }: RacePlace,
  places: readonly RacePlace[],
  step: number,
  high: number,
): { readonly dx: number; readonly dy: number; readonly size: number } => {
  const beside = places.filter((other) => Math.abs(other.node - node) === 1);
  const free = beside.some((other) => other.among > 2)
    ? 2 * (step - SMALL - APART.within / 2 - APART.between)
    : step - (beside.length > 0 ? APART.between : 4);
  if (among === 1) return { dx: 0, dy: 0, size: Math.min(free, high) };
  const half = (high - APART.within) / 2 - APART.edge;
  const size = among === 2 ? Math.min(free, half) : Math.min(half, beside.length > 0 ? SMALL : step);
  const off = (size + APART.within) / 2;
  if (among === 2) return { dx: 0, dy: index === 0 ? -off : off, size };
  const alone = among === 3 && index === 2;
  return { dx: alone ? 0 : index % 2 === 0 ? -off : off, dy: index < 2 ? -off : off, size };
};

const drawShared = (pen: Pen, x: number, y: number, { among }: RacePlace, size: number): void => {
  const height = 2 * size + APART.within + 2 * APART.edge;
  const width = among === 2 ? size + 2 * APART.edge : height;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  roundPath(pen, box, Math.min(RADIUS.card, size / 2 + APART.edge));
  fill(pen, PALETTE.hullDeep);
  stroke(pen, PALETTE.mistSoft, 2);
};

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const GHOST = 20;

/** What of a stretch is left beside others that lie on it, without what is too short to be seen. */
export const stretchesBeside = (whole: Stretch, covered: readonly Stretch[]): readonly Stretch[] =>
  covered
    .reduce<readonly Stretch[]>(
      (left, { from, to }) =>
        left
          .flatMap((part) => [
            { ...part, to: Math.min(part.to, from) },
            { ...part, from: Math.max(part.from, to) },
          ])
          .filter((part) => part.to > part.from),
      [whole],
    )
    .filter(({ from, to }) => to - from >= SHORTEST);
const SHORTEST = 8;

const drawStretch = (pen: Pen, { from, to }: Stretch, y: number): void => {
  linePath(pen, from, y, to, y);
  strokeEdged(pen, [PALETTE.news, 6], [PALETTE.newsDeep, 10]);
};

type PlacedDisc = Pick<Box, 'x' | 'y'> & { readonly seat: Seat; readonly size: number };

/** The way of a disc since the picture before, clear of other discs, ways and the laurels. */
const drawWay = (
  pen: Pen,
  from: number,
  disc: PlacedDisc,
  discs: readonly PlacedDisc[],
  laurels: Stretch,
): void => {
  const covered = discs.flatMap(({ x, y, size }): readonly Stretch[] =>
    Math.abs(y - disc.y) < (size + GHOST) / 2 ? [{ from: x - size / 2 - 4, to: x + size / 2 + 4 }] : [],
  );
  const isFree = covered.every((other) => from + GHOST / 2 <= other.from || other.to <= from - GHOST / 2);
  const whole = { from: isFree ? from - GHOST / 2 : from, to: disc.x };
  const [first, ...rest] = stretchesBeside(whole, [...covered, laurels]);
  // Without a start of its own it would be taken for the way of whose disc it begins at.
  const start = first === undefined ? undefined : first.from + GHOST / 2;
  const hasStart = first !== undefined && first.to - first.from >= GHOST;
  asMark(pen, () => {
    for (const stretch of hasStart ? [first, ...rest] : rest) drawStretch(pen, stretch, disc.y);
    if (hasStart && start !== undefined) drawDisc(pen, seatLook(disc.seat), start, disc.y, GHOST);
  });
};

const drawTrack = (pen: Pen, target: number, title: string, box: Panel): void =>
  drawCachedSlab(pen, `score track ${target} ${title} ${box.foot}`, box, (fresh, width, height) => {
    const whole = { x: 0, y: 0, width, height, foot: box.foot };
    const line = lineOf(whole);
    drawPanel(fresh, whole);
    write(fresh, title, 18, line, { ...bold(TYPE.phone, PALETTE.laurel), width: EDGES.left - 44 });
    linePath(fresh, nodeAt(0, target, whole), line, nodeAt(target, target, whole), line);
    strokeRound(fresh, faded(PALETTE.hullEdge, 0.75), 6);
    for (let node = 0; node <= target; node++) {
      circlePath(fresh, nodeAt(node, target, whole), line, node % 3 === 0 ? 9 : 6);
      fill(fresh, node === target ? PALETTE.laurel : PALETTE.hullEdge);
    }
    drawIcon(fresh, 'laurels', nodeAt(target, target, whole), line, LAURELS, PALETTE.laurel);
  });

const drawNumbers = (pen: Pen, { target, seats }: OtysView, changes: Changes, box: Panel): void => {
  const below = box.y + box.height - box.foot / 2;
  const at = (node: number): number => box.x + nodeAt(node, target, box);
  for (let node = 0; node <= target; node++) {
    const taken = seats.some(({ prestige }) => prestige === node);
    const crowded = seats.some(({ prestige }) => Math.abs(prestige - node) === 1);
    if (taken || (node % 3 === 0 && !crowded))
      write(pen, `${node}`, at(node), below, {
        size: TYPE.phone,
        weight: taken ? 'heavy' : 'plain',
        paint: taken ? PALETTE.mist : PALETTE.mistSoft,
        align: 'center',
      });
  }
  for (const { seat, prestige } of seats) {
    const change = changeText(changesOf(changes, seat).prestige);
    if (change === '' || prestige > target) continue;
    // On the side where no other number is.
    const way = seats.some((other) => other.prestige === prestige + 1) ? -1 : 1;
    write(pen, change, at(prestige) + way * 20, below, {
      ...heavy(TYPE.small, PALETTE.news),
      align: way < 0 ? 'right' : 'left',
    });
  }
  const beyond = seats.map(({ prestige }) => prestige).filter((prestige) => prestige > target);
  if (beyond.length > 0) {
    const [least, most] = [Math.min(...beyond), Math.max(...beyond)];
    const apart = least !== most;
    write(
      pen,
      apart ? `${least}–${most}` : `${most}`,
      apart ? box.x + box.width - 14 : at(target + 1),
      below,
      { ...heavy(TYPE.phone, PALETTE.laurel), align: apart ? 'right' : 'center' },
    );
  }
};

/** Lights the name of the player who is up; `x` is where the emblem begins. */
const drawUp = (pen: Pen, x: number, y: number, width: number): void => {
  roundPath(pen, { x: x - 5, y: y - NAMES.emblem / 2 - 3, width, height: NAMES.emblem + 6 }, RADIUS.panel);
  fill(pen, faded(PALETTE.lamp, 0.2));
  stroke(pen, PALETTE.lamp, 2.5);
};

const drawNames = (
  pen: Pen,
  { view, people, say }: Pick<Scene, 'view' | 'people' | 'say'>,
  changes: Changes,
  box: Panel,
): void => {
  const { seats, turn, active, phase } = view;
  const y = box.y + box.height - box.foot / 2 - 3;
  const tokenOf = (seat: Seat) => (seat === turn.seat && phase !== 'over' ? active?.token : undefined);
  // Whose key is in play has as much more room, so that all names and points have the same.
  const keys = seats.some(({ seat }) => tokenOf(seat) !== undefined) ? NAMES.key.width : 0;
  const usual = (box.width - 2 * NAMES.edge - keys) / seats.length;
  let x = box.x + NAMES.edge;
  for (const { seat, prestige } of seats) {
    const isUp = seat === turn.seat && phase !== 'over';
    const token = tokenOf(seat);
    const room = usual + (token === undefined ? 0 : keys);
    if (isUp) drawUp(pen, x, y, room - NAMES.gap / 2);
    drawDisc(pen, seatLook(seat), x + NAMES.emblem / 2, y, NAMES.emblem);
    const left = x + NAMES.emblem + NAMES.gap;
    const number = `${prestige}`;
    const key = token === undefined ? 0 : NAMES.key.width;
    const gained = changesOf(changes, seat).prestige;
    const written = write(pen, writtenName(people, seat, say), left, y, {
      ...bold(TYPE.name),
      width:
        room -
        NAMES.emblem -
        textWidth(number, TYPE.number, 'heavy') -
        (gained === 0 ? 0 : 1.5 * NAMES.gap + textWidth(changeText(gained), TYPE.phone, 'heavy')) -
        4 * NAMES.gap -
        key,
      smallest: TYPE.phone,
    });
    const total = write(pen, number, left + written + NAMES.gap, y, heavy(TYPE.number, PALETTE.laurel));
    if (gained !== 0) writeChange(pen, gained, left + written + total + 1.5 * NAMES.gap, y, TYPE.phone);
    const { width, height } = NAMES.key;
    const place = { x: x + room - NAMES.gap - width - 3, y: y - height / 2, width, height };
    if (token !== undefined) drawKeyInPlay(pen, token, seatLook(seat), place);
    x += room;
  }
};

/** Draws the score track with everybody on it, below it the scores if `people` are given, else the nodes' numbers. */
export const drawScoreRace = (
  pen: Pen,
  view: OtysView,
  changes: Changes,
  whole: Box,
  say: Say,
  people?: readonly Person[],
): void => {
  const { target, seats } = view;
  const box = panelOf(whole, people !== undefined);
  drawTrack(pen, target, say('otys-piece-prestige'), box);
  const line = box.y + lineOf(box);
  const at = (node: number): number => box.x + nodeAt(node, target, box);
  if (people === undefined) drawNumbers(pen, view, changes, box);
  else {
    drawNames(pen, { view, people, say }, changes, box);
    // Those who are past the end stand where its number would be.
    if (seats.every(({ prestige }) => prestige <= target))
      write(pen, `${target}`, at(target) + 30, line, heavy(TYPE.phone, PALETTE.laurel));
  }
  const places = racePlaces(view);
  const placed = places.map((place) => ({
    ...place,
    ...discAt(place, places, stepOf(target, box), box.height - box.foot - 11),
  }));
  for (const place of placed)
    if (place.among > 1 && place.index === 0) drawShared(pen, at(place.node), line, place, place.size);
  const discs = placed.map(({ seat, node, dx, dy, size }) => ({
    seat,
    x: at(node) + dx,
    y: line + dy,
    size,
  }));
  const laurels = { from: at(target) - LAURELS / 2, to: at(target) + LAURELS / 2 };
  for (const [index, disc] of discs.entries()) {
    const { seat } = disc;
    const before = (seats[seat]?.prestige ?? 0) - changesOf(changes, seat).prestige;
    if (Math.min(before, target + 1) < (places[index]?.node ?? 0))
      drawWay(pen, at(before), disc, discs, laurels);
  }
  // Below all discs, so that its light covers none of them.
  for (const { seat, node, dx, dy, size } of placed)
    if (seat === view.turn.seat && view.phase !== 'over')
      drawGlow(
        pen,
        { x: at(node) + dx - size / 2, y: line + dy - size / 2, width: size, height: size },
        size / 2,
      );
  for (const { seat, node, dx, dy, size } of placed)
    drawDisc(pen, seatLook(seat), at(node) + dx, line + dy, size);
};
