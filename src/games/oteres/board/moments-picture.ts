import { picture } from '../../../canvas/encoder.ts';
import { apart, faded, type Pen, strokeRound } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture, STRIP } from '../../../canvas/picture.ts';
import { linePath } from '../../../canvas/shapes.ts';
import type { Say } from '../../../texts/say.ts';
import type { Person } from '../../person.ts';
import { drawMoment, type Remembered } from './moment-scene.ts';
import { drawWater } from './panel.ts';
import { SHALLOWS } from './theme.ts';

/** A moment with what is told of the turn in which it was, for those who do not see its picture. */
export interface ToldMoment {
  readonly moment: Remembered;
  readonly lines: readonly string[];
}

/** Places side by side in one picture: of more the names could not be read on a phone. */
const MOST_PANELS = 2;

/** How many places a moment takes: the whole table stands in a passing, and two paws between two names. */
const placesOf = ({ kind }: Remembered): number => (kind === 'passed' || kind === 'picked' ? 2 : 1);

/** What gives way first if there are more moments than places. */
const WEIGHTS: Readonly<Record<Remembered['kind'], number>> = {
  given: 0,
  passed: 1,
  blocked: 2,
  snatched: 3,
  picked: 4,
  out: 5,
};

const shownOf = (moments: readonly ToldMoment[]): readonly ToldMoment[] => {
  const ranked = moments
    .map((told, at) => ({ ...told, at, weight: WEIGHTS[told.moment.kind] }))
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  let left = MOST_PANELS;
  const fitting = ranked.filter(({ moment }) => {
    const fits = placesOf(moment) <= left;
    if (fits) left -= placesOf(moment);
    return fits;
  });
  return fitting.toSorted((one, other) => one.at - other.at);
};

const drawEdge = (pen: Pen, x: number): void => {
  linePath(pen, x, 16, x, STRIP.height - 16);
  strokeRound(pen, faded(SHALLOWS.sun, 0.45), 3);
};

/** Moments as one low picture, side by side; undefined if there is none. */
export const momentsPicture = (
  moments: readonly ToldMoment[],
  people: readonly Person[],
  say: Say,
): readonly Picture[] => {
  const shown = shownOf(moments);
  if (shown.length === 0) return [];
  const unit = STRIP.width / shown.reduce((sum, { moment }) => sum + placesOf(moment), 0);
  const alt = altText([...new Set(shown.flatMap(({ lines }) => lines))]);
  const draw = (pen: Pen): void => {
    apart(pen, () => {
      pen.translate(0, (STRIP.height - PICTURE.height) / 2);
      drawWater(pen);
    });
    let x = 0;
    for (const { moment } of shown) {
      const panel = { x, width: unit * placesOf(moment) };
      if (x > 0) drawEdge(pen, x);
      drawMoment(pen, moment, { people, say }, panel);
      x += panel.width;
    }
  };
  return [picture('oteres-moments', alt, draw, STRIP.height)];
};
