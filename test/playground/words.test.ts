import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, readLanguage } from '../../src/playground/languages.ts';
import { filled, parted, speechOf, type Words } from '../../src/playground/web/speech.ts';

/** Every sentence of a table of words, by its place in it. */
const sentencesOf = (words: object, above = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[above + name, value] as const] : sentencesOf(value, `${above}${name}.`),
  );

const tables = LANGUAGES.map(({ code, locale }) => ({ code, words: speechOf(locale).words }));
const english = new Map(sentencesOf(speechOf('en').words));
const gapsIn = (sentence = ''): readonly string[] => (sentence.match(/\{\w+\}/gu) ?? []).sort();

/** Marks that a language sets otherwise; in French, a mark also needs a space before which no line breaks. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  en: /["']/u,
  de: /["'”—]/u,
  fr: /(?:^|[^\u00A0\u202F])[:;?!»]|«(?![\u00A0\u202F])|['"“”]/u,
  ru: /[“”"'–]/u,
};

describe('the words of the page', () => {
  it('are chosen by the locale, and are English where it is of no language that there is', () => {
    const names = ['de', 'fr-CA,fr;q=0.9', 'ru', 'en-US', 'sv-SE', ''].map(
      (asked) => readLanguage(asked).code,
    );
    expect(names).toEqual(['de', 'fr', 'ru', 'en', 'en', 'en']);
  });

  it.each(tables)(
    'have the same gaps in each language, and the marks of their own: $code',
    ({ code, words }) => {
      const sentences = sentencesOf(words);
      expect(sentences.map(([name]) => name).sort()).toEqual([...english.keys()].sort());
      expect(
        sentences.filter(([name, said]) => `${gapsIn(said)}` !== `${gapsIn(english.get(name))}`),
      ).toEqual([]);
      expect(sentences.filter(([, said]) => FOREIGN[code]?.test(said))).toEqual([]);
      const long = sentences.filter(([name, said]) => said.length > 20 && said === english.get(name));
      expect(code === 'en' ? [] : long).toEqual([]);
    },
  );

  it('are filled with words or with things', () => {
    const { sidebar }: Words = speechOf('de').words;
    expect(filled(sidebar.switchTo, { name: 'Ana' })).toBe('Zu Ana wechseln');
    expect(parted(sidebar.switchTo, { name: 7 })).toEqual(['Zu ', 7, ' wechseln']);
  });
});

const WEB = new URL('../../src/playground/web/', import.meta.url);

/** Words between tags, or in an attribute that is read, which stand in no table of words. */
const UNTRANSLATED = [
  />[^<>{}=;()]*\p{L}{2}[^<>{}=;()]*<\//gu,
  /\b(?:aria-label|title|placeholder|label|name)="[^"]*\p{L}{2}/gu,
];

it('the page says nothing in words of its own', () => {
  const sources = readdirSync(WEB).filter((file) => file.endsWith('.tsx'));
  const said = sources.flatMap((file) => {
    const source = readFileSync(new URL(file, WEB), 'utf8');
    return UNTRANSLATED.flatMap((pattern) => source.match(pattern) ?? []).map((words) => `${file}: ${words}`);
  });
  expect(sources.length).toBeGreaterThan(15);
  expect(said).toEqual([]);
});
