import { write } from '../../../canvas/fonts.ts';
import { type Bit, drawLine } from '../../../canvas/line.ts';
import { type Box, centre, faded, type Pen } from '../../../canvas/pen.ts';
import { drawDisc, drawGlow, drawSlab, outlinePath, roundPath } from '../../../canvas/shapes.ts';
import { stamp } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Contract, Demand } from '../components.ts';
import { drawWreath, WREATHS } from './prestige.ts';
import { fillQuarters, resourceBit } from './resource.ts';
import { batteryBit, coinBit, ON_PAPER, textBit } from './signs.ts';

/** A number of cubes of one colour, whichever: the number within the four colours. */
const numberBit = (count: number): Bit => ({
  kind: 'drawn',
  width: (size) => size * 1.3,
  draw: (pen, x, y, size) => {
    const half = size * 0.65;
    fillQuarters(pen, x + half, y, half);
    outlinePath(pen, 'circle', x + half, y, half * 2);
    pen.lineWidth = 1.5;
    pen.strokeStyle = PALETTE.paperEdge;
    pen.stroke();
    outlinePath(pen, 'circle', x + half, y, half * 1.42);
    pen.fillStyle = PALETTE.paperLight;
    pen.fill();
    write(pen, `${count}`, x + half, y, {
      size: size * 0.8,
      weight: 'heavy',
      paint: PALETTE.ink,
      align: 'center',
    });
  },
});

/** Between numbers that want different colours. */
const differentBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 0.3,
  draw: (pen, x, y, size) => {
    pen.strokeStyle = PALETTE.inkSoft;
    pen.lineWidth = 2.5;
    pen.lineCap = 'round';
    pen.beginPath();
    for (const row of [-0.09, 0.09]) {
      pen.moveTo(x, y + size * row);
      pen.lineTo(x + size * 0.3, y + size * row);
    }
    pen.moveTo(x + size * 0.22, y - size * 0.24);
    pen.lineTo(x + size * 0.08, y + size * 0.24);
    pen.stroke();
  },
};

/** What a demand looks like in a line. */
export const demandBits = (demand: Demand): readonly Bit[] =>
  demand.kind === 'determined'
    ? demand.cubes.map((colour) => resourceBit(colour, 1.25))
    : demand.numbers.flatMap((count, index) => [...(index === 0 ? [] : [differentBit]), numberBit(count)]);

/** Draws what a contract asks for on a slip of paper. */
export const drawDemand = (pen: Pen, demand: Demand, box: Box): void => {
  drawSlab(pen, box, {
    face: PALETTE.paper,
    deep: PALETTE.paperDeep,
    edge: PALETTE.paperEdge,
    side: PALETTE.paperSide,
    radius: RADIUS.tile,
    lift: 4,
  });
  drawLine(pen, demandBits(demand), centre(box), box.y + box.height / 2 - 2, {
    size: Math.min(40, box.height * 0.55),
    paint: PALETTE.ink,
    align: 'center',
    width: box.width - 14,
  });
};

/** How near somebody is to a contract: the levels where the cubes lie already, else what the nearest level lacks. */
export interface Standing {
  readonly seat: Seat;
  readonly ready: boolean;
  readonly bits: readonly Bit[];
}

/** How tall a standing is, in pixels. */
export const STANDING_HEIGHT = 32;
const CELL = { height: STANDING_HEIGHT, disc: 28, gap: 5 } as const;

/** Draws how near somebody is. */
export const drawStanding = (pen: Pen, { seat, ready, bits }: Standing, { x, y, width }: Box): void => {
  const mid = y + CELL.height / 2;
  const look = seatLook(seat);
  stamp(
    pen,
    `standing ${look.emblem} ${ready}`,
    { x, y, width, height: CELL.height },
    (fresh, wide, height) => {
      roundPath(fresh, { x: 0, y: 0, width: wide, height }, height / 2);
      fresh.fillStyle = ready ? PALETTE.jade : faded(PALETTE.paperEdge, 0.28);
      fresh.fill();
      drawDisc(fresh, look, height / 2, height / 2, CELL.disc);
    },
  );
  drawLine(pen, bits, x + CELL.height, mid, {
    size: TYPE.small,
    weight: 'heavy',
    paint: ready ? PALETTE.mist : PALETTE.ink,
    width: width - CELL.height - 1,
  });
};

/** From so many on they stand two in a row. */
const PAIRED = 3;

/** Draws how near everybody is. */
const drawStandings = (pen: Pen, standings: readonly Standing[], box: Box): void => {
  const columns = standings.length < PAIRED ? 1 : 2;
  const width = (box.width - CELL.gap * (columns - 1)) / columns;
  for (const [index, standing] of standings.entries())
    drawStanding(pen, standing, {
      x: box.x + (index % columns) * (width + CELL.gap),
      y: box.y + Math.floor(index / columns) * (CELL.height + CELL.gap),
      width,
      height: CELL.height,
    });
};

/** What stands at the foot of a contract: how near everybody is, or in words how near its player is. */
export type Foot =
  | { readonly kind: 'all'; readonly standings: readonly Standing[] }
  | { readonly kind: 'own'; readonly ready: boolean; readonly bits: readonly Bit[] };

const drawFoot = (pen: Pen, foot: Foot, box: Box): void => {
  if (foot.kind === 'all') {
    drawStandings(pen, foot.standings, {
      x: box.x + 8,
      y: box.y + box.height - 84,
      width: box.width - 16,
      height: 70,
    });
    return;
  }
  const y = box.y + box.height - 37;
  pen.fillStyle = foot.ready ? PALETTE.jade : faded(PALETTE.paperEdge, 0.35);
  roundPath(pen, { x: box.x + 8, y: y - 22, width: box.width - 16, height: 44 }, RADIUS.lane);
  pen.fill();
  drawLine(pen, foot.bits, centre(box), y, {
    size: TYPE.body,
    weight: 'bold',
    paint: foot.ready ? PALETTE.mist : PALETTE.ink,
    align: 'center',
    width: box.width - 32,
  });
};

const isReady = (foot: Foot): boolean =>
  foot.kind === 'all' ? foot.standings.some(({ ready }) => ready) : foot.ready;

/** How far down what it asks for stands, as a part of its height. */
const demandHeight = (foot: Foot): number => {
  if (foot.kind === 'own') return 0.54;
  return foot.standings.length > 0 ? 0.455 : 0.62;
};

/** Draws the paper of a contract: Prestige and bonus above, and what it asks for. */
const drawPaper = (pen: Pen, contract: Contract, box: Box, foot: Foot): void => {
  drawSlab(pen, box, {
    face: PALETTE.paper,
    deep: PALETTE.paperDeep,
    edge: PALETTE.paperEdge,
    side: PALETTE.paperSide,
    radius: RADIUS.card,
    lift: 5,
  });
  const wreath = Math.min(84, box.height * 0.28);
  const top = box.y + 8 + wreath / 2;
  drawWreath(pen, `${contract.prestige}`, box.x + 12 + wreath / 2, top, wreath, WREATHS.paper, wreath * 0.52);
  const { credits, batteries } = contract.bonus;
  const bonus = [
    ...(credits > 0 ? [textBit(`+${credits}`), coinBit(ON_PAPER)] : []),
    ...(batteries > 0 ? [textBit(`+${batteries}`), batteryBit(ON_PAPER)] : []),
  ];
  if (bonus.length > 0)
    drawLine(pen, bonus, box.x + box.width - 14, top, {
      size: TYPE.strong,
      weight: 'heavy',
      paint: PALETTE.ink,
      align: 'right',
      width: box.width - wreath - 40,
    });
  const demandAt = box.y + box.height * demandHeight(foot);
  drawLine(pen, demandBits(contract.demand), centre(box), demandAt, {
    size: Math.min(54, box.height * (foot.kind === 'all' ? 0.165 : 0.19)),
    paint: PALETTE.ink,
    align: 'center',
    width: box.width - 26,
  });
};

/** Draws a contract: its paper, and its foot. It glows when it could be completed. Public ones are in one picture after another. */
export const drawContract = (pen: Pen, contract: Contract, box: Box, foot: Foot): void => {
  if (isReady(foot)) drawGlow(pen, box, RADIUS.card);
  if (foot.kind === 'own') drawPaper(pen, contract, box, foot);
  else
    stamp(
      pen,
      `contract ${contract.id} ${demandHeight(foot)}`,
      box,
      (fresh, width, height) => drawPaper(fresh, contract, { x: 0, y: 0, width, height }, foot),
      14,
    );
  drawFoot(pen, foot, box);
};
