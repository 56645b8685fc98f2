import type { DecisionOf } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { OtysMove } from '../rules/move.ts';
import type { Otys } from '../rules/state.ts';
import type { OtysAsking } from '../rules/step.ts';

/** A line that explains each kind of question; none if its answers say it all, or if it depends on them. */
const TERMS = {
  'choose-key': 'otys-term-key',
  'choose-level': 'otys-term-x-key',
  prepare: undefined,
  propel: undefined,
  'propel-to': undefined,
  'choose-end': undefined,
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

/** Of the sponsor and the propeller, if they can still be used. */
function preparing(moves: readonly OtysMove[], say: Say): string | undefined {
  const canSponsor = moves.some((move) => move.kind === 'sponsor' || (move.kind === 'dive' && move.sponsor));
  const canPropel = moves.some(({ kind }) => kind === 'propeller');
  const lines = [
    ...(canSponsor ? [say('otys-term-sponsor')] : []),
    ...(canPropel ? [say('otys-term-propeller')] : []),
  ];
  return lines.length === 0 ? undefined : lines.join(' ');
}

/** Explains a question to those still learning the game: what can be answered, and nothing else. */
export function termOf({ about, answers }: DecisionOf<Otys>, say: Say): string | undefined {
  const moves = answers.map(({ move }) => move);
  if (about.kind === 'prepare') return preparing(moves, say);
  const term = TERMS[about.kind];
  return term === undefined ? undefined : say(term);
}
