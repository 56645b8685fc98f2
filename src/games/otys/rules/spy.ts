import type { Choice } from '../../../engine/game.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { ownSide } from './ledger.ts';
import { canLook } from './possible.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';
import type { Obstacle } from './vocabulary.ts';

/** The neighbours of a seat among so many, whose divers its Spy can copy: left first, and the one opponent once. */
export function neighboursOf(seat: Seat, seats: number): readonly Seat[] {
  const left = nextSeat(seat, seats);
  const right = (seat + seats - 1) % seats;
  return left === right ? [left] : [left, right];
}

/** Those of the player whose turn it is. */
export const neighbours = ({ seats, turn }: OtysState): readonly Seat[] =>
  neighboursOf(turn.seat, seats.length);

/** Whether a neighbour's diver would have something to do for the player whose turn it is. */
type Worth = (from: Seat, via: readonly Seat[]) => boolean;

/** Why a Spy can look at no contracts; nothing where it can. */
export function lookObstacle(state: OtysState, { cost }: StepOfKind<'spy'>): Obstacle | undefined {
  if (ownSide(state).credits < cost) return 'credits';
  return canLook(state) ? undefined : 'no-contract';
}

/**
 * Why a Spy cannot copy the diver of a neighbour; nothing where it can. In the designer's variant a copy moves the opponent's diver, so it is
 * offered even where that diver has nothing to do.
 */
export function copyObstacle(
  state: OtysState,
  { cost, via }: StepOfKind<'spy'>,
  from: Seat,
  worth: Worth,
): Obstacle | undefined {
  if (via.includes(from)) return 'copied';
  if (ownSide(state).credits < cost) return 'credits';
  return state.variant || worth(from, [...via, from]) ? undefined : 'idle';
}

/**
 * A Spy's draw, or a neighbour's diver at its level. A copied Spy turns to the other neighbour, and nobody's Spy is copied
 * twice.
 */
export function spyChoices(state: OtysState, step: StepOfKind<'spy'>, worth: Worth): readonly Choice<Otys>[] {
  const { cost, via, again } = step;
  const draw: readonly Choice<Otys>[] =
    lookObstacle(state, step) === undefined
      ? [
          {
            move: { kind: 'look' },
            steps: [{ kind: 'gain', purse: 'credits', by: -cost }, { kind: 'look' }],
          },
        ]
      : [];
  const copies = neighbours(state)
    .filter((from) => copyObstacle(state, step, from, worth) === undefined)
    .map(
      (from): Choice<Otys> => ({
        move: { kind: 'copy', seat: from },
        steps: [{ kind: 'copy', from, cost, via: [...via, from], ...(again === true && { again }) }],
      }),
    );
  return [...draw, ...copies];
}
