import { apart, type Pen } from '../../../canvas/pen.ts';
import { downward, polygonPath, shadowed } from '../../../canvas/shapes.ts';
import { MATERIALS, type MaterialLook } from '../../../canvas/theme.ts';
import type { Colour } from '../rules/vocabulary.ts';

/** The parts of a barrel, of a chip and of an ingot, where an object is 1 high and its middle is 0. */
const BARREL = { side: 0.4, top: -0.37, bottom: 0.39, bulge: 0.12 } as const;
const CHIP = { body: 0.4, pin: 0.5, thick: 0.13, apart: 0.23, die: 0.19 } as const;
const INGOT = { top: -0.42, fold: -0.12, foot: 0.42, back: 0.3, middle: 0.4, front: 0.54 } as const;

/** Makes the outline of an object around 0, 1 high, the pen's path. */
const OUTLINES: Readonly<Record<MaterialLook['object'], (pen: Pen) => void>> = {
  ingot: (pen) =>
    polygonPath(pen, [
      [-INGOT.back, INGOT.top],
      [INGOT.back, INGOT.top],
      [INGOT.middle, INGOT.fold],
      [INGOT.front, INGOT.foot],
      [-INGOT.front, INGOT.foot],
      [-INGOT.middle, INGOT.fold],
    ]),
  leaf: (pen) => {
    pen.beginPath();
    pen.moveTo(-0.33, 0.33);
    pen.bezierCurveTo(-0.68, -0.14, -0.18, -0.52, 0.5, -0.5);
    pen.bezierCurveTo(0.52, 0.18, 0.14, 0.68, -0.33, 0.33);
    pen.closePath();
  },
  barrel: (pen) => {
    pen.beginPath();
    pen.ellipse(0, BARREL.top, BARREL.side, BARREL.bulge, 0, Math.PI, 2 * Math.PI);
    pen.lineTo(BARREL.side, BARREL.bottom);
    pen.ellipse(0, BARREL.bottom, BARREL.side, BARREL.bulge, 0, 0, Math.PI);
    pen.closePath();
  },
  chip: (pen) => {
    const { body, pin, thick, apart: step } = CHIP;
    const side = [
      [-body, -body],
      ...[-step, 0, step].flatMap((at) => [
        [at - thick / 2, -body],
        [at - thick / 2, -pin],
        [at + thick / 2, -pin],
        [at + thick / 2, -body],
      ]),
    ] as const;
    const turned = [0, 1, 2, 3].flatMap((quarters) =>
      side.map(([x = 0, y = 0]) => {
        const [across, down] = quarters % 2 === 0 ? [x, y] : [-y, x];
        return quarters < 2 ? ([across, down] as const) : ([-across, -down] as const);
      }),
    );
    polygonPath(pen, turned);
  },
};

const stroke = (pen: Pen, paint: string, line: number, path: () => void): void => {
  pen.beginPath();
  path();
  pen.lineWidth = line;
  pen.lineCap = 'round';
  pen.strokeStyle = paint;
  pen.stroke();
};

/** Below this size in pixels the small marks of an object would only blur it. */
const DETAILED = 30;

const DETAILS: Readonly<
  Record<MaterialLook['object'], (pen: Pen, look: MaterialLook, size: number) => void>
> = {
  ingot: (pen, { shine, rim }) => {
    polygonPath(pen, [
      [-INGOT.back, INGOT.top],
      [INGOT.back, INGOT.top],
      [INGOT.middle, INGOT.fold],
      [-INGOT.middle, INGOT.fold],
    ]);
    pen.fillStyle = shine;
    pen.fill();
    stroke(pen, rim, 0.03, () => {
      pen.moveTo(-0.34, 0.24);
      pen.lineTo(-0.28, 0.02);
    });
  },
  leaf: (pen, { side }, size) => {
    stroke(pen, side, 0.075, () => {
      pen.moveTo(-0.49, 0.5);
      pen.quadraticCurveTo(-0.18, 0.14, 0.3, -0.3);
    });
    if (size < DETAILED) return;
    stroke(pen, side, 0.045, () => {
      for (const [x, y] of [
        [-0.16, 0.12],
        [0.05, -0.07],
      ] as const) {
        pen.moveTo(x, y);
        pen.lineTo(x - 0.04, y - 0.23);
        pen.moveTo(x, y);
        pen.lineTo(x + 0.23, y + 0.05);
      }
    });
  },
  barrel: (pen, { shine, rim, ink }, size) => {
    pen.beginPath();
    pen.ellipse(0, BARREL.top, BARREL.side, BARREL.bulge, 0, 0, 2 * Math.PI);
    pen.fillStyle = shine;
    pen.fill();
    stroke(pen, rim, 0.06, () => pen.ellipse(0, BARREL.top, BARREL.side, BARREL.bulge, 0, 0, 2 * Math.PI));
    for (const y of [-0.1, 0.24])
      stroke(pen, rim, 0.06, () => pen.ellipse(0, y, BARREL.side, BARREL.bulge, 0, 0.12, Math.PI - 0.12));
    if (size < DETAILED) return;
    pen.beginPath();
    pen.moveTo(0, -0.12);
    pen.bezierCurveTo(0.2, 0.12, 0.12, 0.26, 0, 0.26);
    pen.bezierCurveTo(-0.12, 0.26, -0.2, 0.12, 0, -0.12);
    pen.fillStyle = ink;
    pen.fill();
  },
  chip: (pen, { face, side, ink }, size) => {
    pen.beginPath();
    pen.rect(-CHIP.body, -CHIP.body, 2 * CHIP.body, 2 * CHIP.body);
    pen.fillStyle = face;
    pen.fill();
    pen.beginPath();
    pen.roundRect(-CHIP.die, -CHIP.die, 2 * CHIP.die, 2 * CHIP.die, 0.04);
    pen.fillStyle = ink;
    pen.fill();
    if (size < DETAILED) return;
    stroke(pen, side, 0.05, () => {
      pen.moveTo(-0.09, 0.08);
      pen.lineTo(0.02, -0.03);
      pen.lineTo(0.09, -0.03);
    });
  },
};

/** Makes the outline of a resource, centred on a point, the pen's path. `size` is its height in pixels. */
export const resourcePath = (pen: Pen, colour: Colour, x: number, y: number, size: number): void =>
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(size, size);
    OUTLINES[MATERIALS[colour].object](pen);
  });

/** Paints a resource as an object, centred on a point. `size` is its height in pixels, with all around it. */
export const paintResource = (pen: Pen, colour: Colour, x: number, y: number, size: number): void => {
  const look: MaterialLook = MATERIALS[colour];
  const lift = Math.max(1, size * 0.05);
  const high = size * 0.9;
  const line = Math.max(1.4, size * 0.05);
  shadowed(pen, Math.max(3, size * 0.12), lift, () => {
    resourcePath(pen, colour, x, y + lift, high);
    pen.lineJoin = 'round';
    pen.lineWidth = line;
    pen.fillStyle = look.side;
    pen.strokeStyle = look.side;
    pen.fill();
    pen.stroke();
  });
  resourcePath(pen, colour, x, y, high);
  pen.lineWidth = line * 1.6;
  pen.strokeStyle = look.rim;
  pen.stroke();
  pen.fillStyle = downward(pen, y - high / 2, high, look.shine, look.face, look.face);
  if (colour === 'tech') pen.fillStyle = look.side;
  pen.fill();
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(high, high);
    DETAILS[look.object](pen, look, size);
  });
};
