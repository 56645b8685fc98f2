import { type Chance, dealing } from '../../../engine/chance.ts';
import { type Deck, deckCards, deckSize } from '../../../engine/deck.ts';
import type { Viewer } from '../../../engine/seat.ts';
import { entriesFor } from '../../kinds.ts';
import { isKept } from './fact.ts';
import { handedBy, type Memory } from './memory.ts';
import type { LearnedPearls, OteresState, Pearl } from './state.ts';
import { loosePearls, sideOf, urchinsIn, without } from './table.ts';
import { factFor } from './viewing.ts';
import { PEARL_COLOURS, type PearlColour, URCHIN } from './vocabulary.ts';

/** How often cards are dealt until no hand holds more sea urchins than it can. */
const TRIES = 200;

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
function redealCards(state: OteresState, viewer: Viewer, chance: Chance) {
  const { deck, seats, memory } = state;
  const handed = handedBy(memory, viewer);
  const known = seats.map((_, seat) => handed.flatMap(({ at, card }) => (at === seat ? card : [])));
  const size = deckSize(deck);
  const places = placesOf(memory, size, chance);
  const hidden = [...deckCards(deck), ...seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))];
  const loose = without(hidden, ...known.flat(), ...[...places].map(() => URCHIN));
  const isPossible = (hands: readonly (readonly string[])[]): boolean =>
    hands.every((hand, seat) => seat === viewer || urchinsIn(hand) <= (memory.urchins[seat] ?? 0));
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
    memory: rememberedBy(memory, viewer),
  };
}

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

const isHidden = ({ knowers }: Pearl, viewer: Viewer): boolean =>
  viewer === 'spectator' || !knowers.includes(viewer);

/** Deals the values of the pearls that a viewer has not seen, those of the pool among them. */
function dealingValues(state: OteresState, viewer: Viewer, chance: Chance): (colour: PearlColour) => number {
  const { play, pool, seats } = state;
  const pearls = [...play.catch, ...seats.flatMap((side) => side.pearls)].filter((pearl) =>
    isHidden(pearl, viewer),
  );
  const valuesOf = (colour: PearlColour) =>
    dealing(
      [...pool[colour], ...pearls.filter((pearl) => pearl.colour === colour).map(({ value }) => value)],
      chance,
    );
  const deals = entriesFor(PEARL_COLOURS, valuesOf);
  return (colour) => deals[colour]();
}

/** What was learned in secret as a viewer knows it: without what others alone have learned. */
const learnedBy = (recent: readonly LearnedPearls[], viewer: Viewer): readonly LearnedPearls[] =>
  recent.flatMap(({ fact, ...cause }): readonly LearnedPearls[] => {
    const told = factFor(fact, viewer);
    if (!isKept(told)) return [];
    const hasValue = viewer !== 'spectator' && 'value' in told;
    return [{ ...cause, fact: hasValue ? { ...told, knowers: [viewer] } : told }];
  });

/** Deals anew what a viewer cannot know: hands, deck, unseen values, the split, what others chose to pass. */
export function redeal(state: OteresState, viewer: Viewer, chance: Chance): OteresState {
  const { play, recent, seats, pool, turn } = state;
  const { hands, ...cards } = redealCards(state, viewer, chance);
  const value = dealingValues(state, viewer, chance);
  const other = (pearl: Pearl): Pearl =>
    isHidden(pearl, viewer) ? { ...pearl, value: value(pearl.colour) } : pearl;
  const poolOf = (colour: PearlColour): readonly number[] =>
    pool[colour].map(() => value(colour)).toSorted((one, two) => one - two);
  const { left, passing } = play;
  return {
    ...state,
    seats: seats.map((side, seat) => ({
      ...side,
      hand: hands[seat] ?? side.hand,
      pearls: side.pearls.map(other),
    })),
    ...cards,
    recent: learnedBy(recent, viewer),
    play: {
      ...play,
      catch: play.catch.map(other),
      ...(left !== undefined &&
        viewer !== turn.seat && {
          left: play.catch.filter(() => chance.below(2) === 0).map(({ mark }) => mark),
        }),
      ...(passing !== undefined && {
        passing: passing
          .toSorted(([one], [two]) => one - two)
          .map(([seat, mark]): readonly [number, number] => {
            const loose = loosePearls(sideOf(state, seat));
            return [seat, seat === viewer ? mark : (loose[chance.below(loose.length)]?.mark ?? mark)];
          }),
      }),
    },
    pool: entriesFor(PEARL_COLOURS, poolOf),
  };
}
