import type { Choice } from '../../../engine/game.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { ownSide } from './ledger.ts';
import { canLook } from './possible.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';
import type { Obstacle } from './vocabulary.ts';

/** The neighbours of a seat, whose divers its Spy can copy: left first, and the one opponent once. */
export function neighboursOf(seat: Seat, seats: number): readonly Seat[] {
  const left = nextSeat(seat, seats);
  const right = (seat + seats - 1) % seats;
  return left === right ? [left] : [left, right];
}

/** Those of the player whose turn it is. */
export const neighbours = ({ seats, turn }: OtysState): readonly Seat[] =>
  neighboursOf(turn.seat, seats.length);

/** Why a neighbour's diver would have nothing to do for the player whose turn it is; undefined if it has. */
type CopiedObstacle = (from: Seat, via: readonly Seat[]) => Obstacle | undefined;

/** Why a Spy cannot copy a neighbour's diver; in the designer's variant it may if that diver has nothing to do. */
function copyObstacle(
  state: OtysState,
  { cost, via }: StepOfKind<'spy'>,
  from: Seat,
  copied: CopiedObstacle,
): Obstacle | undefined {
  if (via.includes(from)) return 'copied';
  const there = state.variant ? undefined : copied(from, [...via, from]);
  return there !== 'idle' && ownSide(state).credits < cost ? 'credits' : there;
}

/** A Spy's draw, or a neighbour's diver at its level; no Spy is copied twice. */
export function spyChoices(
  state: OtysState,
  step: StepOfKind<'spy'>,
  copied: CopiedObstacle,
): readonly Choice<Otys>[] {
  const { cost, via, again } = step;
  const tooDear = ownSide(state).credits < cost ? 'credits' : undefined;
  return [
    {
      move: { kind: 'look' },
      steps: [{ kind: 'gain', purse: 'credits', by: -cost }, { kind: 'look' }],
      unless: canLook(state) ? tooDear : 'no-contract',
    },
    ...neighbours(state).map(
      (from): Choice<Otys> => ({
        move: { kind: 'copy', seat: from },
        steps: [{ kind: 'copy', from, cost, via: [...via, from], ...(again === true && { again }) }],
        unless: copyObstacle(state, step, from, copied),
      }),
    ),
  ];
}
