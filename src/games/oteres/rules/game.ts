import type { Game } from '../../../engine/game.ts';
import { catchRules } from './catching.ts';
import type { Components } from './components.ts';
import { standing } from './ending.ts';
import { givingRules } from './giving.ts';
import { handRules } from './handing.ts';
import { oteresNotation } from './notation.ts';
import { protectingRules } from './protecting.ts';
import { redeal } from './redeal.ts';
import { OTERES_OPTIONS, setUp } from './set-up.ts';
import type { Oteres } from './state.ts';
import { takingRules } from './taking.ts';
import { turnRules } from './turn.ts';
import { premise, turnAhead } from './turn-ahead.ts';
import { factFor, mayReadMove, viewOf } from './viewing.ts';

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
