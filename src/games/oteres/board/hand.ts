import { dimAround } from '../../../canvas/dimming.ts';
import { picture } from '../../../canvas/encoder.ts';
import { bold, heavy, write } from '../../../canvas/fonts.ts';
import type { Box, Pen } from '../../../canvas/pen.ts';
import { altText, PICTURE, type Picture } from '../../../canvas/picture.ts';
import { PALETTE, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence } from '../../fitting.ts';
import { drawPerson, nameOf } from '../../person.ts';
import { handKinds } from '../rules/idle.ts';
import type { SeatView } from '../rules/view.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawFaces } from './card.ts';
import { type CardFace, cardFace, inBrief } from './card-face.ts';
import type { Piece } from './focus.ts';
import { gridPlaces } from './grid.ts';
import { drawNumber, drawTold, pointsOf, pointsShown, pointsWords } from './own-pearls.ts';
import { drawHollow, drawReef, drawTitle } from './panel.ts';
import { pearlStep } from './pearl.ts';
import { listWords, numbered, pearlInWords, withoutFullStop } from './piece-words.ts';
import { type Scene, shownSide } from './scene.ts';

/** The lagoon of pictures that show pieces instead of the table. */
export const WIDE_LAGOON: Box = { x: 22, y: 16, width: PICTURE.width - 44, height: PICTURE.height - 32 };

interface Held {
  readonly face: CardFace;
  readonly count: number;
}

/** Somebody else's pearls whose value the viewer knows. */
interface KnownPearls {
  readonly side: SeatView;
  readonly pearls: SeatView['pearls'];
}

interface Hand extends Pick<Scene, 'people' | 'components' | 'say'> {
  readonly side: SeatView;
  readonly cards: readonly Held[];
  /** Those which are shown in a picture of their own. */
  readonly more: readonly Held[];
  readonly known: readonly KnownPearls[];
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
  for (const [index, { side, pearls }] of known.entries()) {
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
export const drawPearls = (pen: Pen, hand: Omit<Hand, 'cards' | 'more' | 'lit'>, box: Box): void => {
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
    write(pen, say('oteres-board-pearls-none'), tray.x + tray.width / 2, y, {
      ...heading,
      paint: PALETTE.ink,
      align: 'center',
    });
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
  drawBackdrop(pen, { ...WIDE_LAGOON, height: height - 2 * WIDE_LAGOON.y });
  const tight = cards.length > KINDS.broad;
  if (!tight) drawTitle(pen, say('oteres-board-hand-title'), PICTURE.width / 2, 44, PICTURE.width - 200);
  if (cards.length === 0)
    write(pen, say('oteres-board-hand-empty'), PICTURE.width / 2, 220, {
      ...bold(TYPE.name),
      align: 'center',
    });
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

const drawMore = (pen: Pen, { more, say }: Hand): void => {
  drawBackdrop(pen, WIDE_LAGOON);
  drawTitle(pen, say('oteres-board-hand-more'), PICTURE.width / 2, 44, PICTURE.width - 200);
  drawKinds(pen, more, { x: 20, y: 76, width: PICTURE.width - 40, height: PICTURE.height - 76 - 24 });
};

const namesOf = (cards: readonly Held[]): string => cards.map((held) => counted(held).name).join(', ');
const textsOf = (cards: readonly Held[], say: Say): readonly string[] =>
  cards.map(({ face }) => say('label-value', { label: face.name, value: face.text }));

const cardsWords = (label: string, cards: Hand['cards'], say: Say): string =>
  withoutFullStop(asSentence(say('label-value', { label, value: namesOf(cards) })));

const handAlt = ({ side, cards, known, people, say }: Hand): string =>
  altText([
    cards.length === 0
      ? say('oteres-board-hand-empty')
      : cardsWords(say('oteres-board-hand-title'), cards, say),
    say('oteres-board-alt-pearls', {
      pearls: listWords(
        numbered(side.pearls).map((pearl) => pearlInWords(say, pearl)),
        say,
      ),
      points: pointsShown(side.pearls),
    }),
    ...known.map((other) =>
      say('oteres-hand-known', {
        name: nameOf({ people }, other.side.seat),
        list: numbered(other.side.pearls)
          .filter(({ value }) => value !== undefined)
          .map((pearl) => pearlInWords(say, pearl))
          .join(', '),
      }),
    ),
    ...textsOf(cards, say),
  ]);

/** *My hand*: a seat's cards, pearls and what it knows of others'. Many kinds of cards take a second picture. */
export const handPictures = (scene: Scene, seat: Seat, lit: readonly Piece[] = []): readonly Picture[] => {
  const { view, components, say } = scene;
  const side = shownSide(scene, seat);
  const ids = side.hand ?? [];
  const kinds = handKinds(components, view, seat).map((id) => ({
    face: cardFace(id, components, say),
    count: ids.filter((other) => other === id).length,
  }));
  const shown = kinds.length > KINDS.tight ? Math.ceil(kinds.length / 2) : kinds.length;
  const hand: Hand = {
    ...scene,
    side,
    cards: kinds.slice(0, shown),
    more: kinds.slice(shown),
    // At the end the result shows everybody’s pearls.
    known: (view.result === undefined ? view.seats : []).flatMap((other) => {
      const pearls = other.pearls.filter(({ value }) => value !== undefined);
      return other.seat === seat || pearls.length === 0 ? [] : [{ side: other, pearls }];
    }),
    lit,
  };
  const first = picture('oteres-hand', handAlt(hand), (pen) => drawHand(pen, hand), heightOf(hand));
  if (hand.more.length === 0) return [first];
  const alt = altText([
    cardsWords(say('oteres-board-hand-more'), hand.more, say),
    ...textsOf(hand.more, say),
  ]);
  return [first, picture('oteres-hand-more', alt, (pen) => drawMore(pen, hand))];
};
