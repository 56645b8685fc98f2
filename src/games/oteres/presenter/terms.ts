import type { DecisionOf } from '../../../kernel/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Oteres } from '../state.ts';
import type { OteresAsking } from '../step.ts';

/** The line that explains what each kind of question speaks of; none where its answers say it all. */
const TERMS = {
  'choose-card': 'oteres-term-urchin',
  'choose-end': undefined,
  'choose-protected': 'oteres-term-protected',
  'choose-pearl-under': 'oteres-term-protected',
  'pass-card': undefined,
  'choose-passed': undefined,
  'discard-card': undefined,
  snatch: 'oteres-term-blind',
  'biggest-pile': 'oteres-term-blind',
  swap: 'oteres-term-blind',
  'choose-swapped': undefined,
  'trade-in': 'oteres-term-pool',
  'dark-gift': 'oteres-term-black',
  'choose-gift': undefined,
  'choose-look': undefined,
  'choose-exchange': undefined,
  'gather-passing': 'oteres-term-passing',
  'choose-split': 'oteres-term-paws',
  'choose-picker': 'oteres-term-paws',
  'pick-paw': undefined,
  'choose-kept': undefined,
  'choose-share': undefined,
} as const satisfies Record<OteresAsking, string | undefined>;

/** What a question speaks of, for those who are still learning the game. */
export function termOf({ about }: DecisionOf<Oteres>, say: Say): string | undefined {
  const term = TERMS[about.kind];
  return term === undefined ? undefined : say(term);
}
