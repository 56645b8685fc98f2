import type { Simulation } from '../game-entry.ts';
import { components, type Oteres } from './index.ts';
import { carefulAnswers } from './rules/careful.ts';
import { brokenInvariant } from './rules/invariants.ts';
import { oteresNotation } from './rules/move.ts';

/** Öterés in a series. */
export const oteresSimulation: Simulation<Oteres> = {
  options: () => ({ first: 'random' }),
  careful: (view, decision) => carefulAnswers(components, view, decision).map(oteresNotation.make),
  takes: (fact) => (fact.kind === 'card-played' ? [{ seat: fact.seat, sort: 'card', name: fact.card }] : []),
  broken: (state) => brokenInvariant(components, state),
};
