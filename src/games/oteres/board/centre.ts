import { bold, centred, heavy, write } from '../../../canvas/fonts.ts';
import { drawLayers } from '../../../canvas/layers.ts';
import { drawChange, ringBox } from '../../../canvas/marks.ts';
import { type Box, fill, type Pen, stroke } from '../../../canvas/pen.ts';
import { drawDisc, drawGlow, drawRecess, outlinePath } from '../../../canvas/shapes.ts';
import { drawCached, drawCachedAt } from '../../../canvas/sprite.ts';
import { PALETTE, RADIUS, seatLook, TYPE } from '../../../canvas/theme.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { writtenName } from '../../person.ts';
import { type CardFace, cardFace, drawCardBack, drawFaces, drawNamedCard } from './card.ts';
import { seatStatus } from './description.ts';
import type { Piece } from './focus.ts';
import { drawFloatingOtter, drawOtterHead, drawPaw, type Mood, moodOf } from './otter.ts';
import { drawPlate, drawReef } from './panel.ts';
import { drawPearl } from './pearl.ts';
import type { SeatPlace, TablePlaces } from './places.ts';
import type { Scene } from './scene.ts';
import { SHALLOWS } from './theme.ts';

/** What is between the players, with what is asked about it. */
export interface Centre extends Scene {
  readonly focus: readonly Piece[];
  readonly discarded: number;
}

const UNDER = 30;
const DECK_PLATE = 160;

/** Draws the deck from behind, with its number of cards. */
export const drawDeck = (pen: Pen, size: number, box: Box, say: Say): void => {
  if (size === 0) drawRecess(pen, box, RADIUS.tile);
  const layers = Math.min(3, Math.ceil(size / 14));
  for (let layer = layers - 1; layer >= 0; layer--)
    drawCardBack(pen, { ...box, x: box.x + layer * 3, y: box.y + layer * 4 - 4 });
  drawPlate(
    pen,
    `${say('oteres-board-deck')} ${size}`,
    box.x + DECK_PLATE / 2 - 16,
    box.y + box.height + UNDER,
    DECK_PLATE,
  );
};

const drawTurned = (pen: Pen, face: CardFace, box: Box, turn: number): void =>
  drawCached(
    pen,
    `turned card ${turn} ${face.id} ${face.name}`,
    box,
    (fresh, width, height) => {
      fresh.translate(width / 2, height / 2);
      fresh.rotate(turn);
      drawNamedCard(fresh, face, { x: -width / 2, y: -height / 2, width, height });
    },
    22,
  );

/** Draws the discards, the last card face up, with their number. */
export const drawDiscards = (pen: Pen, centre: Centre, box: Box): void => {
  const { view, components, say, discarded } = centre;
  const { discards } = view;
  if (discards.length === 0) drawRecess(pen, box, RADIUS.tile);
  const top = discards.slice(-2);
  for (const [index, id] of top.entries())
    drawTurned(pen, cardFace(id, components, say), box, index === top.length - 1 ? 0.03 : -0.14);
  if (discarded > 0) ringBox(pen, box, RADIUS.tile);
  const words = `${say('oteres-board-discards')} ${discards.length}`;
  drawPlate(pen, words, box.x + box.width / 2 - 44, box.y + box.height + UNDER, 204);
  if (discarded > 0) drawChange(pen, discarded, box.x + box.width - 6, box.y + 4);
};

const turnPlate = (box: Box): Box => ({
  ...box,
  y: box.y + Math.max(6, (box.height - 140) / 2),
  height: 128,
});

const isPicking = ({ focus }: Pick<Centre, 'focus'>): boolean => focus.some(({ kind }) => kind === 'paws');

const pawsBox = ({ card, catch: low }: Pick<TablePlaces, 'card' | 'catch'>): Box => ({
  ...card,
  height: low.y + low.height - card.y,
});

const drawLargePaws = (pen: Pen, { card, catch: low }: TablePlaces, say: Say): void => {
  const box = pawsBox({ card, catch: low });
  drawGlow(pen, box, RADIUS.tile);
  drawReef(pen, box, PALETTE.lamp);
  const size = Math.min(box.height - 64, box.width * 0.44);
  const y = box.y + (box.height - 44) / 2;
  for (const [paw, at] of [
    ['left', 0.27],
    ['right', 0.73],
  ] as const) {
    drawPaw(pen, paw, true, box.x + box.width * at, y, size);
    const style = centred(heavy(TYPE.strong, PALETTE.lamp), box.width * 0.44);
    write(pen, say(`oteres-board-paw-${paw}`), box.x + box.width * at, box.y + box.height - 26, style);
  }
};

/** Draws the card being performed, or else whose turn it is. */
export const drawPlay = (pen: Pen, centre: Centre, box: Box): void => {
  const { view, focus, people, components, say } = centre;
  if (isPicking(centre)) return;
  if (view.card !== undefined) {
    drawGlow(pen, box, RADIUS.tile);
    // What it does is said beside the picture; here it would be too small to read on a phone.
    drawFaces(pen, [{ ...cardFace(view.card, components, say), text: '' }], 'long', [box]);
    return;
  }
  const { seat, round } = view.turn;
  const plate = turnPlate(box);
  drawReef(pen, plate, seatLook(seat).paint);
  drawOtterHead(pen, moodOf(view, components), plate.x + 72, plate.y + 62, 112);
  const left = plate.x + 140;
  const room = plate.width - 156;
  write(pen, say('oteres-board-turn', { round, name: writtenName(people, seat, say) }), left, plate.y + 44, {
    ...heavy(TYPE.phone),
    width: room,
  });
  write(pen, seatStatus(centre, seat, focus).words, left, plate.y + 82, {
    ...bold(TYPE.phone, PALETTE.lamp),
    width: room,
  });
};

/** Draws an otter on its back, as large as there is room for. */
export const drawResting = (pen: Pen, mood: Mood, { x, y, width, height }: Box): void =>
  drawFloatingOtter(pen, mood, x + width / 2, y + height / 2, Math.min(290, height * 2.2));

/** The water that is free when nothing is given out, more of it if no card is performed. */
const freeWater = ({ view }: Centre, { card, catch: low }: TablePlaces): Box => {
  if (view.card !== undefined) return low;
  const plate = turnPlate(card);
  const y = plate.y + plate.height + 8;
  return { ...low, y, height: low.y + low.height - y };
};

/** Draws pearls that are still to be split or shared, or the closed paws that they are in; else an otter at rest. */
export const drawCatch = (pen: Pen, centre: Centre, places: TablePlaces): void => {
  const { view, people, say } = centre;
  const { catch: box } = places;
  if (view.catch.length === 0) {
    drawResting(pen, moodOf(view, centre.components), freeWater(centre, places));
    return;
  }
  if (isPicking(centre)) {
    drawLargePaws(pen, places, say);
    return;
  }
  drawReef(pen, box);
  const y = box.y + box.height / 2 - 2;
  const size = 50;
  const step = size + 5;
  for (const [index, { colour }] of view.catch.entries())
    drawPearl(pen, { colour }, box.x + 40 + index * step, y, size);
  const left = box.x + 24 + view.catch.length * step;
  write(pen, say('oteres-board-catch', { name: writtenName(people, view.turn.seat, say) }), left, y, {
    ...bold(TYPE.phone),
    width: box.x + box.width - left - 14,
  });
};

const BESIDE = 38;

/**
 * Points at the player to the left, lit while pearls pass there; with the receiver's emblem if others between are out.
 */
export const drawOnward = (pen: Pen, { onward }: SeatPlace, lit: boolean, receiver?: Seat): void => {
  const isUpright = onward.quarters % 2 === 1;
  if (receiver !== undefined)
    drawDisc(
      pen,
      seatLook(receiver),
      onward.x + (isUpright ? BESIDE : 0),
      onward.y + (isUpright ? 0 : BESIDE),
      34,
    );
  const size = lit ? 38 : 32;
  const paint = (fresh: Pen): void => {
    if (lit) drawGlow(fresh, { x: -size / 2, y: -size / 2, width: size, height: size }, size / 2);
    fresh.rotate((onward.quarters * Math.PI) / 2);
    outlinePath(fresh, 'circle', 0, 0, size);
    fill(fresh, lit ? PALETTE.lamp : SHALLOWS.reefDeep);
    stroke(fresh, SHALLOWS.shoal, 2);
    const line = lit ? PALETTE.ink : SHALLOWS.shoal;
    drawLayers(fresh, [{ path: 'M-0.26 0H0.24M0.04 -0.2L0.24 0L0.04 0.2', line, width: 0.12 }], 0, 0, size);
  };
  drawCachedAt(pen, `onward ${onward.quarters} ${lit}`, onward.x, onward.y, size, paint, 26);
};

/** Where the pieces of a question lie. */
export const askedPlaces = (piece: Piece, places: TablePlaces): Box | undefined => {
  switch (piece.kind) {
    case 'paws':
      return pawsBox(places);
    case 'deck':
      return places.deck;
    case 'pool':
      return places.pool;
    case 'seat':
      return places.seats[piece.seat]?.box;
    case 'card':
    case 'pearls':
      return undefined;
  }
};
