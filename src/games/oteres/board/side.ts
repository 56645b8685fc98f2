import { bold, centred, heavy, plain, textWidth, write } from '../../../canvas/fonts.ts';
import { drawCachedIcon } from '../../../canvas/icons.ts';
import { drawChange, ringBox, ringPoint } from '../../../canvas/marks.ts';
import { apart, type Box, faded, fill, type Pen } from '../../../canvas/pen.ts';
import { drawGlow, drawSlab, outlinePath, roundPath } from '../../../canvas/shapes.ts';
import { drawCached, drawCachedAt } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, type Person, writtenName } from '../../person.ts';
import type { Components } from '../rules/components.ts';
import { pearlCount } from '../rules/table.ts';
import type { PearlView, SeatView } from '../rules/view.ts';
import { type CardFace, cardFace, drawCardBack, drawSign, PAPER, URCHIN_SIGN } from './card.ts';
import type { SeatChanges } from './changes.ts';
import type { Status } from './description.ts';
import { drawHollow, drawReef } from './panel.ts';
import { drawPearl, pearlStep } from './pearl.ts';
import type { SeatPlace } from './places.ts';
import { SHALLOWS } from './theme.ts';

/** Cards of one kind in front of a player, and the pearls under them. */
export interface FrontGroup {
  readonly face: CardFace;
  readonly count: number;
  readonly pearls: readonly PearlView[];
}

/** What lies in front of a player, by kind of card. */
export const frontGroups = (side: SeatView, components: Components, say: Say): readonly FrontGroup[] =>
  [...new Set(side.front.map(({ card }) => card))].map((id) => {
    const laid = side.front.filter(({ card }) => card === id);
    const marks = new Set(laid.flatMap(({ pearl }) => pearl ?? []));
    return {
      face: cardFace(id, components, say),
      count: laid.length,
      pearls: side.pearls.filter(({ mark }) => marks.has(mark)),
    };
  });

const timesOf = ({ count }: FrontGroup): string => (count > 1 ? ` ×${count}` : '');

const WIDE = 240;
const SMALL_SIGN = 34;
const LARGE_SIGN = 50;

/** How wide a place must be for sign and name, in pixels: if it is narrow, all else lies below the name. */
const frontWidth = ({ face }: FrontGroup): number =>
  SMALL_SIGN + 20 + textWidth(face.name, TYPE.small, 'heavy');

/** How cards of one kind are shown: sign, name and the pearls under them; their text would be too small on a phone. */
const drawFrontGroup = (pen: Pen, group: FrontGroup, box: Box, fresh: boolean): void => {
  const { face, pearls } = group;
  drawSlab(pen, box, { ...PAPER, radius: RADIUS.small, lift: 3 });
  if (fresh) ringBox(pen, box, RADIUS.small);
  const inner = box.height - 3;
  const middle = box.y + inner / 2;
  const wide = box.width >= WIDE;
  const sign = Math.min(wide ? LARGE_SIGN : SMALL_SIGN, inner - 6);
  drawSign(pen, face, box.x + 5 + sign / 2, middle, sign);
  const left = box.x + sign + 12;
  const right = box.x + box.width - 7;
  const pearl = Math.min(wide ? 44 : 28, inner - 8);
  const step = pearl * 0.6;
  const stack = pearls.length === 0 ? 0 : pearl + (pearls.length - 1) * step;
  // A narrow card has its pearls and their number below its name.
  const isBelow = !wide && inner >= 52 && (pearls.length > 0 || group.count > 1);
  const y = isBelow ? box.y + inner * 0.27 : middle;
  const size = wide && inner >= 44 ? TYPE.strong : TYPE.small;
  const name = heavy(size, PALETTE.ink);
  const times = timesOf(group);
  const beside = stack === 0 ? 0 : stack + 4;
  const room = right - left - (isBelow ? 0 : beside + textWidth(times, size, 'heavy'));
  const used = write(pen, face.name, left, y, { ...name, width: room });
  const low = isBelow ? box.y + inner * 0.72 : middle;
  write(pen, times, isBelow ? left + beside - 6 : left + used, low, name);
  for (const [index, { colour }] of pearls.entries())
    drawPearl(pen, { colour }, (isBelow ? left : right - stack) + pearl / 2 + index * step, low, pearl);
};

/** One player's side of the table, ready to be drawn. */
export interface Side {
  readonly player: SeatView;
  readonly changes: SeatChanges;
  readonly status: Status;
  readonly front: readonly FrontGroup[];
  readonly first: boolean;
  readonly active: boolean;
}

const PAD = 12;
const PORTRAIT = 56;

const drawFirst = (pen: Pen, right: number, y: number, say: Say): void => {
  const text = say('oteres-board-first');
  drawCached(
    pen,
    `first ${text}`,
    { x: right - 44, y: y - 15, width: 44, height: 30 },
    (fresh, width, height) => {
      roundPath(fresh, { x: 0, y: 0, width, height }, height / 2);
      fill(fresh, SHALLOWS.shell);
      write(fresh, text, width / 2, height / 2, centred(bold(TYPE.small, PALETTE.ink), width - 4));
    },
    0,
  );
};

const drawOut = (pen: Pen, x: number, y: number): void =>
  drawCachedAt(pen, 'out', x, y, PORTRAIT + 2, (fresh) => {
    outlinePath(fresh, 'circle', 0, 0, PORTRAIT + 2);
    fill(fresh, faded(SHALLOWS.reefDeep, 0.5));
    drawSign(fresh, URCHIN_SIGN, -PORTRAIT * 0.34, -PORTRAIT * 0.32, 34);
  });

const drawHeader = (pen: Pen, side: Side, people: readonly Person[], box: Box, say: Say): void => {
  const { player, status, first } = side;
  const [x, y] = [box.x + PAD + PORTRAIT / 2, box.y + PAD + PORTRAIT / 2];
  drawPerson(pen, people, player.seat, x, y, PORTRAIT);
  if (player.out) drawOut(pen, x, y);
  const left = x + PORTRAIT / 2 + 10;
  const right = box.x + box.width - PAD;
  const above = status.words === '' ? 0 : 15;
  write(pen, writtenName(people, player.seat, say), left, y - above, {
    ...heavy(TYPE.phone),
    width: right - left - (first ? 52 : 0),
  });
  if (first) drawFirst(pen, right, y - above, say);
  const { sign } = status;
  if (sign !== undefined)
    drawCachedIcon(
      pen,
      sign === 'done' ? 'check-mark' : 'sands-of-time',
      left + 11,
      y + 14,
      sign === 'done' ? 26 : 24,
      sign === 'done' ? PALETTE.battery : PALETTE.lamp,
    );
  write(pen, status.words, left + (sign === undefined ? 0 : 28), y + 14, {
    ...plain(TYPE.phone, side.active || sign === 'awaited' ? PALETTE.lamp : PALETTE.mistSoft),
    width: right - left - (sign === undefined ? 0 : 28),
  });
};

/** Two cards from behind, fanned, centred on a point. */
const drawFan = (pen: Pen, x: number, y: number): void =>
  drawCachedAt(pen, 'fan', x, y, 44, (fresh) => {
    for (const [turn, dx] of [
      [-0.2, -5],
      [0.16, 6],
    ] as const)
      apart(fresh, () => {
        fresh.translate(dx, 0);
        fresh.rotate(turn);
        drawCardBack(fresh, { x: -12, y: -17, width: 24, height: 34 });
      });
  });

const COUNT_CELL = 0.325;

/** The counts of white pearls, black pearls and cards, each with its change beside it, or above two digits. */
const drawCounts = (pen: Pen, { player, changes }: Side, box: Box): void => {
  const cell = box.width * COUNT_CELL;
  const y = box.y + box.height / 2;
  const counts = [
    [pearlCount(player, 'white'), changes.pearls.white],
    [pearlCount(player, 'black'), changes.pearls.black],
    [player.handSize, changes.hand],
  ] as const;
  for (const [index, [count, change]] of counts.entries()) {
    const x = box.x + index * cell;
    if (index === 2) drawFan(pen, x + 17, y);
    else drawPearl(pen, { colour: index === 0 ? 'white' : 'black' }, x + 13, y, 28);
    const left = x + (index === 2 ? 38 : 31);
    const wide = write(pen, `${count}`, left, y, heavy(TYPE.name));
    // On a tight plate it touches neither this number nor the next sign.
    if (count < 10) drawChange(pen, change, left + wide + 23, y, 'tight');
    else drawChange(pen, change, x + 18, y - 22);
  }
};

const LARGE = { from: 120, size: 104 } as const;

const pearlSize = (count: number, { width, height }: Box): number => {
  const most = Math.min(height > LARGE.from ? LARGE.size : 60, height - 10);
  for (let size = most; size > 36; size -= 2) {
    const gap = size + 6;
    if (Math.floor((width - 10) / gap) * Math.max(1, Math.floor((height - 4) / gap)) >= count) return size;
  }
  return Math.min(36, most);
};

const drawTray = (pen: Pen, { player, changes }: Side, box: Box): void => {
  drawHollow(pen, box);
  const loose = player.pearls.filter(({ held }) => !held);
  const pearls = [
    ...loose.filter(({ colour }) => colour === 'white'),
    ...loose.filter(({ colour }) => colour === 'black'),
  ];
  if (pearls.length === 0) return;
  const size = pearlSize(pearls.length, box);
  const rows = Math.max(1, Math.floor((box.height - 4) / (size + 6)));
  const perRow = Math.max(
    Math.ceil(pearls.length / rows),
    Math.min(pearls.length, Math.floor((box.width - 10) / (size + 6))),
  );
  const used = Math.ceil(pearls.length / perRow);
  const step = pearlStep(Math.min(perRow, pearls.length), size, box.width - 14);
  const rowWidth = (Math.min(perRow, pearls.length) - 1) * step + size;
  const left = box.x + (box.width - rowWidth) / 2 + size / 2;
  for (const [index, pearl] of pearls.entries()) {
    const row = Math.floor(index / perRow);
    const x = left + (index % perRow) * step;
    const y = box.y + box.height / 2 + (row - (used - 1) / 2) * (size + 6);
    drawPearl(pen, { colour: pearl.colour }, x, y, size);
    if (changes.came.has(pearl.mark)) ringPoint(pen, x, y, size);
  }
};

const SLOT = { height: 60, gap: 6 } as const;
/** The most kinds of cards in front that are shown; the rest is told in words. */
const MOST_KINDS = 4;

/** The places of the cards in front: stacked, or side by side on a wide panel, each as wide as its words. */
const slotPlaces = (front: readonly FrontGroup[], { box, shape }: SeatPlace): readonly Box[] => {
  const shown = front.slice(0, MOST_KINDS);
  const kinds = shown.length;
  const width = box.width - 2 * PAD;
  const bottom = box.y + box.height - PAD - 2;
  let x = box.x + PAD;
  if (shape === 'upright') {
    const height = kinds > 2 ? 36 : SLOT.height;
    const top = bottom - kinds * (height + SLOT.gap) + SLOT.gap;
    return shown.map((_, index) => ({ x, y: top + index * (height + SLOT.gap), width, height }));
  }
  const words = shown.map(frontWidth);
  const spare = (width - (kinds - 1) * SLOT.gap - words.reduce((sum, own) => sum + own, 0)) / kinds;
  return shown.map((_, index) => {
    const own = (words[index] ?? 0) + spare;
    const slot = { x, y: bottom - SLOT.height, width: own, height: SLOT.height };
    x += own + SLOT.gap;
    return slot;
  });
};

const bodyOf = (
  { box, shape }: SeatPlace,
  slots: readonly Box[],
): { readonly counts: Box; readonly tray: Box } => {
  const left = box.x + PAD;
  const width = box.width - 2 * PAD;
  const head = box.y + PAD + PORTRAIT;
  const [gap, height] = shape === 'long' ? [1, 40] : [8, 46];
  const top = head + gap + height;
  const floor = (slots[0]?.y ?? box.y + box.height - PAD + SLOT.gap - 2) - SLOT.gap;
  return {
    counts: { x: left, y: head + gap, width, height: height - 2 },
    tray: { x: left, y: top, width, height: floor - top },
  };
};

/** Draws one player's side: who it is, counts, pearls, and the cards in front. */
export const drawSide = (
  pen: Pen,
  side: Side,
  people: readonly Person[],
  place: SeatPlace,
  say: Say,
): void => {
  const { box } = place;
  if (side.active) drawGlow(pen, box, RADIUS.panel);
  drawReef(pen, box, side.player.out ? SHALLOWS.reefEdge : seatLook(side.player.seat).paint);
  const slots = slotPlaces(side.front, place);
  const { counts, tray } = bodyOf(place, slots);
  drawHeader(pen, side, people, box, say);
  drawCounts(pen, side, counts);
  drawTray(pen, side, tray);
  for (const [index, slot] of slots.entries()) {
    const group = side.front[index];
    if (group !== undefined) drawFrontGroup(pen, group, slot, side.changes.laid.has(group.face.id));
  }
  if (side.changes.wentOut) ringBox(pen, box, RADIUS.panel);
};
