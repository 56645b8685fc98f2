import { describe, expect, it } from 'vitest';
import { countingIn } from '../../src/playground/words/counting.ts';
import { en } from '../../src/playground/words/en.ts';
import { LANGUAGES, languageAccepted, readLanguage } from '../../src/playground/words/languages.ts';
import { phrasesOf } from './phrases.ts';

const others = LANGUAGES.filter(({ words }) => words !== en).map(({ locale, words }) => ({ locale, words }));

describe('the words of the playground', () => {
  it('are chosen by the locale, and are English where it is of no language that there is', () => {
    expect(['de', 'fr', 'ru', 'en-US', 'sv-SE', ''].map((locale) => readLanguage(locale).name)).toEqual([
      'Deutsch',
      'Français',
      'Русский',
      'English',
      'English',
      'English',
    ]);
    expect(languageAccepted('fr-CA,fr;q=0.9,en;q=0.5').words.close).toBe('Fermer');
    expect(languageAccepted(undefined).words).toBe(en);
  });

  it('count as each language does', () => {
    const forms = { one: 'раз', few: 'раза', other: 'раз' };
    expect([1, 2, 5, 11, 21, 22].map((count) => countingIn('ru')(count, forms))).toEqual([
      'раз',
      'раза',
      'раз',
      'раз',
      'раз',
      'раза',
    ]);
    expect(others.map(({ words }) => words.menu.restarts(3))).toEqual([
      'Der Bot wurde bisher 3-mal neu gestartet.',
      'Le bot a redémarré 3 fois jusqu’ici.',
      'Бот уже перезапускался 3 раза.',
    ]);
  });

  it.each(others)('are no English ones in $locale', ({ words }) => {
    const english = new Set(phrasesOf(en).filter((phrase) => /\p{L}{3}.*\s.*\p{L}{3}/u.test(phrase)));
    expect(phrasesOf(words).filter((phrase) => english.has(phrase))).toEqual([]);
  });

  it('are set as French is: no line breaks before its marks', () => {
    const { words } = readLanguage('fr');
    expect(
      phrasesOf(words).filter((phrase) => /(?:^|[^\u00A0\u202F])[:;?!»]|«(?![\u00A0\u202F])/u.test(phrase)),
    ).toEqual([]);
    expect(phrasesOf(words).filter((phrase) => /['"“”]/u.test(phrase))).toEqual([]);
  });

  it.each([
    ['ru', /[“”"'–]/u],
    ['de', /["'”—]/u],
  ])('have the quotes and dashes of %s', (locale, foreign) => {
    expect(phrasesOf(readLanguage(locale).words).filter((phrase) => foreign.test(phrase))).toEqual([]);
  });
});
