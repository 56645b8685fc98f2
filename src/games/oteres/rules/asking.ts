import { canBeGiven } from '../../../engine/agenda.ts';
import type { Ask, Choice } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Oteres, OteresState, SeatState } from './state.ts';
import type { OteresStep } from './step.ts';
import { othersAt, ownSide, pearlObstacle } from './table.ts';
import type { Obstacle, PearlColour } from './vocabulary.ts';

/** Asks the player whose turn it is to name a player. `unless` is why one cannot be named. */
export const askPlayer = (
  state: OteresState,
  unless: (state: OteresState, seat: Seat) => Obstacle | undefined,
  steps: (seat: Seat) => readonly OteresStep[],
): Ask<Oteres> => ({
  seat: state.turn.seat,
  // The page of the question before goes on with it; on the board it would stand a second time.
  secret: true,
  choices: othersAt(state).map((seat) => ({
    move: { kind: 'player', seat },
    steps: steps(seat),
    unless: unless(state, seat),
  })),
});

/** Asks a seat to name a pearl that may move, of a colour if one is given; in private, as it may see values. */
export const askPearl = (
  asked: Seat,
  side: Pick<SeatState, 'pearls' | 'front'>,
  steps: (mark: number) => readonly OteresStep[],
  colour?: PearlColour,
): Ask<Oteres> => ({
  seat: asked,
  secret: true,
  choices: side.pearls.map((pearl) => ({
    move: { kind: 'pearl', mark: pearl.mark },
    steps: steps(pearl.mark),
    unless: pearlObstacle(side, pearl, colour),
  })),
});

/** Asks for a card of the hand, in private and always: how many kinds there are, even none, is secret. */
export function askCard(
  state: OteresState,
  choices: (card: string) => readonly Choice<Oteres>[],
  skip: readonly OteresStep[],
): Ask<Oteres> {
  const found = [...new Set(ownSide(state).hand)].flatMap(choices);
  return {
    seat: state.turn.seat,
    secret: true,
    neverSkip: true,
    choices: found.some(canBeGiven) ? found : [{ move: { kind: 'skip' }, steps: skip }, ...found],
  };
}
