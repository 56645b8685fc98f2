import type { DecisionOf } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Oteres } from '../rules/state.ts';
import type { OteresAsking } from '../rules/step.ts';
import { isDoomed } from '../rules/urchins.ts';
import type { OteresView } from '../rules/view.ts';

/** The line that explains what each kind of question speaks of; none where its answers say it all. */
const TERMS = {
  'choose-card': 'oteres-term-urchin',
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
} as const satisfies Record<OteresAsking, string | undefined>;

/** What a question speaks of, for those who are still learning the game; nothing where the question itself says it. */
export function termOf(
  { about, seat }: DecisionOf<Oteres>,
  say: Say,
  { seats }: OteresView,
): string | undefined {
  const term = TERMS[about.kind];
  if (term === undefined || isDoomed(seats[seat]?.hand ?? [])) return undefined;
  return say(term);
}
