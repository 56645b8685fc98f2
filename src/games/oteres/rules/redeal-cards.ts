import { type Chance, dealing } from '../../../engine/chance.ts';
import { type Deck, deckCards, deckSize } from '../../../engine/deck.ts';
import type { Viewer } from '../../../engine/seat.ts';
import { handedBy, type Memory } from './memory.ts';
import type { OteresState } from './state.ts';
import { urchinsIn } from './urchins.ts';
import { URCHIN } from './vocabulary.ts';
import { without } from './without.ts';

/** How often cards are dealt until no hand holds more sea urchins than it can. */
const TRIES = 200;

/** The cards that a viewer cannot see, where they may lie. */
export interface DealtCards {
  readonly deck: Deck<string>;
  readonly hands: readonly (readonly string[])[];
  readonly memory?: Memory;
}

/** Places in a deck of this size, one for each urchin that is there for sure. */
function placesOf({ depths }: Memory, size: number, chance: Chance): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [least, most] of depths) {
    const free = Array.from({ length: Math.min(most, size - 1) - least + 1 }, (_, at) => least + at).filter(
      (place) => !places.has(place),
    );
    const place = free[free.length === 0 ? 0 : chance.below(free.length)];
    if (place !== undefined) places.add(place);
  }
  return places;
}

/** Redeals hands and deck for a viewer: cards that they gave away and publicly known sea urchins stay if they can. */
export function redealCards(state: OteresState, viewer: Viewer, chance: Chance): DealtCards {
  const { deck, seats, memory } = state;
  const handed = memory === undefined ? [] : handedBy(memory, viewer);
  const known = seats.map((_, seat) => handed.flatMap(({ at, card }) => (at === seat ? card : [])));
  const size = deckSize(deck);
  const places = memory === undefined ? new Set<number>() : placesOf(memory, size, chance);
  const hidden = [...deckCards(deck), ...seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))];
  const loose = without(hidden, ...known.flat(), ...[...places].map(() => URCHIN));
  const isPossible = (hands: readonly (readonly string[])[]): boolean =>
    hands.every((hand, seat) => seat === viewer || urchinsIn(hand) <= (memory?.urchins[seat] ?? hand.length));
  const dealHands = (deal: () => string): readonly (readonly string[])[] =>
    seats.map(({ hand }, seat) =>
      seat === viewer
        ? hand
        : [...(known[seat] ?? []), ...hand.slice(known[seat]?.length ?? 0).map(() => deal())],
    );
  let deal = dealing(loose, chance);
  let hands = dealHands(deal);
  for (let tried = 1; tried < TRIES && !isPossible(hands); tried += 1) {
    deal = dealing(loose, chance);
    hands = dealHands(deal);
  }
  const cards = Array.from({ length: size }, (_, place) => (places.has(place) ? URCHIN : deal()));
  return {
    // What lies between two urchins that all know of lies there in any order.
    deck: layersOf(cards, places),
    hands,
    ...(memory !== undefined && { memory: rememberedBy(memory, viewer) }),
  };
}

/** The cards of a deck in layers: each of these places one of its own. */
function layersOf(cards: readonly string[], places: ReadonlySet<number>): Deck<string> {
  const layers: string[][] = [];
  for (const [place, card] of cards.entries()) {
    const [last] = layers.slice(-1);
    if (last === undefined || places.has(place) || places.has(place - 1)) layers.push([card]);
    else last.push(card);
  }
  return layers;
}

/** What is remembered, without what others know of each other's hands: the viewer cannot tell if they still do. */
const rememberedBy = (memory: Memory, viewer: Viewer): Memory => ({
  ...memory,
  handed: memory.handed.filter(({ by, at }) => by === viewer || at === viewer),
});
