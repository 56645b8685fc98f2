import type { OptionWords } from '../../presenter.ts';

/** The names of the lobby options of Otys, and of their values. */
export const OTYS_OPTION_WORDS: OptionWords = {
  about: (option, say) => say(`otys-option-${option}-about`),
  name: (option, say) => say(`otys-option-${option}`),
  value: (option, value, { say }) => say(`otys-value-${option}-${value}`),
};
