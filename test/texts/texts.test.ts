import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TextsBroken } from '../../src/texts/locale.ts';
import { readLanguages, readTexts } from '../../src/texts/texts.ts';
import { folderOf } from './folder.ts';

const ENGLISH = `
hello = Hello { $name }
cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }
plain = The { -game } is over
-game = game of { $which }
`;

describe('texts', () => {
  it('are said with their variables, in words that fit the number', () => {
    const say = readLanguages(folderOf({ 'en/a.ftl': ENGLISH })).in('en');
    expect(say('hello', { name: 'Ana' })).toBe('Hello Ana');
    expect(say('cubes', { count: 1 })).toBe('1 cube');
    expect(say('cubes', { count: 1200 })).toBe('1,200 cubes');
  });

  it('bring no marks of their own around what is filled in', () => {
    const say = readLanguages(folderOf({ 'en/a.ftl': ENGLISH })).in('en');
    expect(say('hello', { name: 'שלום' })).toBe('Hello שלום');
  });

  it('may lie in several files of one folder, and ignore what is no text', () => {
    const texts = readLanguages(
      folderOf({ 'en/a.ftl': 'a = A', 'en/b.ftl': 'b = { a } and B', 'en/notes.md': 'b = C' }),
    );
    expect(texts.in('en')('b')).toBe('A and B');
    expect(texts.locales).toEqual(['en']);
  });

  it('come in the language asked for, the nearest to it, or English, key by key', () => {
    const texts = readLanguages(
      folderOf({ 'en/a.ftl': 'a = A\nb = B', 'hu/a.ftl': 'a = Á', 'pt-BR/a.ftl': 'a = Ã', 'readme.md': '' }),
    );
    expect(texts.locales).toEqual(['en', 'hu', 'pt-BR']);
    expect(texts.in('hu')('a')).toBe('Á');
    expect(texts.in('hu')('b')).toBe('B');
    expect(texts.in('pt-BR')('a')).toBe('Ã');
    expect(texts.in('hu-HU')('a')).toBe('Á');
    const nearest = ['hu-HU', 'pt-BR', 'en-GB', 'pt', 'de'].map((locale) => texts.nearest(locale));
    expect(nearest).toEqual(['hu', 'pt-BR', 'en', undefined, undefined]);
    for (const locale of ['en', 'en-GB', 'en-US', 'de', '', 'pt']) expect(texts.in(locale)('a')).toBe('A');
  });

  it('write numbers as their language does', () => {
    const texts = readLanguages(folderOf({ 'en/a.ftl': 'n = { $n }', 'de/a.ftl': 'n = { $n }' }));
    expect(texts.in('de')('n', { n: 1234.5 })).toBe('1.234,5');
    expect(texts.in('fr')('n', { n: 1234.5 })).toBe('1,234.5');
  });

  it('that are missing, or lack a variable, throw', () => {
    const say = readLanguages(folderOf({ 'en/a.ftl': ENGLISH })).in('en');
    expect(() => say('goodbye')).toThrow('There is no text "goodbye".');
    expect(() => say('hello')).toThrow(/The text "hello" \(en\) could not be filled: .*\$name/);
    expect(() => say('-game')).toThrow('There is no text "-game".');
    expect(() => say('hello.title')).toThrow('There is no text');
  });

  it('that are missing are told of where that is wished, and show their key', () => {
    const problems: string[] = [];
    const say = readLanguages(folderOf({ 'en/a.ftl': ENGLISH }), (problem) => problems.push(problem)).in(
      'en',
    );
    expect(say('goodbye', { secret: 'ace of pearls' })).toBe('{goodbye}');
    expect(say('hello', { secret: 'ace of pearls' })).toBe('Hello {$name}');
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('pearls');
  });
});

describe('reading texts stops with a sentence that names file and entry', () => {
  it.each([
    [
      'an entry that cannot be read',
      'a = A\n\nhello = Hi { $name\n\nb = B',
      /line 3 of .*en\/a\.ftl cannot be read .*: hello = Hi/,
    ],
    ['a line that is no entry', 'a = A\nJust words\n', /line 2 of .*a\.ftl cannot be read .*: Just words/],
    ['an entry without a text', 'a =\n    .title = A', /"a" at line 1 of .*a\.ftl says nothing/],
    ['a choice without a default', 'a = { $n ->\n  [one] A\n }', /line 1 of .*a\.ftl cannot be read/],
    [
      'a key that stands twice',
      'a = A\nb = B\na = C',
      /"a" stands twice: at line 1 of .*a\.ftl and at line 3 of .*a\.ftl/,
    ],
    [
      'a quotation of nothing',
      'a = A\nb = { c }',
      /"b" at line 2 of .*a\.ftl quotes "c", which is not there/,
    ],
    [
      'a term that is not there',
      'a = { -game }',
      /"a" at line 1 of .*a\.ftl quotes "-game", which is not there/,
    ],
    ['texts that quote each other', 'a = { b }\nb = { a }', /quotes itself/],
    ['a function that is not there', 'a = { SHOUT($x) }', /"a" at line 1 of .*a\.ftl calls SHOUT/],
  ])('for %s', (_, source, sentence) => {
    const read = () => readLanguages(folderOf({ 'en/a.ftl': source }));
    expect(read).toThrow(TextsBroken);
    expect(read).toThrow(sentence);
  });

  it('for a key in two files', () => {
    expect(() => readLanguages(folderOf({ 'en/a.ftl': 'a = A', 'en/b.ftl': '\n\na = B' }))).toThrow(
      /"a" stands twice: at line 1 of .*a\.ftl and at line 3 of .*b\.ftl/,
    );
  });

  it('for a file of English texts that is missing, or empty, where another language has it', () => {
    const sentence = /hu\/b\.ftl is there, but there is no text in an English file of this name/;
    expect(() => readLanguages(folderOf({ 'en/a.ftl': 'a = A', 'hu/b.ftl': 'b = B' }))).toThrow(sentence);
    expect(() =>
      readLanguages(folderOf({ 'en/a.ftl': 'a = A', 'en/b.ftl': '', 'hu/b.ftl': 'b = B' })),
    ).toThrow(sentence);
  });

  it('for a directory without English, or that is not there', () => {
    expect(() => readLanguages(folderOf({ 'hu/a.ftl': 'a = Á' }))).toThrow(/no English texts/);
    expect(() => readLanguages('/nowhere/at/all')).toThrow(
      /directory of texts \/nowhere\/at\/all cannot be read/,
    );
  });
});

describe('the texts of the bot are refused', () => {
  const refused = (harm: (source: string) => string) => {
    const folder = folderOf({});
    cpSync('assets/texts', folder, { recursive: true });
    const file = `${folder}/en/discord.ftl`;
    writeFileSync(file, harm(readFileSync(file, 'utf8')));
    return () => readTexts(folder);
  };

  it('never as they are', () => {
    expect(refused((source) => source)).not.toThrow();
  });

  it.each([
    [
      'one is missing',
      (source: string) => source.slice(0, source.lastIndexOf('\n', source.length - 2)),
      /is missing/,
    ],
    [
      'one is new',
      (source: string) => `${source}\nnobody-asks = Me\n`,
      /"nobody-asks" at line \d+ of .* is none that/,
    ],
    [
      'one has a variable more',
      (source: string) => source.replace(' = ', ' = { $more } '),
      /bot gives it: \$more/,
    ],
    ['a file is empty', () => '', /is missing/],
  ])('where %s', (_, harm, words) => {
    expect(refused(harm)).toThrow(TextsBroken);
    expect(refused(harm)).toThrow(words);
    expect(refused(harm)).toThrow(/`npm run texts`/);
  });
});

describe('a file of texts is refused', () => {
  it('where it is no text at all', () => {
    const folder = folderOf({ 'en/a.ftl': '' });
    writeFileSync(`${folder}/en/a.ftl`, Buffer.from([0x61, 0x20, 0x3d, 0x20, 0xe1, 0x0a]));
    expect(() => readLanguages(folder)).toThrow(/The texts of .*en\/a\.ftl cannot be read \(ERR_ENCODING/);
    expect(() => readLanguages(folder)).toThrow(TextsBroken);
  });
});

describe('a translation that lacks texts', () => {
  it('is told of by how many there are, and English says them', () => {
    const english = { 'en/a.ftl': 'a = A\nb = B', 'en/b.ftl': 'c = C' };
    const texts = readLanguages(folderOf({ ...english, 'hu/a.ftl': 'a = Á' }));
    expect(texts.flaws).toEqual(['The language "hu" lacks 2 texts, "b" among them; English says that.']);
    expect(texts.in('hu')('b')).toBe('B');
    expect(readLanguages(folderOf({ ...english, 'hu/a.ftl': 'a = Á\nb = Bé' })).flaws).toEqual([
      'The language "hu" lacks the text "c"; English says that.',
    ]);
  });
});

describe('a translated text that does not fit the English one', () => {
  it.each([
    ['is none of them', 'c = C', /"c" at line 1 of .*hu\/a\.ftl is none of the English ones/],
    [
      'has other variables',
      'a = Á { $nev }',
      /"a" at line 1 of .*hu\/a\.ftl .*same variables: \$nev, \$name/,
    ],
    ['lacks those of a text it quotes', 'b = B', /"b" at line 1 of .*hu\/a\.ftl .*same variables: \$name/],
  ])('and %s is told of by name, and said in English', (_, source, sentence) => {
    const texts = readLanguages(folderOf({ 'en/a.ftl': 'a = A { $name }\nb = { a }!', 'hu/a.ftl': source }));
    expect(texts.flaws).toContainEqual(expect.stringMatching(sentence));
    expect(texts.in('hu')('a', { name: 'Ana' })).toBe('A Ana');
    expect(texts.in('hu')('b', { name: 'Ana' })).toBe('A Ana!');
  });

  it('is no reason to give up those that do', () => {
    const texts = readLanguages(folderOf({ 'en/a.ftl': 'a = A\nb = B', 'hu/a.ftl': 'a = Á\nb = B { $x }' }));
    expect(texts.in('hu')('a')).toBe('Á');
    expect(texts.in('hu')('b')).toBe('B');
  });
});
