import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { write } from '../../../canvas/fonts.ts';
import { apart, type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture, STRIP } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, nameOf, type Person, writtenName } from '../../person.ts';
import { PAWS, type Paw, type PearlColour } from '../rules/vocabulary.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawSign } from './card.ts';
import { URCHIN_SIGN, WARD_SIGN } from './card-face.ts';
import { WIDE_LAGOON } from './hand.ts';
import { drawPaw } from './otter.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

/** Something that all remember afterwards. */
export type Moment =
  | { readonly kind: 'out'; readonly seat: Seat; readonly urchins: number }
  | { readonly kind: 'snatched'; readonly seat: Seat; readonly from: Seat; readonly colour: PearlColour }
  /** A card in front of `by` kept off what was played at them. */
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly by: Seat }
  /** Both paws open: how many pearls lay in either, and who has picked which. */
  | {
      readonly kind: 'picked';
      readonly seat: Seat;
      readonly by: Seat;
      readonly paw: Paw;
      readonly counts: Readonly<Record<Paw, number>>;
    };

const MIDDLE_Y = 80;

/** So many moments stand side by side in one picture: more would be too small on a phone. */
const MOST_PANELS = 3;

/** What gives way first where there are more moments than panels. */
const WEIGHTS: Readonly<Record<Moment['kind'], number>> = { blocked: 0, snatched: 1, picked: 2, out: 3 };

/** The moments that are shown, in their order: the weightiest, and the latest among equals. */
const shownOf = (moments: readonly Moment[]): readonly Moment[] => {
  const latest = moments.map((moment, at) => ({ moment, at, weight: WEIGHTS[moment.kind] }));
  return latest
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, MOST_PANELS)
    .toSorted((one, other) => one.at - other.at)
    .map(({ moment }) => moment);
};

/** Who plays, and the words for those who have no name. */
interface Cast {
  readonly people: readonly Person[];
  readonly say: Say;
  /** How wide a name can be, in pixels. */
  readonly room: number;
}

/** What a picture shows, for those who do not see it. */
const titleOf = (moment: Moment, name: (seat: Seat) => string, say: Say): string => {
  switch (moment.kind) {
    case 'out':
      return say('oteres-board-moment-out', { name: name(moment.seat) });
    case 'snatched':
      return say('oteres-board-moment-snatched', { name: name(moment.seat), other: name(moment.from) });
    case 'blocked':
      return say('oteres-board-moment-blocked', { name: name(moment.seat), other: name(moment.by) });
    case 'picked':
      return say(`oteres-board-moment-paw-${moment.paw}`, {
        name: name(moment.by),
        other: name(moment.seat),
      });
  }
};

/** A player in a picture, with their name below: what they did is told by the words above the picture. */
const drawNamed = (pen: Pen, { people, say, room }: Cast, seat: Seat, x: number, size: number): void => {
  drawPerson(pen, people, seat, x, MIDDLE_Y, size);
  write(pen, writtenName(people, seat, say), x, MIDDLE_Y + size / 2 + 26, {
    size: TYPE.body,
    weight: 'heavy',
    paint: PALETTE.white,
    align: 'center',
    width: room,
    smallest: TYPE.small,
    halo: SHALLOWS.reefDeep,
  });
};

/** An arrow to the left between two points of a line, in pixels. */
const drawArrow = (pen: Pen, from: number, to: number, y: number): void => {
  const tip = Math.min(26, (from - to) * 0.8);
  pen.beginPath();
  pen.moveTo(from, y);
  pen.lineTo(to, y);
  pen.moveTo(to + tip, y - tip * 0.85);
  pen.lineTo(to, y);
  pen.lineTo(to + tip, y + tip * 0.85);
  pen.lineWidth = 9;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = PALETTE.lamp;
  pen.stroke();
};

/** How large everything is on a panel of a width, and where its sides are. */
const measuresOf = ({ x, width }: Pick<Box, 'x' | 'width'>) => {
  const scale = Math.min(1, width / 760);
  const portrait = 54 + 64 * scale;
  const margin = Math.min(190, portrait / 2 + 16 + 90 * (scale === 1 ? 1 : 0));
  // A name is centred below its portrait and stays on the panel.
  const room = scale === 1 ? 2 * margin - 40 : 2 * margin - 12;
  return { scale, portrait, room, middle: x + width / 2, left: x + margin, right: x + width - margin };
};

const drawMoment = (pen: Pen, moment: Moment, told: Omit<Cast, 'room'>, panel: Box): void => {
  const { scale, portrait, room, middle, left, right } = measuresOf(panel);
  const cast = { ...told, room };
  const y = MIDDLE_Y;
  switch (moment.kind) {
    case 'out': {
      const rows = Math.floor((moment.urchins - 1) / 2);
      const sign = Math.min(56 + 52 * scale, (panel.width / 2 - portrait / 2 - 12) / (1.4 + 1.2 * rows));
      drawNamed(pen, cast, moment.seat, middle, portrait);
      for (let at = 0; at < moment.urchins; at += 1)
        drawSign(
          pen,
          URCHIN_SIGN,
          middle + (at % 2 === 0 ? -1 : 1) * (portrait / 2 + sign * (0.8 + 1.2 * Math.floor(at / 2))),
          y + 4,
          sign,
        );
      return;
    }
    case 'snatched': {
      const pearl = 40 + 70 * scale;
      const gap = 12 * scale + 2;
      drawNamed(pen, cast, moment.seat, left, portrait);
      drawNamed(pen, cast, moment.from, right, portrait);
      drawArrow(pen, right - portrait / 2 - gap, middle + pearl / 2 + gap, y);
      drawArrow(pen, middle - pearl / 2 - gap, left + portrait / 2 + gap, y);
      drawPearl(pen, { colour: moment.colour }, middle, y, pearl);
      return;
    }
    case 'blocked': {
      const sign = 40 + 70 * scale;
      const gap = 12 * scale + 2;
      drawNamed(pen, cast, moment.by, left, portrait);
      drawNamed(pen, cast, moment.seat, right, portrait);
      drawArrow(pen, right - portrait / 2 - gap, middle + sign / 2 + gap, y);
      drawSign(pen, WARD_SIGN, middle, y, sign);
      return;
    }
    case 'picked':
      for (const paw of PAWS) {
        const size = 56 + 78 * scale;
        const x = middle + (paw === 'left' ? -1 : 1) * (size / 2 + 18 * scale);
        drawPaw(pen, paw, false, x, y - 2, size);
        const count = moment.counts[paw];
        for (let at = 0; at < count; at += 1)
          drawPearl(
            pen,
            { colour: 'white' },
            x + (at - (count - 1) / 2) * (8 + 26 * scale),
            y + 10 * scale,
            10 + 24 * scale,
          );
        const owner = paw === moment.paw ? moment.by : moment.seat;
        drawNamed(
          pen,
          cast,
          owner,
          paw === 'left' ? left : right,
          portrait * Math.min(1, 0.45 + 0.55 * scale),
        );
      }
      return;
  }
};

/** A thin line between two panels. */
const drawEdge = (pen: Pen, x: number): void => {
  pen.beginPath();
  pen.moveTo(x, 16);
  pen.lineTo(x, STRIP.height - 16);
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.strokeStyle = faded(SHALLOWS.sun, 0.45);
  pen.stroke();
};

/** Moments as one low picture, side by side: who each was about, and what they did. Nothing where there is none. */
export const momentsPicture = (
  moments: readonly Moment[],
  people: readonly Person[],
  say: Say,
): readonly Picture[] => {
  const shown = shownOf(moments);
  if (shown.length === 0) return [];
  const width = STRIP.width / shown.length;
  return [
    {
      name: `oteres-moments.${EXTENSION}`,
      alt: altText(shown.map((moment) => `${titleOf(moment, (seat) => nameOf({ people }, seat), say)}.`)),
      ...STRIP,
      paint: () =>
        encode((pen) => {
          apart(pen, () => {
            pen.translate(0, (STRIP.height - PICTURE.height) / 2);
            drawBackdrop(pen, WIDE_LAGOON);
          });
          for (const [at, moment] of shown.entries()) {
            const panel = { x: at * width, y: 0, width, height: STRIP.height };
            if (at > 0) drawEdge(pen, panel.x);
            drawMoment(pen, moment, { people, say }, panel);
          }
        }, STRIP.height),
    },
  ];
};
