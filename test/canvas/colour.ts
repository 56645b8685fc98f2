/** Red, green and blue from 0 to 1, linear in light. */
export type Light = readonly [number, number, number];

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const encoded = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** The light of a colour written `#rrggbb` (IEC 61966-2-1). */
export const lightOf = (paint: string): Light => {
  const channel = (at: number): number => linear(Number.parseInt(paint.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two lights, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrastOf = (one: Light, other: Light): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The contrast of two colours. */
export const contrast = (one: string, other: string): number => contrastOf(lightOf(one), lightOf(other));

/** A light behind a veil of a colour and an opacity, mixed as a canvas mixes: by the numbers that stand for the light. */
export const overlaid = (light: Light, veil: { readonly paint: string; readonly opacity: number }): Light => {
  const over = lightOf(veil.paint);
  const mixed = (at: 0 | 1 | 2): number =>
    linear(encoded(light[at]) * (1 - veil.opacity) + encoded(over[at]) * veil.opacity);
  return [mixed(0), mixed(1), mixed(2)];
};

type Matrix = readonly [Light, Light, Light];

/** What the three complete kinds of colour blindness make of light (Machado, Oliveira and Fernandes 2009, severity 1). */
export const BLINDNESS: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How a colour looks to somebody with such eyes. */
export const seenWith = (matrix: Matrix, light: Light): Light => {
  const row = ([a, b, c]: Light): number =>
    Math.min(1, Math.max(0, a * light[0] + b * light[1] + c * light[2]));
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const labOf = ([red, green, blue]: Light): Light => {
  const curve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** How far apart two lights look (CIE 1976 ΔE); about 2 can just be told apart. */
export const distance = (one: Light, other: Light): number => {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
