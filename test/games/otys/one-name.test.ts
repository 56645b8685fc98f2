import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

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

describe('everything that has a name in Otys has one alone', () => {
  it('resources are called as the rulebook calls them', () => {
    expect(using('en', /\bcubes?\b/i)).toEqual([]);
    expect(using('de', /würfel|ressource/i)).toEqual([]);
  });

  it('how far divers move is the propeller, as in the pictures; where the box calls it otherwise is said once', () => {
    expect(using('en', /\bMechanic\b/)).toEqual(['otys-rules-batteries-text']);
    expect(using('de', /Mechaniker/)).toEqual(['otys-rules-batteries-text']);
  });

  it('a sponsor is told by its effect, and by no number, as no picture shows any', () => {
    expect(using('en', /\bsponsor [1-5]\b/i)).toEqual([]);
    expect(using('de', /\bsponsor [1-5]\b/i)).toEqual([]);
  });
});
