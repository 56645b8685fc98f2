import type { Components } from './components.ts';
import { cardNamed } from './table.ts';
import type { OteresView } from './view.ts';
import { URCHIN, URCHINS_OUT } from './vocabulary.ts';

/** How many of these cards are sea urchins. */
export const urchinsIn = (cards: readonly string[]): number => cards.filter((card) => card === URCHIN).length;

/** Whether somebody who ends their turn with this hand is out (rulebook, "Gameplay"). */
export const isDoomed = (hand: readonly string[]): boolean => urchinsIn(hand) >= URCHINS_OUT;

/** Whether a card takes an urchin from the hand: one crossed out on it, or itself while black pearls are left. */
export const relieves = (
  components: Components,
  { pool }: Pick<OteresView, 'pool'>,
  card: string,
): boolean => (card === URCHIN ? pool.black > 0 : cardNamed(components, card).relief !== 'none');
