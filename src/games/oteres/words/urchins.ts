import { COMMA, cardTold } from '../board/piece-words.ts';
import { actionCard, type Scene } from '../board/scene.ts';
import { playersIn } from '../rules/table.ts';
import { isDoomed, relieves, urchinsIn } from '../rules/urchins.ts';
import type { SeatView } from '../rules/view.ts';
import { URCHINS_OUT } from '../rules/vocabulary.ts';

type Hand = Pick<SeatView, 'hand'>;

/** The cards in a hand that take a sea urchin out of it; empty if that would not be enough. */
function helpers(scene: Pick<Scene, 'components' | 'view' | 'say'>, hand: readonly string[]): string {
  if (urchinsIn(hand) > URCHINS_OUT) return '';
  const cards = [...new Set(hand)].filter((card) => relieves(scene.components, scene.view, card));
  return cards.map((card) => cardTold(scene, card)).join(COMMA);
}

/** What ends with the next exit: the turn, or the game. */
export const exitEnds = ({ view }: Pick<Scene, 'view'>) => (playersIn(view).length === 2 ? 'game' : 'turn');

/** What somebody who is about to play is told of too many sea urchins in their hand, and how to get rid of one. */
export function urchinWarning(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { hand = [] }: Hand,
): string | undefined {
  if (!isDoomed(hand)) return undefined;
  const cards = helpers(scene, hand);
  return cards === ''
    ? scene.say('oteres-warning-lost', { count: urchinsIn(hand), ends: exitEnds(scene) })
    : scene.say('oteres-warning', { cards, ends: exitEnds(scene) });
}

/** What a player with too many urchins is told, except by the question itself (`urchinWarning`). */
export function urchinShout(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { seat, hand = [] }: Hand & Pick<SeatView, 'seat'>,
): string | undefined {
  const { view, say } = scene;
  const isUp = view.turn.seat === seat;
  if (!isDoomed(hand) || view.phase === 'over' || (isUp && view.phase === 'card')) return undefined;
  const count = urchinsIn(hand);
  if (!isUp) {
    const cards = helpers(scene, hand);
    return cards === '' ? say('oteres-news-many', { count }) : say('oteres-news-two', { cards });
  }
  const letsGo =
    view.phase === 'action' && view.card !== undefined && actionCard(scene, view.card).relief !== 'none';
  return letsGo && count === URCHINS_OUT
    ? say('oteres-news-let-go')
    : say('oteres-news-doomed', { count, ends: exitEnds(scene) });
}
