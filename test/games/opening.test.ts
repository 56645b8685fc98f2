import { expect, test } from 'vitest';
import type { Viewer } from '../../src/engine/seat.ts';
import type { PlayableMatch } from '../../src/games/playable.ts';
import { gameNamed } from '../records/played.ts';
import { say } from '../texts/shipped.ts';
import { atRandom, endOf, optionsOf, walk } from './walk.ts';

const textContext = { say, people: ['Ana', 'Björn', 'Chidi'].map((name) => ({ name })) };

const [otys, oteres] = ['otys', 'oteres'].map((name): PlayableMatch => {
  const game = gameNamed(name);
  return game.begin({ seats: 3, options: { ...optionsOf(game, 3), first: '2' }, seed: 'opening' });
});
if (oteres === undefined || otys === undefined) throw new Error('two games');
const { match: later, log } = endOf(walk(oteres, atRandom('opening'), 2));

const told = (match: PlayableMatch, entries: readonly string[], viewer: Viewer): readonly string[] =>
  match
    .logged(entries)
    .happened(viewer, 0, textContext)
    .flatMap(({ seat, lines }) => lines.map((line) => `${seat} ${line}`));

test('what the set-up of Öterés brought about is told before anybody has answered, a draw to its player alone', () => {
  const begins = expect.stringMatching(/^1 Everybody started .* went first\.$/);
  expect(told(oteres, [], 1)).toEqual([begins, expect.stringMatching(/^1 \S+ drew /)]);
  for (const viewer of [0, 'spectator'] as const)
    expect(told(oteres, [], viewer).join()).not.toContain('drew');
});

test('it begins what happened from the first entry on, and is no part of what happened later, nor taken back', () => {
  expect(told(later, log, 1)[0]).toBe(told(oteres, [], 1)[0]);
  expect(told(later, log.slice(1), 1).join()).not.toContain('went first');
  expect(told(later, [], 1)).toEqual([]);
  const { match: first } = endOf(walk(oteres, atRandom('opening'), 1));
  const lines = first
    .logged(log.slice(0, 1))
    .takenBack(textContext)
    .flatMap((turn) => turn.lines);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain('went first');
});

test('it stays with the match when it is saved; one saved before that tells nothing of it', () => {
  expect(told(oteres.game.resume(oteres.snapshot()), [], 1)).toEqual(told(oteres, [], 1));
  const { opening: _, ...old } = JSON.parse(oteres.snapshot());
  expect(told(oteres.game.resume(JSON.stringify(old)), [], 1)).toEqual([]);
});

test('a set-up of Otys has nothing to tell', () => {
  expect(told(otys, [], 1)).toEqual([]);
});
