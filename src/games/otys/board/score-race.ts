import { write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, drawGlow, drawPanel } from '../../../canvas/shapes.ts';
import { stamp } from '../../../canvas/sprite.ts';
import { PALETTE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Say } from '../../../texts/say.ts';
import type { OtysView } from '../view.ts';
import { type News, newsOf } from './news.ts';

/** Where a seat's disc lies on the track: on its score, or past the end of it, and which of those there. */
export interface RacePlace {
  readonly seat: Seat;
  /** 0 to the target, or one more for all beyond it. */
  readonly node: number;
  /** Its number among those on the same node, and how many they are. */
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

/** Where discs on one node lie, so that none covers another: alone, one above the other, or in two rows. */
const discAt = ({
  index,
  among,
}: RacePlace): { readonly dx: number; readonly dy: number; readonly size: number } => {
  if (among === 1) return { dx: 0, dy: 0, size: 40 };
  if (among === 2) return { dx: 0, dy: index === 0 ? -13 : 12, size: 24 };
  return { dx: index % 2 === 0 ? -12 : 12, dy: index < 2 ? -12 : 13, size: 23 };
};

/** The way a disc has come since the picture before. */
const drawWay = (pen: Pen, from: number, to: number, y: number): void => {
  for (const [line, paint] of [
    [10, PALETTE.newsDeep],
    [6, PALETTE.news],
  ] as const) {
    pen.lineCap = 'round';
    pen.lineWidth = line;
    pen.strokeStyle = paint;
    pen.beginPath();
    pen.moveTo(from, y);
    pen.lineTo(to, y);
    pen.stroke();
  }
};

/** Where on the panel of the track its line is, and where its nodes are. */
const LINE = 29;
const EDGES = { left: 150, right: 96 } as const;
const nodeAt = (node: number, target: number, { width }: Pick<Box, 'width'>): number =>
  EDGES.left + (node * (width - EDGES.left - EDGES.right)) / target + (node > target ? 12 : 0);

/** Draws the score track itself: its panel, what it counts, its line with the nodes, and the laurels on the last. */
const drawTrack = (pen: Pen, target: number, title: string, box: Box): void =>
  stamp(
    pen,
    `score track ${target} ${title}`,
    box,
    (fresh, width, height) => {
      const whole = { x: 0, y: 0, width, height };
      drawPanel(fresh, whole);
      write(fresh, title, 18, LINE, {
        size: TYPE.body,
        weight: 'bold',
        paint: PALETTE.laurel,
        width: EDGES.left - 44,
        smallest: TYPE.small,
      });
      fresh.lineCap = 'round';
      fresh.lineWidth = 6;
      fresh.strokeStyle = faded(PALETTE.hullEdge, 0.75);
      fresh.beginPath();
      fresh.moveTo(nodeAt(0, target, whole), LINE);
      fresh.lineTo(nodeAt(target, target, whole), LINE);
      fresh.stroke();
      for (let node = 0; node <= target; node++) {
        fresh.beginPath();
        fresh.arc(nodeAt(node, target, whole), LINE, node % 3 === 0 ? 9 : 6, 0, 2 * Math.PI);
        fresh.fillStyle = node === target ? PALETTE.laurel : PALETTE.hullEdge;
        fresh.fill();
      }
      drawIcon(fresh, 'laurels', nodeAt(target, target, whole), LINE, 38, PALETTE.laurel);
    },
    14,
  );

/** Draws the score track from 0 to the target with everybody on it; who is past the end stands behind it. */
export const drawScoreRace = (pen: Pen, view: OtysView, news: News, box: Box, say: Say): void => {
  const { target, seats } = view;
  drawTrack(pen, target, say('otys-board-prestige'), box);
  const line = box.y + LINE;
  const at = (node: number): number => box.x + nodeAt(node, target, box);
  for (let node = 0; node <= target; node++) {
    const taken = seats.some(({ prestige }) => prestige === node);
    const crowded = seats.some(({ prestige }) => Math.abs(prestige - node) === 1);
    if (taken || (node % 3 === 0 && !crowded))
      write(pen, `${node}`, at(node), box.y + box.height - 13, {
        size: TYPE.small,
        weight: taken ? 'heavy' : 'plain',
        paint: taken ? PALETTE.mist : PALETTE.mistSoft,
        align: 'center',
      });
  }
  const beyond = seats.map(({ prestige }) => prestige).filter((prestige) => prestige > target);
  if (beyond.length > 0) {
    const [least, most] = [Math.min(...beyond), Math.max(...beyond)];
    write(pen, least === most ? `${most}` : `${least}–${most}`, at(target + 1), box.y + box.height - 13, {
      size: TYPE.small,
      weight: 'heavy',
      paint: PALETTE.laurel,
      align: 'center',
    });
  }
  const places = racePlaces(view);
  for (const place of places) {
    const before = (seats[place.seat]?.prestige ?? 0) - newsOf(news, place.seat).prestige;
    if (Math.min(before, target + 1) >= place.node) continue;
    drawWay(pen, at(before), at(place.node), line + discAt(place).dy);
  }
  for (const place of places) {
    const { dx, dy, size } = discAt(place);
    const [x, y] = [at(place.node) + dx, line + dy];
    if (place.seat === view.turn.seat && view.phase !== 'over')
      drawGlow(pen, { x: x - size / 2, y: y - size / 2, width: size, height: size }, size / 2);
    drawDisc(pen, seatLook(place.seat), x, y, size);
  }
};
