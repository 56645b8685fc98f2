import { z } from 'zod';
import { deckSize } from '../../../engine/deck.ts';
import { complainAbout, listText, readList } from '../../component-list.ts';
import { gift, oneByChance } from '../../gifts.ts';
import type { Gift, Insight, Learning, Trait } from '../../insight.ts';
import { chancesBy, readLearned } from '../../learned.ts';
import { components, oteres } from '../index.ts';
import { actionCards, type Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import type { Oteres, OteresState, SeatState } from '../rules/state.ts';
import {
  hasEffect,
  hasRelief,
  isHeld,
  pearlCount,
  playersIn,
  standing,
  urchinsIn,
  without,
} from '../rules/table.ts';
import { URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';

const points = z.number();

/** The weights of what a position is worth, in points; what pearls are worth needs none. */
const weightsShape = z.strictObject({
  about: z.string(),
  /** For still being in the game: at all, and besides with all cards in the deck. */
  playing: z.strictObject({ atAll: points, deck: points }),
  urchins: z.strictObject({ first: points, fatal: points, hopeless: points }),
  relief: points,
  ward: points,
  won: points,
});

type Weights = z.infer<typeof weightsShape>;

const good = (name: string): Trait => ({ name, least: [0, 0] });

/** What is counted with every box. */
const TRAITS: readonly Trait[] = [
  ...['points', 'points that nobody may take', 'loose white pearls', 'most white pearls'].map(good),
  { name: 'loose black pearls' },
  { name: 'in the game' },
  { name: 'others in the game besides' },
  { name: 'next to play' },
  { name: 'one sea urchin' },
  { name: 'two sea urchins' },
  ...['a card that helps against them', 'a black pearl that helps against them'].map(good),
  good('cards that keep others off'),
];

/** What is counted of a seat's position; the order is that of the numbers of {@link traitsBy}. */
const traitsOf = (components: Components): readonly Trait[] => [
  ...TRAITS,
  ...[...components.cards.keys()].map((card) => good(`${card} in hand`)),
];

/** The part of the game that is still to come, by the cards in the deck, from 1 down to 0. */
const leftBy = (components: Components): ((state: Pick<OteresState, 'deck'>) => number) => {
  const all = actionCards(components).length + components.urchins;
  return ({ deck }) => Math.min(1, deckSize(deck) / all);
};

function traitsBy(components: Components): (state: OteresState, seat: number) => readonly number[] {
  const cards = [...components.cards.keys()];
  const none = traitsOf(components).map(() => 0);
  return (state, seat) => {
    const side = state.seats[seat];
    if (side === undefined) return none;
    const { hand, front, pearls, out } = side;
    const points = pearls.reduce((sum, { value }) => sum + value, 0);
    if (out) return none.with(0, points);
    const loose = pearls.filter(({ mark }) => !isHeld(side, mark));
    const others = playersIn(state).filter((other) => other !== seat);
    const whites = pearlCount(side, 'white');
    const isTop = others.every((other) => {
      const there = state.seats[other];
      return there === undefined || pearlCount(there, 'white') <= whites;
    });
    const urchins = urchinsIn(hand);
    const isInDanger = urchins >= 1;
    return [
      points,
      pearls.reduce((sum, { mark, value }) => sum + (isHeld(side, mark) ? value : 0), 0),
      loose.filter(({ colour }) => colour === 'white').length,
      isTop ? 1 : 0,
      loose.filter(({ colour }) => colour === 'black').length,
      1,
      others.length - 1,
      state.turn.seat === seat ? 1 : 0,
      urchins === 1 ? 1 : 0,
      urchins >= URCHINS_OUT ? 1 : 0,
      isInDanger && hand.some((card) => hasRelief(components, card)) ? 1 : 0,
      isInDanger && state.pool.black.length > 0 ? 1 : 0,
      front.filter(({ card }) => hasEffect(components, card, 'ward')).length,
      ...cards.map((card) => hand.filter((held) => held === card).length),
    ];
  };
}

const give: typeof gift<OteresState> = (name, given) =>
  gift<OteresState>(name, (giving) => (giving.side.out ? undefined : given(giving)));

/** What is only good for a seat of Öterés: pearls come from the pool, cards from those that were discarded. */
const giftsOf = (components: Components): readonly Gift<Oteres>[] => {
  const isCard = (card: string): boolean => components.cards.has(card);
  const isWard = (card: string): boolean => hasEffect(components, card, 'ward');
  const fromDiscards = (
    name: string,
    isMeant: (card: string) => boolean,
    given: (side: SeatState, card: string) => Partial<SeatState>,
  ): Gift<Oteres> =>
    give(name, ({ side, state: { discards }, below }) => {
      const card = oneByChance(discards.filter(isMeant), below);
      return card === undefined
        ? undefined
        : { ...given(side, card), from: { discards: without(discards, card) } };
    });
  const toHand = ({ hand }: SeatState, card: string): Partial<SeatState> => ({ hand: [...hand, card] });
  return [
    give('white pearl', ({ side: { pearls }, state: { pool, nextMark }, seat, below }) => {
      const at = below(Math.max(1, pool.white.length));
      const value = pool.white[at];
      if (value === undefined) return undefined;
      return {
        pearls: [...pearls, { mark: nextMark, colour: 'white', value, knowers: [seat] }],
        from: { nextMark: nextMark + 1, pool: { ...pool, white: pool.white.toSpliced(at, 1) } },
      };
    }),
    fromDiscards('card', isCard, toHand),
    fromDiscards('card that saves', (card) => hasRelief(components, card), toHand),
    fromDiscards('ward', isWard, ({ front }, card) => ({ front: [...front, { card, received: false }] })),
  ];
};

function worthBy(components: Components, weights: Weights): (state: OteresState) => readonly number[] {
  const left = leftBy(components);

  function prospect({ pool, deck }: OteresState, { hand, front }: SeatState): number {
    const urchins = urchinsIn(hand);
    const reliefs = hand.filter((card) => hasRelief(components, card)).length;
    const wards = front.filter(({ card }) => hasEffect(components, card, 'ward')).length;
    const helped = reliefs > 0 || pool.black.length > 0;
    const { first, fatal, hopeless } = weights.urchins;
    const danger = urchins === 0 ? 0 : urchins < URCHINS_OUT ? first : helped ? fatal : hopeless;
    return (
      weights.playing.atAll +
      left({ deck }) * weights.playing.deck +
      reliefs * weights.relief +
      wards * weights.ward -
      danger
    );
  }

  return (state) => {
    const winners = state.play.phase === 'over' ? standing(state).winners : [];
    return state.seats.map(
      (side, seat) =>
        side.pearls.reduce((sum, { value }) => sum + value, 0) +
        (side.out ? 0 : prospect(state, side)) +
        (winners.includes(seat) ? weights.won / winners.length : 0),
    );
  };
}

const WORTH = 'assets/oteres/worth.json';
const LEARNED = 'assets/oteres/learned.json';

const textOf = (name: string): string => listText(new URL(`../../../../${name}`, import.meta.url), name);

const weights = readList(textOf(WORTH), weightsShape, complainAbout(WORTH));
const learned = readLearned(textOf(LEARNED), LEARNED, TRAITS, oteres.seats);

/** How Öterés with these components judges positions, by today's weights; cards without a weight count nothing. */
export function oteresInsightWith(box: Components): Insight<Oteres> {
  const count = traitsBy(box);
  const learning: Learning<Oteres> = {
    traits: traitsOf(box),
    count: (state) => state.seats.map((_, seat) => count(state, seat)),
    left: leftBy(box),
    gifts: giftsOf(box),
    fileName: LEARNED,
  };
  return {
    isOpen: false,
    worth: worthBy(box, weights),
    isOut: ({ play, seats }, seat) => play.phase !== 'over' && seats[seat]?.out === true,
    lasting: ({ play, seats }, seat) =>
      play.phase === 'over' ? Number.POSITIVE_INFINITY : safetyOf(box, seats[seat]),
    isIdle: isInVain,
    learning,
    ...chancesBy(learning, learned, (state) =>
      state.play.phase === 'over' ? standing(state).winners : undefined,
    ),
  };
}

/** A card that did nothing, or one that lets a sea urchin go and was spent on another card. */
function isInVain(fact: OteresFact, at: number, facts: readonly OteresFact[]): boolean {
  switch (fact.kind) {
    case 'no-effect':
    case 'nothing-protected':
    case 'warded':
      return true;
    case 'card-discarded':
      // Who goes out loses their hand.
      return !facts.slice(0, at).some(({ kind }) => kind === 'out');
    case 'card-given':
      return fact.card !== URCHIN;
    default:
      return false;
  }
}

const LOST = -100;

/** How safe a hand is: a card that lets an urchin go is saved for one, and is missed once it is played otherwise. */
function safetyOf(components: Components, side: SeatState | undefined): number {
  if (side === undefined || side.out) return LOST;
  return side.hand.filter((card) => hasRelief(components, card)).length - urchinsIn(side.hand);
}

/** How Öterés judges positions. Loading throws `BrokenComponents` if one of its two files holds no weights. */
export const oteresInsight: Insight<Oteres> = oteresInsightWith(components);
