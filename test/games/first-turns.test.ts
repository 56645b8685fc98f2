import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { gameNamed } from '../records/played.ts';
import { say } from '../texts/shipped.ts';
import { eager, optionsOf, walk } from './walk.ts';

const begun = (name: string): PlayableMatch => {
  const game = gameNamed(name);
  const seats = game.seats.min;
  return game.begin({ seats, options: { ...optionsOf(game, seats), first: '1' }, seed: 'first turns' });
};

const told = { say, people: ['Ana', 'Ben', 'Cem'].map((name) => ({ name })) };

/** The keys of the tips of the seat that begins, in the order in which they come to be of use in a game. */
const tipsOf = (name: string): readonly string[] => {
  const keys = new Set<string>();
  for (const { match } of walk(begun(name), eager('first turns'), 400))
    for (const { key } of match.openTo(0)?.tips(told) ?? []) keys.add(key);
  return [...keys];
};

test('a newcomer to Otys is told of keys, then of contracts, then of keys that come home', () => {
  const match = begun('otys');
  expect(
    match
      .openTo(0)
      ?.tips(told)
      .map(({ key }) => key),
  ).toEqual(['key']);
  expect(match.openTo(1)?.tips(told) ?? []).toEqual([]);
  expect(tipsOf('otys')).toEqual(['key', 'contract', 'home']);
});

test('a newcomer to Öterés reads on their page, and not below it, of their first card, of pearls and of sea urchins', () => {
  const terms = new Set<string>();
  for (const { match } of walk(begun('oteres'), eager('first turns'), 400)) {
    const [asked] = match.decisions;
    if (asked !== undefined) terms.add(match.openTo(asked.seat)?.term(say) ?? '');
  }
  // And not at every turn.
  expect([...terms].map((words) => words.slice(0, 8))).toEqual(
    expect.arrayContaining(['', 'Play any', 'Only you', 'One sea ', 'With two']),
  );
  expect(tipsOf('oteres')).toEqual([]);
});

test('the first question of each game explains what it speaks of', () => {
  for (const { name } of games) expect(begun(name).openTo(0)?.term(say), name).toBeDefined();
});
