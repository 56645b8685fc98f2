import { putUnder } from '../../../engine/deck.ts';
import type { TurnAhead } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { FRESH_PLAY, type Otys, type OtysState } from './state.ts';
import { SEA_LEVELS } from './vocabulary.ts';

/** Puts back what the current turn holds: looked-at contracts go under the deck, and its key to its owner. */
function withoutPlay(state: OtysState): OtysState {
  const { play, deck, seats, turn } = state;
  const { looking = [], active, shelved } = play;
  return {
    ...state,
    deck: putUnder(deck, looking),
    seats: seats.map((side, seat) => {
      if (seat !== turn.seat || active === undefined || shelved) return side;
      const { token } = active;
      if (token === 'neutral') return { ...side, neutralX: side.neutralX + 1 };
      if (token === 'x') return { ...side, ownX: true };
      return { ...side, keys: SEA_LEVELS.filter((level) => level === token || side.keys.includes(level)) };
    }),
  };
}

/** A position of Otys as if a seat's turn began now: it begins with its key, and nothing is drawn before. */
export function turnAhead(state: OtysState, seat: Seat): TurnAhead<Otys> | undefined {
  if (state.play.phase === 'over') return undefined;
  const { number, round } = state.turn;
  return {
    state: { ...withoutPlay(state), turn: { seat, number: number + 1, round }, play: FRESH_PLAY },
    agenda: [{ kind: 'begin-turn' }],
  };
}
