import type { DecisionOf } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Oteres } from '../rules/state.ts';
import type { OteresAsking } from '../rules/step.ts';
import { isDoomed } from '../rules/urchins.ts';
import type { OteresView } from '../rules/view.ts';
import { URCHIN } from '../rules/vocabulary.ts';

/** The line that explains what each kind of question speaks of; none where its answers say it all. Which card to play has one by what is in the hand. */
const TERMS = {
  'choose-end': undefined,
  'choose-protected': undefined,
  'choose-pearl-under': undefined,
  'pass-card': undefined,
  'choose-passed': undefined,
  'discard-card': undefined,
  snatch: undefined,
  'biggest-pile': undefined,
  swap: undefined,
  'choose-swapped': undefined,
  'trade-in': 'oteres-term-pool',
  'dark-gift': 'oteres-term-black',
  'choose-gift': undefined,
  'choose-look': undefined,
  'choose-exchange': undefined,
  'gather-passing': undefined,
  'choose-split': undefined,
  'choose-picker': undefined,
  'pick-paw': undefined,
  'choose-kept': undefined,
  'choose-share': undefined,
} as const satisfies Record<Exclude<OteresAsking, 'choose-card'>, string | undefined>;

/** In this round of theirs people are told to play any card, in the next whose pearls they see, then twice what sea urchins do. */
const [FIRST, SECOND, LAST] = [1, 2, 4];

/** Whether a seat has got a sea urchin since its last turn: what one does is told as it comes, and not at every turn for as long as it is held. */
const hasGotUrchin = ({ learned }: OteresView): boolean =>
  learned.some(
    ({ fact }) => (fact.kind === 'card-drawn' || fact.kind === 'card-given') && fact.card === URCHIN,
  );

/**
 * What helps somebody who is still learning to choose a card, in the line above their cards: how a turn goes in their first, then what they see
 * alone; when a sea urchin has come into the hand, what it does. Nothing once they have read it twice.
 */
function cardTerm(say: Say, view: OteresView, hand: readonly string[]): string | undefined {
  if (hand.includes(URCHIN) && hasGotUrchin(view))
    return say('oteres-term-one-urchin', { way: view.pool.black > 0 ? 'play' : 'card' });
  if (view.turn.round > LAST) return undefined;
  if (view.turn.round === SECOND) return say('oteres-term-pearls');
  if (view.turn.round !== FIRST) return say('oteres-term-urchin');
  return say('oteres-term-card-any');
}

/** What a question speaks of, for those who are still learning the game; nothing where the question itself says it. */
export function termOf({ about, seat }: DecisionOf<Oteres>, say: Say, view: OteresView): string | undefined {
  const { hand = [] } = view.seats[seat] ?? {};
  if (isDoomed(hand)) return undefined;
  if (about.kind === 'choose-card') return cardTerm(say, view, hand);
  const term = TERMS[about.kind];
  return term && say(term);
}
