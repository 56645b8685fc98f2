import { EXTENSION, encode } from '../../../canvas/encoder.ts';
import { write } from '../../../canvas/fonts.ts';
import { apart, faded, type Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { outlinePath } from '../../../canvas/shapes.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawPerson, nameOf, type Person, writtenName } from './person.ts';

const PLACES = {
  horizon: { waterline: 292, floor: 664 },
  title: { y: 218, size: 200 },
  tagline: 376,
  seats: { y: 482, size: 132, width: 250 },
  name: 582,
  count: 638,
} as const;

const drawFreeSeat = (pen: Pen, x: number, y: number, size: number, say: Say): void => {
  outlinePath(pen, 'circle', x, y, size);
  pen.fillStyle = faded(PALETTE.abyss, 0.42);
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = faded(PALETTE.foam, 0.75);
  pen.setLineDash([12, 10]);
  pen.stroke();
  pen.setLineDash([]);
  write(pen, say('otys-board-seat-free'), x, y, {
    size: TYPE.strong,
    weight: 'bold',
    paint: PALETTE.mist,
    align: 'center',
    width: size - 20,
    smallest: TYPE.small,
  });
};

/** The title stands on the water; what hangs below its line is under it. */
const drawTitle = (pen: Pen, title: string, x: number): void => {
  const { y, size } = PLACES.title;
  const { waterline } = PLACES.horizon;
  const setting = { size, weight: 'heavy', align: 'center' } as const;
  const within = (top: number, height: number, opacity: number, draw: () => void): void =>
    apart(pen, () => {
      pen.beginPath();
      pen.rect(0, top, PICTURE.width, height);
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
  within(waterline, PICTURE.height - waterline, 0.42, () =>
    write(pen, title, x, y, { ...setting, paint: PALETTE.white }),
  );
};

const drawPoster = (pen: Pen, people: readonly Person[], most: number, say: Say): void => {
  drawBackdrop(pen, PLACES.horizon);
  const centre = PICTURE.width / 2;
  drawTitle(pen, say('otys-title'), centre);
  write(pen, say('otys-board-poster'), centre, PLACES.tagline, {
    size: TYPE.name,
    weight: 'bold',
    paint: PALETTE.mist,
    align: 'center',
    width: PICTURE.width - 80,
    smallest: TYPE.small,
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
      size: TYPE.name,
      weight: 'heavy',
      paint: PALETTE.mist,
      align: 'center',
      width: width - 16,
      smallest: TYPE.body,
    });
  }
  write(pen, say('otys-board-poster-seats', { seated: people.length, most }), centre, PLACES.count, {
    size: TYPE.strong,
    weight: 'bold',
    paint: PALETTE.lamp,
    align: 'center',
  });
};

/** The poster of a lobby: the game, who sits at the table, and how many seats are free. */
export const posterPicture = (people: readonly Person[], most: number, say: Say): Picture => ({
  name: `otys-poster.${EXTENSION}`,
  alt: altText([
    `${say('otys-title')}: ${say('otys-board-poster')}.`,
    `${say('otys-board-poster-seats', { seated: people.length, most })}.`,
    people.map((_, seat) => nameOf(people, seat)).join(', '),
  ]),
  ...PICTURE,
  paint: () => encode((pen) => drawPoster(pen, people, most, say)),
});
