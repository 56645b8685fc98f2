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

/** Whether the next exit ends the game. */
export const exitEndsGame = ({ view }: Pick<Scene, 'view'>): boolean => playersIn(view).length === 2;

/** What somebody who is about to play is told of too many sea urchins in their hand, and how to get rid of one. */
export function urchinWarning(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { hand = [] }: Hand,
): string | undefined {
  if (!isDoomed(hand)) return undefined;
  return warned(scene, hand, helpers(scene, hand));
}

/** What somebody who is up is told: they are out after this turn, unless these cards help. */
function warned(scene: Pick<Scene, 'view' | 'say'>, hand: readonly string[], cards: string): string {
  const { say } = scene;
  const words =
    cards === '' ? say('oteres-warning-lost', { count: urchinsIn(hand) }) : say('oteres-warning', { cards });
  return exitEndsGame(scene) ? `${words} ${say('oteres-warning-end')}` : words;
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
    return cards === '' ? say('oteres-warning-bad', { count }) : say('oteres-warning-next', { cards });
  }
  const played = view.phase === 'action' && count === URCHINS_OUT ? view.card : undefined;
  const letsGo = played !== undefined && actionCard(scene, played).relief !== 'none';
  return warned(scene, hand, letsGo ? cardTold(scene, played) : '');
}
