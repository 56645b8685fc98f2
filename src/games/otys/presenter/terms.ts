import type { DecisionOf } from '../../../kernel/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Otys } from '../state.ts';
import type { OtysAsking } from '../step.ts';

/** The line that explains what each kind of question speaks of; none where its answers say it all. */
const TERMS = {
  'choose-key': 'otys-term-key',
  'choose-level': 'otys-term-x-key',
  prepare: 'otys-term-prepare',
  propel: undefined,
  'propel-to': undefined,
  'choose-end': 'otys-term-end',
  hold: undefined,
  expert: 'otys-term-resource',
  trader: 'otys-term-store',
  'choose-price': undefined,
  spy: 'otys-term-spy',
  engineer: 'otys-term-technicians',
  explorer: 'otys-term-token',
  'return-key': 'otys-term-return',
  upgrade: 'otys-term-upgrade',
  'pick-reward': 'otys-term-token-once',
  'battery-or-carry': undefined,
  'carry-to': undefined,
  'choose-colour': undefined,
  keep: 'otys-term-keep',
  permanent: undefined,
} as const satisfies Record<OtysAsking, string | undefined>;

/** What a question speaks of, for those who are still learning the game. */
export function termOf({ about }: DecisionOf<Otys>, say: Say): string | undefined {
  const term = TERMS[about.kind];
  return term === undefined ? undefined : say(term);
}
