import { listText } from '../../component-list.ts';
import type { Insight } from '../../insight.ts';
import { components, type Otys } from '../index.ts';
import { TRAITS, traitsBy } from './traits.ts';
import { readWeights } from './weights.ts';
import { leftOf, worthBy } from './worth.ts';

const fileOf = (name: string): URL => new URL(`../../../../${name}`, import.meta.url);

const WORTH = 'assets/otys/worth.json';
const LEARNED = 'assets/otys/learned.json';

/** How Otys judges its own positions. Loading throws `BrokenComponents` when one of its two files holds no weights. */
export const otysInsight: Insight<Otys> = {
  isOpen: true,
  worth: worthBy(components, readWeights(listText(fileOf(WORTH), WORTH), WORTH)),
  learning: {
    traits: TRAITS,
    count: traitsBy(components),
    left: (state) => leftOf(components, state),
    fileName: LEARNED,
  },
};
