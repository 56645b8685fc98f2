import { expect, test } from 'vitest';
import { racePlaces } from '../../../../src/games/otys/board/score-race.ts';
import { crowded, end } from '../sample-views.ts';

test('equal scores share a place side by side', () => {
  expect(racePlaces(crowded.view).map(({ node, index, among }) => [node, index, among])).toEqual([
    [16, 0, 4],
    [16, 1, 4],
    [16, 2, 4],
    [16, 3, 4],
  ]);
});

test('all who are past the end stand together behind it', () => {
  expect(racePlaces(end.view).map(({ node, among }) => [node, among])).toEqual([
    [19, 2],
    [15, 1],
    [19, 2],
  ]);
});
