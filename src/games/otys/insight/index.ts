import { listText } from '../../component-list.ts';
import type { Insight, Learning } from '../../insight.ts';
import { chancesBy, readLearned } from '../../learned.ts';
import { components, type Otys } from '../index.ts';
import type { Components } from '../rules/components.ts';
import { standing } from '../rules/round.ts';
import { deedsOf, lackingBy } from './deeds.ts';
import { giftsOf } from './gifts.ts';
import { TRAITS, traitsBy } from './traits.ts';
import { readWeights } from './weights.ts';
import { gameLeft, worthBy } from './worth.ts';

const WORTH = 'assets/otys/worth.json';
const LEARNED = 'assets/otys/learned.json';

const textOf = (name: string): string => listText(new URL(`../../../../${name}`, import.meta.url), name);

const weights = readWeights(textOf(WORTH), WORTH);
const learned = readLearned(textOf(LEARNED), LEARNED, TRAITS);

/** How Otys with these components judges its own positions; the weights are those of today. */
export function otysInsightWith(box: Components): Insight<Otys> {
  const worth = worthBy(box, weights);
  const count = traitsBy(box);
  const learning: Learning<Otys> = {
    traits: TRAITS,
    count: (state) => state.seats.map((_, seat) => count(state, seat)),
    left: (state) => gameLeft(box, state),
    gifts: giftsOf(box),
    fileName: LEARNED,
  };
  return {
    isOpen: true,
    deeds: deedsOf,
    lacking: lackingBy(box),
    worth,
    // A key of one's own comes home, a neutral one is gone once it is played.
    lasting: ({ play, seats }, seat) =>
      play.phase === 'over' ? Number.POSITIVE_INFINITY : (seats[seat]?.neutralX ?? 0),
    isIdle: ({ kind }) => kind === 'diver-idle',
    learning,
    ...chancesBy(learning, learned, (state) =>
      state.play.phase === 'over' ? standing(state).winners : undefined,
    ),
  };
}

/** How Otys judges its own positions. Loading throws `BrokenComponents` when one of its two files holds no weights. */
export const otysInsight: Insight<Otys> = otysInsightWith(components);
