import { picture } from '../../../canvas/encoder.ts';
import { bold, centred, heavy, plain, textWidth, write } from '../../../canvas/fonts.ts';
import { drawIcon } from '../../../canvas/icons.ts';
import { type Box, faded, type Pen, strokeRound } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { drawDisc, drawGlow, linePath } from '../../../canvas/shapes.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { drawSeatCurve, spreadOut } from '../../curves.ts';
import { listParts } from '../../description.ts';
import { asSentence, capital } from '../../fitting.ts';
import { drawPerson, nameOf, type Person, writtenName } from '../../person.ts';
import type { OteresView, PearlView, SeatView } from '../rules/view.ts';
import { PEARL_COLOURS } from '../rules/vocabulary.ts';
import { drawResting } from './centre.ts';
import { drawHollow, drawReef, drawTitle, drawWater, onWater } from './panel.ts';
import { drawPearl, pearlStep, pointsOf, valueText } from './pearl.ts';
import type { PearlStory } from './pearl-story.ts';
import { COMMA, unmarked } from './piece-words.ts';
import type { Scene, Told } from './scene.ts';
import { SHALLOWS } from './theme.ts';

/** A player's end of the match. */
export interface FinalScore {
  readonly player: SeatView;
  readonly points: number;
  /** 1 first; those who share a place have the same. */
  readonly place: number;
  readonly won: boolean;
  readonly outIn: number | undefined;
  /** Points before the first round and after each one; empty if nobody knows. */
  readonly byRound: readonly number[];
}

/** Everybody, the best first: points, then the fewest pearls (rulebook, "End of game"). */
export const finalScores = (view: OteresView, { outIn, gains }: PearlStory): readonly FinalScore[] => {
  const standing = view.seats.map((player) => ({
    player,
    points: view.result?.scores[player.seat] ?? pointsOf(player.pearls) ?? 0,
  }));
  const ahead = (one: (typeof standing)[number], other: (typeof standing)[number]): number =>
    other.points - one.points || one.player.pearls.length - other.player.pearls.length;
  return standing.toSorted(ahead).map((each) => {
    const { seat } = each.player;
    const own = gains[seat] ?? [];
    return {
      ...each,
      place: 1 + standing.filter((other) => ahead(each, other) > 0).length,
      won: view.result?.winners.includes(seat) === true,
      outIn: outIn.get(seat),
      byRound: own.map((gain) => each.points - (own.at(-1) ?? 0) + gain),
    };
  });
};

/** What black pearls cost a player, in points. */
export const pointsLost = ({ pearls }: Pick<SeatView, 'pearls'>): number =>
  pearls.reduce((sum, { value = 0 }) => sum + Math.max(0, -value), 0);

/** Whether the number of pearls had to decide. */
export const wasTied = (standings: readonly FinalScore[]): boolean => {
  const best = standings.find(({ won }) => won)?.points;
  return standings.filter(({ points }) => points === best).length > 1;
};

/** A player's pearls by value, highest first; on a tie those from nobody before others', white before black. */
const inOrder = (pearls: readonly PearlView[], { from }: PearlStory): readonly PearlView[] =>
  pearls.toSorted(
    (one, other) =>
      (other.value ?? 0) - (one.value ?? 0) ||
      (from.get(one.mark) ?? -1) - (from.get(other.mark) ?? -1) ||
      PEARL_COLOURS.indexOf(one.colour) - PEARL_COLOURS.indexOf(other.colour),
  );

type Teller = Pick<Scene, 'people' | 'say'>;

function pearlsInWords({ say, people }: Teller, { player }: FinalScore, story: PearlStory): string {
  const groups = new Map<Seat | undefined, readonly string[]>([[undefined, []]]);
  for (const { mark, colour, value = 0 } of inOrder(player.pearls, story)) {
    const giver = story.from.get(mark);
    const shown = valueText(value);
    const words = colour === 'black' ? say('oteres-ending-black', { value: shown }) : shown;
    groups.set(giver, [...(groups.get(giver) ?? []), words]);
  }
  const parts = [...groups].flatMap(([giver, pearls]) => {
    const values = pearls.join(COMMA);
    if (giver === undefined || pearls.length === 0) return pearls.length === 0 ? [] : [values];
    return [say('oteres-ending-from', { values, name: nameOf({ people }, giver) })];
  });
  return listParts(parts, say);
}

/** Whether a player stayed in, or when they went out. */
function stayInWords(say: Say, { outIn, player }: FinalScore): string {
  if (outIn !== undefined) return say('oteres-ending-out', { round: outIn });
  return say(player.out ? 'oteres-ending-gone' : 'oteres-ending-in');
}

/** A player's place, points, pearls and how long they stayed in. */
export function rowInWords(told: Teller, score: FinalScore, story: PearlStory): string {
  const { player, points, place } = score;
  const { say } = told;
  const count = player.pearls.length;
  return say('oteres-ending-row', {
    ...{ place, name: nameOf(told, player.seat), count: points, points: valueText(points) },
    pearls:
      count === 0
        ? say('oteres-no-pearls')
        : say('oteres-ending-pearls', { count, values: pearlsInWords(told, score, story) }),
    stay: stayInWords(say, score),
  });
}

/** A player's points after each round: who really led when; undefined if nobody knows. */
export const roundsInWords = (say: Say, { byRound }: FinalScore): string | undefined =>
  byRound.length === 0
    ? undefined
    : say('oteres-ending-by-round', { points: byRound.slice(1).map(valueText).join(COMMA) });

/** Who won. */
export const endTitle = ({ result }: OteresView, name: (seat: Seat) => string, say: Say): string =>
  say('ending-title', {
    count: result?.winners.length ?? 0,
    names: (result?.winners ?? []).map(name).join(COMMA),
  });

const PLACES = {
  winner: { x: 150, y: 96, size: 148, step: 118 },
  title: 74,
  reason: 134,
  curve: { x: 690, y: 14, width: 390, height: 164 },
  rows: { x: 20, y: 188, width: PICTURE.width - 40, gap: 5 },
  bottom: 692,
  /** What the emblems below pearls stand for, right below the rows. */
  legend: { above: 664, below: 14, height: 30 },
  row: { least: 82, most: 100 },
  portrait: 106,
  name: { x: 152, width: 226 },
  points: 424,
  tokens: 506,
  pearls: { x: 556, width: 512 },
} as const;

/** What decided: points, or the fewest pearls among those with as many, or nothing. */
const reasonOf = (lines: readonly FinalScore[], say: Say): string => {
  const winners = lines.filter(({ won }) => won);
  if (winners.length > 1) return say('oteres-board-final-shared');
  if (wasTied(lines)) return say('oteres-board-final-fewest');
  const isTiedBelow = lines.some(({ points, place }) =>
    lines.some((other) => other.points === points && other.place !== place),
  );
  return say(isTiedBelow ? 'oteres-board-final-then' : 'oteres-board-final-most');
};

/** The emblem of who gave a pearl, as large as can be told apart on a phone. */
const EMBLEM = 29;

/** The least size of a pearl whose value can be read; more of them overlap. */
const SMALLEST = 41;

const drawRevealed = (
  pen: Pen,
  { player }: FinalScore,
  story: PearlStory,
  y: number,
  height: number,
): void => {
  const pearls = inOrder(player.pearls, story);
  const { x: left, width } = PLACES.pearls;
  drawHollow(pen, { x: left, y: y - height / 2 + 8, width, height: height - 16 });
  const size = Math.min(54, height - 37, Math.max(SMALLEST, (width - 20) / pearls.length - 2));
  const step = pearlStep(pearls.length, size, width - 24);
  for (const [index, pearl] of pearls.entries()) {
    const x = left + 12 + size / 2 + index * step;
    drawPearl(pen, pearl, x, y - 7, size);
    const giver = story.from.get(pearl.mark);
    if (giver !== undefined) drawDisc(pen, seatLook(giver), x, y - 7 + size * 0.54, EMBLEM);
  }
};

const drawRow = (
  pen: Pen,
  line: FinalScore,
  story: PearlStory,
  people: readonly Person[],
  box: Box,
  say: Say,
): void => {
  const { player, place, won, points } = line;
  const y = box.y + box.height / 2 - 2;
  if (won) drawGlow(pen, box, RADIUS.panel);
  drawReef(pen, box, seatLook(player.seat).paint);
  const shine = won ? PALETTE.lamp : PALETTE.mistSoft;
  write(pen, `${place}`, box.x + 28, y, centred(heavy(TYPE.name, shine)));
  drawPerson(pen, people, player.seat, PLACES.portrait, y, Math.min(68, box.height - 22));
  write(pen, writtenName(people, player.seat, say), PLACES.name.x, y - 16, {
    ...heavy(TYPE.strong),
    width: PLACES.name.width - (won ? 40 : 0),
  });
  if (won) drawIcon(pen, 'trophy-cup', PLACES.name.x + PLACES.name.width - 18, y - 16, 34, PALETTE.lamp);
  write(pen, capital(stayInWords(say, line)), PLACES.name.x, y + 18, {
    ...plain(TYPE.small, PALETTE.mistSoft),
    width: PLACES.name.width,
  });
  const counts = [
    [PLACES.points, points, 'points', won ? PALETTE.lamp : PALETTE.mist],
    [PLACES.tokens, player.pearls.length, 'pearls', PALETTE.mistSoft],
  ] as const;
  for (const [x, count, unit, paint] of counts) {
    write(pen, valueText(count), x, y - 12, centred(heavy(TYPE.number, paint)));
    const words = say(`oteres-board-final-${unit}`);
    write(pen, words, x, y + 20, centred(plain(TYPE.small, PALETTE.mistSoft), 82));
  }
  drawRevealed(pen, line, story, y, box.height);
};

const CURVE_PAD = { left: 22, right: 250, top: 50, bottom: 22 } as const;

/** How far apart the names at the ends of two curves are at least, in pixels. */
const APART = 36;

const LINE = { line: 5, edged: 10 } as const;

/** Draws points by round, name and points at each end, the first curve on top. Two are legible on a phone, not five. */
const drawPointsCurve = (
  pen: Pen,
  curves: readonly FinalScore[],
  box: Box,
  { people, say }: Pick<Told, 'people' | 'say'>,
): void => {
  drawReef(pen, box);
  write(pen, say('oteres-board-final-curve'), box.x + 20, box.y + 26, {
    ...bold(TYPE.phone, PALETTE.mistSoft),
    width: box.width - 40,
  });
  const all = curves.flatMap(({ byRound }) => byRound);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const rounds = Math.max(2, ...curves.map(({ byRound }) => byRound.length));
  const xOf = (round: number): number =>
    box.x + CURVE_PAD.left + (round * (box.width - CURVE_PAD.left - CURVE_PAD.right)) / (rounds - 1);
  const yOf = (points: number): number =>
    box.y +
    CURVE_PAD.top +
    ((high - points) * (box.height - CURVE_PAD.top - CURVE_PAD.bottom)) / (high - low);
  linePath(pen, xOf(0), yOf(0), xOf(rounds - 1), yOf(0));
  strokeRound(pen, faded(PALETTE.mistSoft, 0.5), 2);
  for (const { player, byRound } of curves.toReversed())
    drawSeatCurve(
      pen,
      player.seat,
      byRound.map((value, round) => [xOf(round), yOf(value)] as const),
      LINE,
      SHALLOWS.reefDeep,
    );
  const x = box.x + box.width - CURVE_PAD.right + 30;
  const ends = curves.map(({ points }) => yOf(points));
  const heights = spreadOut(ends, APART, {
    first: box.y + CURVE_PAD.top + 10,
    last: box.y + box.height - CURVE_PAD.bottom,
  });
  for (const [at, { player, points }] of curves.entries()) {
    const y = heights[at] ?? 0;
    drawDisc(pen, seatLook(player.seat), x, y, 34);
    const count = valueText(points);
    const style = heavy(TYPE.phone);
    const room = box.x + box.width - 12 - (x + 22);
    const used = write(pen, writtenName(people, player.seat, say), x + 22, y, {
      ...style,
      width: room - textWidth(` ${count}`, TYPE.phone, 'heavy'),
    });
    write(pen, ` ${count}`, x + 22 + used, y, style);
  }
};

/** How many curves are drawn: the best, so that they can be told apart. */
const CURVES = 2;

const withCurves = (lines: readonly FinalScore[]): readonly FinalScore[] =>
  lines.slice(0, CURVES).filter(({ byRound }) => byRound.length > 2);

const drawFinal = (pen: Pen, { view, people, say }: Told, story: PearlStory): void => {
  drawWater(pen);
  const title = endTitle(view, (seat) => writtenName(people, seat, say), say);
  const lines = finalScores(view, story);
  const winners = lines.filter(({ won }) => won);
  const { winner } = PLACES;
  for (const [at, { player }] of winners.entries())
    drawPerson(pen, people, player.seat, winner.x + at * winner.step, winner.y, winner.size);
  const left = winner.x + winners.length * winner.step;
  const curves = withCurves(lines);
  const hasCurve = curves.length > 0 && winners.length <= CURVES;
  const right = hasCurve ? PLACES.curve.x : PICTURE.width;
  const middle = (left + right - 20) / 2;
  const room = right - left - 20;
  if (hasCurve) drawPointsCurve(pen, curves, PLACES.curve, { people, say });
  drawTitle(pen, title, middle, PLACES.title, room);
  write(pen, reasonOf(lines, say), middle, PLACES.reason, onWater(bold(TYPE.body, PALETTE.lamp), room));
  const { rows, row, legend } = PLACES;
  const hasGivers = lines.some(({ player }) => player.pearls.some(({ mark }) => story.from.has(mark)));
  const bottom = hasGivers ? legend.above : PLACES.bottom;
  const { x, y, width, gap } = rows;
  const height = Math.min(row.most, Math.max(row.least, (bottom - y) / lines.length - gap));
  for (const [index, line] of lines.entries())
    drawRow(pen, line, story, people, { x, y: y + index * (height + gap), width, height }, say);
  const end = y + lines.length * (height + gap);
  if (hasGivers)
    write(
      pen,
      say('oteres-board-final-from'),
      PICTURE.width / 2,
      end + legend.below,
      onWater(bold(TYPE.body, PALETTE.white), PICTURE.width - 200),
    );
  const top = end + (hasGivers ? legend.height : 0);
  const water = PLACES.bottom - top;
  if (water > LEAST_WATER) drawResting(pen, 'happy', { x, y: top, width, height: water });
};

const LEAST_WATER = 90;

/** The end of a match: who won and why, everybody's pearls with their values and whom they came from. */
export const finalPicture = (scene: Told, story: PearlStory): Picture => {
  const { view, people, say } = scene;
  const lines = finalScores(view, story);
  const title = endTitle(view, (seat) => nameOf({ people }, seat), say);
  const curves = withCurves(lines).flatMap((line) => {
    const value = roundsInWords(say, line);
    return value === undefined
      ? []
      : [say('label-value', { label: nameOf({ people }, line.player.seat), value })];
  });
  const rows = lines.map((line) => unmarked(rowInWords(scene, line, story)));
  const alt = altText([`${title}. ${reasonOf(lines, say)}.`, ...[...rows, ...curves].map(asSentence)]);
  return picture('oteres-final', alt, (pen) => drawFinal(pen, scene, story));
};
