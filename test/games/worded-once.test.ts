import { describe, expect, test } from 'vitest';
import { wordedOnce } from '../../src/games/worded-once.ts';
import { say } from '../texts/shipped.ts';
import { sayInGerman } from './text-context.ts';

function making() {
  const made: string[] = [];
  const once = wordedOnce<string>();
  const ask = (name: string, besides = '', words = say): string =>
    once({ say: words, people: [{ name }] }, besides, () => {
      made.push(`${name} ${besides}`);
      return `${made.length}`;
    });
  return { ask, made };
}

describe('What is worded once', () => {
  test('is made once for the same readers', () => {
    const { ask, made } = making();
    expect([ask('Ana'), ask('Ana')]).toEqual(['1', '1']);
    expect(made).toHaveLength(1);
  });

  test('is made anew for another language, another name and another reader', () => {
    const { ask } = making();
    expect([ask('Ana'), ask('Ana', '', sayInGerman), ask('Ben'), ask('Ana', 'seat 1')]).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(ask('Ana')).toBe('1');
  });

  test('is forgotten where many have asked since, what was asked for last not', () => {
    const { ask } = making();
    ask('Ana');
    ask('Ben');
    for (let at = 0; at < 15; at += 1) {
      ask(`Guest ${at}`);
      ask('Ben');
    }
    expect(ask('Ben')).toBe('2');
    expect(Number(ask('Ana'))).toBeGreaterThan(2);
  });
});
