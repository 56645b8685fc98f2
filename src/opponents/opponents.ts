import type { GameTypes } from '../engine/game.ts';
import { numberOf, quickChance } from '../engine/quick-chance.ts';
import type { Insight } from '../games/insight.ts';
import { LEVELS, type Level, USUAL_LEVEL } from '../games/level.ts';
import { type Knowledge, notationAt, type Opponent } from './knowledge.ts';
import { meansFor } from './levels.ts';
import { outsider } from './outside.ts';
import type { Budget } from './spot.ts';
import { type Thinker, thinkerBy } from './thinker.ts';

/** Who can play: somebody without a thought, a player who shares nothing with the levels, and these. */
export const OPPONENTS = ['random', 'outside', ...LEVELS] as const;
/** One of those who can play. */
export type OpponentName = (typeof OPPONENTS)[number];

const random = <G extends GameTypes>(known: Knowledge<G>, _budget: Budget, seed: string): string =>
  notationAt(known, quickChance(numberOf(`${seed} ${known.answered}`)).below(known.decision.answers.length));

/** Those who can play a game. `safe` plays for somebody else, and never spends what cannot be had again. */
export function opponentsOf<G extends GameTypes>(
  insight: Insight<G>,
): Readonly<Record<Level | 'safe', Thinker<G>> & Record<'random' | 'outside', Opponent<G>>> {
  const means = meansFor(insight.isOpen);
  const at = (level: Level): Thinker<G> => thinkerBy(insight, means[level]);
  return {
    random: { choose: random, budget: { answers: 0 } },
    outside: outsider(insight),
    'first-game': at('first-game'),
    easy: at('easy'),
    medium: at('medium'),
    hard: at('hard'),
    expert: at('expert'),
    safe: thinkerBy(insight, means[USUAL_LEVEL], true),
  };
}
