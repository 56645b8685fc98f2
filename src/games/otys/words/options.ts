import type { OptionWords } from '../../presenter.ts';
import { OTYS_OPTIONS } from '../rules/set-up.ts';

const [SPONSORS, VARIANT] = OTYS_OPTIONS;
const NAMES = [SPONSORS.name, VARIANT.name];
const VALUES = [...SPONSORS.values, ...VARIANT.values];

function known<Name extends string>(names: readonly Name[], wanted: string): Name {
  const found = names.find((name) => name === wanted);
  if (found === undefined) throw new RangeError(`Otys has no option or value ${wanted}`);
  return found;
}

/** The names of the lobby options of Otys, and of their values. Throws a RangeError for others. */
export const OTYS_OPTION_WORDS: OptionWords = {
  about: (option, say) => say(`otys-option-${known(NAMES, option)}-about`),
  name: (option, say) => say(`otys-option-${known(NAMES, option)}`),
  value: (_, value, { say }) => say(`otys-value-${known(VALUES, value)}`),
};
