import { deckSize } from '../../../engine/deck.ts';
import { actionCards, type Components } from '../rules/components.ts';
import { standing } from '../rules/ending.ts';
import type { OteresState, SeatState } from '../rules/state.ts';
import { hasEffect } from '../rules/table.ts';
import { urchinsIn } from '../rules/urchins.ts';
import { URCHINS_OUT } from '../rules/vocabulary.ts';
import type { Weights } from './weights.ts';

/** What a position is worth to each seat, in points. */
export function worthBy(components: Components, weights: Weights): (state: OteresState) => readonly number[] {
  const wholeDeck = actionCards(components).length + components.urchins;
  const relieves = (card: string): boolean => (components.cards.get(card)?.relief ?? 'none') !== 'none';

  function prospect({ pool, deck }: OteresState, { hand, front }: SeatState): number {
    const urchins = urchinsIn(hand);
    const reliefs = hand.filter(relieves).length;
    const wards = front.filter(({ card }) => hasEffect(components, card, 'ward')).length;
    const helped = reliefs > 0 || pool.black.length > 0;
    const { first, fatal, hopeless } = weights.urchins;
    const danger = urchins === 0 ? 0 : urchins < URCHINS_OUT ? first : helped ? fatal : hopeless;
    return (
      weights.playing.atAll +
      (deckSize(deck) / wholeDeck) * weights.playing.deck +
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
