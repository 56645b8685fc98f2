import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { samplesFor } from '../games/samples.ts';
import type { Term } from '../games/samples-of.ts';

/** Words that mean the same in every game. */
const SHARED: readonly Term[] = [
  [/\bround\b/i, /runde/i],
  [/\bdeck\b/i, /stapel/i],
];

/** Texts by key as they stand in a file, without the names of their variables. */
function textsIn(language: string, file: string): ReadonlyMap<string, string> {
  const source = readFileSync(`assets/texts/${language}/${file}.ftl`, 'utf8');
  return new Map(
    parse(source, { withSpans: true }).body.flatMap((entry) => {
      if (entry.type !== 'Message' || entry.value === null) return [];
      const { start = 0, end = 0 } = entry.value.span ?? {};
      return [[entry.id.name, source.slice(start, end).replaceAll(/\$\w+/g, '')] as const];
    }),
  );
}

/** The files with a game's texts, and what its things are called. */
const FILES = games.flatMap((game) => {
  const { german = { glossary: [], without: [] } } = samplesFor(game);
  return readdirSync('assets/texts/en')
    .filter((file) => new RegExp(`^${game.name}[.-]`).test(file))
    .map((file) => [file.replace('.ftl', ''), german] as const);
});

it('every game has texts', () => {
  for (const { name } of games) expect(FILES.map(([file]) => file)).toContain(name);
});

describe.each(FILES)('the German of %s', (file, { glossary, without }) => {
  const german = textsIn('de', file);

  it('calls each thing by one word', () => {
    const strays = [...textsIn('en', file)].flatMap(([key, text]) =>
      [...SHARED, ...glossary].flatMap(([english, word]) =>
        without.includes(key) || !english.test(text) || word.test(german.get(key) ?? '')
          ? []
          : [`${key}: ${german.get(key)}`],
      ),
    );
    expect(strays).toEqual([]);
  });

  it('speaks to a friend', () => {
    const formal = [...german].filter(([, text]) => /(?<=[a-zäöüß,;] )(Sie|Ihnen|Ihre?[nmrs]?)\b/.test(text));
    expect(formal).toEqual([]);
  });
});
