import type { Game, TurnAhead } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { catchRules } from './catching.ts';
import type { Components } from './components.ts';
import { standing } from './ending.ts';
import { givingRules } from './giving.ts';
import { handRules } from './handing.ts';
import { oteresNotation } from './notation.ts';
import { protectingRules } from './protecting.ts';
import { redeal } from './redeal.ts';
import { OTERES_OPTIONS, setUp } from './set-up.ts';
import { FRESH_PLAY, type Oteres, type OteresState } from './state.ts';
import { takingRules } from './taking.ts';
import { turnRules } from './turn.ts';
import { urchinsIn } from './urchins.ts';
import { factFor, mayReadMove, viewOf } from './viewing.ts';
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
function turnAhead(state: OteresState, seat: Seat): TurnAhead<Oteres> | undefined {
  if (state.play.phase === 'over' || state.seats[seat]?.out !== false) return undefined;
  const { number, round } = state.turn;
  return {
    state: { ...withoutPlay(state), turn: { seat, number: number + 1, round }, play: FRESH_PLAY },
    agenda: [{ kind: 'choose-card' }, { kind: 'choose-end' }],
  };
}

/** The urchins in hand: one more may put its owner out, so no plan made without it is played (rulebook, "Gameplay"). */
const premise = ({ seats }: OteresState, seat: Seat): string => String(urchinsIn(seats[seat]?.hand ?? []));

/** Öterés as played with the components of this box. */
export const createOteres = (components: Components): Game<Oteres> => ({
  name: 'oteres',
  rulesVersion: 3,
  seats: { min: 3, max: 5 },
  options: OTERES_OPTIONS,
  setUp: (seats, options, chance) => setUp(components, seats, options, chance),
  rules: {
    ...turnRules(components),
    ...takingRules(components),
    ...givingRules,
    ...catchRules,
    ...protectingRules(components),
    ...handRules(components),
  },
  notation: oteresNotation,
  turn: (state) => state.turn,
  view: viewOf,
  redeal,
  turnAhead,
  premise,
  redact: factFor,
  canSeeMove: mayReadMove,
  isOver: ({ play }) => play.phase === 'over',
  result: standing,
});
