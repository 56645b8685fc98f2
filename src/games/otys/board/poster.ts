import { write } from '../../../canvas/fonts.ts';
import { apart, faded, type Pen } from '../../../canvas/pen.ts';
import { POSTER } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { PosterArt, PosterLook } from '../../poster.ts';
import { drawBackdrop } from './backdrop.ts';

const PLACES = {
  horizon: { waterline: 158, floor: 462 },
  title: { y: 98, size: 162 },
} as const;

const LOOK: Partial<PosterLook> = {
  tagline: { y: 214, width: POSTER.width - 80 },
  seats: { y: 308, size: 118, width: 250 },
  free: { fill: faded(PALETTE.abyss, 0.42), edge: faded(PALETTE.foam, 0.75) },
  name: { y: 396, size: TYPE.name },
  count: { y: 442, size: TYPE.strong },
};

/** The title stands on the water; what hangs below its line is under it. */
const drawTitle = (pen: Pen, title: string): void => {
  const x = POSTER.width / 2;
  const { y, size } = PLACES.title;
  const { waterline } = PLACES.horizon;
  const setting = { size, weight: 'heavy', align: 'center' } as const;
  const within = (top: number, height: number, opacity: number, draw: () => void): void =>
    apart(pen, () => {
      pen.beginPath();
      pen.rect(0, top, POSTER.width, height);
      pen.clip();
      pen.globalAlpha = opacity;
      draw();
    });
  within(0, waterline, 1, () => {
    pen.shadowColor = faded(PALETTE.skyHigh, 0.9);
    pen.shadowBlur = 26;
    write(pen, title, x, y + 7, { ...setting, paint: PALETTE.tower });
    pen.shadowBlur = 0;
    write(pen, title, x, y, { ...setting, paint: PALETTE.white });
  });
  within(waterline, POSTER.height - waterline, 0.42, () =>
    write(pen, title, x, y, { ...setting, paint: PALETTE.white }),
  );
};

/** The poster of a lobby: the drowned city. */
export const OTYS_POSTER: PosterArt = {
  tagline: (say) => say('otys-board-poster'),
  look: LOOK,
  draw: (pen, title) => {
    drawBackdrop(pen, PLACES.horizon);
    drawTitle(pen, title);
  },
};
