import type { KeyFrom, PlainKey, Say } from './say.ts';

/** An option of a command by its text, `option-NAME`. */
export type OptionName = KeyFrom<'option-'> & PlainKey extends `option-${infer Name}` ? Name : never;

/** Between the name of an option and what it is about, which are one text. */
const BETWEEN = ' · ';

/** What an option is called in a language. */
export const optionName = (option: OptionName, say: Say): string =>
  say(`option-${option}`).split(BETWEEN)[0] ?? '';

/** What an option is about; a question if it is answered with yes or no. */
export const optionAbout = (option: OptionName, say: Say): string =>
  say(`option-${option}`).split(BETWEEN).slice(1).join(BETWEEN);

/** The question of an option, and the answer to it that holds. */
export const optionAnswered = (option: OptionName, isSo: boolean, say: Say): string =>
  `${optionAbout(option, say)} ${say(isSo ? 'settings-yes' : 'settings-no')}`;
