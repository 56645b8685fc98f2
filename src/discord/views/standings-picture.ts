import { EXTENSION, encode } from '../../canvas/encoder.ts';
import { bold, heavy, write } from '../../canvas/fonts.ts';
import type { Pen } from '../../canvas/pen.ts';
import { fill } from '../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../canvas/picture.ts';
import { downward, drawPanel, roundPath } from '../../canvas/shapes.ts';
import { PALETTE, TYPE } from '../../canvas/theme.ts';

/** Standings of a server to be drawn: their columns, and a row of cells for each player, whose name comes first. */
export interface DrawnStandings {
  readonly title: string;
  /** `share` is how wide a column is beside the others. */
  readonly columns: readonly { readonly name: string; readonly share: number }[];
  readonly rows: readonly {
    readonly name: string;
    readonly cells: readonly string[];
    readonly alt: string;
  }[];
}

/** The most rows that a picture has room for. */
export const MOST_ROWS = 9;

const EDGE = 20;
const HEAD = { title: 46, columns: 112, rows: 142 } as const;
const ROW = 58;
const NAME = { place: 76, x: 100, width: 380 } as const;

/** Standings of a server as a picture. */
export const standingsPicture = (standings: DrawnStandings): Picture => ({
  name: `standings.${EXTENSION}`,
  alt: altText([`${standings.title}.`, ...standings.rows.map(({ alt }) => alt)]),
  width: PICTURE.width,
  height: PICTURE.height,
  key: JSON.stringify(standings),
  paint: () => encode((pen) => drawStandings(pen, standings)),
});

function drawGround(pen: Pen, title: string): void {
  pen.fillStyle = downward(pen, 0, PICTURE.height, PALETTE.water2, PALETTE.water4, PALETTE.abyss);
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  write(pen, title, 32, HEAD.title, {
    ...heavy(TYPE.name),
    ...{ width: PICTURE.width - 64, smallest: TYPE.body },
  });
  drawPanel(pen, { x: EDGE, y: 84, width: PICTURE.width - 2 * EDGE, height: PICTURE.height - 104 });
}

function drawStandings(pen: Pen, { title, columns, rows }: DrawnStandings): void {
  drawGround(pen, title);
  const from = NAME.x + NAME.width;
  const shares = columns.map(({ share }) => share);
  const sumOf = (some: readonly number[]): number => some.reduce((sum, share) => sum + share, 0);
  const unit = (PICTURE.width - EDGE - 24 - from) / Math.max(1, sumOf(shares));
  const right = (column: number): number => from + unit * sumOf(shares.slice(0, column + 1));
  const widthOf = (column: number): number => unit * (shares[column] ?? 1) - 16;
  for (const [column, { name }] of columns.entries())
    write(pen, name, right(column), HEAD.columns, {
      ...{ ...bold(TYPE.phone, PALETTE.mistSoft), align: 'right' },
      ...{ width: widthOf(column) },
    });
  for (const [at, { name, cells }] of rows.entries()) {
    const y = HEAD.rows + (at + 0.5) * ROW;
    if (at % 2 === 0) {
      roundPath(pen, { x: EDGE + 10, y: y - ROW / 2, width: PICTURE.width - 2 * EDGE - 20, height: ROW }, 10);
      fill(pen, PALETTE.glassDeep);
    }
    const paint = at === 0 ? PALETTE.laurel : PALETTE.mist;
    write(pen, `${at + 1}`, NAME.place, y, { ...bold(TYPE.phone, paint), align: 'right' });
    write(pen, name, NAME.x, y, {
      ...{ ...heavy(TYPE.name, paint), width: NAME.width - 16 },
    });
    for (const [column, cell] of cells.entries())
      write(pen, cell, right(column), y, {
        ...{ ...bold(TYPE.name, paint), align: 'right' },
        ...{ width: widthOf(column) },
      });
  }
}

/** Somebody's last games of one kind, the first of them first. */
export interface DrawnGames {
  readonly title: string;
  readonly alt: string;
  readonly games: readonly { readonly points: number; readonly isWon: boolean }[];
}

/** The most games that a picture has room for. */
export const MOST_GAMES = 15;

const PLOT = { x: 60, y: 150, width: PICTURE.width - 120, height: 470 } as const;

/** A person's points in their last games: a numbered column for each; wins have another colour and a star. */
export const gamesPicture = (drawn: DrawnGames): Picture => ({
  name: `games.${EXTENSION}`,
  alt: altText([drawn.alt]),
  width: PICTURE.width,
  height: PICTURE.height,
  key: JSON.stringify(drawn),
  paint: () => encode((pen) => drawGames(pen, drawn)),
});

function drawGames(pen: Pen, { title, games }: DrawnGames): void {
  drawGround(pen, title);
  const most = Math.max(1, ...games.map(({ points }) => points));
  const least = Math.min(0, ...games.map(({ points }) => points));
  const yOf = (points: number): number => PLOT.y + ((most - points) / (most - least)) * PLOT.height;
  const step = PLOT.width / MOST_GAMES;
  for (const [at, { points, isWon }] of games.entries()) {
    const x = PLOT.x + (at + 0.5) * step;
    const [top, bottom] = [Math.min(yOf(points), yOf(0)), Math.max(yOf(points), yOf(0))];
    roundPath(pen, { x: x - step * 0.32, y: top, width: step * 0.64, height: Math.max(4, bottom - top) }, 6);
    fill(pen, isWon ? PALETTE.coin : PALETTE.glassEdge);
    write(pen, `${points}`, x, top - 24, {
      ...{ size: TYPE.phone, weight: 'heavy', align: 'center' },
      paint: isWon ? PALETTE.coin : PALETTE.mist,
    });
    if (isWon)
      write(pen, '1.', x, bottom + 26, {
        ...{ ...heavy(TYPE.phone, PALETTE.coin), align: 'center' },
      });
  }
}
