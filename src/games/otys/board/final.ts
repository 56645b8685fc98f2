import { picture } from '../../../canvas/encoder.ts';
import { heavy, plain, write } from '../../../canvas/fonts.ts';
import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import { type Box, faded, type Pen } from '../../../canvas/pen.ts';
import { altText, type Picture } from '../../../canvas/picture.ts';
import { drawGlow, drawPanel } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, SPACE, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { drawPerson, nameOf, type Person, writtenName } from '../../person.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { drawBackdrop } from './backdrop.ts';
import { shortNames } from './changes-alt.ts';
import { drawWinner, type ScoreLine } from './final-winner.ts';
import { drawWreath, WREATHS } from './prestige.ts';
import { eachCube } from './resource.ts';
import type { Scene } from './scene.ts';
import { drawScoreCurves } from './score-curve.ts';
import { PRESTIGE_SOURCES, type PrestigeSource, type SeatStory } from './score-story.ts';

const PLACES = {
  horizon: { waterline: 236, floor: 680 },
  heads: { x: 444, y: 218, width: 642, height: 66 },
  row: { x: 14, y: 288, width: 1072, height: 46, step: 50 },
  name: 126,
  score: 404,
  columns: { x: 506, step: 105 },
  chart: { x: 14, width: 1072, bottom: 692 },
} as const;

/** What the columns show: each source of points, then what decides a tie. */
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

const cubesLeft = ({ cubes }: SeatView): number =>
  cubes.reduce((sum, level) => sum + eachCube(level).length, 0);

const NO_POINTS: Readonly<Record<PrestigeSource, number>> = {
  contracts: 0,
  permanent: 0,
  tokens: 0,
  sponsors: 0,
  store: 0,
};

const linesOf = (view: OtysView, stories: readonly SeatStory[]): readonly ScoreLine[] => {
  const ahead = (one: SeatView, other: SeatView): number =>
    other.prestige - one.prestige || cubesLeft(other) - cubesLeft(one);
  return view.seats.toSorted(ahead).map((player) => ({
    player,
    place: 1 + view.seats.filter((other) => ahead(player, other) > 0).length,
    won: view.result?.winners.includes(player.seat) === true,
    counts: { ...(stories[player.seat]?.sources ?? NO_POINTS), cubes: cubesLeft(player) },
  }));
};

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
  write(pen, `${place}`, box.x + 28, y, {
    ...heavy(TYPE.name, won ? PALETTE.lamp : PALETTE.mistSoft),
    align: 'center',
  });
  drawPerson(pen, people, player.seat, box.x + 76, y, 38);
  write(pen, name, PLACES.name, y, {
    ...heavy(TYPE.strong),
    width: score - PLACES.name - 44 - (won ? 40 : 0),
  });
  if (won) drawIcon(pen, 'trophy-cup', score - 52, y, 34, PALETTE.lamp);
  drawWreath(pen, `${player.prestige}`, score, y, 46, WREATHS.panel, TYPE.body);
  for (const [at, column] of COLUMNS.entries()) {
    const count = counts[column];
    write(pen, count === 0 ? '–' : `${count}`, columns.x + at * columns.step, y, {
      ...heavy(TYPE.strong, count === 0 ? PALETTE.mistSoft : COLUMN_SIGNS[column].paint),
      align: 'center',
    });
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
    write(pen, say(`otys-board-from-${column}`), x, heads.y + 47, {
      ...plain(TYPE.small),
      align: 'center',
      width: columns.step,
    });
  }
};

const titleOf = ({ result }: OtysView, name: (seat: Seat) => string, say: Say): string =>
  say('ending-title', {
    count: result?.winners.length ?? 0,
    names: (result?.winners ?? []).map((seat) => name(seat)).join(', '),
  });

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

/** After which rounds somebody had more points than before, and how many: "3: 4, 7: 9". */
const stepsOf = (curve: readonly number[], say: Say): string =>
  curve
    .flatMap((points, round) =>
      points === (curve[round - 1] ?? 0) ? [] : [say('otys-board-alt-step', { round, points })],
    )
    .join(', ');

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
  const alt = altText([
    `${titleOf(view, (seat) => nameOf({ people }, seat), say)}.`,
    ...lines.map(({ player: { seat, prestige }, place, counts }) =>
      say('otys-board-alt-final', { place, name: nameOf({ people }, seat), prestige, ...counts }),
    ),
    ...grownWords(lines, stories, people, say),
  ]);
  return picture('otys-final', alt, (pen) => drawFinal(pen, scene, stories));
};
