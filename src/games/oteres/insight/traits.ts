import { deckSize } from '../../../engine/deck.ts';
import type { Trait } from '../../insight.ts';
import { actionCards, type Components } from '../rules/components.ts';
import type { OteresState } from '../rules/state.ts';
import { hasEffect, isHeld, pearlCount, playersIn } from '../rules/table.ts';
import { URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';

const good = (name: string): Trait => ({ name, least: [0, 0] });

/** What is counted with every box. */
export const TRAITS: readonly Trait[] = [
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
export const traitsOf = (components: Components): readonly Trait[] => [
  ...TRAITS,
  ...[...components.cards.keys()].map((card) => good(`${card} in hand`)),
];

/** The part of the game that is still to come, by the cards in the deck, from 1 down to 0. */
export const leftBy = (components: Components): ((state: OteresState) => number) => {
  const all = actionCards(components).length + components.urchins;
  return ({ deck }) => Math.min(1, deckSize(deck) / all);
};

/** What counts of a seat's position, in numbers: one for each trait. */
export function traitsBy(components: Components): (state: OteresState, seat: number) => readonly number[] {
  const cards = [...components.cards.keys()];
  const relieves = (card: string): boolean => (components.cards.get(card)?.relief ?? 'none') !== 'none';
  return (state, seat) => {
    const side = state.seats[seat];
    if (side === undefined) return traitsOf(components).map(() => 0);
    const { hand, front, pearls, out } = side;
    const points = pearls.reduce((sum, { value }) => sum + value, 0);
    if (out)
      return [
        points,
        ...traitsOf(components)
          .slice(1)
          .map(() => 0),
      ];
    const loose = pearls.filter(({ mark }) => !isHeld(side, mark));
    const others = playersIn(state).filter((other) => other !== seat);
    const whites = pearlCount(side, 'white');
    const isTop = others.every((other) => {
      const there = state.seats[other];
      return there === undefined || pearlCount(there, 'white') <= whites;
    });
    const urchins = hand.filter((card) => card === URCHIN).length;
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
      isInDanger && hand.some(relieves) ? 1 : 0,
      isInDanger && state.pool.black.length > 0 ? 1 : 0,
      front.filter(({ card }) => hasEffect(components, card, 'ward')).length,
      ...cards.map((card) => hand.filter((held) => held === card).length),
    ];
  };
}
