import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { write } from '../../../canvas/fonts.ts';
import { faded, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { outlinePath } from '../../../canvas/shapes.ts';
import { PALETTE, SHALLOWS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawFloatingOtter } from './otter.ts';
import { drawPerson, nameOf, type Person, writtenName } from './person.ts';

const PLACES = {
  lagoon: { x: 40, y: 24, width: 1020, height: 652 },
  title: { y: 112, size: 140 },
  otter: { x: 560, y: 292, size: 430 },
  tagline: 424,
  seats: { y: 516, size: 108, width: 200 },
  name: 596,
  count: 646,
} as const;

const drawFreeSeat = (pen: Pen, x: number, y: number, size: number, say: Say): void => {
  outlinePath(pen, 'circle', x, y, size);
  pen.fillStyle = faded(SHALLOWS.reefDeep, 0.5);
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = faded(SHALLOWS.shoal, 0.85);
  pen.setLineDash([12, 10]);
  pen.stroke();
  pen.setLineDash([]);
  write(pen, say('oteres-board-seat-free'), x, y, {
    size: TYPE.strong,
    weight: 'bold',
    paint: PALETTE.mist,
    align: 'center',
    width: size - 20,
    smallest: TYPE.small,
  });
};

const drawPoster = (pen: Pen, people: readonly Person[], most: number, say: Say): void => {
  drawBackdrop(pen, PLACES.lagoon);
  const centre = PICTURE.width / 2;
  drawFloatingOtter(pen, PLACES.otter.x, PLACES.otter.y, PLACES.otter.size);
  pen.shadowColor = SHALLOWS.reefDeep;
  pen.shadowBlur = 18;
  pen.shadowOffsetY = 6;
  write(pen, say('oteres-title'), centre, PLACES.title.y, {
    size: PLACES.title.size,
    weight: 'heavy',
    paint: PALETTE.white,
    align: 'center',
  });
  pen.shadowColor = faded(PALETTE.abyss, 0);
  write(pen, say('oteres-board-poster'), centre, PLACES.tagline, {
    size: TYPE.name,
    weight: 'bold',
    paint: PALETTE.mist,
    align: 'center',
    width: PICTURE.width - 140,
    smallest: TYPE.small,
    halo: SHALLOWS.water4,
  });
  const { y, size, width } = PLACES.seats;
  for (let seat = 0; seat < most; seat++) {
    const x = centre + (seat - (most - 1) / 2) * width;
    if (people[seat] === undefined) {
      drawFreeSeat(pen, x, y, size, say);
      continue;
    }
    drawPerson(pen, people, seat, x, y, size);
    write(pen, writtenName(people, seat, say), x, PLACES.name, {
      size: TYPE.strong,
      weight: 'heavy',
      paint: PALETTE.mist,
      align: 'center',
      width: width - 16,
      smallest: TYPE.body,
      halo: SHALLOWS.water4,
    });
  }
  write(pen, say('oteres-board-poster-seats', { seated: people.length, most }), centre, PLACES.count, {
    size: TYPE.body,
    weight: 'bold',
    paint: PALETTE.lamp,
    align: 'center',
    halo: SHALLOWS.water4,
  });
};

/** The poster of a lobby: the game, who sits at the table, and how many seats are free. */
export const posterPicture = (people: readonly Person[], most: number, say: Say): Picture => ({
  name: `oteres-poster.${EXTENSION}`,
  alt: altText([
    `${say('oteres-title')}: ${say('oteres-board-poster')}.`,
    `${say('oteres-board-poster-seats', { seated: people.length, most })}.`,
    people.map((_, seat) => nameOf(people, seat)).join(', '),
  ]),
  ...PICTURE,
  paint: () => encode((pen) => drawPoster(pen, people, most, say)),
});
