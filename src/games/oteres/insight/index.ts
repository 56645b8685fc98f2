import { listText } from '../../component-list.ts';
import type { Insight, Learning } from '../../insight.ts';
import { chancesBy, readLearned } from '../../learned.ts';
import { components, type Oteres } from '../index.ts';
import { standing } from '../rules/ending.ts';
import { leftBy, traitsBy, traitsOf } from './traits.ts';
import { readWeights } from './weights.ts';
import { worthBy } from './worth.ts';

const WORTH = 'assets/oteres/worth.json';
const LEARNED = 'assets/oteres/learned.json';

const textOf = (name: string): string => listText(new URL(`../../../../${name}`, import.meta.url), name);

const count = traitsBy(components);

const learning: Learning<Oteres> = {
  traits: traitsOf(components),
  count: (state) => state.seats.map((_, seat) => count(state, seat)),
  left: leftBy(components),
  fileName: LEARNED,
};

/** How Öterés judges its own positions. Loading throws `BrokenComponents` when one of its two files holds no weights. */
export const oteresInsight: Insight<Oteres> = {
  isOpen: false,
  worth: worthBy(components, readWeights(textOf(WORTH), WORTH)),
  isOut: ({ play, seats }, seat) => play.phase !== 'over' && seats[seat]?.out === true,
  learning,
  chances: chancesBy(learning, readLearned(textOf(LEARNED), LEARNED, learning.traits), (state) =>
    state.play.phase === 'over' ? standing(state).winners : undefined,
  ),
};
