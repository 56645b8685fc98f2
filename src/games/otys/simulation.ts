import type { Simulation, Take } from '../game-entry.ts';
import { components, type Otys } from './index.ts';
import { rewardOf } from './rules/components.ts';
import { brokenInvariant } from './rules/invariants.ts';
import { OTYS_OPTIONS } from './rules/set-up.ts';
import type { OtysFact } from './rules/view.ts';

const [{ values: SPONSORS }] = OTYS_OPTIONS;

function takesOf(fact: OtysFact): readonly Take[] {
  if (!('seat' in fact)) return [];
  const took = (sort: string, name: string): Take => ({ seat: fact.seat, sort, name });
  switch (fact.kind) {
    case 'contract-completed':
      return ['', ...(fact.from === 'hand' ? [' from hand'] : [])].map((from) =>
        took(`contract completed${from}`, fact.contract),
      );
    case 'contract-taken':
      return fact.contract === undefined ? [] : [took('contract kept', fact.contract)];
    case 'reward-placed':
    case 'reward-used':
      return [took(fact.kind.replace('-', ' '), kindOf(fact.reward))];
    case 'sponsor-used':
      return [took('sponsor', `${fact.sponsor} ${fact.side}`)];
    case 'diver-activated':
      return [took('diver', fact.diver)];
    case 'diver-upgraded':
      return [took('diver upgraded', fact.diver)];
    case 'technician':
      return [took('technician', `${fact.technician} ${fact.to}`)];
    default:
      return [];
  }
}

function kindOf(id: string): string {
  const { front, back } = rewardOf({ components }, id);
  return `${front.kind === 'cube' ? front.colours.join(' or ') : front.kind}, then ${back}`;
}

/** Otys in a series: every way to lay the sponsors, with the variant and without. */
export const otysSimulation: Simulation<Otys> = {
  options: (number) => ({
    sponsors: SPONSORS[number % SPONSORS.length] ?? SPONSORS[0],
    variant: number % 2 === 0 ? 'off' : 'on',
    first: 'random',
  }),
  takes: takesOf,
  broken: (state) => brokenInvariant(components, state),
};
