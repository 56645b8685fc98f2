import type { DecisionOf } from '../../../engine/match.ts';
import type { PlainKey, Say } from '../../../texts/say.ts';
import type { Oteres } from '../rules/state.ts';
import type { OteresAsking } from '../rules/step.ts';
import { isDoomed } from '../rules/urchins.ts';
import type { OteresView } from '../rules/view.ts';
import { URCHIN } from '../rules/vocabulary.ts';

/** A line that explains each kind of question; none if its answers say it all. Choosing a card goes by the hand. */
const TERMS: { readonly [K in OteresAsking]?: PlainKey } = {
  'trade-in': 'oteres-guide-pool',
  'dark-gift': 'oteres-term-black',
};

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
  if (isDoomed(hand)) return undefined;
  if (about.kind === 'choose-card') return cardTerm(say, view, hand);
  const term = TERMS[about.kind];
  return term && say(term);
}
