import { picture } from '../canvas/encoder.ts';
import { bold, centred, heavy, write } from '../canvas/fonts.ts';
import { faded, fill, type Pen, stroke } from '../canvas/pen.ts';
import { altText, type Picture, POSTER } from '../canvas/picture.ts';
import { downward, outlinePath } from '../canvas/shapes.ts';
import { PALETTE, type Paint, SPACE, TYPE } from '../canvas/theme.ts';
import type { Say } from '../texts/say.ts';
import { asSentence } from './fitting.ts';
import { drawPerson, nameOf, type Person, writtenName } from './person.ts';

/** How a game writes on its poster: each line with its middle's height, in pixels. */
export interface PosterLook {
  readonly tagline: { readonly y: number; readonly width: number };
  /** The seats in rows `apart` from one another, `inRow` of them in each, `width` from centre to centre. */
  readonly seats: {
    readonly y: number;
    readonly size: number;
    readonly width: number;
    /** All in one row if absent. */
    readonly inRow?: number;
    readonly apart?: number;
  };
  readonly free: { readonly fill: string; readonly edge: string };
  readonly name: { readonly y: number; readonly size: number };
  readonly count: { readonly y: number; readonly size: number };
  /** What keeps the writing off a lively ground. */
  readonly halo?: Paint;
}

/** What a poster says: a game's title, a line about it, and who sits at the table already. */
interface PosterWords {
  readonly title: string;
  readonly tagline: string;
  readonly people: readonly Person[];
  readonly most: number;
  /** How many of the free seats are kept for somebody; none if absent. */
  readonly kept?: number;
  readonly say: Say;
}

/** The most seats that stand in one row: with more of them, names would hardly have room. */
const IN_ONE_ROW = 5;

/** The default look of a poster: title above tagline, seats as wide as they fit, in two rows if there are many. */
function usualLook({ most }: PosterWords): PosterLook {
  const inRow = most > IN_ONE_ROW ? Math.ceil(most / 2) : most;
  const width = (POSTER.width - 2 * SPACE.wide) / inRow;
  const free = { fill: faded(PALETTE.abyss, 0.42), edge: faded(PALETTE.foam, 0.75) };
  const tagline = { y: 206, width: POSTER.width - 140 };
  return inRow < most
    ? {
        ...{ tagline: { ...tagline, y: 188 }, free },
        seats: { y: 246, size: 66, width, inRow, apart: 104 },
        name: { y: 298, size: TYPE.body },
        count: { y: 448, size: TYPE.strong },
      }
    : {
        ...{ tagline, free },
        seats: { y: 300, size: 116, width: Math.min(250, width) },
        name: { y: 386, size: TYPE.name },
        count: { y: 440, size: TYPE.strong },
      };
}

const drawTitle = (pen: Pen, title: string): void => {
  pen.fillStyle = downward(pen, 0, POSTER.height, PALETTE.water2, PALETTE.water4, PALETTE.abyss);
  pen.fillRect(0, 0, POSTER.width, POSTER.height);
  const letters = centred(heavy(130, PALETTE.white), POSTER.width - 4 * SPACE.wide);
  write(pen, title, POSTER.width / 2, 110, { ...letters, smallest: TYPE.level });
};

const drawFreeSeat = (
  pen: Pen,
  x: number,
  y: number,
  { seats: { size }, free }: PosterLook,
  words: string,
): void => {
  outlinePath(pen, 'circle', x, y, size);
  fill(pen, free.fill);
  pen.setLineDash([12, 10]);
  stroke(pen, free.edge, 3);
  pen.setLineDash([]);
  write(pen, words, x, y, centred(bold(TYPE.strong), size - 20));
};

const haloOf = ({ halo }: PosterLook) => (halo === undefined ? {} : { halo });

const drawSeats = (pen: Pen, look: PosterLook, { people, most, kept = 0, say }: PosterWords): void => {
  const { size, width, inRow = most, apart = 0 } = look.seats;
  for (let seat = 0; seat < most; seat++) {
    const row = Math.floor(seat / inRow);
    const beside = Math.min(inRow, most - row * inRow);
    const x = POSTER.width / 2 + ((seat % inRow) - (beside - 1) / 2) * width;
    const y = look.seats.y + row * apart;
    if (people[seat] === undefined) {
      const isKept = seat < people.length + kept;
      drawFreeSeat(pen, x, y, look, say(isKept ? 'poster-seat-kept' : 'poster-seat-free'));
      continue;
    }
    drawPerson(pen, people, seat, x, y, size);
    write(pen, writtenName(people, seat, say), x, look.name.y + row * apart, {
      ...centred(heavy(look.name.size), width - 16),
      smallest: TYPE.body,
      ...haloOf(look),
    });
  }
};

const drawWords = (pen: Pen, look: PosterLook, words: PosterWords): void => {
  const { tagline, people, most, say } = words;
  const halo = haloOf(look);
  const centre = POSTER.width / 2;
  write(pen, tagline, centre, look.tagline.y, { ...centred(bold(TYPE.name), look.tagline.width), ...halo });
  drawSeats(pen, look, words);
  write(pen, say('poster-seats', { seated: people.length, most }), centre, look.count.y, {
    ...centred(bold(look.count.size, PALETTE.lamp)),
    ...halo,
  });
};

/** What a game has of its own for its poster: a line about it, its art with the title, and where things stand. */
export interface PosterArt {
  readonly tagline: (say: Say) => string;
  readonly look: Partial<PosterLook>;
  readonly draw: (pen: Pen, title: string) => void;
}

/** A lobby's poster: the game's art or its title, who sits there, and free seats. */
export const posterOf = (
  game: string,
  given: PosterWords,
  { tagline = () => given.tagline, look, draw = drawTitle }: Partial<PosterArt> = {},
): Picture => {
  const words = { ...given, tagline: tagline(given.say) };
  const { title, people, most, kept = 0, say } = words;
  const alt = altText([
    asSentence(say('label-value', { label: title, value: words.tagline })),
    `${say('poster-seats', { seated: people.length, most })}.`,
    people.map((_, seat) => nameOf(words, seat)).join(', '),
    ...(kept > 0 ? [`${say('list-kept', { count: kept })}.`] : []),
  ]);
  const drawAll = (pen: Pen): void => {
    draw(pen, title);
    drawWords(pen, { ...usualLook(words), ...look }, words);
  };
  return picture(`${game}-poster`, alt, drawAll, POSTER.height);
};
