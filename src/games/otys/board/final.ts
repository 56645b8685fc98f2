import { picture } from '../../../canvas/encoder.ts';
import { bold, centred, heavy, plain, shortenedToWidth, write } from '../../../canvas/fonts.ts';
import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import { apart, type Box, faded, type Pen, stroke } from '../../../canvas/pen.ts';
import { altText, type Picture } from '../../../canvas/picture.ts';
import { drawDisc, drawGlow, drawPanel, linePath, polygonPath, roundPath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, SPACE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { MoveEntry } from '../../../engine/log.ts';
import type { Say } from '../../../texts/say.ts';
import { asideOf, drawSeatCurve, spreadOut } from '../../curves.ts';
import { entriesFor } from '../../kinds.ts';
import { drawPerson, nameOf, type Person, writtenName } from '../../person.ts';
import { otysNotation } from '../rules/move.ts';
import { cubesLeft } from '../rules/side.ts';
import type { OtysFact, OtysView, SeatView } from '../rules/view.ts';
import { shortNames } from './alt.ts';
import { drawBackdrop } from './backdrop.ts';
import type { Scene } from './scene.ts';
import { drawWreath, WREATHS } from './signs.ts';

/** What Prestige comes from. */
export const PRESTIGE_SOURCES = ['contracts', 'permanent', 'tokens', 'sponsors', 'store'] as const;
type PrestigeSource = (typeof PRESTIGE_SOURCES)[number];

const NO_POINTS = entriesFor(PRESTIGE_SOURCES, () => 0);

/** How the points of one seat came about. */
export interface SeatStory {
  readonly sources: Readonly<Record<PrestigeSource, number>>;
  /** Prestige at the end of each round, beginning with the nothing of before the first. */
  readonly curve: readonly number[];
}

const SOURCE_OF: { readonly [K in OtysFact['kind']]?: PrestigeSource } = {
  'contract-completed': 'contracts',
  'permanent-used': 'permanent',
  'reward-used': 'tokens',
  'sponsor-used': 'sponsors',
  'diver-upgraded': 'sponsors',
  store: 'store',
};

/** What the Prestige of a move comes from as long as none of its facts tells otherwise. */
const firstSource = (notation: string): PrestigeSource => {
  const kind = otysNotation.parse(notation)?.kind;
  return kind === 'bonus' ? 'permanent' : kind === 'price' ? 'store' : 'contracts';
};

/** How everybody's points came about, from all moves of a match. */
export const scoreStories = (moves: readonly MoveEntry<OtysFact>[], seats: number): readonly SeatStory[] => {
  const rounds = Math.max(0, ...moves.map(({ turn }) => Math.ceil(turn / seats)));
  const sources = Array.from({ length: seats }, () => ({ ...NO_POINTS }));
  const gained = Array.from({ length: seats }, () => new Array<number>(rounds + 1).fill(0));
  for (const { notation, turn: answered, facts } of moves) {
    let source = firstSource(notation);
    let turn = answered;
    for (const fact of facts) {
      if (fact.kind === 'turn-began') turn = fact.number;
      source = SOURCE_OF[fact.kind] ?? source;
      if (fact.kind !== 'purse' || fact.purse !== 'prestige') continue;
      const round = Math.ceil(turn / seats);
      const [from, by] = [sources[fact.seat], gained[fact.seat]];
      if (from !== undefined) from[source] += fact.by;
      if (by !== undefined) by[round] = (by[round] ?? 0) + fact.by;
    }
  }
  return sources.map((from, seat) => {
    let sum = 0;
    return {
      sources: from,
      curve: (gained[seat] ?? []).map((by) => {
        sum += by;
        return sum;
      }),
    };
  });
};

/** A seat in the order of the end: Prestige, then cubes left in the search zone (rulebook, "End of the game"). */
export interface Placed {
  readonly player: SeatView;
  readonly cubes: number;
  readonly place: number;
}

/** Everybody from first to last; equal ones share a place. */
export const placesOf = ({ seats }: Pick<OtysView, 'seats'>): readonly Placed[] => {
  const counted = seats.map((player) => ({ player, cubes: cubesLeft(player) }));
  const ahead = (one: (typeof counted)[number], other: (typeof counted)[number]): number =>
    other.player.prestige - one.player.prestige || other.cubes - one.cubes;
  return counted
    .toSorted(ahead)
    .map((each) => ({ ...each, place: 1 + counted.filter((other) => ahead(each, other) > 0).length }));
};

interface ScoreLine extends Placed {
  readonly won: boolean;
  readonly counts: Readonly<Record<PrestigeSource | 'cubes', number>>;
}

const MOMENT = {
  panel: { x: 14, y: 12, width: 1072, height: 196 },
  emblem: { y: 108, size: 124, wreath: 188, left: 22 },
  name: { y: 84, size: 64 },
  line: 142,
  trophy: { x: 1004, y: 108, size: 132 },
  right: 930,
} as const;

const drawRays = (pen: Pen, x: number, y: number): void =>
  apart(pen, () => {
    roundPath(pen, MOMENT.panel, RADIUS.panel);
    pen.clip();
    const light = pen.createRadialGradient(x, y, 20, x, y, 420);
    light.addColorStop(0, faded(PALETTE.lamp, 0.34));
    light.addColorStop(0.5, faded(PALETTE.lamp, 0.08));
    light.addColorStop(1, faded(PALETTE.lamp, 0));
    pen.fillStyle = light;
    for (let ray = 0; ray < 14; ray++) {
      const [from, to] = [(ray / 14) * 2 * Math.PI, ((ray + 0.5) / 14) * 2 * Math.PI];
      polygonPath(pen, [
        [x, y],
        [x + 460 * Math.cos(from), y + 460 * Math.sin(from)],
        [x + 460 * Math.cos(to), y + 460 * Math.sin(to)],
      ]);
      pen.fill();
    }
  });

const wonWords = (lines: readonly ScoreLine[], people: readonly Person[], say: Say, room: number): string => {
  const winners = lines.filter(({ won }) => won);
  const [first] = winners;
  if (first === undefined) return '';
  const { prestige } = first.player;
  if (winners.length > 1) {
    const each = room / winners.length - 140 / winners.length;
    const names = winners.map(({ player }) =>
      shortenedToWidth(writtenName(people, player.seat, say), TYPE.name, 'bold', each),
    );
    return say('otys-board-final-shared-line', { names: names.join(', '), prestige });
  }
  const tied = lines.some(({ player, won }) => !won && player.prestige === prestige);
  return tied
    ? say('otys-board-final-tied', { prestige, cubes: first.counts.cubes })
    : say('otys-board-final-line', { prestige });
};

const drawWinner = (pen: Pen, lines: readonly ScoreLine[], people: readonly Person[], say: Say): void => {
  const { panel, emblem, name, line, trophy, right } = MOMENT;
  const winners = lines.filter(({ won }) => won);
  const [first] = winners;
  if (first === undefined) return;
  drawGlow(pen, panel, RADIUS.panel);
  drawPanel(pen, panel, seatLook(first.player.seat).paint);
  const spread = emblem.wreath * (winners.length > 1 ? 0.62 : 1);
  const left = panel.x + emblem.left;
  drawRays(pen, left + (spread * winners.length) / 2, emblem.y);
  for (const [index, { player }] of winners.entries()) {
    const x = left + (index + 0.5) * spread;
    const scale = spread / emblem.wreath;
    drawIcon(pen, 'laurels', x, emblem.y + 6 * scale, emblem.wreath * scale, PALETTE.laurel);
    drawPerson(pen, people, player.seat, x, emblem.y - 4 * scale, Math.round(emblem.size * scale));
  }
  drawIcon(pen, 'trophy-cup', trophy.x, trophy.y, trophy.size, PALETTE.lamp);
  const x = left + spread * winners.length + 24;
  const room = right - x;
  const title =
    winners.length > 1 ? say('otys-board-final-shared') : writtenName(people, first.player.seat, say);
  write(pen, title, x, name.y, { ...heavy(name.size, PALETTE.white), width: room, smallest: TYPE.number });
  write(pen, wonWords(lines, people, say, room), x, line, { ...bold(TYPE.name, PALETTE.lamp), width: room });
};

const MARGIN = { left: 52, right: 150, top: 24, bottom: 40 } as const;
/** Points between the lines of the grid, and the most rounds that are numbered one by one. */
const GRID = 6;
const NUMBERED = 12;

const END = 34;

const LINE = { line: 4.5, edged: 8 } as const;

const drawScoreCurves = (
  pen: Pen,
  curves: readonly (readonly number[])[],
  target: number,
  box: Box,
  say: Say,
): void => {
  drawPanel(pen, box);
  const rounds = Math.max(1, ...curves.map((curve) => curve.length - 1));
  const most = Math.max(target, ...curves.flat());
  const left = box.x + MARGIN.left;
  const width = box.width - MARGIN.left - MARGIN.right;
  const floor = box.y + box.height - MARGIN.bottom;
  const height = box.height - MARGIN.top - MARGIN.bottom;
  const xOf = (round: number): number => left + (round / rounds) * width;
  const yOf = (points: number): number => floor - (points / most) * height;

  const line = (points: number, end: boolean): void => {
    pen.setLineDash(end ? [10, 8] : []);
    linePath(pen, left, yOf(points), left + width, yOf(points));
    stroke(pen, end ? PALETTE.laurel : faded(PALETTE.hullEdge, 0.7), end ? 3 : 1.5);
    write(pen, `${points}`, left - 12, yOf(points), {
      size: TYPE.small,
      weight: end ? 'heavy' : 'plain',
      paint: end ? PALETTE.laurel : PALETTE.mistSoft,
      align: 'right',
    });
  };
  for (let points = 0; points <= most; points += GRID)
    if (Math.abs(points - target) >= GRID / 2) line(points, false);
  line(target, true);
  pen.setLineDash([]);
  const stride = Math.ceil(rounds / NUMBERED);
  for (let round = stride; round <= rounds; round += stride)
    write(pen, `${round}`, xOf(round), floor + 22, centred(plain(TYPE.small, PALETTE.mistSoft)));
  write(pen, say('otys-board-rounds'), box.x + box.width - 16, floor + 22, {
    ...plain(TYPE.small, PALETTE.mistSoft),
    align: 'right',
    width: MARGIN.right - 40,
  });
  drawIcon(pen, 'laurels', left + width + 20, yOf(target), 30, PALETTE.laurel);

  for (const [seat, curve] of curves.entries()) {
    const aside = asideOf(seat, curves.length);
    const points = curve.map((value, round) => [xOf(round), yOf(value) + aside] as const);
    drawSeatCurve(pen, seat, points, LINE, PALETTE.hullDeep);
  }
  const ends = curves
    .map((curve, seat) => ({ seat, points: curve.at(-1) ?? 0 }))
    .sort((one, other) => other.points - one.points);
  const places = spreadOut(
    ends.map(({ points }) => yOf(points)),
    END,
    { last: floor - 10 },
  );
  for (const [index, { seat, points }] of ends.entries()) {
    const y = places[index] ?? floor;
    drawDisc(pen, seatLook(seat), left + width + 58, y, END);
    write(pen, `${points}`, left + width + 82, y, heavy(TYPE.body));
  }
};

const PLACES = {
  horizon: { waterline: 236, floor: 680 },
  heads: { x: 444, y: 218, width: 642, height: 66 },
  row: { x: 14, y: 288, width: 1072, height: 46, step: 50 },
  name: 126,
  score: 404,
  columns: { x: 506, step: 105 },
  chart: { x: 14, width: 1072, bottom: 692 },
} as const;

const COLUMNS = [...PRESTIGE_SOURCES, 'cubes'] as const;

const COLUMN_SIGNS: Readonly<
  Record<(typeof COLUMNS)[number], { readonly icon: IconShape; readonly paint: string }>
> = {
  contracts: { icon: 'scroll-unfurled', paint: PALETTE.paper },
  permanent: { icon: 'laurels', paint: PALETTE.jadeEdge },
  tokens: { icon: 'token', paint: PALETTE.amberEdge },
  sponsors: { icon: 'shaking-hands', paint: PALETTE.plumEdge },
  store: { icon: 'shop', paint: PALETTE.coin },
  cubes: { icon: 'cubes', paint: PALETTE.foam },
};

const linesOf = (view: OtysView, stories: readonly SeatStory[]): readonly ScoreLine[] =>
  placesOf(view).map((placed) => ({
    ...placed,
    won: view.result?.winners.includes(placed.player.seat) === true,
    counts: { ...(stories[placed.player.seat]?.sources ?? NO_POINTS), cubes: placed.cubes },
  }));

/** A line before the last column: what decides a tie is not among the points. */
const drawDivider = (pen: Pen, { y, height }: Box): void => {
  const { x, step } = PLACES.columns;
  pen.fillStyle = faded(PALETTE.mistSoft, 0.4);
  pen.fillRect(x + (PRESTIGE_SOURCES.length - 0.5) * step - 1, y + SPACE.gap, 2, height - 2 * SPACE.gap);
};

const drawRow = (pen: Pen, line: ScoreLine, index: number, people: readonly Person[], name: string): void => {
  const { row, score, columns } = PLACES;
  const { player, place, won, counts } = line;
  const box = { x: row.x, y: row.y + index * row.step, width: row.width, height: row.height };
  const y = box.y + box.height / 2 - 1;
  const look = seatLook(player.seat);
  if (won) drawGlow(pen, box, RADIUS.panel);
  drawPanel(pen, box, look.paint);
  drawDivider(pen, box);
  write(pen, `${place}`, box.x + 28, y, centred(heavy(TYPE.name, won ? PALETTE.lamp : PALETTE.mistSoft)));
  drawPerson(pen, people, player.seat, box.x + 76, y, 38);
  write(pen, name, PLACES.name, y, {
    ...heavy(TYPE.strong),
    width: score - PLACES.name - 44 - (won ? 40 : 0),
  });
  if (won) drawIcon(pen, 'trophy-cup', score - 52, y, 34, PALETTE.lamp);
  drawWreath(pen, `${player.prestige}`, score, y, 46, WREATHS.panel, TYPE.body);
  for (const [at, column] of COLUMNS.entries()) {
    const count = counts[column];
    write(
      pen,
      count === 0 ? '–' : `${count}`,
      columns.x + at * columns.step,
      y,
      centred(heavy(TYPE.strong, count === 0 ? PALETTE.mistSoft : COLUMN_SIGNS[column].paint)),
    );
  }
};

const drawHeads = (pen: Pen, say: Say): void => {
  const { columns, heads } = PLACES;
  drawPanel(pen, heads);
  drawDivider(pen, heads);
  for (const [at, column] of COLUMNS.entries()) {
    const x = columns.x + at * columns.step;
    const { icon, paint } = COLUMN_SIGNS[column];
    drawIcon(pen, icon, x, heads.y + 20, 28, paint);
    write(pen, say(`otys-board-from-${column}`), x, heads.y + 47, centred(plain(TYPE.small), columns.step));
  }
};

type Told = Pick<Scene, 'view' | 'people' | 'say'>;

const drawFinal = (pen: Pen, { view, people, say }: Told, stories: readonly SeatStory[]): void => {
  drawBackdrop(pen, PLACES.horizon);
  const lines = linesOf(view, stories);
  drawWinner(pen, lines, people, say);
  drawHeads(pen, say);
  for (const [index, line] of lines.entries())
    drawRow(pen, line, index, people, writtenName(people, line.player.seat, say));
  const { row, chart } = PLACES;
  const top = row.y + lines.length * row.step + 6;
  const box = { x: chart.x, y: top, width: chart.width, height: chart.bottom - top };
  drawScoreCurves(
    pen,
    stories.map(({ curve }) => curve),
    view.target,
    box,
    say,
  );
};

const stepsOf = (curve: readonly number[], say: Say): string =>
  curve
    .flatMap((points, round) =>
      points === (curve[round - 1] ?? 0) ? [] : [say('label-value', { label: round, value: points })],
    )
    .join('; ');

const grownWords = (
  lines: readonly ScoreLine[],
  stories: readonly SeatStory[],
  people: readonly Person[],
  say: Say,
): readonly string[] =>
  lines.flatMap(({ player: { seat } }) => {
    const steps = stepsOf(stories[seat]?.curve ?? [], say);
    return steps === '' ? [] : [say('otys-board-alt-grown', { name: shortNames(people)[seat] ?? '', steps })];
  });

/** The end of a match: who won, where everybody's points came from, and how they came over the rounds. */
export const finalPicture = (scene: Told, stories: readonly SeatStory[]): Picture => {
  const { view, people, say } = scene;
  const lines = linesOf(view, stories);
  const { winners } = view.result ?? { winners: [] };
  const names = winners.map((seat) => nameOf({ people }, seat)).join(', ');
  const alt = altText([
    `${say('ending-title', { count: winners.length, names })}.`,
    ...lines.map(({ player: { seat, prestige }, place, counts }) =>
      say('otys-board-alt-final', { place, name: nameOf({ people }, seat), prestige, ...counts }),
    ),
    ...grownWords(lines, stories, people, say),
  ]);
  return picture('otys-final', alt, (pen) => drawFinal(pen, scene, stories));
};
