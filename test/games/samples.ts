import { games } from '../../src/games/index.ts';
import { oteresSamples } from './oteres/samples.ts';
import { otysSamples } from './otys/samples.ts';
import type { Samples } from './samples-of.ts';

/** What tests are told about every game of this house, a line each. */
export const allSamples: readonly Samples[] = [otysSamples, oteresSamples];

/**
 * What tests are told about a game.
 *
 * @throws Error for a game that brings nothing, which every registered game must
 */
export function samplesFor({ name }: { readonly name: string }): Samples {
  const found = allSamples.find((samples) => samples.name === name);
  if (found === undefined)
    throw new Error(`${name} has no line in test/games/samples.ts, so the tests know nothing about it`);
  return found;
}

for (const game of games) samplesFor(game);
