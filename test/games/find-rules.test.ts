import { describe, expect, it, test } from 'vitest';
import { findRules, foldedWords, likeness } from '../../src/games/find-rules.ts';
import { games } from '../../src/games/index.ts';
import { texts } from '../texts/shipped.ts';

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

/** What people ask first, in their own language, with the topic that answers it. */
const ASKED_FIRST = {
  en: [
    ['otys', 'how many players?', 'aim'],
    ['otys', 'how many people can play this', 'aim'],
    ['otys', 'how do I win', 'aim'],
    ['otys', 'what does the engineer do?', 'divers'],
    ['otys', 'when does the game end?', 'end'],
    ['otys', 'who wins a tie?', 'end'],
    ['otys', 'how do I complete a contract', 'contracts'],
    ['oteres', 'how many players?', 'aim'],
    ['oteres', 'what does Snatch do?', 'details'],
    ['oteres', 'what does Abracadabra do', 'details'],
    ['oteres', 'when does the game end?', 'end'],
    ['oteres', 'who wins a tie?', 'end'],
    ['oteres', 'what happens when I am out', 'urchins'],
  ],
  de: [
    ['otys', 'Wie viele Leute können mitspielen?', 'aim'],
    ['otys', 'Wie gewinne ich?', 'aim'],
    ['otys', 'Was macht die Ingenieurin?', 'divers'],
    ['otys', 'Wann ist das Spiel vorbei?', 'end'],
    ['otys', 'Wer gewinnt bei Gleichstand?', 'end'],
    ['oteres', 'Wie viele Leute spielen mit?', 'aim'],
    ['oteres', 'Wann ist das Spiel aus?', 'end'],
    ['oteres', 'Wer gewinnt bei Gleichstand?', 'end'],
    ['oteres', 'Was passiert, wenn ich raus bin?', 'urchins'],
  ],
  fr: [
    ['otys', 'Combien de joueurs ?', 'aim'],
    ['otys', 'Comment gagner ?', 'aim'],
    ['otys', 'Que fait l’ingénieur ?', 'divers'],
    ['otys', 'Quand finit la partie ?', 'end'],
    ['otys', 'Qui gagne en cas d’égalité ?', 'end'],
    ['otys', 'Comment remplir un contrat ?', 'contracts'],
    ['oteres', 'Combien de joueurs ?', 'aim'],
    ['oteres', 'Quand finit la partie ?', 'end'],
    ['oteres', 'Qui gagne en cas d’égalité ?', 'end'],
  ],
  ru: [
    ['otys', 'сколько игроков?', 'aim'],
    ['otys', 'как победить?', 'aim'],
    ['otys', 'что делает инженер?', 'divers'],
    ['otys', 'когда заканчивается игра?', 'end'],
    ['otys', 'кто победит при ничьей?', 'end'],
    ['oteres', 'сколько человек играет?', 'aim'],
    ['oteres', 'когда конец игры?', 'end'],
    ['oteres', 'кто выигрывает при ничьей?', 'end'],
    ['oteres', 'что если два ежа', 'urchins'],
  ],
} as const;

const askedFirst = Object.entries(ASKED_FIRST).flatMap(([language, asked]) =>
  asked.map((question) => [language, ...question] as const),
);

test.each(askedFirst)(
  'whoever reads %s is told of %s by “%s” what stands in the topic %s',
  async (language, game, question, topic) => {
    expect((await topicsFor(game, language, question))[0]).toBe(topic);
  },
);

test('the number of players is the first that the rules of a game say', async () => {
  const game = games.find(({ name }) => name === 'otys');
  if (game === undefined) throw new Error('no Otys');
  const [found] = await findRules(game.rules, [texts.in('en')], 'how many players?', 1);
  expect(found?.section).toBe('**How many players:** 2 to 4.');
});

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
