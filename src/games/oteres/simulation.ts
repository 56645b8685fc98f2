import type { Simulation } from '../game-entry.ts';
import { components, type Oteres } from './index.ts';
import { brokenInvariant } from './rules/invariants.ts';

/** Öterés in a series. */
export const oteresSimulation: Simulation<Oteres> = {
  options: () => ({ first: 'random' }),
  takes: (fact) => (fact.kind === 'card-played' ? [{ seat: fact.seat, sort: 'card', name: fact.card }] : []),
  broken: (state) => brokenInvariant(components, state),
};
