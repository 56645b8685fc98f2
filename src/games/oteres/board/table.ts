import { dimAround } from '../../../canvas/dimming.ts';
import { picture } from '../../../canvas/encoder.ts';
import type { Pen } from '../../../canvas/pen.ts';
import { altText, type Picture } from '../../../canvas/picture.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { partInSentences } from '../../description.ts';
import { asSentence, listWithin, roomForChanges } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import type { Components } from '../rules/components.ts';
import { leftNeighbour } from '../rules/table.ts';
import type { OteresView } from '../rules/view.ts';
import { PEARL_COLOURS } from '../rules/vocabulary.ts';
import { drawBackdrop } from './backdrop.ts';
import { cardFace } from './card.ts';
import { askedPlaces, drawCatch, drawDeck, drawDiscards, drawOnward, drawPlay } from './centre.ts';
import { type Changes, changesOf, type PearlChange, type SeatChanges } from './changes.ts';
import {
  catchInWords,
  choosingInWords,
  describeSide,
  discardsInWords,
  leftInWords,
  moodInWords,
  seatStatus,
  turnInWords,
} from './description.ts';
import { type Shown, UNMARKED } from './focus.ts';
import { withoutFullStop } from './piece-words.ts';
import { tablePlaces } from './places.ts';
import { drawPool } from './pool.ts';
import { asOnBoard, type Scene } from './scene.ts';
import { drawSide, frontGroups } from './side.ts';

const changed = (count: number) => ({ count: Math.abs(count), sign: count < 0 ? '−' : '+' });

const pearlParts = (change: PearlChange, say: Say): readonly string[] =>
  PEARL_COLOURS.flatMap((colour) =>
    change[colour] === 0 ? [] : [say(`oteres-board-alt-new-${colour}`, changed(change[colour]))],
  );

/** Pearls that are new at a seat that has no more of them than before: others went. */
const exchanged = ({ came, pearls }: SeatChanges): number =>
  came.size - PEARL_COLOURS.reduce((sum, colour) => sum + Math.max(0, pearls[colour]), 0);

const seatParts = (changes: SeatChanges, components: Components, say: Say): readonly string[] => [
  ...(changes.wentOut ? [say('oteres-board-alt-new-out')] : []),
  ...pearlParts(changes.pearls, say),
  ...(exchanged(changes) > 0 ? [say('oteres-board-alt-new-came', { count: exchanged(changes) })] : []),
  ...(changes.hand === 0 ? [] : [say('oteres-board-alt-new-cards', changed(changes.hand))]),
  ...[...changes.laid].map((id) =>
    say('oteres-board-alt-new-laid', { card: cardFace(id, components, say).name }),
  ),
];

/** What is new at the table, in a sentence whose list takes at most `most` characters; undefined if nothing is. */
const changesWords = (
  { seats, pool, discarded }: Changes,
  { people, components, say }: Pick<Scene, 'people' | 'components' | 'say'>,
  most: number,
): readonly string[] => {
  const inPool = pearlParts(pool, say);
  const parts = [
    ...seats.flatMap((changes, seat) => {
      const parts = seatParts(changes, components, say);
      return parts.length === 0
        ? []
        : [say('alt-new-of', { name: nameOf({ people }, seat), changes: parts.join(' ') })];
    }),
    ...(inPool.length === 0 ? [] : [say('oteres-board-alt-new-pool', { changes: inPool.join(' ') })]),
    ...(discarded > 0 ? [say('oteres-board-alt-new-discards', { count: discarded })] : []),
  ];
  return parts.length === 0
    ? []
    : [withoutFullStop(asSentence(say('alt-new', { news: listWithin(parts, most) })))];
};

/** What everybody may know: the picture may be shown to others than it was painted for. */
const openView = (view: Scene['view']): Scene['view'] => ({
  ...view,
  catch: view.catch.map(({ value, ...pearl }) => pearl),
  seats: view.seats.map(({ hand, ...side }) => ({
    ...side,
    pearls: side.pearls.map(({ value, ...pearl }) => pearl),
  })),
});

/** The table in words: turn, question, what is new, each side, the middle; a reader has the question beside it. */
const tableWords = (own: Scene, shown: Shown): Pick<Picture, 'alt' | 'told'> => {
  const scene = { ...own, view: asOnBoard(openView(own.view)) };
  const { say, view } = scene;
  const asked = shown.asked.map((prompt) => say('alt-asked', { prompt }));
  const head = (prompts: readonly string[]) =>
    [turnInWords(scene, shown), ...prompts, ...catchInWords(scene)].map(asSentence);
  const sides = view.seats.map((side) => {
    const { title, lines } = describeSide(scene, side);
    return partInSentences({ title, lines: [...lines, ...choosingInWords(scene, side, shown)] }, say);
  });
  const middle = [leftInWords(scene), ...moodInWords(scene), ...discardsInWords(scene)].map(asSentence);
  const body = [...sides, ...middle];
  const changes = (room: number) => changesWords(shown.changes, scene, room);
  return {
    alt: altText([...head(asked), ...changes(roomForChanges([...head(asked), ...body])), ...body]),
    told: () => [...head([]), ...changes(Number.POSITIVE_INFINITY), ...body],
  };
};

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
  picture('oteres-table', tableWords(scene, shown), (pen) => drawTable(pen, scene, shown));
