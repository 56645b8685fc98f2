import type { Choice } from '../../../engine/game.ts';
import { nextSeat, type Seat } from '../../../engine/seat.ts';
import { ownSide } from './ledger.ts';
import { canLook } from './possible.ts';
import type { Otys, OtysState } from './state.ts';
import type { StepOfKind } from './step.ts';

/** The neighbours of the player whose turn it is: left first, and the one opponent once. */
function neighbours({ seats, turn }: OtysState): readonly Seat[] {
  const left = nextSeat(turn.seat, seats.length);
  const right = (turn.seat + seats.length - 1) % seats.length;
  return left === right ? [left] : [left, right];
}

/**
 * A Spy's draw, or a neighbour's diver at its level. A copied Spy turns to the other neighbour, and nobody's Spy is copied
 * twice. In the designer's variant a copy moves the opponent's diver, so it is offered even where that diver has nothing to do.
 */
export function spyChoices(
  state: OtysState,
  { cost, via }: StepOfKind<'spy'>,
  worth: (from: Seat, via: readonly Seat[]) => boolean,
): readonly Choice<Otys>[] {
  if (ownSide(state).credits < cost) return [];
  const draw: readonly Choice<Otys>[] = canLook(state)
    ? [
        {
          move: { kind: 'look' },
          steps: [{ kind: 'gain', purse: 'credits', by: -cost }, { kind: 'look' }],
        },
      ]
    : [];
  const copies = neighbours(state).flatMap((from): readonly Choice<Otys>[] => {
    if (via.includes(from)) return [];
    const beyond = [...via, from];
    if (!state.variant && !worth(from, beyond)) return [];
    return [{ move: { kind: 'copy', seat: from }, steps: [{ kind: 'copy', from, cost, via: beyond }] }];
  });
  return [...draw, ...copies];
}
