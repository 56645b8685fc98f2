import { LIKE_DISCORD } from '../../src/discord/views/own-settings.ts';
import { languageName } from '../../src/texts/language-name.ts';
import type { PlainKey } from '../../src/texts/say.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { wordedChoice } from '../wording.ts';

/** The languages there are, after that of Discord, which a text describes. */
export const languageChoices = (texts: Texts, likeDiscord: PlainKey) => [
  wordedChoice(texts, likeDiscord, LIKE_DISCORD),
  ...texts.locales.map((locale) => ({ name: languageName(locale), value: locale })),
];

/** The language that an option asks for; nothing for that of Discord. What is no language leaves it as it was. */
export function languageWished(
  wished: string | undefined,
  known: string | undefined,
  locales: readonly string[],
): string | undefined {
  if (wished === LIKE_DISCORD) return undefined;
  return wished !== undefined && locales.includes(wished) ? wished : known;
}
