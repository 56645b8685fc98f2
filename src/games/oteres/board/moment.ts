import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { write } from '../../../canvas/fonts.ts';
import { apart, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture, STRIP } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, nameOf, type Person, writtenName } from '../../person.ts';
import { PAWS, type Paw, type PearlColour } from '../vocabulary.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawSign } from './card.ts';
import { URCHIN_SIGN } from './card-face.ts';
import { WIDE_LAGOON } from './hand.ts';
import { drawPaw } from './otter.ts';
import { drawPearl } from './pearl.ts';
import { SHALLOWS } from './theme.ts';

/** Something that all remember afterwards. */
export type Moment =
  | { readonly kind: 'out'; readonly seat: Seat; readonly urchins: number }
  | { readonly kind: 'snatched'; readonly seat: Seat; readonly from: Seat; readonly colour: PearlColour }
  /** Both paws open: how many pearls lay in either, and who has picked which. */
  | {
      readonly kind: 'picked';
      readonly seat: Seat;
      readonly by: Seat;
      readonly paw: Paw;
      readonly counts: Readonly<Record<Paw, number>>;
    };

const MIDDLE = { x: STRIP.width / 2, y: 104 } as const;
const FOOT = 208;
const PORTRAIT = 132;
const SIDES = { left: 190, right: STRIP.width - 190 } as const;

const titleOf = (moment: Moment, name: (seat: Seat) => string, say: Say): string => {
  switch (moment.kind) {
    case 'out':
      return say('oteres-board-moment-out', { name: name(moment.seat) });
    case 'snatched':
      return say('oteres-board-moment-snatched', { name: name(moment.seat), other: name(moment.from) });
    case 'picked':
      return say(`oteres-board-moment-paw-${moment.paw}`, {
        name: name(moment.by),
        other: name(moment.seat),
      });
  }
};

/** An arrow to the left between two points of a line. */
const drawArrow = (pen: Pen, from: number, to: number, y: number): void => {
  pen.beginPath();
  pen.moveTo(from, y);
  pen.lineTo(to, y);
  pen.moveTo(to + 26, y - 22);
  pen.lineTo(to, y);
  pen.lineTo(to + 26, y + 22);
  pen.lineWidth = 9;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = PALETTE.lamp;
  pen.stroke();
};

const drawMoment = (pen: Pen, moment: Moment, people: readonly Person[]): void => {
  switch (moment.kind) {
    case 'out':
      drawPerson(pen, people, moment.seat, MIDDLE.x, MIDDLE.y - 12, PORTRAIT + 14);
      for (let at = 0; at < moment.urchins; at += 1)
        drawSign(
          pen,
          URCHIN_SIGN,
          MIDDLE.x + (at % 2 === 0 ? -1 : 1) * (170 + 130 * Math.floor(at / 2)),
          MIDDLE.y - 8,
          108,
        );
      return;
    case 'snatched':
      drawPerson(pen, people, moment.seat, SIDES.left, MIDDLE.y - 12, PORTRAIT);
      drawPerson(pen, people, moment.from, SIDES.right, MIDDLE.y - 12, PORTRAIT);
      drawArrow(pen, SIDES.right - 100, MIDDLE.x + 80, MIDDLE.y - 12);
      drawArrow(pen, MIDDLE.x - 80, SIDES.left + 100, MIDDLE.y - 12);
      drawPearl(pen, { colour: moment.colour }, MIDDLE.x, MIDDLE.y - 12, 110);
      return;
    case 'picked':
      for (const paw of PAWS) {
        const x = MIDDLE.x + (paw === 'left' ? -120 : 120);
        drawPaw(pen, paw, false, x, MIDDLE.y - 12, 190);
        const count = moment.counts[paw];
        for (let at = 0; at < count; at += 1)
          drawPearl(pen, { colour: 'white' }, x + (at - (count - 1) / 2) * 46, MIDDLE.y + 8, 44);
        const owner = paw === moment.paw ? moment.by : moment.seat;
        drawPerson(pen, people, owner, paw === 'left' ? SIDES.left : SIDES.right, MIDDLE.y - 12, PORTRAIT);
      }
      return;
  }
};

/** A moment as a low picture: who it was about, and what they did. */
export const momentPicture = (
  moment: Moment,
  number: number,
  people: readonly Person[],
  say: Say,
): Picture => ({
  name: `oteres-moment-${number}.${EXTENSION}`,
  alt: altText([titleOf(moment, (seat) => nameOf({ people }, seat), say)]),
  ...STRIP,
  paint: () =>
    encode((pen) => {
      apart(pen, () => {
        pen.translate(0, (STRIP.height - PICTURE.height) / 2);
        drawBackdrop(pen, WIDE_LAGOON);
      });
      drawMoment(pen, moment, people);
      write(
        pen,
        titleOf(moment, (seat) => writtenName(people, seat, say), say),
        MIDDLE.x,
        FOOT,
        {
          size: TYPE.name,
          weight: 'heavy',
          paint: PALETTE.white,
          align: 'center',
          width: STRIP.width - 120,
          smallest: TYPE.small,
          halo: SHALLOWS.reefDeep,
        },
      );
    }, STRIP.height),
});
