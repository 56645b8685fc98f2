import type { Say } from '../../../texts/say.ts';
import type { RulesTopic } from '../../presenter.ts';
import type { Components } from '../rules/components.ts';
import { legendOf } from './legends.ts';

/** The topics of the rules, in the order in which a newcomer wants them. */
export const RULES_TOPICS = [
  'aim',
  'turn',
  'keys',
  'divers',
  'sponsors',
  'contracts',
  'rewards',
  'store',
  'spy',
  'batteries',
  'end',
  'variant',
  'pictures',
  'ours',
] as const;

const alternatives = (numbers: readonly number[], say: Say): string =>
  say('list-or', { some: numbers.slice(0, -1).join(', '), last: numbers.at(-1) ?? 0 });

/** The rules by topic, in our own words; numbers come from the components. */
export function rulesText(say: Say, components: Components): readonly RulesTopic[] {
  const { values, contracts, rewards } = components;
  const args = {
    target: values.target,
    spaces: values.spaces.join(', '),
    home: values.homeAt[0] ?? 0,
    homes: alternatives(values.homeAt, say),
    reaches: alternatives(values.reach, say),
    rows: values.storeRows.join(', '),
    neutral: values.neutralKeys,
    credits: values.startCredits,
    batteries: values.startBatteries,
    contracts: contracts.size,
    rewards: rewards.size,
  };
  return RULES_TOPICS.map((id) => ({
    id,
    title: say(`otys-rules-${id}`),
    text: say(`otys-rules-${id}-text`, args),
    search: say(`otys-find-${id}`),
    pictures: legendOf(id, say, components),
  }));
}
