import type { Say } from '../texts/say.ts';
import type { RulesTopic } from './presenter.ts';

/** A topic of the rules that answers a question, with the part of it that answers it best. */
export interface FoundTopic extends Pick<RulesTopic, 'id' | 'title'> {
  /** A paragraph, or a point of a list, in the language of the person who asks. */
  readonly section: string;
}

/** Rules of a game in the words of a language. */
export type RulesIn = (say: Say) => readonly RulesTopic[];

/** How much a word counts by where it stands. */
const WORTH = { title: 8, search: 8, text: 2 } as const;
/** What is found by the words of another language counts less: its own words mean it more surely. */
const ELSEWHERE = 0.5;
/** A topic is told of whose score is at least so much of the best one's. */
const NEAR_BEST = 0.45;
/** A word has to begin alike for so many letters to be another form of the same word. */
const STEM = 4;
/** As many letters may be left of each behind that: endings of cases, numbers and persons. */
const ENDING = 3;

/** The words of a text without case and accents, so that “clés” is “cles” and “ё” is “е”. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** How surely two words are forms of one, from 0 to 1: the same, one the beginning of the other, or with other endings. */
export function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const [short, long] = asked.length < word.length ? [asked, word] : [word, asked];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const more = long.length - same;
  // A beginning of three letters is that of many words.
  if (same === short.length && same >= STEM) return more <= ENDING ? 0.8 : 0.4;
  if (same === short.length && same === STEM - 1) return more <= 2 ? 0.8 : 0;
  return same >= STEM && short.length - same <= ENDING && long.length - same <= ENDING ? 0.6 : 0;
}

const best = (asked: string, words: ReadonlySet<string>): number => {
  if (words.has(asked)) return 1;
  let most = 0;
  for (const word of words) most = Math.max(most, likeness(asked, word));
  return most;
};

/** One topic in one language, as words. */
interface Indexed {
  readonly title: ReadonlySet<string>;
  readonly search: ReadonlySet<string>;
  readonly sections: readonly ReadonlySet<string>[];
}

const wordSet = (text: string): ReadonlySet<string> => new Set(foldedWords(text));

/** The paragraphs of a text, and the points of its lists. They follow each other alike in every language. */
export const sectionsOf = (text: string): readonly string[] =>
  text
    .split(/\n(?=\n|- )/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const indexed = ({ title, text, search = '' }: RulesTopic): Indexed => ({
  title: wordSet(title),
  search: wordSet(search),
  sections: sectionsOf(text).map(wordSet),
});

/**
 * The topics of the rules that answer a question, the best first: looked for in titles, texts and the words that each topic is looked for by, in
 * the first of the languages and, counting less, in the others. Case, accents, endings and the order of words make no difference. None
 * where no word of the question stands anywhere.
 *
 * @param languages in which to look, the asker's own first
 */
export function findRules(
  rules: RulesIn,
  languages: readonly Say[],
  question: string,
  most: number,
): readonly FoundTopic[] {
  const [own] = languages;
  if (own === undefined) return [];
  const topics = rules(own);
  const index = languages.map((say) => rules(say).map(indexed));
  const asked = [...new Set(foldedWords(question))];
  /** By topic, how well each of its fields has a word of the question in a language. */
  const fieldsOf = (word: string, topic: number, language: number) => {
    const found = index[language]?.[topic];
    const weight = language === 0 ? 1 : ELSEWHERE;
    const worth = (set: ReadonlySet<string>, by: number) => best(word, set) * by * weight;
    return {
      head:
        found === undefined
          ? 0
          : Math.max(worth(found.title, WORTH.title), worth(found.search, WORTH.search)),
      sections: found?.sections.map((set) => worth(set, WORTH.text)) ?? [],
    };
  };
  const scores = topics.map(() => ({ head: 0, sections: new Map<number, number>() }));
  for (const word of asked) {
    const fields = topics.map((_, topic) => languages.map((_, language) => fieldsOf(word, topic, language)));
    const having = fields.filter((all) =>
      all.some(({ head, sections }) => head > 0 || sections.some((score) => score > 0)),
    ).length;
    // A word that stands everywhere tells nothing.
    const rarity = having === 0 ? 0 : Math.log(1 + topics.length / having);
    for (const [topic, all] of fields.entries()) {
      const score = scores[topic];
      if (score === undefined) continue;
      score.head += Math.max(...all.map(({ head }) => head)) * rarity;
      for (const { sections } of all)
        for (const [at, worth] of sections.entries())
          score.sections.set(at, Math.max(score.sections.get(at) ?? 0, 0) + worth * rarity);
    }
  }
  const ranked = topics
    .map((topic, at) => {
      const { head = 0, sections = new Map<number, number>() } = scores[at] ?? {};
      const [section = 0, worth = 0] = [...sections].toSorted(([, a], [, b]) => b - a)[0] ?? [];
      return { topic, section, score: head + worth };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  return ranked
    .filter(({ score }) => score >= (first?.score ?? 0) * NEAR_BEST)
    .slice(0, most)
    .map(({ topic: { id, title, text }, section }) => {
      const sections = sectionsOf(text);
      return { id, title, section: sections[section] ?? sections[0] ?? text };
    });
}
