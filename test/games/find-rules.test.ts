import { describe, expect, it, test } from 'vitest';
import { findRules, foldedWords, likeness } from '../../src/games/find-rules.ts';
import { games } from '../../src/games/index.ts';
import { readTexts } from '../../src/texts/texts.ts';

const texts = readTexts('assets/texts');

/** The topics that answer a question of somebody who reads a language, the best first. */
async function topicsFor(name: string, language: string, question: string): Promise<readonly string[]> {
  const game = games.find((each) => each.name === name);
  if (game === undefined) throw new Error(`no game ${name}`);
  const own = texts.in(language);
  const others = texts.locales.filter((locale) => locale !== language).map((locale) => texts.in(locale));
  return (await findRules(game.rules, [own, ...others], question, 3)).map(({ id }) => id);
}

/** Questions as people put them, with the topic that answers each. */
const OTYS = [
  ['key back', 'keys'],
  ['back KEY', 'keys'],
  ['ключ', 'keys'],
  ['вернуть ключи', 'keys'],
  ['Schlüssel zurück', 'keys'],
  ['clé', 'keys'],
  ['cle', 'keys'],
  ['when do my keys come home?', 'keys'],
  ['tie', 'end'],
  ['ничья', 'end'],
  ['Gleichstand', 'end'],
  ['égalité', 'end'],
  ['buying resources', 'store'],
  ['магазине', 'store'],
  ['шпиона', 'spy'],
  ['Sauerstoff', 'batteries'],
  ['propulseurs', 'batteries'],
  ['private contracts', 'contracts'],
  ['reward token', 'rewards'],
] as const;
const OTERES = [
  ['sea urchins', 'urchins'],
  ['морские ежи', 'urchins'],
  ['Seeigel', 'urchins'],
  ['oursin', 'urchins'],
  ['what is a pearl worth', 'pearls'],
  ['жемчужины', 'pearls'],
  ['tie', 'end'],
] as const;

describe.each(texts.locales)('Whoever reads %s', (language) => {
  it.each(OTYS)('finds by “%s” the topic %s of Otys', async (question, topic) => {
    expect((await topicsFor('otys', language, question))[0]).toBe(topic);
  });
  it.each(OTERES)('finds by “%s” the topic %s of Öterés', async (question, topic) => {
    expect((await topicsFor('oteres', language, question))[0]).toBe(topic);
  });
  it('finds nothing by what stands nowhere', async () => {
    expect(await topicsFor('otys', language, 'xylophone zzz')).toEqual([]);
    expect(await topicsFor('otys', language, '?!')).toEqual([]);
  });
});

test('What is found is told in the words of whoever asks', async () => {
  const game = games.find(({ name }) => name === 'otys');
  const says = ['fr', 'ru'].map((language) => texts.in(language));
  const [found] = game === undefined ? [] : await findRules(game.rules, says, 'ключ', 1);
  expect(found?.title).toBe('Les clés et la piste du hacker');
  expect(found?.section).toMatch(/clé/u);
});

test('Case, accents and endings make no difference, and other words do', () => {
  expect(foldedWords('«Clés» d’Œuf, Straße: ЁЖ')).toEqual(['cles', 'd', 'oeuf', 'strasse', 'еж']);
  for (const [one, other] of [
    ['ключ', 'ключей'],
    ['карта', 'картой'],
    ['key', 'keys'],
    ['perle', 'perlen'],
  ] as const)
    expect(likeness(one, other), `${one} ${other}`).toBeGreaterThan(0.5);
  for (const [one, other] of [
    ['back', 'bag'],
    ['turn', 'return'],
    ['tie', 'dive'],
    ['ход', 'вход'],
  ] as const)
    expect(likeness(one, other), `${one} ${other}`).toBe(0);
});

describe('a question, however long', () => {
  const [game] = games;
  if (game === undefined) throw new Error('there are no games');
  const says = texts.locales.map((locale) => texts.in(locale));

  test('is looked for by its first words alone', async () => {
    const page = ['keys', ...Array.from({ length: 1_200 }, (_, at) => `word${at.toString(36)}`), 'pearl'];
    const found = async (words: readonly string[]) =>
      (await findRules(game.rules, says, words.join(' '), 99)).map(({ id }) => id);
    expect(await found(page)).toEqual(await found(page.slice(0, 24)));
    expect(await found(page)).toEqual(await found(page.slice(0, -1)));
  });

  test('does not have the rules worded anew, also where several ask at once', async () => {
    let worded = 0;
    const rules: typeof game.rules = (say) => {
      worded += 1;
      return game.rules(say);
    };
    await Promise.all(['key', 'pearl', 'sponsor'].map((question) => findRules(rules, says, question, 3)));
    expect(worded).toBe(says.length);
  });
});
