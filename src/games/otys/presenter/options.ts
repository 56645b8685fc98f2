import type { Say } from '../../../texts/say.ts';
import { nameOf } from '../../person.ts';
import type { Telling } from '../../presenter.ts';

/** The name of a lobby option. */
export const optionName = (option: string, say: Say): string => say(`otys-option-${option}`);

/** The name of an option's value; the first player goes by name once somebody sits there. */
export function valueName(option: string, value: string, telling: Telling): string {
  const { say, people } = telling;
  if (option !== 'first' || value === 'random') return say(`otys-value-${option}-${value}`);
  const seat = Number(value) - 1;
  return people[seat] === undefined
    ? say('otys-value-first-open', { seat: value })
    : say('otys-value-first-seat', { name: nameOf(telling, seat) });
}
