import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { filesOf, textsIn } from './sources.ts';

const DIRECTORY = 'assets/texts';
/** The section of a glossary whose terms hold in every text. */
const EVERYWHERE = 'all';
/** The section that lists texts which go without a word, each with its reason. */
const EXCEPTIONS = 'Texts without the word';

/** What a glossary says: a line for each term, and texts that go without the word. */
interface Glossary {
  readonly terms: readonly {
    readonly part: string;
    readonly english: RegExp;
    readonly words: readonly string[];
  }[];
  readonly without: ReadonlySet<string>;
  /** Lines of a list that say neither. */
  readonly odd: readonly string[];
}

const forms = (list: string): readonly string[] => list.split(' / ').map((form) => form.trim());

/** A term as it stands in English: one in small letters also at the start of a sentence. */
const termIn = (list: string): RegExp =>
  new RegExp(`\\b(?:${forms(list).join('|')})s?\\b`, list === list.toLowerCase() ? 'i' : '');

function readGlossary(language: string): Glossary {
  const terms: Glossary['terms'][number][] = [];
  const without = new Set<string>();
  const odd: string[] = [];
  let part = '';
  for (const line of readFileSync(`${DIRECTORY}/${language}/glossary.md`, 'utf8').split('\n')) {
    part = /^## (.+)$/.exec(line)?.[1] ?? part;
    if (!line.startsWith('- ')) continue;
    const [, term, words] = /^- (.+?) = (.+?) \(.+\)$/.exec(line) ?? [];
    const [, key] = /^- ([\w-]+): \S.*$/.exec(line) ?? [];
    if (part === EXCEPTIONS && key !== undefined) without.add(key);
    else if (part !== EXCEPTIONS && term !== undefined && words !== undefined)
      terms.push({ part, english: termIn(term), words: forms(words.toLowerCase()) });
    else odd.push(line);
  }
  return { terms, without, odd };
}

/** Texts of a language by key as they stand in the files of a game or of all, without the names of variables and of texts that they quote. */
const messagesOf = (
  language: string,
): ReadonlyMap<string, { readonly part: string; readonly text: string }> =>
  new Map(
    filesOf(language).flatMap((file) => {
      const part = games.find(({ name }) => new RegExp(`/${name}[.-]`).test(file))?.name ?? '';
      return textsIn(file)
        .filter(([key]) => !key.startsWith('-'))
        .map(([key, said]) => {
          const text = said.replaceAll(/\$\w+|\[\w[\w-]*\]|\{ [a-z][\w-]* \}/g, '');
          return [key, { part, text }] as const;
        });
    }),
  );

const english = messagesOf('en');
const languages = readdirSync(DIRECTORY).filter((name) => existsSync(`${DIRECTORY}/${name}/glossary.md`));

it('German and French have glossaries', () => {
  expect(languages).toEqual(expect.arrayContaining(['de', 'fr']));
});

describe.each(languages)('the glossary of %s', (language) => {
  const { terms, without, odd } = readGlossary(language);
  const texts = messagesOf(language);

  it('gives each term its words and their source, and each exception its reason', () => {
    expect(odd).toEqual([]);
    expect(new Set(terms.map(({ part }) => part))).toEqual(
      new Set([EVERYWHERE, ...games.map(({ name }) => name)]),
    );
  });

  it('holds: a text whose English has a term has its word', () => {
    const strays = [...english].flatMap(([key, { part, text }]) => {
      const said = texts.get(key)?.text.toLowerCase().replaceAll(/\s/gu, ' ');
      if (part === '' || said === undefined || without.has(key)) return [];
      return terms
        .filter((term) => [part, EVERYWHERE].includes(term.part) && term.english.test(text))
        .filter(({ words }) => !words.some((word) => said.includes(word)))
        .map(({ words }) => `${key} lacks “${words.join('” or “')}”: ${said}`);
    });
    expect(strays).toEqual([]);
  });

  it('excepts only texts that there are', () => {
    expect([...without].filter((key) => !english.has(key))).toEqual([]);
  });
});
