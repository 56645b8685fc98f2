import type { OteresMove } from '../move.ts';
import type { SeatView } from '../view.ts';
import { URCHIN, URCHINS_OUT } from '../vocabulary.ts';
import { actionCard, type Scene } from './scene.ts';
import { COMMA, cardName } from './words.ts';

const urchinsIn = (hand: readonly string[]): number => hand.filter((card) => card === URCHIN).length;

/** Whether somebody with this hand is out at the end of their turn (rulebook, "Gameplay"). */
export const isDoomed = (hand: readonly string[]): boolean => urchinsIn(hand) >= URCHINS_OUT;

/** Whether a card can take a sea urchin out of the hand: one with the crossed-out urchin, or the urchin itself while a black pearl is left. */
const canSave = (scene: Pick<Scene, 'components' | 'view'>, card: string): boolean =>
  card === URCHIN ? scene.view.pool.black > 0 : actionCard(scene, card).relief !== 'none';

/** Whether an answer leaves fewer sea urchins in the hand than put one out, whatever is drawn after it being no urchin. */
export function savesFrom(
  scene: Pick<Scene, 'components' | 'view'>,
  hand: readonly string[],
  move: Extract<OteresMove, { readonly kind: 'play' | 'aim' | 'shed' | 'stake' }>,
): boolean {
  const left = urchinsIn(hand) - 1;
  if (left >= URCHINS_OUT) return false;
  return move.kind === 'shed' ? move.shed === URCHIN : canSave(scene, move.card);
}

/** What somebody is told of the sea urchins in their hand: nothing without any, and how to get rid of one with too many. */
export function urchinWarning(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { hand = [] }: Pick<SeatView, 'hand'>,
): string | undefined {
  const count = urchinsIn(hand);
  if (count < URCHINS_OUT) return undefined;
  const cards = [...new Set(hand)].filter((card) => canSave(scene, card));
  if (count > URCHINS_OUT || cards.length === 0) return scene.say('oteres-warning-lost', { count });
  return scene.say('oteres-warning', {
    cards: cards.map((card) => cardName(scene, card)).join(COMMA),
  });
}
