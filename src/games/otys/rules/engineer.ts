import type { Choice, Rules } from '../../../engine/game.ts';
import { deed, ownSide, seatSide } from './ledger.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';
import { MOST_IMPROVEMENTS } from './technicians.ts';
import { type Obstacle, TECHNICIANS, type Technician } from './vocabulary.ts';

/** Improving the Mechanic or the Hacker, each at most three times. */
export const engineerChoices = (state: OtysState, step: StepOfKind<'engineer'>): readonly Choice<Otys>[] =>
  TECHNICIANS.map((technician) => ({
    move: { kind: 'improve', technician },
    steps: [
      { kind: 'gain', purse: 'credits', by: -step.cost },
      { kind: 'improve', technician },
    ],
    unless: improvementObstacle(state, step, technician),
  }));

/** Why a technician cannot be improved; undefined if it can. */
function improvementObstacle(
  state: OtysState,
  { cost }: StepOfKind<'engineer'>,
  technician: Technician,
): Obstacle | undefined {
  const side = ownSide(state);
  if (side[technician] >= MOST_IMPROVEMENTS) return 'best';
  return side.credits < cost ? 'credits' : undefined;
}

/** Tokens that the Hacker tile would cover shift along and return at the end of the turn ("Engineer", notes). */
export const engineerRules = {
  improve: deed((ledger, { technician }, { state }) => {
    const { seat } = ledger;
    const to = seatSide(state, seat)[technician] + 1;
    ledger.changeSeat(seat, { [technician]: to });
    ledger.tell({ kind: 'technician', seat, technician, to });
  }),
} satisfies Partial<Rules<Otys>>;
