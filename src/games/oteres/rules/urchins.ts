import type { Components } from './components.ts';
import type { OteresView } from './view.ts';
import { URCHIN, URCHINS_OUT } from './vocabulary.ts';

/** How many of these cards are sea urchins. */
export const urchinsIn = (cards: readonly string[]): number => cards.filter((card) => card === URCHIN).length;

/** Whether somebody who ends their turn with this hand is out (rulebook, "Gameplay"). */
export const isDoomed = (hand: readonly string[]): boolean => urchinsIn(hand) >= URCHINS_OUT;

/** Whether a card has the crossed-out sea urchin, so that one can leave the hand with it. */
export const hasRelief = ({ cards }: Pick<Components, 'cards'>, card: string): boolean =>
  (cards.get(card)?.relief ?? 'none') !== 'none';

/**
 * Whether a card takes an urchin from the hand: one crossed out on it, or itself while black pearls are left. Discarded
 * into an empty deck, an urchin is drawn again at once (ruling: it is the deck; house card "Shoo!": then draw one).
 */
export const relieves = (
  components: Components,
  { pool, deckSize }: Pick<OteresView, 'pool' | 'deckSize'>,
  card: string,
): boolean => {
  if (card === URCHIN) return pool.black > 0;
  return hasRelief(components, card) && (deckSize > 0 || components.cards.get(card)?.relief !== 'discard');
};
