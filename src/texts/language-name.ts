/** A language under its own name: "Deutsch" for `de`. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** The language among those there are that comes nearest to one as Discord names it: `en` for `en-GB`; nothing where none does. */
export const nearestLanguage = (wished: string, locales: readonly string[]): string | undefined =>
  locales.find((known) => known === wished) ?? locales.find((known) => wished.startsWith(`${known}-`));
