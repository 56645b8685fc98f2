import { type FontWeight, heavy, textWidth, write } from './fonts.ts';
import { drawCachedIcon, drawIcon, type IconShape } from './icons.ts';
import { drawLayers, type Layer } from './layers.ts';
import { apart, fill, type Pen } from './pen.ts';
import { roundPath } from './shapes.ts';

/** One thing in a line of text and signs, at a type size that the line gives. */
export type Bit =
  | { readonly kind: 'text'; readonly text: string; readonly weight?: FontWeight; readonly paint?: string }
  | { readonly kind: 'plate'; readonly text: string; readonly paint: string; readonly ground: string }
  | { readonly kind: 'icon'; readonly icon: IconShape; readonly paint: string; readonly scale?: number }
  | {
      readonly kind: 'drawn';
      /** Width for a type size. */
      readonly width: (size: number) => number;
      /** Draws it from its left edge `x`, centred on `y`. */
      readonly draw: (pen: Pen, x: number, y: number, size: number) => void;
    }
  /** A drawing as large as the type and as wide as it says: its layers around the middle of that. */
  | { readonly kind: 'layers'; readonly ems: number; readonly layers: readonly Layer[] }
  | { readonly kind: 'space'; readonly ems: number };

/** How a line of bits is set; `paint` and `weight` are those of texts that name none. */
export interface LineSetting {
  readonly size: number;
  readonly paint: string;
  readonly weight?: FontWeight;
  readonly align?: 'left' | 'center' | 'right';
  /** The most it may take: it is drawn smaller when it would take more. */
  readonly width?: number;
}

const ICON_EMS = 1.22;
const GAP_EMS = 0.16;
/** Of a plate, for a type size of 1: its height, what is left and right of its text, and its corners. */
const PLATE = { height: 1.2, margin: 0.22, radius: 0.26 } as const;

const bitWidth = (bit: Bit, { size, weight = 'bold' }: LineSetting): number => {
  if (bit.kind === 'text') return textWidth(bit.text, size, bit.weight ?? weight);
  if (bit.kind === 'plate') return textWidth(bit.text, size, 'heavy') + 2 * PLATE.margin * size;
  if (bit.kind === 'icon') return size * ICON_EMS * (bit.scale ?? 1);
  if (bit.kind === 'space' || bit.kind === 'layers') return size * bit.ems;
  return bit.width(size);
};

/** How wide a line of bits will be, in pixels. */
export const lineWidth = (bits: readonly Bit[], setting: LineSetting): number =>
  bits.reduce((sum, bit) => sum + bitWidth(bit, setting), 0) +
  Math.max(0, bits.length - 1) * setting.size * GAP_EMS;

const drawPlate = (
  pen: Pen,
  { text, paint, ground }: Extract<Bit, { kind: 'plate' }>,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  size: number,
): void => {
  const height = size * PLATE.height;
  roundPath(pen, { x, y: y - height / 2, width, height }, size * PLATE.radius);
  fill(pen, ground);
  write(pen, text, x + width / 2, y, { ...heavy(size, paint), align: 'center' });
};

/** Draws bits in a row from `x`, as large as they are set; `icon` draws those that are icons. */
const drawBits = (
  pen: Pen,
  bits: readonly Bit[],
  x: number,
  y: number,
  setting: LineSetting,
  icon: typeof drawIcon,
): void => {
  const { size } = setting;
  let at = x;
  for (const bit of bits) {
    const own = bitWidth(bit, setting);
    if (bit.kind === 'text')
      write(pen, bit.text, at, y, {
        size,
        weight: bit.weight ?? setting.weight ?? 'bold',
        paint: bit.paint ?? setting.paint,
      });
    else if (bit.kind === 'plate') drawPlate(pen, bit, { x: at, y, width: own }, size);
    else if (bit.kind === 'icon') icon(pen, bit.icon, at + own / 2, y, own, bit.paint);
    else if (bit.kind === 'drawn') bit.draw(pen, at, y, size);
    else if (bit.kind === 'layers') drawLayers(pen, bit.layers, at + own / 2, y, size);
    at += own + size * GAP_EMS;
  }
};

/** Draws bits in a row, centred on `y`, and returns the width they took. */
export const drawLine = (
  pen: Pen,
  bits: readonly Bit[],
  x: number,
  y: number,
  setting: LineSetting,
): number => {
  const { align = 'left', width = Number.POSITIVE_INFINITY } = setting;
  const wide = lineWidth(bits, setting);
  const scale = Math.min(1, width / wide);
  const start = align === 'left' ? x : align === 'center' ? x - (wide * scale) / 2 : x - wide * scale;
  if (scale === 1) drawBits(pen, bits, start, y, setting, drawCachedIcon);
  else
    apart(pen, () => {
      pen.translate(start, y);
      pen.scale(scale, scale);
      drawBits(pen, bits, 0, 0, setting, drawIcon);
    });
  return wide * scale;
};
