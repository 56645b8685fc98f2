import { deckCards } from '../../../engine/deck.ts';
import type { Seat } from '../../../engine/seat.ts';
import { actionCards, type Components } from './components.ts';
import type { Depth } from './memory.ts';
import type { OteresState, SeatState } from './state.ts';
import { hasEffect, isHeld, loosePearls, playersIn, sideOf, urchinsIn } from './table.ts';
import { PEARL_COLOURS, URCHIN } from './vocabulary.ts';

const sameLists = <T extends string | number>(one: readonly T[], other: readonly T[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** What is wrong with a position: something lost, doubled or misplaced. Names no hidden card and no value. */
export function brokenInvariant(components: Components, state: OteresState): string | undefined {
  const { seats, play, turn } = state;
  const cards = [
    ...deckCards(state.deck),
    ...state.discards,
    ...(play.card === undefined ? [] : [play.card]),
    ...seats.flatMap(({ hand, front }) => [...hand, ...front.map(({ card }) => card)]),
  ];
  const inBox = [...actionCards(components), ...Array.from({ length: components.urchins }, () => URCHIN)];
  if (!sameLists(cards, inBox)) return 'a card is lost or doubled';
  if (state.discards.includes(URCHIN)) return 'a sea urchin is among the discards';

  const forgotten = brokenMemory(state);
  if (forgotten !== undefined) return forgotten;

  const pearls = [...play.catch, ...seats.flatMap((side) => side.pearls)];
  for (const colour of PEARL_COLOURS) {
    const values = pearls.filter((pearl) => pearl.colour === colour).map(({ value }) => value);
    if (!sameLists([...values, ...state.pool[colour]], components.pearls[colour]))
      return `a ${colour} pearl is lost or doubled`;
  }
  const marks = pearls.map(({ mark }) => mark);
  if (new Set(marks).size !== marks.length || marks.some((mark) => mark >= state.nextMark))
    return 'two pearls have one mark';

  const { left = [], passing = [] } = play;
  if (left.some((mark) => !play.catch.some((pearl) => pearl.mark === mark)))
    return 'a paw holds a pearl that was not taken';
  if (passing.some(([seat, mark]) => !loosePearls(sideOf(state, seat)).some((pearl) => pearl.mark === mark)))
    return 'a pearl is passed that may not move';
  const over = play.phase === 'over';
  if (over !== (playersIn(state).length === 1))
    return 'the game goes on with one player, or ends with several';
  if (!over && sideOf(state, turn.seat).out) return 'somebody who is out is up';
  for (const [seat, side] of seats.entries()) {
    const found = brokenSide(components, side, seat);
    if (found !== undefined) return `seat ${seat}: ${found}`;
  }
  return undefined;
}

/** What somebody remembers that is not so. */
function brokenMemory({ memory, seats, deck }: OteresState): string | undefined {
  if (seats.some(({ hand }, seat) => urchinsIn(hand) > (memory.urchins[seat] ?? 0)))
    return 'a hand holds more sea urchins than it can';
  if (memory.handed.some(({ at, card }) => seats[at]?.hand.includes(card) !== true))
    return 'a card is remembered where it is not';
  let above = 0;
  const places = deck.flatMap((layer) => {
    const from = above;
    above += layer.length;
    return layer.includes(URCHIN) ? [[from, above - 1] as const] : [];
  });
  const isThere = ([least, most]: Depth): boolean => places.some(([from, to]) => from <= most && to >= least);
  return memory.depths.every(isThere) ? undefined : 'a sea urchin is remembered where it is not';
}

function brokenSide(components: Components, side: SeatState, seat: Seat): string | undefined {
  const { front, pearls } = side;
  if (side.out && side.hand.length > 0) return 'is out and has a hand';
  if (front.some(({ card }) => components.cards.get(card)?.stays !== true))
    return 'a card that does not stay lies in front';
  const own = front.filter(({ card, received }) => !received && hasEffect(components, card, 'protect-pearl'));
  if (own.length > 1) return 'has protected two pearls for itself';
  const under = front.flatMap(({ pearl }) => pearl ?? []);
  const held = pearls.filter(({ mark }) => isHeld(side, mark));
  if (held.length !== under.length) return 'a pearl under a card is lost or doubled';
  if (held.some(({ colour }) => colour !== 'white')) return 'a black pearl is under a card';
  if (pearls.some(({ knowers }) => !knowers.includes(seat))) return 'does not know a pearl of its own';
  return undefined;
}
