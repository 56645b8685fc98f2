import type { Result } from '../../../engine/game.ts';
import { nextSeat } from '../../../engine/seat.ts';
import type { Components } from './components.ts';
import { cubesLeft } from './side.ts';
import type { OtysState } from './state.ts';

/** Somebody has the Prestige that makes this round the last ("End of the game"). */
export const reachedTarget = ({ values }: Components, state: OtysState): boolean =>
  state.seats.some(({ prestige }) => prestige >= values.target);

/** The game is over with the turn under way: the target is reached, and the player who is next began the round. */
export const endsNow = (components: Components, state: OtysState): boolean =>
  reachedTarget(components, state) && nextSeat(state.turn.seat, state.seats.length) === state.first;

/** Who leads: most Prestige, then most cubes left in the search zone, then shared ("End of the game"). */
export function standing({ seats }: OtysState): Result {
  const top = Math.max(...seats.map(({ prestige }) => prestige));
  const leaders = seats.flatMap((side, seat) =>
    side.prestige === top ? [{ seat, cubes: cubesLeft(side) }] : [],
  );
  const most = Math.max(...leaders.map(({ cubes }) => cubes));
  return {
    scores: seats.map(({ prestige }) => prestige),
    winners: leaders.filter(({ cubes }) => cubes === most).map(({ seat }) => seat),
  };
}
