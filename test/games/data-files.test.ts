import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenComponents, listText } from '../../src/games/component-list.ts';
import { readComponents as readOteres } from '../../src/games/oteres/read-components.ts';
import { readComponents as readOtys } from '../../src/games/otys/read-components.ts';
import { TextsBroken } from '../../src/texts/fluent-file.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { folderOf } from '../texts/folder.ts';

const BOXES = { otys: readOtys, oteres: readOteres } as const;
const ENGLISH = Object.fromEntries(
  readdirSync('assets/texts/en').map((name) => [
    `en/${name}`,
    readFileSync(`assets/texts/en/${name}`, 'utf8'),
  ]),
);

/** A file in which one byte is another, or whose end is missing. */
const harmed = (whole: Buffer) =>
  fc
    .record({ at: fc.nat(whole.length - 1), byte: fc.nat(255), cut: fc.boolean() })
    .map(({ at, byte, cut }) => {
      const bytes = Buffer.from(whole);
      bytes[at] = byte;
      return { text: (cut ? whole.subarray(0, at) : bytes).toString('utf8'), cut };
    });

describe.each(Object.entries(BOXES))('the components of %s', (name, read) => {
  const file = `assets/${name}/components.json`;

  test('are read whole or refused in a sentence that names the file, whatever became of its bytes', () => {
    fc.assert(
      fc.property(harmed(readFileSync(file)), ({ text, cut }) => {
        let problem: unknown;
        try {
          read(text, file);
        } catch (error) {
          problem = error;
        }
        // Only a break at the end of the file can be missing and nothing lost.
        if (cut && text.trim() !== readFileSync(file, 'utf8').trim()) expect(problem).toBeDefined();
        if (problem === undefined) return;
        expect(problem).toBeInstanceOf(BrokenComponents);
        expect(String(problem)).toMatch(new RegExp(`${file}: [^\\n]+$`));
      }),
      { numRuns: 300 },
    );
  });

  test('are refused in a sentence where the file is not there', () => {
    const gone = new URL('file:///nowhere/at/all.json');
    expect(() => listText(gone, file)).toThrow(BrokenComponents);
    expect(() => listText(gone, file)).toThrow(`${file}: cannot be read (ENOENT)`);
  });
});

test('texts are read or refused in a sentence that names the file, whatever became of its bytes', () => {
  const harm = fc
    .constantFrom(...Object.keys(ENGLISH))
    .chain((name) => harmed(Buffer.from(ENGLISH[name] ?? '')).map(({ text }) => ({ name, text })));
  fc.assert(
    fc.property(harm, ({ name, text }) => {
      try {
        readTexts(folderOf({ ...ENGLISH, [name]: text }));
      } catch (error) {
        expect(error).toBeInstanceOf(TextsBroken);
        expect(String(error)).toContain('/en/');
      }
    }),
    { numRuns: 25 },
  );
});
