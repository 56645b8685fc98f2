import { listText } from '../../component-list.ts';
import type { Insight, Learning } from '../../insight.ts';
import { chancesBy, readLearned } from '../../learned.ts';
import { components, type Otys } from '../index.ts';
import { standing } from '../rules/round.ts';
import { TRAITS, traitsBy } from './traits.ts';
import { readWeights } from './weights.ts';
import { leftOf, worthBy } from './worth.ts';

const WORTH = 'assets/otys/worth.json';
const LEARNED = 'assets/otys/learned.json';

const textOf = (name: string): string => listText(new URL(`../../../../${name}`, import.meta.url), name);

const worth = worthBy(components, readWeights(textOf(WORTH), WORTH));
const count = traitsBy(components);

const learning: Learning<Otys> = {
  traits: ['worth by hand', ...TRAITS],
  count: (state) => {
    const byHand = worth(state);
    return state.seats.map((_, seat) => [byHand[seat] ?? 0, ...count(state, seat)]);
  },
  left: (state) => leftOf(components, state),
  fileName: LEARNED,
};

/** How Otys judges its own positions. Loading throws `BrokenComponents` when one of its two files holds no weights. */
export const otysInsight: Insight<Otys> = {
  isOpen: true,
  worth,
  learning,
  chances: chancesBy(learning, readLearned(textOf(LEARNED), LEARNED, learning.traits), (state) =>
    state.play.phase === 'over' ? standing(state).winners : undefined,
  ),
};
