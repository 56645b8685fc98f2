import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import type { Bit } from '../../../canvas/line.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { outlinePath } from '../../../canvas/shapes.ts';
import { PALETTE } from '../../../canvas/theme.ts';
import type { Technician } from '../rules/vocabulary.ts';

/** The icon of each technician's work. */
export const TECHNICIAN_ICONS: Readonly<Record<Technician, IconShape>> = {
  mechanic: 'boat-propeller',
  hacker: 'laptop',
};

/** The colours that signs have on a ground. */
export interface SignPaints {
  readonly text: string;
  readonly coin: string;
  readonly battery: string;
  readonly laurel: string;
}

/** Signs on dark ground. */
export const ON_DARK: SignPaints = {
  text: PALETTE.mist,
  coin: PALETTE.coin,
  battery: PALETTE.battery,
  laurel: PALETTE.laurel,
};

/** Signs on paper. */
export const ON_PAPER: SignPaints = {
  text: PALETTE.ink,
  coin: PALETTE.coinDark,
  battery: PALETTE.batteryDark,
  laurel: PALETTE.laurelDark,
};

/** Words or a number. */
export const textBit = (text: string): Bit => ({ kind: 'text', text });
/** An icon in a colour. */
export const iconBit = (icon: IconShape, paint: string, scale = 1): Bit => ({
  kind: 'icon',
  icon,
  paint,
  scale,
});
/** A Credit. */
export const coinBit = (paints: SignPaints): Bit => iconBit('two-coins', paints.coin);
/** A Battery. */
export const batteryBit = (paints: SignPaints): Bit => iconBit('battery-pack', paints.battery);
/** An own key. */
export const keyBit = (paints: SignPaints): Bit => iconBit('key', paints.text);
/** The activated diver. */
export const helmetBit = (paints: SignPaints): Bit => iconBit('diving-helmet', paints.text);

/** Draws the badge of a diver's better side, centred on a point: two chevrons that point up. */
export const drawUpgradeBadge = (pen: Pen, x: number, y: number, size: number): void => {
  const arm = size / 4;
  outlinePath(pen, 'circle', x, y, size);
  pen.fillStyle = PALETTE.laurelDark;
  pen.fill();
  pen.lineWidth = size * 0.13;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = PALETTE.brass;
  pen.beginPath();
  for (const row of [0, arm]) {
    pen.moveTo(x - arm, y + row);
    pen.lineTo(x, y - arm + row);
    pen.lineTo(x + arm, y + row);
  }
  pen.stroke();
};

/** Draws an upgrade, centred on a point: a diver that gets the badge of the better side. */
export const drawUpgrade = (pen: Pen, x: number, y: number, size: number): void => {
  drawIcon(pen, 'diving-helmet', x - size * 0.2, y, size * 1.16, PALETTE.mist);
  const [bx, by, badge] = [x + size * 0.38, y + size * 0.16, size * 0.84];
  drawUpgradeBadge(pen, bx, by, badge);
  outlinePath(pen, 'circle', bx, by, badge);
  pen.lineWidth = size * 0.07;
  pen.strokeStyle = PALETTE.brass;
  pen.stroke();
};

/** A better side for a diver, on dark ground. */
export const upgradeBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.6,
  draw: (pen, x, y, size) => drawUpgrade(pen, x + size * 0.8, y, size),
};
/** A private contract more. */
export const scrollBit = (paint: string): Bit => iconBit('scroll-unfurled', paint);

/** "For each contract completed": a card with a tick, and with room for it an arrowhead towards what it brings. */
export const perContractBit = (pointing: boolean): Bit => ({
  kind: 'drawn',
  width: (size) => size * (pointing ? 0.88 : 0.6),
  draw: (pen, x, y, size) => {
    const [width, height] = [size * 0.6, size * 0.9];
    pen.beginPath();
    pen.roundRect(x, y - height / 2, width, height, size * 0.09);
    pen.fillStyle = PALETTE.paperLight;
    pen.fill();
    pen.lineWidth = size * 0.06;
    pen.strokeStyle = PALETTE.laurelDark;
    pen.stroke();
    pen.lineWidth = size * 0.13;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = PALETTE.jade;
    pen.beginPath();
    pen.moveTo(x + width * 0.2, y + height * 0.04);
    pen.lineTo(x + width * 0.42, y + height * 0.24);
    pen.lineTo(x + width * 0.82, y - height * 0.24);
    pen.stroke();
    if (!pointing) return;
    pen.fillStyle = PALETTE.mist;
    pen.beginPath();
    pen.moveTo(x + size * 0.69, y - size * 0.17);
    pen.lineTo(x + size * 0.89, y);
    pen.lineTo(x + size * 0.69, y + size * 0.17);
    pen.fill();
  },
});

/** A copy of a diver: its tile, and the one behind that it is copied from. */
export const copyBit = ({ text }: SignPaints): Bit => ({
  kind: 'drawn',
  width: (size) => size * 1.48,
  draw: (pen, x, y, size) => {
    const side = size * 0.98;
    const [front, back] = [
      { x: x + size * 0.1, y: y - size * 0.36 },
      { x: x + size * 0.42, y: y - size * 0.62 },
    ];
    pen.lineWidth = size * 0.1;
    pen.lineJoin = 'round';
    pen.strokeStyle = text;
    pen.beginPath();
    pen.moveTo(back.x, front.y - size * 0.1);
    pen.lineTo(back.x, back.y);
    pen.lineTo(back.x + side, back.y);
    pen.lineTo(back.x + side, back.y + side);
    pen.lineTo(front.x + side + size * 0.1, back.y + side);
    pen.stroke();
    pen.beginPath();
    pen.roundRect(front.x, front.y, side, side, size * 0.14);
    pen.stroke();
    drawIcon(pen, 'diving-helmet', front.x + side / 2, front.y + side / 2, side * 0.86, text);
  },
});

/** An arrow: to the right (what is paid turns into what is had), up, both ways, or up and down between levels. */
export const arrowBit = (paint: string, way: 'right' | 'up' | 'both' | 'levels'): Bit => ({
  kind: 'drawn',
  width: (size) => size * (way === 'up' || way === 'levels' ? 0.6 : 0.66),
  draw: (pen, x, y, size) => {
    const long = size * (way === 'up' || way === 'levels' ? 0.6 : 0.66);
    pen.strokeStyle = paint;
    pen.lineWidth = size * 0.13;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const head = size * 0.2;
    pen.beginPath();
    if (way === 'up' || way === 'levels') {
      const mid = x + long / 2;
      pen.moveTo(mid, y + size * 0.42);
      pen.lineTo(mid, y - size * 0.4);
      pen.moveTo(mid - head, y - size * 0.4 + head);
      pen.lineTo(mid, y - size * 0.4);
      pen.lineTo(mid + head, y - size * 0.4 + head);
      if (way === 'levels') {
        pen.moveTo(mid - head, y + size * 0.42 - head);
        pen.lineTo(mid, y + size * 0.42);
        pen.lineTo(mid + head, y + size * 0.42 - head);
      }
    } else {
      pen.moveTo(x, y);
      pen.lineTo(x + long, y);
      pen.moveTo(x + long - head, y - head);
      pen.lineTo(x + long, y);
      pen.lineTo(x + long - head, y + head);
      if (way === 'both') {
        pen.moveTo(x + head, y - head);
        pen.lineTo(x, y);
        pen.lineTo(x + head, y + head);
      }
    }
    pen.stroke();
  },
});

/** A stroke between two that can be had. */
export const orBit = (paint: string): Bit => ({ kind: 'text', text: '/', paint });

/** A better side for a diver at the surface: the upgrade over a wave. */
export const surfaceUpgradeBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.6,
  draw: (pen, x, y, size) => {
    drawUpgrade(pen, x + size * 0.8, y - size * 0.14, size * 0.88);
    pen.strokeStyle = PALETTE.foam;
    pen.lineWidth = size * 0.13;
    pen.lineCap = 'round';
    pen.beginPath();
    for (let step = 0; step <= 16; step++) {
      const at = x + size * (0.14 + (step / 16) * 1.3);
      const high = y + size * 0.56 + Math.sin((step / 16) * 4 * Math.PI) * size * 0.09;
      if (step === 0) pen.moveTo(at, high);
      else pen.lineTo(at, high);
    }
    pen.stroke();
  },
};

/** The two outlines of reward tokens, for "a reward". */
export const rewardBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.5,
  draw: (pen, x, y, size) => {
    const radius = size * 0.42;
    const face = (paint: string, edge: string): void => {
      pen.fillStyle = paint;
      pen.fill();
      pen.lineWidth = size * 0.08;
      pen.strokeStyle = edge;
      pen.stroke();
    };
    pen.beginPath();
    pen.moveTo(x + size * 0.66, y - radius);
    pen.lineTo(x + size * 1.46, y - radius);
    pen.lineTo(x + size * 1.46, y + radius * 0.3);
    pen.lineTo(x + size * 1.06, y + radius * 1.1);
    pen.lineTo(x + size * 0.66, y + radius * 0.3);
    pen.closePath();
    face(PALETTE.jade, PALETTE.jadeEdge);
    pen.beginPath();
    pen.arc(x + radius, y, radius, 0, 2 * Math.PI);
    face(PALETTE.amber, PALETTE.amberEdge);
  },
};
