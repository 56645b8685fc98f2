import { heavy } from '../../../canvas/fonts.ts';
import { drawLayers, type Layer, oval } from '../../../canvas/layers.ts';
import { type Bit, drawLine } from '../../../canvas/line.ts';
import { type Box, centre, faded, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { drawSlab, outlinePath, polygonPath, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS } from '../../../canvas/theme.ts';
import type { Demand } from '../rules/components.ts';
import { resourceBit } from './resource.ts';
import { textBit } from './signs.ts';

/** How large a piece of any kind is, and how far the next of the same kind lies from it, for a type size of 1. */
const PIECE = { size: 0.96, step: 1, edge: 0.13, mark: 0.86 } as const;

/** The looks of the kinds of a demand: each has a tint and a shape of its own, none of them a resource's. */
const KINDS: readonly {
  readonly paint: string;
  readonly shape: (pen: Pen, x: number, y: number, half: number) => void;
}[] = [
  {
    paint: PALETTE.chartEdge,
    shape: (pen, x, y, half) =>
      roundPath(
        pen,
        { x: x - half * 0.9, y: y - half * 0.9, width: half * 1.8, height: half * 1.8 },
        half * 0.3,
      ),
  },
  { paint: PALETTE.plum, shape: (pen, x, y, half) => outlinePath(pen, 'circle', x, y, 2 * half) },
  {
    paint: PALETTE.amber,
    shape: (pen, x, y, half) =>
      polygonPath(
        pen,
        [0, 1, 2, 3, 4, 5].map((corner) => {
          const angle = (corner * Math.PI) / 3;
          return [x + half * 1.06 * Math.cos(angle), y + half * 1.06 * Math.sin(angle)] as const;
        }),
      ),
  },
  {
    paint: PALETTE.inkSoft,
    shape: (pen, x, y, half) =>
      polygonPath(pen, [
        [x, y - half * 1.12],
        [x + half * 1.12, y],
        [x, y + half * 1.12],
        [x - half * 1.12, y],
      ]),
  },
];

const QUESTION_MARK: readonly Layer[] = [
  { path: 'M-0.2 -0.14A0.2 0.2 0 1 1 0.05 0.054L0 0.17', line: PALETTE.white, width: 0.15 },
  { path: oval(0, 0.38, 0.09), fill: PALETTE.white },
];

/** Pieces of one shape and tint, held together by a frame. */
const alikeBit = (count: number, kind: number): Bit => ({
  kind: 'drawn',
  width: (size) => size * (PIECE.step * count + 2 * PIECE.edge),
  draw: (pen, x, y, size) => {
    const { paint, shape } = KINDS[kind % KINDS.length] ?? { paint: PALETTE.ink, shape: () => undefined };
    const width = size * (PIECE.step * count + 2 * PIECE.edge);
    const height = size * (1 + 2 * PIECE.edge);
    if (count > 1) {
      roundPath(pen, { x, y: y - height / 2, width, height }, size * 0.4);
      fill(pen, faded(paint, 0.2));
      stroke(pen, paint, Math.max(2, size * 0.07));
    }
    for (let index = 0; index < count; index++) {
      const at = x + size * (PIECE.edge + (index + 0.5) * PIECE.step);
      shape(pen, at, y, (size * PIECE.size) / 2);
      fill(pen, paint);
      stroke(pen, PALETTE.paperLight, Math.max(1.5, size * 0.05));
      drawLayers(pen, QUESTION_MARK, at, y, size * PIECE.mark);
    }
  },
});

/** What a demand looks like in a line: the resources themselves, or as many of any kind as belong together. */
export const demandBits = ({ kind, ...demand }: Demand): readonly Bit[] =>
  'cubes' in demand
    ? demand.cubes.map((colour) => resourceBit(colour, 1.25))
    : demand.numbers.flatMap((count, index) => [
        ...(index === 0 ? [] : [textBit('+')]),
        alikeBit(count, index),
      ]);

/** Draws a contract's paper: parchment if it names its resources, a sea chart with a dashed frame if any will do. */
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
  pen.setLineDash(free ? [9, 6] : []);
  stroke(pen, faded(free ? PALETTE.chartEdge : PALETTE.paperEdge, 0.8), 1.8);
  pen.setLineDash([]);
};

/** Draws what a contract asks for on a slip of its paper. */
export const drawDemand = (pen: Pen, demand: Demand, box: Box): void => {
  drawContractGround(pen, demand, box, RADIUS.tile);
  drawLine(pen, demandBits(demand), centre(box), box.y + box.height / 2 - 2, {
    ...heavy(Math.min(38, box.height * 0.5), PALETTE.ink),
    align: 'center',
    width: box.width - 30,
  });
};
