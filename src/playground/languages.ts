import { Locale } from 'discord-api-types/v10';

/** The languages that a person can choose, each as it calls itself (locales: Reference, "Locales"). */
export const LANGUAGES = [
  { code: 'en', name: 'English', locale: Locale.EnglishGB },
  { code: 'de', name: 'Deutsch', locale: Locale.German },
  { code: 'fr', name: 'Français', locale: Locale.French },
  { code: 'ru', name: 'Русский', locale: Locale.Russian },
] as const;

/** The language for a locale of Discord's, or for what a browser accepts; English if that is none of ours. */
export const readLanguage = (asked: string) =>
  LANGUAGES.find(({ code }) => asked.split(/[-,;]/u)[0]?.trim() === code) ?? LANGUAGES[0];
