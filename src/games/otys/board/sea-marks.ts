import { dimAround } from '../../../canvas/dimming.ts';
import { centred, heavy, textWidth, write } from '../../../canvas/fonts.ts';
import { drawLayers, type Layer, oval } from '../../../canvas/layers.ts';
import { holdMarks } from '../../../canvas/marks.ts';
import { type Box, boxAround, fill, inset, type Pen, strokeEdged, strokeRound } from '../../../canvas/pen.ts';
import { drawGlow, drawSlab, polygonPath, roundPath, shadowed } from '../../../canvas/shapes.ts';
import { drawCached, drawCachedAt } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { SeaLevel } from '../rules/vocabulary.ts';
import { drawWreath, WREATHS } from './signs.ts';

/** Draws a level's number at the head of its row, centred; on a plate of lamplight while the level is open. */
export const drawLevelNumber = (pen: Pen, level: SeaLevel, x: number, y: number, active: boolean): void => {
  if (active) {
    roundPath(pen, boxAround(x, y, TYPE.level * 0.9, TYPE.level * 1.2), TYPE.level * 0.24);
    fill(pen, PALETTE.lamp);
  }
  write(pen, `${level}`, x, y, centred(heavy(TYPE.level, active ? PALETTE.ink : PALETTE.mist)));
};

const ARROWHEAD: readonly Layer[] = [
  { path: oval(0, 0, 0.47), fill: PALETTE.hull, line: PALETTE.foam, width: 0.08 },
  { path: 'M0.12 -0.23L-0.15 0L0.12 0.23', line: PALETTE.mist, width: 0.15 },
];

/** Draws an arrowhead to the left on a small disc: the way divers go down. */
export const drawQueueArrow = (pen: Pen, x: number, y: number): void =>
  drawCachedAt(pen, 'queue arrow', x, y, 26, (fresh) => drawLayers(fresh, ARROWHEAD, 0, 0, 26));

/** Where the sign of the diver that goes down next is, and what is written on it. */
export interface NextDown {
  readonly text: string;
  readonly size: number;
  readonly right: number;
  readonly room: number;
  readonly y: number;
}

/** The sign of what goes down next: margin of its word; width without one and plate height, by type size; its point. */
const NEXT = { margin: 12, bare: 1.1, body: 1.06, point: 7 } as const;

/** How wide the sign of what goes down next is with its word. */
export const nextDownWidth = (text: string, size: number): number =>
  textWidth(text, size, 'heavy') + NEXT.margin;

/** Where the sign of what goes down next is. */
export const nextDownPlace = ({ text, size, right, room, y }: NextDown): Box => {
  const full = nextDownWidth(text, size);
  const width = full <= room ? full : size * NEXT.bare;
  return { x: right - width, y, width, height: size * NEXT.body + NEXT.point };
};

/** Draws a sign pointing down from the diver that goes next: with a word if there is room, else an arrow. */
export const drawNextDown = (pen: Pen, sign: NextDown): void => {
  const { text, size, room } = sign;
  const isWorded = nextDownWidth(text, size) <= room;
  const body = size * NEXT.body;
  drawCached(
    pen,
    `next down ${isWorded ? text : ''} ${size}`,
    nextDownPlace(sign),
    (fresh, width, height) => {
      shadowed(fresh, 5, 2, () => {
        polygonPath(fresh, [
          [0, 0],
          [width, 0],
          [width, body],
          [width / 2 + Math.min(14, width / 2), body],
          [width / 2, height],
          [width / 2 - Math.min(14, width / 2), body],
          [0, body],
        ]);
        strokeRound(fresh, PALETTE.foam, 4);
        fill(fresh, PALETTE.foam);
      });
      if (isWorded) {
        write(fresh, text, width / 2, body * 0.52, centred(heavy(size, PALETTE.ink)));
        return;
      }
      const [mid, tip] = [width / 2, height - 8];
      const arrow = `M0 5V${tip}M-8 ${tip - 9}L0 ${tip}L8 ${tip - 9}`;
      drawLayers(fresh, [{ path: arrow, line: PALETTE.ink, width: 4 }], mid, 0, 1);
    },
  );
};

const TICK: readonly Layer[] = [
  { path: oval(0, 0, 14), fill: PALETTE.jade, line: PALETTE.jadeEdge, width: 2.5 },
  { path: 'M-7 0L-2 6L8 -6', line: PALETTE.mist, width: 4 },
];

/** Draws a tick on a disc, centred on a point: done. */
export const drawTick = (pen: Pen, x: number, y: number): void => drawLayers(pen, TICK, x, y, 1);

/** Draws a slip with a public contract's Prestige in its wreath, as on its card: what lies here is enough for it. */
export const drawSlip = (pen: Pen, prestige: number, x: number, y: number): void => {
  const box = { x: x - 23, y: y - 20, width: 46, height: 41 };
  drawSlab(pen, box, {
    face: PALETTE.paperLight,
    deep: PALETTE.paper,
    edge: PALETTE.laurelDark,
    side: PALETTE.laurelDark,
    radius: RADIUS.small,
    lift: 3,
  });
  drawWreath(pen, `${prestige}`, x, y - 1, 39, WREATHS.slip, TYPE.body);
};

/** What of a picture steps forward. */
export interface Forward {
  /** What keeps its light; with nothing nothing loses any. */
  readonly lit: readonly Box[];
  readonly asked: readonly Box[];
}

/** If a question is about more places, none has a rim: it would tell none from the rest. */
const MOST_RIMMED = 4;

/** Draws a bright rim around what a question is about: it wins over what is of brass or lit for other reasons. */
export const drawRim = (pen: Pen, box: Box): void => {
  const rim = inset(box, -2);
  drawGlow(pen, rim, RADIUS.card, PALETTE.white);
  roundPath(pen, rim, RADIUS.card);
  strokeEdged(pen, [PALETTE.white, 6], [PALETTE.abyss, 10]);
};

/** Draws a picture with the rest dimmed, what lies over that, and on top the marks of what is new. */
export const drawVeiled = (
  pen: Pen,
  { lit, asked }: Forward,
  draw: () => void,
  drawOver: () => void = () => {},
): void => {
  const drawMarks = holdMarks(pen, draw);
  dimAround(pen, lit);
  if (asked.length <= MOST_RIMMED) for (const box of asked) drawRim(pen, box);
  drawOver();
  drawMarks();
};
