import { Locale } from 'discord-api-types/v10';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

/** A language that the playground speaks. */
export interface Language {
  /** What it calls itself. */
  readonly name: string;
  /** The locale of a member who chooses it, as Discord names it (Reference, "Locales"). */
  readonly locale: Locale;
  readonly words: Words;
}

const ENGLISH: Language = { name: 'English', locale: Locale.EnglishGB, words: en };

/** The languages that a person can choose. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { name: 'Deutsch', locale: Locale.German, words: de },
  { name: 'Français', locale: Locale.French, words: fr },
  { name: 'Русский', locale: Locale.Russian, words: ru },
];

const root = (locale: string): string => locale.split('-')[0] ?? locale;

/** The language that somebody with this locale reads; English where the playground does not speak theirs. */
export function readLanguage(locale: string): Language {
  return LANGUAGES.find((one) => root(one.locale) === root(locale)) ?? ENGLISH;
}

/** The words for somebody with this locale. */
export const wordsOf = (locale: string): Words => readLanguage(locale).words;

/** The language of a browser, by the first that it asks for (RFC 9110, 12.5.4). */
export const languageAccepted = (acceptLanguage: string | undefined): Language =>
  readLanguage(acceptLanguage?.split(/[,;]/u)[0]?.trim() ?? '');
