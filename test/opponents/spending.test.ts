import { expect, test } from 'vitest';
import { otysInsight } from '../../src/games/otys/insight/index.ts';
import { knowledgeOf } from '../../src/opponents/knowledge.ts';
import { opponentsOf } from '../../src/opponents/opponents.ts';
import { scene } from '../games/otys/position.ts';

const opponents = opponentsOf(otysInsight);

/** A Trader at the level of the key, resources that are better kept than sold, and Batteries for propellers. */
const story = scene({
  me: {
    divers: { 4: 'trader' },
    cubes: { 1: 'mpt', 2: 'p', 3: 'm', 4: 'mmp', 5: 'f' },
    batteries: 8,
    neutral: 2,
  },
  others: [{}, {}, {}],
  row: 'mmpf pff mpp',
  store: 'mpft',
  sponsors: { 4: '3' },
});

test.each(['first-game', 'easy', 'medium'] as const)(
  '%s pays no propeller for a dive that brings it nothing',
  (level) => {
    const known = knowledgeOf(story.play('k4').match, 0);
    if (known === undefined) throw new Error('nothing is asked');
    expect(known.decision.answers.map(({ notation }) => notation)).toContain('p');
    const { choose, budget } = opponents[level];
    for (const seed of ['1', '2', '3']) expect(choose(known, budget, seed)).not.toBe('p');
  },
);
