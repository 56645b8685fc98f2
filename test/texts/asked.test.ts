import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextEntry } from '../../src/texts/fluent-file.ts';
import { readLocale } from '../../src/texts/locale.ts';
import { readTexts } from '../../src/texts/texts.ts';
import { OPEN_ASKS } from './open-asks.ts';
import { type Doubt, doubtsOf } from './typed-copy.ts';
import { becomes, writtenIn } from './written.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const directory = `${root}/assets/texts`;
const texts = readLocale(directory, 'en').messages;
const code = writtenIn(root);

/** Compiling takes seconds, and more where other tests run beside it. */
const COMPILING_MS = 240_000;

/** Code that asks for what is not there: compiled with the bot's own, it shows that the compiler finds what is wrong. */
const PROBE = 'commands/probe.ts';
const WRONG = `
  import type { Say } from '../src/texts/say.ts';
  export const asks = (say: Say, part: 'here' | 'gone') => [
    say('probe-gone'),
    say(\`probe-\${part}\`),
    say('probe-needy', { name: 'Ana' }),
    say('probe-here'),
  ];
`;
const probed = (key: string, ...variables: readonly string[]): readonly [string, TextEntry] => [
  key,
  { key, file: '', line: 0, variables: new Set(variables), quotes: new Set() },
];

describe('the texts of the bot', () => {
  let doubts: readonly Doubt[] = [];
  beforeAll(() => {
    const all = new Map([...texts, probed('probe-here'), probed('probe-needy', 'name', 'nobody')]);
    doubts = doubtsOf(root, all, { [PROBE]: WRONG }).filter(({ file }) => OPEN_ASKS[file] === undefined);
  }, COMPILING_MS);

  it('can be read in every language', () => {
    expect(readTexts(directory).locales).toContain('en');
  });

  it('hold every key that the code asks for, and need only what it gives', () => {
    expect(doubts.filter(({ file }) => file !== PROBE)).toEqual([]);
  });

  it('are missed when one is not there, or lacks what it needs, also behind a name made of parts', () => {
    const found = doubts.filter(({ file }) => file === PROBE);
    expect(found.map(({ asks }) => asks)).toEqual([
      "say('probe-gone'),",
      expect.stringMatching(/^say\(`probe-.+`\),$/),
      "say('probe-needy', { name: 'Ana' }),",
    ]);
    expect(found.at(-1)?.finding).toMatch(/'nobody' is missing/);
  });

  it.each(Object.entries(OPEN_ASKS))('hold every key that %s asks for by a name of its own', (file, keys) => {
    const asked = keys(code);
    expect(asked).not.toEqual([]);
    const isThere = existsSync(`${root}/${file}`);
    expect(isThere, `${file} has to be there: it alone may ask for ${asked.join(', ')}`).toBe(true);
    const missing = asked.filter((key) => !texts.has(key));
    expect(missing, `${file} asks for these, which are in no file of assets/texts/en`).toEqual([]);
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
