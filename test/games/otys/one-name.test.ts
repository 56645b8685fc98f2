import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@fluent/syntax';
import { expect, test } from 'vitest';

/** Words to search the rules by, which nobody reads: what people may call things. */
const SEARCHED = /-find-/;

/** Texts of Otys in one language by key, without the names of their variables and selectors. */
const textsIn = (language: string): readonly (readonly [string, string])[] =>
  readdirSync(`assets/texts/${language}`)
    .filter((file) => /^otys[.-]/.test(file))
    .flatMap((file) => {
      const source = readFileSync(`assets/texts/${language}/${file}`, 'utf8');
      return parse(source, { withSpans: true }).body.flatMap((entry) => {
        if (entry.type !== 'Message' || entry.value === null || SEARCHED.test(entry.id.name)) return [];
        const { start = 0, end = 0 } = entry.value.span ?? {};
        const text = source.slice(start, end).replaceAll(/\$\w+|\[\w+\]/g, '');
        return [[entry.id.name, text] as const];
      });
    });

const using = (language: string, word: RegExp): readonly string[] =>
  textsIn(language).flatMap(([key, text]) => (word.test(text) ? [key] : []));

test.each([
  ['resources are called as the rulebook calls them', /\bcubes?\b/i, /würfel|ressource/i, []],
  [
    'how far divers move is the propeller, as in the pictures; where the box calls it otherwise is said once',
    ...([/\bMechanic\b/, /Mechaniker/, ['otys-rules-batteries-text']] as const),
  ],
  [
    'a sponsor is told by its effect, and by no number, as no picture shows any',
    ...([/\bsponsor [1-5]\b/i, /\bsponsor [1-5]\b/i, []] as const),
  ],
])('everything that has a name in Otys has one alone: %s', (_, english, german, keys) => {
  expect(using('en', english)).toEqual(keys);
  expect(using('de', german)).toEqual(keys);
});
