import { inSlices, letOthers, type Steps } from '../engine/steps.ts';
import type { Say } from '../texts/say.ts';
import type { RulesTopic } from './presenter.ts';

/** A topic of the rules that answers a question, with the part of it that answers it best. */
export interface FoundTopic extends Pick<RulesTopic, 'id' | 'title'> {
  readonly section: string;
}

/** Rules of a game in the words of a language. */
type RulesIn = (say: Say) => readonly RulesTopic[];

/** What stands in a title or among the search words of a topic weighs more than what its text says. */
const WORTH = { head: 8, text: 2 } as const;
/** The section that title and search words are; those of the text follow it. */
const HEAD = 0;
/** What is found by the words of another language counts less: its own words mean it more surely. */
const ELSEWHERE = 0.5;
/** A topic is told of whose score is at least so much of the best one's. */
const NEAR_BEST = 0.45;
/** Letters with which two words must begin alike to be forms of one. */
const STEM = 4;
/** The most words of a question that are looked for: enough for a sentence, and a whole page keeps nobody waiting. */
const MOST_WORDS = 24;
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

/** How surely two words are forms of one, 0 to 1: equal, one the beginning of the other, or with other endings. */
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

/** Letters by which words are sorted: no two are forms of one that begin otherwise. */
const BEGINNING = STEM - 1;

const beginningOf = (word: string): string => word.slice(0, BEGINNING);

interface Standing {
  readonly word: string;
  readonly topic: number;
  readonly section: number;
}

/** The topics of a game in a language, and where their words stand, by how these begin. */
interface Topics {
  readonly topics: readonly RulesTopic[];
  readonly words: ReadonlyMap<string, readonly Standing[]>;
}

/** The paragraphs of a text, and the points of its lists. They follow each other alike in every language. */
const sectionsOf = (text: string): readonly string[] =>
  text
    .split(/\n(?=\n|- )/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function* read(topics: readonly RulesTopic[]): Steps<Topics> {
  const words = new Map<string, Standing[]>();
  const note = (text: string, place: Omit<Standing, 'word'>): void => {
    for (const word of new Set(foldedWords(text))) {
      const alike = words.get(beginningOf(word)) ?? [];
      alike.push({ word, ...place });
      words.set(beginningOf(word), alike);
    }
  };
  for (const [topic, { title, search = '', text }] of topics.entries()) {
    note(`${title} ${search}`, { topic, section: HEAD });
    for (const [at, words] of sectionsOf(text).entries()) {
      note(words, { topic, section: HEAD + 1 + at });
      yield;
    }
  }
  return { topics, words };
}

const known = new WeakMap<RulesIn, WeakMap<Say, Promise<Topics>>>();

function topicsIn(rules: RulesIn, say: Say): Promise<Topics> {
  const ofGame = known.get(rules) ?? new WeakMap<Say, Promise<Topics>>();
  known.set(rules, ofGame);
  const topics = ofGame.get(say) ?? letOthers().then(() => inSlices(read(rules(say))));
  ofGame.set(say, topics);
  return topics;
}

/** The topics in which a word stands, in any of the languages, by their places, with how well each section has it. */
function hitsOf(asked: string, languages: readonly Topics[]): ReadonlyMap<number, readonly number[]> {
  const hits = new Map<number, number[]>();
  for (const [language, { words }] of languages.entries()) {
    const weight = language === 0 ? 1 : ELSEWHERE;
    const best = new Map<string, Standing & { readonly worth: number }>();
    for (const standing of words.get(beginningOf(asked)) ?? []) {
      const { word, topic, section } = standing;
      const worth = likeness(asked, word) * WORTH[section === HEAD ? 'head' : 'text'] * weight;
      const place = `${topic} ${section}`;
      if (worth > (best.get(place)?.worth ?? 0)) best.set(place, { ...standing, worth });
    }
    for (const { topic, section, worth } of best.values()) {
      const hit = hits.get(topic) ?? [];
      hits.set(topic, hit);
      const before = hit[section] ?? 0;
      hit[section] = section === HEAD ? Math.max(before, worth) : before + worth;
    }
  }
  return hits;
}

/**
 * Rules topics that answer a question, best first, in the asker's language, listed first, and the others. Case,
 * accents, endings and word order make no difference. The first search reads texts in slices.
 */
export async function findRules(
  rules: RulesIn,
  languages: readonly Say[],
  question: string,
  most: number,
): Promise<readonly FoundTopic[]> {
  const everywhere: Topics[] = [];
  for (const say of languages) everywhere.push(await topicsIn(rules, say));
  const topics = everywhere[0]?.topics ?? [];
  const asked = [...new Set(foldedWords(question))].slice(0, MOST_WORDS);
  const scores = topics.map((): number[] => []);
  for (const word of asked) {
    const hits = hitsOf(word, everywhere);
    // A word that stands everywhere tells nothing.
    const rarity = Math.log(1 + topics.length / Math.max(1, hits.size));
    for (const [topic, sections] of hits)
      for (const [section, worth = 0] of sections.entries()) {
        const score = scores[topic];
        if (score !== undefined) score[section] = (score[section] ?? 0) + worth * rarity;
      }
  }
  const ranked = topics
    .map((topic, at) => {
      const [head = 0, ...found] = scores[at] ?? [];
      const worths = found.map((worth = 0) => worth);
      const best = Math.max(0, ...worths);
      return { topic, section: Math.max(0, worths.indexOf(best)), score: head + best };
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
