import { COMMA } from '../board/piece-words.ts';
import { actionCard, playersIn, type Scene } from '../board/scene.ts';
import type { OteresMove } from '../rules/move.ts';
import { isDoomed, relieves, urchinsIn } from '../rules/urchins.ts';
import type { SeatView } from '../rules/view.ts';
import { URCHIN, URCHINS_OUT } from '../rules/vocabulary.ts';
import { cardTold } from './told-card.ts';

type Hand = Pick<SeatView, 'hand'>;

/** Whether an answer leaves fewer sea urchins in the hand than put one out, whatever is drawn after it being no urchin. */
export function savesFrom(
  { components, view }: Pick<Scene, 'components' | 'view'>,
  hand: readonly string[],
  move: Extract<OteresMove, { readonly kind: 'play' | 'aim' | 'shed' | 'stake' }>,
): boolean {
  if (urchinsIn(hand) > URCHINS_OUT) return false;
  return move.kind === 'shed' ? move.shed === URCHIN : relieves(components, view, move.card);
}

/** The names of the cards in a hand that take a sea urchin out of it; nothing where that would not be enough. */
function helpers(scene: Pick<Scene, 'components' | 'view' | 'say'>, hand: readonly string[]): string {
  if (urchinsIn(hand) > URCHINS_OUT) return '';
  const cards = [...new Set(hand)].filter((card) => relieves(scene.components, scene.view, card));
  return cards.map((card) => cardTold(scene, card)).join(COMMA);
}

/** Whether the game is over once a seat is out: a single other is in then. */
const isLastBut = (scene: Pick<Scene, 'view'>): boolean => playersIn(scene).length === 2;

/** What comes of an answer after which its seat is out, and whether the game ends with that. */
export const outInWords = (scene: Pick<Scene, 'view' | 'say'>): string =>
  scene.say('oteres-answer-out', { ends: isLastBut(scene) ? 'game' : 'turn' });

/** What somebody who is about to play is told of too many sea urchins in their hand, and how to get rid of one. */
export function urchinWarning(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { hand = [] }: Hand,
): string | undefined {
  if (!isDoomed(hand)) return undefined;
  const cards = helpers(scene, hand);
  return cards === ''
    ? scene.say('oteres-warning-lost', { count: urchinsIn(hand), ends: isLastBut(scene) ? 'game' : 'turn' })
    : scene.say('oteres-warning', { cards, ends: isLastBut(scene) ? 'game' : 'turn' });
}

/**
 * What somebody with too many sea urchins is told after their play, in it, or while another is up. The brief form leaves out what becomes of their
 * pearls. Who chooses a card is told at length by the question itself (`urchinWarning`), and briefly here.
 */
export function urchinShout(
  scene: Pick<Scene, 'components' | 'view' | 'say'>,
  { seat, hand = [] }: Hand & Pick<SeatView, 'seat'>,
  form: 'whole' | 'brief' = 'whole',
): string | undefined {
  const { view, say } = scene;
  const isUp = view.turn.seat === seat;
  const chooses = isUp && view.phase === 'card';
  if (!isDoomed(hand) || view.phase === 'over' || (chooses && form === 'whole')) return undefined;
  const count = urchinsIn(hand);
  const ends = isLastBut(scene) ? 'game' : 'turn';
  const isBrief = form === 'brief';
  const cards = helpers(scene, hand);
  if (chooses && cards !== '') return say('oteres-warning-brief', { cards });
  if (!isUp) {
    if (cards === '') return say(isBrief ? 'oteres-news-many-brief' : 'oteres-news-many', { count });
    return say(isBrief ? 'oteres-news-two-brief' : 'oteres-news-two', { cards });
  }
  const letsGo =
    view.phase === 'action' && view.card !== undefined && actionCard(scene, view.card).relief !== 'none';
  if (letsGo && count === URCHINS_OUT)
    return say(isBrief ? 'oteres-news-let-go-brief' : 'oteres-news-let-go');
  return say(isBrief ? 'oteres-news-doomed-brief' : 'oteres-news-doomed', { count, ends });
}
