import { centred, heavy, write } from '../../../canvas/fonts.ts';
import { faded, type Pen } from '../../../canvas/pen.ts';
import { PICTURE } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { PosterArt, PosterLook } from '../../poster.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawFloatingOtter } from './otter.ts';
import { SHALLOWS } from './theme.ts';

const PLACES = {
  lagoon: { x: 40, y: 16, width: 1020, height: 448 },
  title: { x: 350, y: 128, size: 128 },
  otter: { x: 790, y: 140, size: 330 },
} as const;

const LOOK: Partial<PosterLook> = {
  tagline: { y: 244, width: PICTURE.width - 140 },
  seats: { y: 324, size: 100, width: 186 },
  free: { fill: faded(SHALLOWS.reefDeep, 0.5), edge: faded(SHALLOWS.shoal, 0.85) },
  name: { y: 398, size: TYPE.strong },
  count: { y: 438, size: TYPE.body },
  halo: SHALLOWS.water4,
};

const drawTitle = (pen: Pen, title: string): void => {
  pen.shadowColor = SHALLOWS.reefDeep;
  pen.shadowBlur = 18;
  pen.shadowOffsetY = 6;
  write(pen, title, PLACES.title.x, PLACES.title.y, centred(heavy(PLACES.title.size, PALETTE.white)));
  pen.shadowColor = faded(PALETTE.abyss, 0);
};

/** The poster of a lobby: an otter in its lagoon. */
export const OTERES_POSTER: PosterArt = {
  tagline: (say) => say('oteres-board-poster'),
  look: LOOK,
  draw: (pen, title) => {
    drawBackdrop(pen, PLACES.lagoon);
    drawFloatingOtter(pen, 'calm', PLACES.otter.x, PLACES.otter.y, PLACES.otter.size);
    drawTitle(pen, title);
  },
};
