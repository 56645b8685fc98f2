import {
  bold,
  centred,
  type FontWeight,
  heavy,
  plain,
  textWidth,
  wrapped,
  write,
} from '../../../canvas/fonts.ts';
import { drawIcon, type IconShape } from '../../../canvas/icons.ts';
import { type Box, fill, type Pen, stroke, strokeEdged } from '../../../canvas/pen.ts';
import {
  downward,
  drawSlab,
  linePath,
  outlinePath,
  roundPath,
  SLABS,
  type Slab,
} from '../../../canvas/shapes.ts';
import { drawCached } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, TYPE } from '../../../canvas/theme.ts';
import type { Say } from '../../../texts/say.ts';
import { capital } from '../../fitting.ts';
import type { Components } from '../rules/components.ts';
import type { PearlView, SeatView } from '../rules/view.ts';
import { type CardEffect, type Relief, URCHIN } from '../rules/vocabulary.ts';
import { drawPearl, LOOKS } from './pearl.ts';
import { effectInWords } from './piece-words.ts';
import { actionCard } from './scene.ts';
import { SHALLOWS } from './theme.ts';

/** What is printed on a card, an urchin too. */
export interface CardFace {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What it does in a few words, for pictures that are read on a phone. */
  readonly brief: string;
  readonly icon: IconShape;
  readonly paint: string;
  readonly relief: Relief;
  readonly stays: boolean;
  readonly urchin: boolean;
}

interface Sign {
  readonly icon: IconShape;
  readonly family: 'pool' | 'taking' | 'guarding' | 'sharing' | 'handing';
}

/** The sign of each effect, and the family it belongs to. */
const EFFECT_SIGNS: Readonly<Record<CardEffect, Sign>> = {
  'protect-pearl': { icon: 'hand', family: 'guarding' },
  'split-paws': { icon: 'paw', family: 'sharing' },
  'biggest-pile': { icon: 'pearl-necklace', family: 'taking' },
  'pass-left': { icon: 'big-wave', family: 'sharing' },
  'share-out': { icon: 'fishing-net', family: 'sharing' },
  ward: { icon: 'fairy-wand', family: 'guarding' },
  'take-white': { icon: 'oyster-pearl', family: 'pool' },
  'trade-in': { icon: 'cycle', family: 'pool' },
  swap: { icon: 'trade', family: 'taking' },
  snatch: { icon: 'robber-hand', family: 'taking' },
  'pass-card': { icon: 'card-play', family: 'handing' },
  'discard-card': { icon: 'broom', family: 'handing' },
  'dark-gift': { icon: 'present', family: 'sharing' },
};

/** The sign of a sea urchin, and the same on its card and wherever it stands for one. */
const URCHIN_ICON = 'sea-urchin';
/** See {@link URCHIN_ICON}. */
export const URCHIN_SIGN = { icon: URCHIN_ICON, paint: SHALLOWS.urchinDeep, urchin: true } as const;

/** The sign of a card with an effect, in the colour of its family. */
export const signOf = (effect: CardEffect) => {
  const { icon, family } = EFFECT_SIGNS[effect];
  return { icon, paint: SHALLOWS[family], urchin: false } as const;
};

/** The card with a short text, so that it can be large; the full text is beside the picture or a press away. */
export const inBrief = (face: CardFace): CardFace => ({ ...face, text: face.brief });

/** What the card of this id shows. Throws a `RangeError` for a card that is not in the box. */
export const cardFace = (id: string, components: Components, say: Say): CardFace => {
  const brief = capital(effectInWords({ components, say }, id));
  if (id === URCHIN)
    return {
      id,
      name: say('oteres-urchin'),
      text: say('oteres-urchin-text'),
      brief,
      ...URCHIN_SIGN,
      relief: 'none',
      stays: false,
    };
  const { name, text, effect, relief, stays } = actionCard({ components }, id);
  return { id, name, text, brief, ...signOf(effect), relief, stays };
};

/** What cards are made of. */
export const PAPER: Slab = { ...SLABS.paper, radius: RADIUS.tile };
const URCHIN_PAPER: Slab = {
  ...{ face: SHALLOWS.urchin, deep: SHALLOWS.urchinDeep, edge: SHALLOWS.dropEdge, side: SHALLOWS.drop },
  radius: RADIUS.tile,
};

const drawGround = (pen: Pen, { urchin }: CardFace, { width, height }: Size, lift: number): void =>
  drawSlab(pen, { x: 0, y: 0, width, height }, { ...(urchin ? URCHIN_PAPER : PAPER), lift });

const inkOf = ({ urchin }: CardFace): string => (urchin ? PALETTE.mist : PALETTE.ink);

/** Draws the sign of a card in its family's colour, centred on a point. */
export const drawSign = (
  pen: Pen,
  { icon, paint, urchin }: Pick<CardFace, 'icon' | 'paint' | 'urchin'>,
  x: number,
  y: number,
  size: number,
): void => {
  outlinePath(pen, 'circle', x, y, size);
  fill(pen, downward(pen, y - size / 2, size, paint, urchin ? SHALLOWS.drop : paint));
  stroke(pen, urchin ? SHALLOWS.dropEdge : PALETTE.paperEdge, Math.max(2, size * 0.045));
  drawIcon(pen, icon, x, y, size * 0.68, PALETTE.mist);
};

/** Draws the crossed-out sea urchin of cards that rid one of it (rulebook, "Playing cards"). */
const drawRelief = (pen: Pen, x: number, y: number, size: number): void => {
  outlinePath(pen, 'circle', x, y, size);
  fill(pen, SHALLOWS.urchin);
  drawIcon(pen, URCHIN_ICON, x, y, size * 0.74, PALETTE.mist);
  const arm = size * 0.32;
  linePath(pen, x - arm, y + arm, x + arm, y - arm);
  strokeEdged(pen, [PALETTE.brass, size * 0.1], [SHALLOWS.urchinDeep, size * 0.19]);
};

type Size = Pick<Box, 'width' | 'height'>;
type CardShape = 'upright' | 'long' | 'broad';

const NAME_LINE = 33;

const SIGN: Readonly<Record<CardShape, (size: Size) => number>> = {
  upright: ({ height }) => Math.min(112, height * 0.28),
  long: ({ width, height }) => Math.min(96, height - 29, width * 0.19),
  broad: () => 42,
};

const ROOMS: Readonly<Record<CardShape, (size: Size) => Size>> = {
  upright: (size) => ({ width: size.width - 28, height: size.height - SIGN.upright(size) - 78 }),
  long: (size) => ({ width: size.width - SIGN.long(size) - 40, height: size.height - NAME_LINE - 9 }),
  broad: (size) => ({ width: size.width - 28, height: size.height - SIGN.broad(size) - 19 }),
};

type Spot = readonly [x: number, y: number];

/** Where a card has its sign, its name, what stands beside that (the crossed-out urchin, the anchor), and its text. */
interface CardLayout {
  readonly lift: number;
  readonly sign: Spot;
  readonly name: {
    readonly at: Spot;
    readonly size: number;
    readonly width: number;
    readonly align: 'left' | 'center';
  };
  readonly marks: { readonly left: number; readonly right: number; readonly size: number };
  readonly text: Spot;
}

const marksOf = ({ relief, stays }: CardFace): number => (relief === 'none' ? 0 : 44) + (stays ? 40 : 0);

/** The layouts of cards: as tall as they are wide or taller; sign beside name and text; text across the whole card. */
const LAYOUTS: Readonly<Record<CardShape, (size: Size, face: CardFace, textHeight: number) => CardLayout>> = {
  upright: (size) => {
    const sign = SIGN.upright(size);
    const middle = size.width / 2;
    return {
      lift: 6,
      sign: [middle, 18 + sign / 2],
      name: { at: [middle, sign + 40], size: TYPE.name, width: size.width - 24, align: 'center' },
      marks: { left: 34, right: size.width - 34, size: 40 },
      text: [middle, sign + 59],
    };
  },
  long: (size, face, textHeight) => {
    const sign = SIGN.long(size);
    const [left, inner] = [sign + 28, size.height - 5];
    const top = (inner - NAME_LINE - textHeight) / 2;
    const width = ROOMS.long(size).width - marksOf(face);
    const letters = face.text === '' ? TYPE.number : TYPE.strong;
    const after = left + Math.min(textWidth(face.name, letters, 'heavy'), width) + 24;
    return {
      lift: 5,
      sign: [14 + sign / 2, inner / 2],
      name: { at: [left, top + NAME_LINE / 2], size: letters, width, align: 'left' },
      marks: { left: after, right: after, size: 30 },
      text: [left, top + NAME_LINE],
    };
  },
  broad: (size, face) => {
    const sign = SIGN.broad(size);
    const [y, right] = [8 + sign / 2, size.width - 30];
    const width = size.width - sign - 34 - marksOf(face);
    return {
      lift: 5,
      sign: [12 + sign / 2, y],
      name: { at: [sign + 22, y], size: TYPE.name, width, align: 'left' },
      marks: { left: right, right, size: 40 },
      text: [14, sign + 10],
    };
  },
};

/** Sizes of letters; the largest is easy to read on a phone, which shows pictures a third as wide. */
const SIZES = [34, 31, TYPE.phone, TYPE.strong, TYPE.body, TYPE.small] as const;
const lineOf = (size: number): number => Math.round(size * 1.14);

/** The type size of cards that lie beside each other: the largest at which all texts fit; the smallest if none does. */
export const textSizeOf = (faces: readonly CardFace[], shape: CardShape, size: Size): number => {
  const { width, height } = ROOMS[shape](size);
  const largest = shape === 'long' ? TYPE.phone : SIZES[0];
  return (
    SIZES.filter((each) => each <= largest).find((each) =>
      faces.every(({ text }) => wrapped(text, each, 'plain', width).length * lineOf(each) <= height),
    ) ?? TYPE.small
  );
};

/** A text in lines of a size, the last of them longer if there is no room for more. */
const linesOf = (text: string, { width, height }: Size, size: number): readonly string[] => {
  const lines = text === '' ? [] : wrapped(text, size, 'plain', width);
  const most = Math.max(1, Math.floor(height / lineOf(size)));
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
};

const drawCard = (pen: Pen, face: CardFace, shape: CardShape, box: Box, textSize: number): void =>
  drawCached(
    pen,
    `${shape} card ${textSize} ${face.id} ${face.name} ${face.text}`,
    box,
    (fresh, width, height) => {
      const size = { width, height };
      const room = ROOMS[shape](size);
      const [lines, line] = [linesOf(face.text, room, textSize), lineOf(textSize)];
      const { lift, sign, name, marks, text } = LAYOUTS[shape](size, face, lines.length * line);
      drawGround(fresh, face, size, lift);
      drawSign(fresh, face, ...sign, SIGN[shape](size));
      write(fresh, face.name, ...name.at, {
        ...heavy(name.size, inkOf(face)),
        ...{ width: name.width, align: name.align },
      });
      const y = shape === 'upright' ? 36 : name.at[1];
      if (face.relief !== 'none') drawRelief(fresh, marks.left, y, marks.size);
      if (face.stays) drawIcon(fresh, 'anchor', marks.right, y, marks.size * 0.88, SHALLOWS.guarding);
      for (const [index, words] of lines.entries())
        write(fresh, words, text[0], text[1] + (index + 0.5) * line, {
          ...plain(textSize, inkOf(face)),
          ...{ width: room.width, align: name.align },
        });
    },
  );

/** Draws cards in places of one size, all their texts as large as the longest allows. */
export const drawFaces = (
  pen: Pen,
  faces: readonly CardFace[],
  shape: CardShape,
  places: readonly Box[],
): void => {
  const [one] = places;
  if (one === undefined) return;
  const size = textSizeOf(faces, shape, one);
  for (const [index, face] of faces.entries()) {
    const place = places[index];
    if (place !== undefined) drawCard(pen, face, shape, place, size);
  }
};

/** Where a word can be parted: after a vowel, before a consonant that a vowel follows. */
const SYLLABLE = /(?<=\p{L}[aeiouyäöüáéíóú])(?=(?![aeiouyäöüáéíóú])\p{L}[aeiouyäöüáéíóúrlh])/giu;

/** A word in two with a hyphen, parted near its middle; whole if it cannot be. */
function parted(word: string, fits: (part: string) => boolean): readonly string[] {
  const ways = [...word.matchAll(SYLLABLE)]
    .map(({ index }) => [`${word.slice(0, index)}-`, word.slice(index)] as const)
    .filter((parts) => parts.every(fits))
    .toSorted(
      ([one, rest], [other, others]) =>
        Math.abs(one.length - rest.length) - Math.abs(other.length - others.length),
    );
  return ways[0] ?? [word];
}

/** A name in lines of at most this width; a word that is too long for one is parted. */
export function nameLines(name: string, size: number, weight: FontWeight, width: number): readonly string[] {
  const fits = (words: string): boolean => textWidth(words, size, weight) <= width;
  return wrapped(name, size, weight, width).flatMap((line) => (fits(line) ? [line] : parted(line, fits)));
}

/** The most lines of a name below its sign, and how far apart they are, in pixels. */
const NAME_LINES = 3;
const NAME_STEP = 23;

/** Draws a small card upright: its sign and, below it, its name alone. */
export const drawNamedCard = (pen: Pen, face: CardFace, box: Box): void =>
  drawCached(pen, `named card ${face.id} ${face.name}`, box, (fresh, width, height) => {
    drawGround(fresh, face, { width, height }, 4);
    const inner = height - 4;
    const name = centred(heavy(TYPE.small, inkOf(face)), width - 6);
    const lines = nameLines(face.name, TYPE.small, 'heavy', width - 8).slice(0, NAME_LINES);
    const sign = Math.min(width - 22, inner - 16 - lines.length * NAME_STEP);
    drawSign(fresh, face, width / 2, 8 + sign / 2, sign);
    const first = inner - 7 - (lines.length - 0.5) * NAME_STEP;
    for (const [index, line] of lines.entries())
      write(fresh, line, width / 2, first + index * NAME_STEP, name);
  });

/** Draws the back of a card: a paw on deep water. */
export const drawCardBack = (pen: Pen, box: Box): void =>
  drawCached(pen, 'card back', box, (fresh, width, height) => {
    const small = width < 60;
    const cloth = {
      face: SHALLOWS.pool,
      deep: SHALLOWS.water4,
      edge: SHALLOWS.shoal,
      side: SHALLOWS.reefDeep,
    };
    const size = small ? { radius: RADIUS.small, lift: 2 } : { radius: RADIUS.tile, lift: 5 };
    drawSlab(fresh, { x: 0, y: 0, width, height }, { ...cloth, ...size });
    drawIcon(fresh, 'paw-print', width / 2, height / 2 - 2, Math.min(width, height) * 0.62, SHALLOWS.shoal);
  });

/** Draws a pearl's number on a small plate, centred on a point. */
export const drawNumber = (pen: Pen, number: number, x: number, y: number): void => {
  roundPath(pen, { x: x - 19, y: y - 15, width: 38, height: 30 }, 15);
  fill(pen, SHALLOWS.reefDeep);
  stroke(pen, SHALLOWS.reefEdge, 1.5);
  write(pen, `${number}`, x, y, centred(bold(TYPE.small)));
};

/** Draws a player's pearl, with a question mark for a hidden value and the sign of the card that it lies under. */
export const drawTold = (
  pen: Pen,
  pearl: PearlView,
  { front }: Pick<SeatView, 'front'>,
  components: Components,
  say: Say,
  x: number,
  y: number,
  size: number,
): void => {
  drawPearl(pen, pearl, x, y, size);
  if (pearl.value === undefined && size >= 40)
    write(
      pen,
      '?',
      x,
      y + size * (pearl.colour === 'black' ? 0.09 : 0.02),
      centred(bold(Math.max(TYPE.small, Math.round(size * 0.46)), LOOKS[pearl.colour].edge)),
    );
  const over = front.find(({ pearl: mark }) => mark === pearl.mark);
  if (over === undefined) return;
  const sign = Math.max(30, size * 0.42);
  drawSign(pen, cardFace(over.card, components, say), x + size * 0.4, y - size * 0.36, sign);
};
