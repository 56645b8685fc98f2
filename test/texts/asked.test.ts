import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLocale } from '../../src/texts/locale.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { OPEN_ASKS } from './open-asks.ts';
import { doubtsOf } from './typed-copy.ts';
import { becomes, writtenIn } from './written.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const directory = `${root}/assets/texts`;
const texts = readLocale(directory, 'en').messages;
const code = writtenIn(root);

/** Compiling takes seconds, and more where other tests run beside it. */
const COMPILING_MS = 240_000;

describe('the texts of the bot', () => {
  it('can be read in every language', () => {
    expect(readTexts(directory).locales).toContain('en');
  });

  it(
    'hold every key that the code asks for, and need only what it gives',
    () => {
      const doubts = doubtsOf(root, texts).filter(({ file }) => OPEN_ASKS[file] === undefined);
      expect(doubts).toEqual([]);
    },
    COMPILING_MS,
  );

  it(
    'are missed when one is not there, or lacks what it needs, also behind a name made of parts',
    () => {
      const changed = new Map(texts);
      changed.delete('otys-diver-spy');
      const line = texts.get('lobby-people');
      if (line === undefined) throw new Error('These texts have other names now.');
      changed.set('lobby-people', { ...line, variables: new Set([...line.variables, 'nobody']) });
      const found = doubtsOf(root, changed).filter(({ file }) => OPEN_ASKS[file] === undefined);
      expect(found.map(({ asks }) => asks).join('\n')).toMatch(/otys-diver-/);
      expect(found.map(({ finding }) => finding).join('\n')).toMatch(/'nobody' is missing/);
    },
    COMPILING_MS,
  );

  it.each(Object.entries(OPEN_ASKS))('hold every key that %s asks for by a name of its own', (file, keys) => {
    expect(existsSync(`${root}/${file}`)).toBe(true);
    const asked = keys(code);
    expect(asked).not.toEqual([]);
    expect(asked.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('are all asked for somewhere', () => {
    const words = new Set([...code.values()].flatMap((file) => [...file.words]));
    const templates = [...code.values()].flatMap((file) => file.templates);
    const asked = new Set(Object.values(OPEN_ASKS).flatMap((keys) => keys(code)));
    const quoted = new Set([...texts.values()].flatMap(({ quotes }) => [...quotes]));
    const idle = [...texts.keys()].filter(
      (key) =>
        !words.has(key) &&
        !asked.has(key) &&
        !quoted.has(key) &&
        !templates.some((parts) => parts.join('').includes('-') && becomes(key, parts, words)),
    );
    expect(idle).toEqual([]);
  });
});
