import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { apart, faded, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture, STRIP } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence } from '../../fitting.ts';
import { nameOf, type Person } from '../../person.ts';
import { drawBackdrop } from './backdrop.ts';
import { WIDE_LAGOON } from './hand.ts';
import { chainsOf, type Moment } from './moment.ts';
import { drawMoment } from './moment-scene.ts';
import { COMMA } from './piece-words.ts';
import { SHALLOWS } from './theme.ts';

/** So many places stand side by side in one picture: of more the names could not be read on a phone. */
const MOST_PANELS = 2;

/** How many places a moment takes: the whole table stands in a passing, and two paws between two names. */
const placesOf = ({ kind }: Moment): number => (kind === 'passed' || kind === 'picked' ? 2 : 1);

/** What gives way first where there are more moments than places. */
const WEIGHTS: Readonly<Record<Moment['kind'], number>> = {
  given: 0,
  passed: 1,
  blocked: 2,
  snatched: 3,
  picked: 4,
  out: 5,
};

/** The moments that are shown, in their order: the weightiest, and the latest among equals. */
const shownOf = (moments: readonly Moment[]): readonly Moment[] => {
  const ranked = moments
    .map((moment, at) => ({ moment, at, weight: WEIGHTS[moment.kind] }))
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  let left = MOST_PANELS;
  const fitting = ranked.filter(({ moment }) => {
    const fits = placesOf(moment) <= left;
    if (fits) left -= placesOf(moment);
    return fits;
  });
  return fitting.toSorted((one, other) => one.at - other.at).map(({ moment }) => moment);
};

/** What a picture shows, for those who do not see it. */
const titleOf = (moment: Moment, name: (seat: Seat) => string, say: Say): string => {
  switch (moment.kind) {
    case 'out':
      return say('oteres-board-moment-out', { name: name(moment.seat) });
    case 'snatched':
      return say('oteres-board-moment-snatched', { name: name(moment.seat), other: name(moment.from) });
    case 'given':
      return say('oteres-board-moment-given', { name: name(moment.seat), other: name(moment.to) });
    case 'passed':
      return say('oteres-board-moment-passed', {
        ways: chainsOf(moment.ways)
          .map((seats) => seats.map(name).join(' → '))
          .join(', '),
      });
    case 'blocked':
      return say('oteres-board-moment-blocked', { name: name(moment.seat), other: name(moment.by) });
    case 'picked':
      return say(`oteres-board-moment-paw-${moment.paw}`, {
        name: name(moment.by),
        other: name(moment.seat),
      });
  }
};

/** What a picture shows, in sentences. */
const told = (moment: Moment, name: (seat: Seat) => string, say: Say): readonly string[] => {
  const piles = moment.kind === 'snatched' ? (moment.piles ?? []) : [];
  const rows = piles.map(({ seat, white, black }) =>
    say('oteres-told-counted', { name: name(seat), count: white, black }),
  );
  return [
    titleOf(moment, name, say),
    ...(rows.length === 0 ? [] : [say('oteres-told-piles', { rows: rows.join(COMMA) })]),
  ].map(asSentence);
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
  const unit = STRIP.width / shown.reduce((sum, moment) => sum + placesOf(moment), 0);
  return [
    {
      name: `oteres-moments.${EXTENSION}`,
      alt: altText(shown.flatMap((moment) => told(moment, (seat) => nameOf({ people }, seat), say))),
      ...STRIP,
      paint: () =>
        encode((pen) => {
          apart(pen, () => {
            pen.translate(0, (STRIP.height - PICTURE.height) / 2);
            drawBackdrop(pen, WIDE_LAGOON);
          });
          let x = 0;
          for (const moment of shown) {
            const panel = { x, width: unit * placesOf(moment) };
            if (x > 0) drawEdge(pen, x);
            drawMoment(pen, moment, { people, say }, panel);
            x += panel.width;
          }
        }, STRIP.height),
    },
  ];
};
