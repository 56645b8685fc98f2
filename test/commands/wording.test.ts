import { describe, expect, test } from 'vitest';
import { translated, wordedBy, wordedOption } from '../../commands/declared.ts';
import { games } from '../../src/games/index.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { texts as shipped } from '../texts/shipped.ts';

const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { 'option-board': 'board · Show the board' },
  hu: { 'option-board': 'tábla · A tábla' },
  'pt-BR': { 'option-board': `board · O ${'tabuleiro '.repeat(20)}` },
};

const texts: Texts = {
  locales: Object.keys(SAID),
  flaws: [],
  nearest: (locale) => locale,
  in:
    (locale) =>
    (key, ..._filling) =>
      SAID[locale]?.[key] ?? key,
};

describe('names and descriptions', () => {
  test('come in every language that says them otherwise', () => {
    const { name, name_localizations, description, description_localizations } = wordedOption(
      texts,
      'board',
      'board',
    );
    expect([name, description]).toEqual(['board', 'Show the board']);
    expect(name_localizations).toEqual({ hu: 'tábla' });
    expect(description_localizations?.['hu']).toBe('A tábla');
  });

  test('are cut where Discord has no room, in each language', () => {
    const { description_localizations } = wordedOption(texts, 'board', 'board');
    expect(description_localizations?.['pt-BR']).toMatch(/^O tabuleiro .*…$/);
    expect(description_localizations?.['pt-BR']?.length).toBeLessThanOrEqual(100);
  });

  test('that Discord has no room for end with a whole sentence', () => {
    for (const { name, tagline } of games) {
      const { description, description_localizations = {} } = wordedBy(shipped, name, tagline);
      for (const told of [description, ...Object.values(description_localizations)])
        expect(told).toMatch(/[.!?]$/u);
    }
  });

  test('that a game brings keep its own name in every language', () => {
    expect(wordedBy(texts, 'otys', (say) => say('option-board'))).not.toHaveProperty('name_localizations');
  });

  test('are said once where all languages agree', () => {
    const alike: Texts = {
      locales: ['en', 'hu'],
      flaws: [],
      nearest: (locale) => locale,
      in:
        () =>
        (_key, ..._filling) =>
          'same · All alike',
    };
    expect(translated(alike, (say) => say('option-board')).others).toEqual({});
    expect(wordedOption(alike, 'board', 'board')).toEqual({ name: 'board', description: 'All alike' });
  });
});
