import { type Setting, textWidth, write } from './fonts.ts';
import type { Pen } from './pen.ts';
import { stamp } from './sprite.ts';

/** Farther than any picture is wide: text drawn so far off leaves its shade alone. */
const FAR = 4_000;

/** Writes one line with a soft shade around it, its capitals centred on `y`, and returns its width. */
export const writeShaded = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  setting: Omit<Setting, 'width' | 'smallest' | 'halo'>,
  shade: { readonly paint: string; readonly blur: number },
): number => {
  const { size, weight, align = 'left' } = setting;
  const width = textWidth(text, size, weight);
  const left = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
  stamp(
    pen,
    `shade ${shade.paint} ${shade.blur} ${size} ${weight} ${setting.paint} ${text}`,
    { x: left, y: y - size, width, height: 2 * size },
    (fresh) => {
      fresh.shadowColor = shade.paint;
      fresh.shadowBlur = shade.blur;
      fresh.shadowOffsetX = FAR;
      write(fresh, text, -FAR, size, { ...setting, align: 'left' });
    },
    2 * shade.blur,
  );
  return write(pen, text, x, y, setting);
};
