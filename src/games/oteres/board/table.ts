import { dimAround } from '../../../canvas/dimming.ts';
import { picture } from '../../../canvas/encoder.ts';
import type { Pen } from '../../../canvas/pen.ts';
import type { Picture } from '../../../canvas/picture.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { leftNeighbour } from '../rules/table.ts';
import type { OteresView } from '../rules/view.ts';
import { drawBackdrop } from './backdrop.ts';
import { askedPlaces, drawCatch, drawDeck, drawDiscards, drawOnward, drawPlay } from './centre.ts';
import { changesOf } from './changes.ts';
import { frontGroups } from './front.ts';
import { tablePlaces } from './places.ts';
import { drawPool } from './pool.ts';
import type { Scene } from './scene.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { drawSide } from './side.ts';
import { seatStatus } from './status.ts';
import { tableAlt } from './table-alt.ts';

/** Who gets the pearl that a seat passes; undefined if it is out, or while none are passed. */
export const receiverOf = (view: OteresView, seat: Seat): Seat | undefined =>
  view.chosen === undefined || view.seats[seat]?.out !== false ? undefined : leftNeighbour(view, seat);

const isOnPlate = ({ turn, phase, card }: OteresView, seat: Seat, focus: Shown['focus']): boolean =>
  turn.seat === seat && phase !== 'over' && card === undefined && !focus.some(({ kind }) => kind === 'paws');

const drawTable = (pen: Pen, scene: Scene, { changes, focus }: Shown): void => {
  const { view, people, components, say } = scene;
  const places = tablePlaces(view.seats.length);
  const centre = { ...scene, focus, discarded: changes.discarded };
  drawBackdrop(pen, places.lagoon);
  drawDeck(pen, view.deckSize, places.deck, say);
  drawPool(pen, view.pool, changes.pool, places.pool);
  drawDiscards(pen, centre, places.discards);
  drawPlay(pen, centre, places.card);
  drawCatch(pen, centre, places);
  const running = view.phase !== 'over';
  for (const player of view.seats) {
    const place = places.seats[player.seat];
    if (place === undefined) continue;
    const side = {
      player,
      changes: changesOf(changes, player.seat),
      status: isOnPlate(view, player.seat, focus) ? { words: '' } : seatStatus(scene, player.seat, focus),
      front: frontGroups(player, components, say),
      first: player.seat === view.first,
      active: running && player.seat === view.turn.seat,
    };
    drawSide(pen, side, people, place, say);
  }
  if (focus.length > 0) {
    const lit = focus.flatMap((piece) => askedPlaces(piece, places) ?? []);
    const up = places.seats[view.turn.seat]?.box;
    dimAround(pen, [...lit, places.card, ...(up === undefined ? [] : [up])]);
  }
  for (const [seat, place] of places.seats.entries()) {
    const receiver = receiverOf(view, seat);
    const isNext = receiver === nextSeat(seat, view.seats.length);
    drawOnward(pen, place, receiver !== undefined, isNext ? undefined : receiver);
  }
};

/** The table for all to see. Made from any view it shows what is open to everybody alone. */
export const tablePicture = (scene: Scene, shown: Shown = UNMARKED): Picture =>
  picture('oteres-table', tableAlt(scene, shown), (pen) => drawTable(pen, scene, shown));
