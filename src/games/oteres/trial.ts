import type { Trial } from '../house-game.ts';
import { components, type Oteres } from './index.ts';
import { brokenInvariant } from './invariants.ts';

/** Öterés in a series. */
export const oteresTrial: Trial<Oteres> = {
  options: () => ({ first: 'random' }),
  broken: (state) => brokenInvariant(components, state),
};
