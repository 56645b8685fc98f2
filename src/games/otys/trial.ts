import type { Trial } from '../house-game.ts';
import { components, type Otys } from './index.ts';
import { brokenInvariant } from './invariants.ts';
import { endsTurn } from './move.ts';
import { bestCompletions } from './presenter/offered.ts';
import { OTYS_OPTIONS } from './set-up.ts';

const [{ values: SPONSORS }] = OTYS_OPTIONS;

/** Otys in a series: every way to lay the sponsors, with the variant and without. */
export const otysTrial: Trial<Otys> = {
  options: (number) => ({
    sponsors: SPONSORS[number % SPONSORS.length] ?? SPONSORS[0],
    variant: number % 2 === 0 ? 'off' : 'on',
    first: 'random',
  }),
  offered: (view, decision) =>
    bestCompletions({ view, components }, decision).map(({ notation }) => notation),
  closes: endsTurn,
  broken: (state) => brokenInvariant(components, state),
};
