import type { Simulation, Take } from '../game-entry.ts';
import { components, type Otys } from './index.ts';
import type { OtysFact } from './rules/fact.ts';
import { brokenInvariant } from './rules/invariants.ts';
import { endsTurn } from './rules/move.ts';
import { OTYS_OPTIONS } from './rules/set-up.ts';
import { sureAnswer } from './rules/sure.ts';
import { bestCompletions } from './words/extra-actions.ts';

const [{ values: SPONSORS }] = OTYS_OPTIONS;

function takesOf(fact: OtysFact): readonly Take[] {
  switch (fact.kind) {
    case 'contract-completed': {
      const { seat, contract: name, from } = fact;
      const completed = { seat, sort: 'contract completed', name };
      return from === 'row' ? [completed] : [completed, { seat, sort: 'contract completed from hand', name }];
    }
    case 'contract-taken':
      return fact.contract === undefined
        ? []
        : [{ seat: fact.seat, sort: 'contract kept', name: fact.contract }];
    case 'reward-placed':
      return [{ seat: fact.seat, sort: 'reward placed', name: kindOf(fact.reward) }];
    case 'reward-used':
      return [{ seat: fact.seat, sort: 'reward used', name: kindOf(fact.reward) }];
    case 'sponsor-used':
      return [{ seat: fact.seat, sort: 'sponsor', name: `${fact.sponsor} ${fact.side}` }];
    case 'diver-activated':
      return [{ seat: fact.seat, sort: 'diver', name: fact.diver }];
    case 'diver-upgraded':
      return [{ seat: fact.seat, sort: 'diver upgraded', name: fact.diver }];
    case 'technician':
      return [{ seat: fact.seat, sort: 'technician', name: `${fact.technician} ${fact.to}` }];
    default:
      return [];
  }
}

/** What a reward token is, alike for those that are alike. */
function kindOf(id: string): string {
  const reward = components.rewards.get(id);
  if (reward === undefined) return id;
  const { front, back } = reward;
  return `${front.kind === 'cube' ? front.colours.join(' or ') : front.kind}, then ${back}`;
}

/** Otys in a series: every way to lay the sponsors, with the variant and without. */
export const otysSimulation: Simulation<Otys> = {
  options: (number) => ({
    sponsors: SPONSORS[number % SPONSORS.length] ?? SPONSORS[0],
    variant: number % 2 === 0 ? 'off' : 'on',
    first: 'random',
  }),
  offered: (view, decision) =>
    bestCompletions({ view, components }, decision).map(({ notation }) => notation),
  closes: endsTurn,
  sure: (view, decision) => sureAnswer(components, view, decision),
  takes: takesOf,
  broken: (state) => brokenInvariant(components, state),
};
