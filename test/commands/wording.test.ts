import { describe, expect, test } from 'vitest';
import { translated, worded, wordedBy } from '../../commands/wording.ts';
import type { Texts } from '../../src/texts/texts.ts';

const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { 'x-name': 'board', 'x-about': 'Show the board' },
  hu: { 'x-name': 'tábla', 'x-about': 'A tábla' },
  'pt-BR': { 'x-name': 'board', 'x-about': `O ${'tabuleiro '.repeat(20)}` },
};

const texts: Texts = {
  locales: Object.keys(SAID),
  flaws: [],
  nearest: (locale) => locale,
  in: (locale) => (id) => SAID[locale]?.[id] ?? id,
};

describe('names and descriptions', () => {
  test('come in every language that says them otherwise', () => {
    const { name, name_localizations, description, description_localizations } = worded(texts, 'x', 'board');
    expect([name, description]).toEqual(['board', 'Show the board']);
    expect(name_localizations).toEqual({ hu: 'tábla' });
    expect(description_localizations?.['hu']).toBe('A tábla');
  });

  test('are cut where Discord has no room, in each language', () => {
    const { description_localizations } = worded(texts, 'x', 'board');
    expect(description_localizations?.['pt-BR']).toMatch(/^O tabuleiro .*…$/);
    expect(description_localizations?.['pt-BR']?.length).toBeLessThanOrEqual(100);
  });

  test('that a game brings keep its own name in every language', () => {
    expect(wordedBy(texts, 'otys', (say) => say('x-about'))).not.toHaveProperty('name_localizations');
  });

  test('are said once where all languages agree', () => {
    const alike: Texts = {
      locales: ['en', 'hu'],
      flaws: [],
      nearest: (locale) => locale,
      in: () => () => 'same',
    };
    expect(translated(alike, (say) => say('x'))).toEqual({ main: 'same', others: {} });
    expect(worded(alike, 'x', 'board')).toEqual({ name: 'board', description: 'same' });
  });
});
