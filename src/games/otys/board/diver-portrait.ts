import { apart, type Pen } from '../../../canvas/pen.ts';
import { downward, polygonPath } from '../../../canvas/shapes.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import type { DiverView } from '../rules/view.ts';
import { type DiverName, EXPERTS } from '../rules/vocabulary.ts';
import { paintResource } from './resource-object.ts';

interface Gear {
  readonly helmet: string;
  readonly helmetDeep: string;
  readonly edge: string;
  readonly suit: string;
  readonly suitDeep: string;
}

const GEAR: Readonly<Record<'basic' | 'upgraded', Gear>> = {
  basic: {
    helmet: PALETTE.steel,
    helmetDeep: PALETTE.steelDeep,
    edge: PALETTE.hullDeep,
    suit: PALETTE.paperEdge,
    suitDeep: PALETTE.paperSide,
  },
  upgraded: {
    helmet: PALETTE.brass,
    helmetDeep: PALETTE.brassDeep,
    edge: PALETTE.brassSide,
    suit: PALETTE.plum,
    suitDeep: PALETTE.plumDeep,
  },
};

const NEAR = 44;
/** How large the tool is, as a part of the portrait: seen from near, and from far. */
const TOOL = { near: 0.54, far: 0.64 } as const;

const circle = (pen: Pen, x: number, y: number, radius: number): void => {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
};

const filled = (pen: Pen, paint: Pen['fillStyle'], edge: string, line = 0.035): void => {
  pen.fillStyle = paint;
  pen.fill();
  pen.lineWidth = line;
  pen.lineJoin = 'round';
  pen.strokeStyle = edge;
  pen.stroke();
};

const drawDiverHead = (pen: Pen, { helmet, helmetDeep, edge, suit, suitDeep }: Gear): void => {
  pen.beginPath();
  pen.ellipse(0, 0.52, 0.44, 0.3, 0, Math.PI, 2 * Math.PI);
  pen.closePath();
  filled(pen, downward(pen, 0.2, 0.32, suit, suitDeep), edge);
  pen.beginPath();
  pen.roundRect(-0.25, 0.14, 0.5, 0.14, 0.06);
  filled(pen, downward(pen, 0.14, 0.14, helmet, helmetDeep), edge);
  circle(pen, 0, -0.1, 0.3);
  filled(pen, downward(pen, -0.4, 0.6, helmet, helmetDeep), edge);
  for (const side of [-1, 1]) {
    circle(pen, side * 0.29, -0.08, 0.075);
    filled(pen, helmetDeep, edge);
  }
  circle(pen, 0, -0.08, 0.2);
  filled(pen, downward(pen, -0.28, 0.4, PALETTE.glass, PALETTE.portholeDeep), edge, 0.045);
  pen.fillStyle = PALETTE.mist;
  for (const x of [-0.075, 0.075]) {
    pen.beginPath();
    pen.ellipse(x, -0.07, 0.034, 0.052, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.beginPath();
  pen.arc(0, -0.08, 0.145, 1.05 * Math.PI, 1.4 * Math.PI);
  pen.lineWidth = 0.035;
  pen.lineCap = 'round';
  pen.strokeStyle = PALETTE.foam;
  pen.stroke();
};

const drawHat = (pen: Pen): void => {
  pen.beginPath();
  pen.moveTo(-0.24, -0.28);
  pen.bezierCurveTo(-0.2, -0.56, -0.06, -0.5, 0, -0.46);
  pen.bezierCurveTo(0.06, -0.5, 0.2, -0.56, 0.24, -0.28);
  pen.closePath();
  filled(pen, PALETTE.hull, PALETTE.mistSoft, 0.02);
  pen.beginPath();
  pen.ellipse(0, -0.27, 0.44, 0.085, 0, 0, 2 * Math.PI);
  filled(pen, PALETTE.hull, PALETTE.mistSoft, 0.02);
  pen.fillStyle = PALETTE.newsDeep;
  pen.fillRect(-0.22, -0.36, 0.44, 0.06);
};

const drawHeadlamp = (pen: Pen): void => {
  circle(pen, 0, -0.36, 0.17);
  pen.fillStyle = `${PALETTE.lamp}55`;
  pen.fill();
  circle(pen, 0, -0.36, 0.095);
  filled(pen, PALETTE.lamp, PALETTE.brassSide);
};

const drawMagnifier = (pen: Pen): void => {
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(0.14, 0.16);
  pen.lineTo(0.4, 0.44);
  pen.lineWidth = 0.2;
  pen.strokeStyle = PALETTE.hullDeep;
  pen.stroke();
  pen.lineWidth = 0.13;
  pen.strokeStyle = PALETTE.paperEdge;
  pen.stroke();
  circle(pen, -0.1, -0.1, 0.33);
  filled(pen, PALETTE.foam, PALETTE.hullDeep, 0.16);
  circle(pen, -0.1, -0.1, 0.33);
  pen.lineWidth = 0.09;
  pen.strokeStyle = PALETTE.coin;
  pen.stroke();
  pen.beginPath();
  pen.arc(-0.1, -0.1, 0.19, Math.PI, 1.5 * Math.PI);
  pen.lineWidth = 0.07;
  pen.strokeStyle = PALETTE.white;
  pen.stroke();
};

const TEETH = 8;

const drawGear = (pen: Pen): void => {
  const points = Array.from({ length: TEETH }, (_, tooth) => tooth).flatMap((tooth) =>
    (
      [
        [-0.3, 0.36],
        [-0.17, 0.5],
        [0.17, 0.5],
        [0.3, 0.36],
      ] as const
    ).map(([turn, radius]) => {
      const angle = ((tooth + turn) / TEETH) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    }),
  );
  polygonPath(pen, points);
  filled(pen, downward(pen, -0.5, 1, PALETTE.mist, PALETTE.mistSoft), PALETTE.hullDeep, 0.08);
  circle(pen, 0, 0, 0.16);
  filled(pen, PALETTE.portholeDeep, PALETTE.hullDeep, 0.08);
};

const drawCompass = (pen: Pen): void => {
  circle(pen, 0, 0, 0.44);
  filled(pen, PALETTE.coin, PALETTE.hullDeep, 0.09);
  circle(pen, 0, 0, 0.31);
  filled(pen, PALETTE.paperLight, PALETTE.brassSide, 0.05);
  for (const [way, paint] of [
    [1, PALETTE.skyLow],
    [-1, PALETTE.ink],
  ] as const) {
    polygonPath(pen, [
      [way * 0.2, way * -0.2],
      [0.07, 0.07],
      [-0.07, -0.07],
    ]);
    pen.fillStyle = paint;
    pen.fill();
  }
};

const drawWares = (pen: Pen): void => {
  pen.beginPath();
  pen.roundRect(-0.5, -0.42, 0.72, 0.72, 0.06);
  filled(pen, downward(pen, -0.42, 0.72, PALETTE.paperEdge, PALETTE.paperSide), PALETTE.hullDeep, 0.08);
  pen.beginPath();
  pen.moveTo(-0.42, -0.18);
  pen.lineTo(0.14, -0.18);
  pen.moveTo(-0.42, 0.06);
  pen.lineTo(0.14, 0.06);
  pen.lineWidth = 0.06;
  pen.strokeStyle = PALETTE.post;
  pen.stroke();
  circle(pen, 0.2, 0.2, 0.31);
  filled(pen, downward(pen, -0.1, 0.6, PALETTE.lamp, PALETTE.coin), PALETTE.brassSide, 0.08);
  circle(pen, 0.2, 0.2, 0.17);
  pen.lineWidth = 0.06;
  pen.strokeStyle = PALETTE.brassEdge;
  pen.stroke();
};

/** What a diver wears and holds: drawn around 0, 1 wide. An expert's resource is drawn at its size in pixels. */
interface Outfit {
  readonly hat?: (pen: Pen) => void;
  readonly tool: (pen: Pen, size: number) => void;
}

const expert = (diver: keyof typeof EXPERTS): Outfit => ({
  tool: (pen, size) => {
    pen.scale(1 / size, 1 / size);
    paintResource(pen, EXPERTS[diver], 0, 0, size);
  },
});

const OUTFITS: Readonly<Record<DiverName, Outfit>> = {
  'metal-expert': expert('metal-expert'),
  'plant-expert': expert('plant-expert'),
  'fuel-expert': expert('fuel-expert'),
  'tech-expert': expert('tech-expert'),
  trader: { tool: drawWares },
  spy: { hat: drawHat, tool: drawMagnifier },
  engineer: { tool: drawGear },
  explorer: { hat: drawHeadlamp, tool: drawCompass },
};

const drawGlove = (pen: Pen, { suit, edge }: Gear, x: number, y: number): void => {
  circle(pen, x, y, 0.085);
  filled(pen, suit, edge);
};

/** Draws a diver in a porthole, centred on a point; in brass when upgraded. `far`: drawn large but seen small. */
export const drawDiverPortrait = (
  pen: Pen,
  { diver, upgraded }: DiverView,
  x: number,
  y: number,
  size: number,
  far = size < NEAR,
): void => {
  const gear = GEAR[upgraded ? 'upgraded' : 'basic'];
  const { hat, tool } = OUTFITS[diver];
  const share = far ? TOOL.far : TOOL.near;
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(size, size);
    circle(pen, 0, 0, 0.5);
    pen.fillStyle = downward(pen, -0.5, 1, PALETTE.porthole, PALETTE.portholeDeep);
    pen.fill();
    apart(pen, () => {
      circle(pen, 0, 0, 0.5);
      pen.clip();
      pen.translate(-0.1, 0.02);
      drawDiverHead(pen, gear);
      hat?.(pen);
    });
    circle(pen, 0, 0, 0.5);
    pen.lineWidth = Math.max(0.05, 2 / size);
    pen.strokeStyle = upgraded ? PALETTE.brassEdge : PALETTE.paperEdge;
    pen.stroke();
    apart(pen, () => {
      pen.translate(0.5 - share / 2, 0.49 - share / 2);
      pen.scale(share, share);
      tool(pen, size * share);
    });
    if (!far) drawGlove(pen, gear, 0.02, 0.34);
  });
};
