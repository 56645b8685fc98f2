import type { DecisionOf } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Oteres } from '../rules/state.ts';
import { isDoomed } from '../rules/urchins.ts';
import type { OteresView } from '../rules/view.ts';
import { URCHIN } from '../rules/vocabulary.ts';

/** The rounds of the hints to play any card and on whose pearls one sees; the last with one on sea urchins. */
const [FIRST, SECOND, LAST] = [1, 2, 4];

/** Whether a seat got a sea urchin since its last turn: what it does is told on arrival, not at every turn held. */
const hasGotUrchin = ({ learned }: OteresView): boolean =>
  learned.some(
    ({ fact }) => (fact.kind === 'card-drawn' || fact.kind === 'card-given') && fact.card === URCHIN,
  );

/**
 * Helps a learner to choose a card: how a turn goes, what only they see, what an urchin does. Undefined once read
 * twice.
 */
function cardTerm(say: Say, view: OteresView, hand: readonly string[]): string | undefined {
  if (hand.includes(URCHIN) && hasGotUrchin(view)) return say('oteres-term-one-urchin');
  if (view.turn.round > LAST) return undefined;
  if (view.turn.round === SECOND) return say('oteres-term-pearls');
  if (view.turn.round !== FIRST) return say('oteres-term-urchin');
  return say('oteres-term-card-any');
}

/** What a question speaks of, for learners; undefined if the question itself says it. */
export function termOf({ about, seat }: DecisionOf<Oteres>, say: Say, view: OteresView): string | undefined {
  const { hand = [] } = view.seats[seat] ?? {};
  return about.kind !== 'choose-card' || isDoomed(hand) ? undefined : cardTerm(say, view, hand);
}
