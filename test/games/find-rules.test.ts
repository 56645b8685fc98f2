import { describe, expect, test } from 'vitest';
import { findRules, foldedWords, likeness } from '../../src/games/find-rules.ts';
import { games } from '../../src/games/index.ts';
import { gameNamed } from '../records/played.ts';
import { texts } from '../texts/shipped.ts';

/** The topics that answer a question of somebody who reads a language, the best first. */
async function topicsFor(name: string, language: string, question: string): Promise<readonly string[]> {
  const game = gameNamed(name);
  const own = texts.in(language);
  const others = texts.locales.filter((locale) => locale !== language).map((locale) => texts.in(locale));
  return (await findRules(game.rules, [own, ...others], question, 3)).map(({ id }) => id);
}

/** Questions as people put them, in a language or whichever they read, by game and by the topic that answers each. */
const ASKED = `
any otys keys: key back | back KEY | ключ | вернуть ключи | Schlüssel zurück | clé | cle
any otys keys: when do my keys come home?
any otys end: tie | ничья | Gleichstand | égalité
any otys store: buying resources | магазине
any otys spy: шпиона
any otys batteries: Sauerstoff | propulseurs
any otys contracts: private contracts
any otys rewards: reward token
any oteres urchins: sea urchins | морские ежи | Seeigel | oursin
any oteres pearls: what is a pearl worth | жемчужины
any oteres end: tie
en otys aim: how many players? | how many people can play this | how do I win
en otys divers: what does the engineer do?
en otys end: when does the game end? | who wins a tie?
en otys contracts: how do I complete a contract
en oteres aim: how many players?
en oteres details: what does Snatch do? | what does Abracadabra do
en oteres end: when does the game end? | who wins a tie?
en oteres urchins: what happens when I am out
de otys aim: Wie viele Leute können mitspielen? | Wie gewinne ich?
de otys divers: Was macht die Ingenieurin?
de otys end: Wann ist das Spiel vorbei? | Wer gewinnt bei Gleichstand?
de oteres aim: Wie viele Leute spielen mit?
de oteres end: Wann ist das Spiel aus? | Wer gewinnt bei Gleichstand?
de oteres urchins: Was passiert, wenn ich raus bin?
fr otys aim: Combien de joueurs ? | Comment gagner ?
fr otys divers: Que fait l’ingénieur ?
fr otys end: Quand finit la partie ? | Qui gagne en cas d’égalité ?
fr otys contracts: Comment remplir un contrat ?
fr oteres aim: Combien de joueurs ?
fr oteres end: Quand finit la partie ? | Qui gagne en cas d’égalité ?
ru otys aim: сколько игроков? | как победить?
ru otys divers: что делает инженер?
ru otys end: когда заканчивается игра? | кто победит при ничьей?
ru oteres aim: сколько человек играет?
ru oteres end: когда конец игры? | кто выигрывает при ничьей?
ru oteres urchins: что если два ежа
`;
const asked = ASKED.trim()
  .split('\n')
  .flatMap((line) => {
    const [, language = '', game = '', topic = '', questions = ''] =
      /^(\w+) (\w+) (\w+): (.+)$/.exec(line) ?? [];
    const readers = language === 'any' ? texts.locales : [language];
    return readers.flatMap((reader) =>
      questions.split(' | ').map((question) => [reader, game, question, topic] as const),
    );
  });

test.each(asked)('whoever reads %s is told of %s by “%s” what stands in the topic %s', async (...given) => {
  const [language, game, question, topic] = given;
  expect((await topicsFor(game, language, question))[0]).toBe(topic);
});

test('the number of players is the first that the rules of a game say', async () => {
  const [found] = await findRules(gameNamed('otys').rules, [texts.in('en')], 'how many players?', 1);
  expect(found?.section).toBe('**How many players:** 2–4.');
});

test.each(texts.locales)('whoever reads %s finds nothing by what stands nowhere', async (language) => {
  expect(await topicsFor('otys', language, 'xylophone zzz')).toEqual([]);
  expect(await topicsFor('otys', language, '?!')).toEqual([]);
});

test('What is found is told in the words of whoever asks', async () => {
  const says = ['fr', 'ru'].map((language) => texts.in(language));
  const [found] = await findRules(gameNamed('otys').rules, says, 'ключ', 1);
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
