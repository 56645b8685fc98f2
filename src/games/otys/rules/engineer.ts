import type { Choice, Rules } from '../../../engine/game.ts';
import { Ledger, ownSide, seatOf } from './ledger.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';
import { MOST_IMPROVEMENTS } from './technicians.ts';
import { TECHNICIANS } from './vocabulary.ts';

/** Improving the Mechanic or the Hacker, each at most three times. */
export function engineerChoices(state: OtysState, { cost }: StepOfKind<'engineer'>): readonly Choice<Otys>[] {
  const side = ownSide(state);
  if (side.credits < cost) return [];
  return TECHNICIANS.filter((technician) => side[technician] < MOST_IMPROVEMENTS).map((technician) => ({
    move: { kind: 'improve', technician },
    steps: [
      { kind: 'gain', purse: 'credits', by: -cost },
      { kind: 'improve', technician },
    ],
  }));
}

/**
 * An improvement. Tokens that the Hacker tile would cover shift along and stay: the return comes at the end of the turn, as always
 * ("Engineer", notes).
 */
export const engineerRules = {
  improve: {
    happens(state, { technician }) {
      const ledger = new Ledger(state);
      const { seat } = ledger;
      const to = seatOf(state, seat)[technician] + 1;
      ledger.changeSeat(seat, { [technician]: to });
      ledger.tell({ kind: 'technician', seat, technician, to });
      return ledger.outcome();
    },
  },
} satisfies Partial<Rules<Otys>>;
