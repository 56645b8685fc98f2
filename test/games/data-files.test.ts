import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenComponents, listText } from '../../src/games/component-list.ts';
import { readLocale, TextsBroken } from '../../src/texts/locale.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { inForm } from '../form.ts';
import { folderOf } from '../texts/folder.ts';

const DIRECTORY = 'assets/texts';
const TEXTS: Readonly<Record<string, Buffer>> = Object.fromEntries(
  ['en', 'de'].flatMap((language) =>
    readdirSync(`${DIRECTORY}/${language}`)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => [`${language}/${name}`, readFileSync(`${DIRECTORY}/${language}/${name}`)]),
  ),
);

/** Every text of a language with what it has to be given. */
const askedFor = (directory: string, language: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...readLocale(directory, language).messages].map(([key, { variables }]) => [key, [...variables].sort()]),
  );

/** A file in which one byte is another, or whose end is missing. */
const harmed = (whole: Buffer) =>
  fc
    .record({ at: fc.nat(whole.length - 1), byte: fc.nat(255), cut: fc.boolean() })
    .map(({ at, byte, cut }) => {
      const bytes = Buffer.from(whole);
      bytes[at] = byte;
      return cut ? whole.subarray(0, at) : bytes;
    });

describe('the components of a game are refused in a sentence', () => {
  test('where a byte is none of any letter', () => {
    const folder = folderOf({ 'components.json': Buffer.of(0x7b, 0xe1, 0x7d) });
    const harmedFile = pathToFileURL(join(folder, 'components.json'));
    expect(() => listText(harmedFile, 'box.json')).toThrow('box.json: cannot be read (ERR_ENCODING');
  });

  test('where the file is not there', () => {
    const gone = new URL('file:///nowhere/at/all.json');
    expect(() => listText(gone, 'box.json')).toThrow(BrokenComponents);
    expect(() => listText(gone, 'box.json')).toThrow('box.json: cannot be read (ENOENT)');
  });
});

test('texts are read whole, or refused or told of in a sentence, whatever became of their bytes', () => {
  const harm = fc
    .constantFrom(...Object.keys(TEXTS))
    .chain((name) => harmed(TEXTS[name] ?? Buffer.of()).map((bytes) => ({ name, bytes })));
  fc.assert(
    fc.property(harm, ({ name, bytes }) => {
      const folder = folderOf({ ...TEXTS, [name]: bytes });
      try {
        const { flaws } = readTexts(folder);
        expect(askedFor(folder, 'en')).toEqual(askedFor(DIRECTORY, 'en'));
        if (flaws.length === 0) expect(askedFor(folder, 'de')).toEqual(askedFor(DIRECTORY, 'de'));
      } catch (error) {
        expect(error).toBeInstanceOf(TextsBroken);
        expect(String(error)).toMatch(/^TextsBroken: The [^\n]+$/);
      }
    }),
    { numRuns: inForm(6, 40) },
  );
});

// Each cut reads all the texts there are.
test.each(Object.keys(TEXTS).filter((_, at) => at % inForm(5, 1) === 0))(
  '%s is refused or told of when it is cut between any two texts, or empty',
  (name) => {
    const whole = (TEXTS[name] ?? Buffer.of()).toString();
    const isEnglish = name.startsWith('en/');
    const cuts = [0, ...[...whole.matchAll(/^(?=[a-z-])/gm)].map(({ index }) => index)];
    const folder = folderOf(TEXTS);
    const tried = cuts.filter((_, at) => at % inForm(60, 20) === 0);
    for (const cut of tried) {
      writeFileSync(join(folder, name), whole.slice(0, cut));
      if (isEnglish) expect(() => readTexts(folder), `at ${cut}`).toThrow(TextsBroken);
      else expect(flawsOf(folder), `at ${cut}`).not.toEqual([]);
    }
  },
);

/** What is told of texts; a translation without a term that it quotes is refused. */
function flawsOf(folder: string): readonly string[] {
  try {
    return readTexts(folder).flaws;
  } catch (error) {
    if (error instanceof TextsBroken) return [error.message];
    throw error;
  }
}
