import type { PlainKey } from '../../../texts/say.ts';
import type { FIRST_PLAYER } from '../../first-player.ts';
import type { OptionWords } from '../../presenter.ts';
import type { OTYS_OPTIONS } from '../rules/set-up.ts';

type OptionOf = Exclude<(typeof OTYS_OPTIONS)[number], { readonly name: typeof FIRST_PLAYER }>;

interface Words<Value extends string = string> {
  readonly name: PlainKey;
  readonly about: PlainKey;
  readonly values: Readonly<Record<Value, PlainKey>>;
}

const WORDS: { readonly [O in OptionOf as O['name']]: Words<O['values'][number]> } = {
  sponsors: {
    name: 'otys-option-sponsors',
    about: 'otys-option-sponsors-about',
    values: {
      basic: 'otys-value-sponsors-basic',
      random: 'otys-value-sponsors-random',
      advanced: 'otys-value-sponsors-advanced',
    },
  },
  variant: {
    name: 'otys-option-variant',
    about: 'otys-option-variant-about',
    values: { off: 'otys-value-variant-off', on: 'otys-value-variant-on' },
  },
};
const BY_NAME: ReadonlyMap<string, Words> = new Map(Object.entries(WORDS));

function wordsOf(option: string): Words {
  const words = BY_NAME.get(option);
  if (words === undefined) throw new RangeError(`Otys has no option ${option}`);
  return words;
}

function valueKey(option: string, value: string): PlainKey {
  const key = wordsOf(option).values[value];
  if (key === undefined) throw new RangeError(`Otys' option ${option} has no value ${value}`);
  return key;
}

/** The names of the lobby options of Otys, and of their values. Throws a RangeError for others. */
export const OTYS_OPTION_WORDS: OptionWords = {
  about: (option, say) => say(wordsOf(option).about),
  name: (option, say) => say(wordsOf(option).name),
  value: (option, value, { say }) => say(valueKey(option, value)),
};
