import type { TurnAhead } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { FRESH_PLAY, type Oteres, type OteresState } from './state.ts';
import { urchinsIn } from './urchins.ts';
import type { PearlColour } from './vocabulary.ts';

/** Puts away what the current turn holds: pearls being shared go back to the pool, its card to the discards. */
function withoutPlay(state: OteresState): OteresState {
  const { play, pool, discards } = state;
  const poolOf = (colour: PearlColour): readonly number[] =>
    [
      ...pool[colour],
      ...play.catch.filter((pearl) => pearl.colour === colour).map(({ value }) => value),
    ].toSorted((one, two) => one - two);
  return {
    ...state,
    pool: { white: poolOf('white'), black: poolOf('black') },
    discards: play.card === undefined ? discards : [...discards, play.card],
  };
}

/** A position of Öterés as if a seat's turn began now, without the card that it draws first, which nobody knows. */
export function turnAhead(state: OteresState, seat: Seat): TurnAhead<Oteres> | undefined {
  if (state.play.phase === 'over' || state.seats[seat]?.out !== false) return undefined;
  const { number, round } = state.turn;
  return {
    state: { ...withoutPlay(state), turn: { seat, number: number + 1, round }, play: FRESH_PLAY },
    agenda: [{ kind: 'choose-card' }, { kind: 'choose-end' }],
  };
}

/** The urchins in hand: one more may put its owner out, so no plan made without it is played (rulebook, "Gameplay"). */
export const premise = ({ seats }: OteresState, seat: Seat): string =>
  String(urchinsIn(seats[seat]?.hand ?? []));
