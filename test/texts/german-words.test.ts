import { readFileSync } from 'node:fs';
import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

/** What a thing of the games is called in English, and in German whatever its case or compound. */
const GLOSSARY = [
  [/\bcontracts?\b/i, /auftr[aä]g/i],
  [/\bdivers?\b/i, /taucher/i],
  [/\bsponsors?\b/i, /sponsor/i],
  [/\bkeys?\b/i, /schlüssel|neutrale[sn]? X|heim$/i],
  [/\blevels?\b/i, /ebene/i],
  [/\bpropellers?\b/i, /propeller/i],
  [/\bHacker\b/, /Hacker/],
  [/\bcubes?\b/i, /rohstoff/i],
  [/\bCredits?\b/, /Credit/],
  [/\bBatter(y|ies)\b/, /Batterie/],
  [/\bStore\b/, /Laden/],
  [/\bPrestige\b/, /Prestige/],
  [/\brewards?\b/i, /belohnung|dauernd/i],
  [/\bpearls?\b/i, /perle/i],
  [/\bpaws?\b/i, /pfote/i],
  [/\burchins?\b/i, /seeigel/i],
  [/\bpool\b/i, /vorrat/i],
  [/\bround\b/i, /runde/i],
  [/\bdeck\b/i, /stapel/i],
] as const;

/** Texts that have no room for the word, or go without it where the place says what it is about. */
const WITHOUT = new Set([
  'otys-value-variant-on',
  'otys-sponsor-4-advanced',
  'otys-text-variant',
  'otys-board-sponsor-4-basic',
  'otys-board-display-heading',
  'otys-board-tracks',
  'otys-answer-keep-near',
  'otys-legend-mark-lacks',
]);

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

describe.each(['otys', 'otys-board', 'otys-rules', 'oteres', 'oteres-board', 'oteres-rules'])(
  'the German of %s',
  (file) => {
    const german = textsIn('de', file);
    it('calls each thing by one word', () => {
      const strays = [...textsIn('en', file)].flatMap(([key, text]) =>
        GLOSSARY.flatMap(([english, word]) =>
          WITHOUT.has(key) || !english.test(text) || word.test(german.get(key) ?? '')
            ? []
            : [`${key}: ${german.get(key)}`],
        ),
      );
      expect(strays).toEqual([]);
    });

    it('speaks to a friend', () => {
      const formal = [...german].filter(([, text]) =>
        /(?<=[a-zäöüß,;] )(Sie|Ihnen|Ihre?[nmrs]?)\b/.test(text),
      );
      expect(formal).toEqual([]);
    });
  },
);
