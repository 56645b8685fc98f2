import type { Game } from '../../../engine/game.ts';
import { columnRules } from './column.ts';
import type { Components } from './components.ts';
import { contractRules } from './contracts.ts';
import { diverRules } from './divers.ts';
import { effectRules } from './effects.ts';
import { engineerRules } from './engineer.ts';
import { keyRules } from './keys.ts';
import { lookingRules } from './looking.ts';
import { otysNotation } from './notation.ts';
import { redeal } from './redeal.ts';
import { rewardRules } from './rewards.ts';
import { standing } from './round.ts';
import { OTYS_OPTIONS, setUp } from './set-up.ts';
import { sponsorRules } from './sponsors.ts';
import type { Otys } from './state.ts';
import { traderRules } from './trader.ts';
import { turnRules } from './turn.ts';
import { turnAhead } from './turn-ahead.ts';
import { factFor, mayReadMove, viewOf } from './viewing.ts';

/** Otys as played with the components of this box. */
export const createOtys = (components: Components): Game<Otys> => ({
  name: 'otys',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: OTYS_OPTIONS,
  setUp: (seats, options, chance) => setUp(components, seats, options, chance),
  rules: {
    ...turnRules(components),
    ...keyRules(components),
    ...sponsorRules,
    ...columnRules(components),
    ...effectRules(components),
    ...lookingRules,
    ...diverRules(components),
    ...traderRules(components),
    ...engineerRules,
    ...rewardRules(components),
    ...contractRules(components),
  },
  notation: otysNotation,
  turn: (state) => state.turn,
  view: (state, viewer) => viewOf(components, state, viewer),
  redeal,
  turnAhead,
  redact: factFor,
  canSeeMove: mayReadMove,
  isOver: ({ play }) => play.phase === 'over',
  result: standing,
});
