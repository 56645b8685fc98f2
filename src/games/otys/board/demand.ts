import { type Bit, drawLine } from '../../../canvas/line.ts';
import { type Box, centre, faded, type Pen } from '../../../canvas/pen.ts';
import { drawSlab, outlinePath, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS } from '../../../canvas/theme.ts';
import type { Demand } from '../components.ts';
import { fillQuarters, resourceBit } from './resource.ts';
import { textBit } from './signs.ts';

/** How large a disc of any kind is, and how far the next of the same kind lies from it, for a type size of 1. */
const DISC = { size: 0.94, step: 0.98, edge: 0.13 } as const;

/** So many of one kind, whichever: discs of all four colours, held together by a frame. */
const alikeBit = (count: number): Bit => ({
  kind: 'drawn',
  width: (size) => size * (DISC.step * count + 2 * DISC.edge),
  draw: (pen, x, y, size) => {
    const width = size * (DISC.step * count + 2 * DISC.edge);
    const height = size * (1 + 2 * DISC.edge);
    roundPath(pen, { x, y: y - height / 2, width, height }, height / 2);
    pen.fillStyle = faded(PALETTE.chartEdge, 0.24);
    pen.fill();
    pen.lineWidth = Math.max(2, size * 0.07);
    pen.strokeStyle = PALETTE.chartEdge;
    pen.stroke();
    for (let index = 0; index < count; index++) {
      const at = x + size * (DISC.edge + (index + 0.5) * DISC.step);
      fillQuarters(pen, at, y, (size * DISC.size) / 2);
      outlinePath(pen, 'circle', at, y, size * DISC.size);
      pen.lineWidth = Math.max(1.5, size * 0.05);
      pen.strokeStyle = PALETTE.paperLight;
      pen.stroke();
    }
  },
});

/** What a demand looks like in a line: the resources themselves, or as many of any kind as belong together. */
export const demandBits = ({ kind, ...demand }: Demand): readonly Bit[] =>
  'cubes' in demand
    ? demand.cubes.map((colour) => resourceBit(colour, 1.25))
    : demand.numbers.flatMap((count, index) => [...(index === 0 ? [] : [textBit('+')]), alikeBit(count)]);

/** Draws the paper of a contract: parchment where it names its resources, a sea chart with a dashed frame where any will do. */
export const drawContractGround = (pen: Pen, { kind }: Demand, box: Box, radius: number): void => {
  const free = kind === 'free';
  drawSlab(pen, box, {
    face: free ? PALETTE.chart : PALETTE.paper,
    deep: free ? PALETTE.chartDeep : PALETTE.paperDeep,
    edge: free ? PALETTE.chartEdge : PALETTE.paperEdge,
    side: free ? PALETTE.chartSide : PALETTE.paperSide,
    radius,
    lift: 5,
    line: 3,
  });
  const inset = 6;
  roundPath(
    pen,
    {
      x: box.x + inset,
      y: box.y + inset,
      width: box.width - 2 * inset,
      height: box.height - 5 - 2 * inset,
    },
    radius - inset / 2,
  );
  pen.lineWidth = 1.8;
  pen.strokeStyle = faded(free ? PALETTE.chartEdge : PALETTE.paperEdge, 0.8);
  pen.setLineDash(free ? [9, 6] : []);
  pen.stroke();
  pen.setLineDash([]);
};

/** Draws what a contract asks for on a slip of its paper. */
export const drawDemand = (pen: Pen, demand: Demand, box: Box): void => {
  drawContractGround(pen, demand, box, RADIUS.tile);
  drawLine(pen, demandBits(demand), centre(box), box.y + box.height / 2 - 2, {
    size: Math.min(38, box.height * 0.5),
    paint: PALETTE.ink,
    weight: 'heavy',
    align: 'center',
    width: box.width - 30,
  });
};
