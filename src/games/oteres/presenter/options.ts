import type { Say } from '../../../texts/say.ts';
import { nameOf } from '../../person.ts';
import type { Telling } from '../../presenter.ts';

/** The name of a lobby option. */
export const optionName = (option: string, say: Say): string => say(`oteres-option-${option}`);

/** The name of an option's value; the first player goes by name once somebody sits there. */
export function valueName(option: string, value: string, telling: Telling): string {
  const { say, people } = telling;
  if (value === 'random') return say(`oteres-value-${option}-random`);
  const seat = Number(value) - 1;
  return people[seat] === undefined
    ? say('oteres-value-first-open', { seat: value })
    : say('oteres-value-first-seat', { name: nameOf(telling, seat) });
}
