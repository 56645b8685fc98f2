import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import type { Bit } from '../../../canvas/line.ts';
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
/** A diver's better side. */
export const upgradeBit = (paints: SignPaints): Bit => iconBit('upgrade', paints.laurel, 0.95);
/** A private contract more. */
export const scrollBit = (paint: string): Bit => iconBit('scroll-unfurled', paint);

/** "For each contract": a card, and with room for it an arrowhead towards what it brings. */
export const perContractBit = (pointing: boolean): Bit => ({
  kind: 'drawn',
  width: (size) => size * (pointing ? 0.84 : 0.56),
  draw: (pen, x, y, size) => {
    const [width, height] = [size * 0.56, size * 0.8];
    pen.beginPath();
    pen.roundRect(x, y - height / 2, width, height, size * 0.09);
    pen.fillStyle = PALETTE.paperLight;
    pen.fill();
    pen.lineWidth = size * 0.06;
    pen.strokeStyle = PALETTE.laurelDark;
    pen.stroke();
    pen.fillStyle = PALETTE.laurelDark;
    pen.beginPath();
    pen.arc(x + width * 0.32, y - height * 0.22, size * 0.09, 0, 2 * Math.PI);
    pen.fill();
    for (const line of [0.1, 0.28])
      pen.fillRect(x + width * 0.2, y + height * line - size * 0.03, width * 0.6, size * 0.07);
    if (!pointing) return;
    pen.fillStyle = PALETTE.mist;
    pen.beginPath();
    pen.moveTo(x + size * 0.64, y - size * 0.17);
    pen.lineTo(x + size * 0.84, y);
    pen.lineTo(x + size * 0.64, y + size * 0.17);
    pen.fill();
  },
});

/** The diver of a neighbour, to the left or to the right. */
export const neighbourBit = ({ text }: SignPaints): Bit => ({
  kind: 'drawn',
  width: (size) => size * 1.6,
  draw: (pen, x, y, size) => {
    drawIcon(pen, 'diving-helmet', x + size * 0.8, y, size * 1.1, text);
    pen.fillStyle = text;
    for (const [edge, way] of [
      [x, 1],
      [x + size * 1.6, -1],
    ] as const) {
      pen.beginPath();
      pen.moveTo(edge, y);
      pen.lineTo(edge + way * size * 0.26, y - size * 0.28);
      pen.lineTo(edge + way * size * 0.26, y + size * 0.28);
      pen.fill();
    }
  },
});

/** An arrow: to the right (what is paid turns into what is had), up, or both ways. */
export const arrowBit = (paint: string, way: 'right' | 'up' | 'both'): Bit => ({
  kind: 'drawn',
  width: (size) => size * (way === 'up' ? 0.6 : 0.66),
  draw: (pen, x, y, size) => {
    const long = size * (way === 'up' ? 0.6 : 0.66);
    pen.strokeStyle = paint;
    pen.lineWidth = size * 0.13;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const head = size * 0.2;
    pen.beginPath();
    if (way === 'up') {
      const mid = x + long / 2;
      pen.moveTo(mid, y + size * 0.42);
      pen.lineTo(mid, y - size * 0.4);
      pen.moveTo(mid - head, y - size * 0.4 + head);
      pen.lineTo(mid, y - size * 0.4);
      pen.lineTo(mid + head, y - size * 0.4 + head);
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

/** A better side for a diver at the surface: chevrons over a wave. */
export const surfaceUpgradeBit: Bit = {
  kind: 'drawn',
  width: (size) => size * 1.1,
  draw: (pen, x, y, size) => {
    drawIcon(pen, 'upgrade', x + size * 0.55, y - size * 0.16, size, ON_DARK.laurel);
    pen.strokeStyle = PALETTE.foam;
    pen.lineWidth = size * 0.13;
    pen.lineCap = 'round';
    pen.beginPath();
    for (let step = 0; step <= 16; step++) {
      const at = x + (step / 16) * size * 1.1;
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
