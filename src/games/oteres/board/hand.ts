import { dimAround } from '../../../canvas/dimming.ts';
import { picture } from '../../../canvas/encoder.ts';
import { bold, centred, heavy, write } from '../../../canvas/fonts.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { PICTURE, type Picture, saying } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import { asSentence } from '../../fitting.ts';
import { drawPerson } from '../../person.ts';
import { handKinds } from '../rules/targets.ts';
import type { SeatView } from '../rules/view.ts';
import { type CardFace, cardFace, drawFaces, drawNumber, drawTold, inBrief } from './card.ts';
import { knownOfOthers, ownCards, ownPearls } from './description.ts';
import type { Piece } from './focus.ts';
import { drawHollow, drawReef, drawWater, gridPlaces } from './panel.ts';
import { pearlStep, pointsOf, pointsWords } from './pearl.ts';
import { unmarked } from './piece-words.ts';
import { type Scene, shownSide } from './scene.ts';

interface Held {
  readonly face: CardFace;
  readonly count: number;
}

interface Hand extends Pick<Scene, 'people' | 'components' | 'say'> {
  readonly side: SeatView;
  readonly cards: readonly Held[];
  /** The others of whose pearls the viewer knows some. */
  readonly known: readonly SeatView[];
  readonly lit: readonly Piece[];
}

/** The most kinds of cards that stand upright, or lie in pairs, in two rows, in three rows; more take two pictures. */
const KINDS = { upright: 3, paired: 4, broad: 6, tight: 9 } as const;

const counted = ({ face, count }: Held): CardFace =>
  count > 1 ? { ...face, name: `${face.name} ×${count}` } : face;

const cardPlaces = (kinds: number, room: Box): readonly Box[] => {
  const isUpright = kinds <= KINDS.upright;
  const columns = isUpright ? KINDS.upright : kinds <= KINDS.paired ? 2 : 3;
  const most = isUpright ? { width: 346, height: 372 } : { width: 525, height: 206 };
  return gridPlaces(kinds, Math.min(columns, kinds), room, 10, most);
};

const drawKinds = (pen: Pen, cards: readonly Held[], room: Box): void =>
  drawFaces(
    pen,
    cards.map((held) => inBrief(counted(held))),
    cards.length <= KINDS.upright ? 'upright' : 'broad',
    cardPlaces(cards.length, room),
  );

const heading = bold(TYPE.body, PALETTE.mistSoft);

const drawKnown = (
  pen: Pen,
  { known, people, components, say }: Pick<Hand, 'known' | 'people' | 'components' | 'say'>,
  y: number,
  x: number,
  right: number,
): void => {
  const width = (right - x - (known.length - 1) * 16) / known.length;
  for (const [index, side] of known.entries()) {
    const pearls = side.pearls.filter(({ value }) => value !== undefined);
    const left = x + index * (width + 16);
    drawPerson(pen, people, side.seat, left + 22, y, 44);
    const size = 44;
    const step = pearlStep(pearls.length, size, width - 60);
    for (const [at, pearl] of pearls.entries())
      drawTold(pen, pearl, side, components, say, left + 56 + size / 2 + at * step, y, size);
  }
};

const NUMBER_ROOM = 14;
const NUMBER_STEP = 44;

/** Below this height the pearls take all the room there is. */
const FLAT = 100;

/** Draws a seat's pearls with their values, and those of others that it knows. */
export const drawPearls = (pen: Pen, hand: Omit<Hand, 'cards' | 'lit'>, box: Box): void => {
  const { side, known, components, say } = hand;
  drawReef(pen, box);
  const left = box.x + 18;
  const right = box.x + box.width - 14;
  const edge = box.height < FLAT ? 8 : 12;
  const foot = known.length === 0 ? edge + 2 : 58;
  const tray = {
    x: left + 138,
    y: box.y + edge,
    width: right - left - 138,
    height: box.height - edge - foot,
  };
  const y = tray.y + tray.height / 2;
  const points = pointsOf(side.pearls);
  write(pen, say('oteres-board-pearls-mine'), left, y - 18, { ...heading, paint: PALETTE.mist, width: 132 });
  if (points !== undefined)
    write(pen, pointsWords(points, say), left, y + 18, { ...heavy(TYPE.strong, PALETTE.lamp), width: 132 });
  drawHollow(pen, tray);
  if (side.pearls.length === 0)
    write(
      pen,
      say('oteres-board-pearls-none'),
      tray.x + tray.width / 2,
      y,
      centred({ ...heading, paint: PALETTE.ink }),
    );
  // Many are smaller, so that none covers what another is worth.
  const apart = tray.width / Math.max(1, side.pearls.length) - 9;
  const size = Math.min(104, tray.height - 18 - NUMBER_ROOM, Math.max(NUMBER_STEP, apart));
  const step = pearlStep(side.pearls.length, size, tray.width - 40);
  // Questions name pearls by number; if they overlap much, only the question's own picture has numbers.
  const isNumbered = side.pearls.length === 1 || step >= NUMBER_STEP;
  for (const [index, pearl] of side.pearls.entries()) {
    const x = tray.x + 20 + size / 2 + index * step;
    const above = isNumbered ? NUMBER_ROOM / 2 : 0;
    drawTold(pen, pearl, side, components, say, x, y - above, size);
    if (isNumbered) drawNumber(pen, index + 1, x, y - above + size / 2 + 4);
  }
  if (known.length === 0) return;
  const lower = (tray.y + tray.height + box.y + box.height - 4) / 2;
  const words = write(pen, say('oteres-board-known'), left, lower, heading);
  drawKnown(pen, hand, lower, left + words + 24, right);
};

/** How high the picture is: few cards take less of it, so that a question is seen together with its news. */
const heightOf = ({ cards }: Pick<Hand, 'cards'>): number =>
  cards.length > KINDS.paired ? PICTURE.height : 580;

const pearlsFrom = ({ cards, known }: Hand): number => {
  if (cards.length > KINDS.broad) return known.length > 0 ? 564 : 590;
  if (cards.length > KINDS.paired) return 500;
  return known.length > 0 ? 352 : 388;
};

const drawHand = (pen: Pen, hand: Hand): void => {
  const { cards, say } = hand;
  const low = pearlsFrom(hand);
  const height = heightOf(hand);
  const tight = cards.length > KINDS.broad;
  drawWater(pen, tight ? undefined : say('oteres-board-hand-title'), height);
  if (cards.length === 0)
    write(pen, say('oteres-board-hand-empty'), PICTURE.width / 2, 220, centred(bold(TYPE.name)));
  const top = tight ? 14 : 76;
  const room = { x: 20, y: top, width: PICTURE.width - 40, height: low - top - 12 };
  const tray = { x: 20, y: low, width: PICTURE.width - 40, height: height - low - 12 };
  drawKinds(pen, cards, room);
  drawPearls(pen, hand, tray);
  const places = cardPlaces(cards.length, room);
  dimAround(
    pen,
    hand.lit.flatMap((piece) => {
      if (piece.kind === 'pearls') return [tray];
      if (piece.kind !== 'card') return [];
      return places[cards.findIndex(({ face }) => face.id === piece.card)] ?? [];
    }),
  );
};

const describing = (lines: readonly string[]): Pick<Picture, 'alt' | 'told'> =>
  saying(lines.map((line) => asSentence(unmarked(line))));

/** *My hand*: a seat's cards, pearls and what it knows of others'. Many kinds of cards take a second picture. */
export const handPictures = (scene: Scene, seat: Seat, lit: readonly Piece[] = []): readonly Picture[] => {
  const { view, components, say } = scene;
  const side = shownSide(scene, seat);
  const kinds = handKinds(components, view, seat);
  const shown = kinds.length > KINDS.tight ? Math.ceil(kinds.length / 2) : kinds.length;
  const heldOf = (ids: readonly string[]): readonly Held[] =>
    ids.map((id) => ({
      face: cardFace(id, components, say),
      count: (side.hand ?? []).filter((other) => other === id).length,
    }));
  const cardsTold = (ids: readonly string[]): readonly string[] => ownCards(scene, seat, ids);
  const known = (view.result === undefined ? view.seats : []).filter(
    (other) => other.seat !== seat && other.pearls.some(({ value }) => value !== undefined),
  );
  const hand: Hand = { ...scene, side, cards: heldOf(kinds.slice(0, shown)), known, lit };
  const told = [
    ...ownPearls(scene, seat),
    ...knownOfOthers(scene, seat),
    ...cardsTold(kinds.slice(0, shown)),
  ];
  const first = picture('oteres-hand', describing(told), (pen) => drawHand(pen, hand), heightOf(hand));
  const more = kinds.slice(shown);
  if (more.length === 0) return [first];
  const drawMore = (pen: Pen): void => {
    drawWater(pen, say('oteres-board-hand-more'));
    drawKinds(pen, heldOf(more), {
      x: 20,
      y: 76,
      width: PICTURE.width - 40,
      height: PICTURE.height - 76 - 24,
    });
  };
  return [first, picture('oteres-hand-more', describing(cardsTold(more)), drawMore)];
};
