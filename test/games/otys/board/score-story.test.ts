import { expect, test } from 'vitest';
import { ALT_LENGTH } from '../../../../src/canvas/picture.ts';
import {
  finalPicture,
  PRESTIGE_SOURCES,
  type SeatStory,
  scoreStories,
} from '../../../../src/games/otys/board/final.ts';
import { say } from '../../../texts/shipped.ts';
import { end } from '../sample-views.ts';
import { walkToTheEnd } from '../words/walk.ts';

const total = ({ sources }: SeatStory): number =>
  PRESTIGE_SOURCES.reduce((sum, source) => sum + sources[source], 0);

test.each([2, 3, 4])('with %d seats every point has its source and its round', (seats) => {
  const { match, moves } = walkToTheEnd(seats, 'stories');
  const stories = scoreStories(moves, seats);
  const { scores } = match.result ?? { scores: [] };
  expect(stories.map(total)).toEqual(scores);
  expect(stories.map(({ curve }) => curve.at(-1))).toEqual(scores);
  for (const { curve } of stories) {
    expect(curve[0]).toBe(0);
    expect(curve).toHaveLength(match.turn.round + 1);
    expect(curve).toEqual(curve.toSorted((one, other) => one - other));
  }
});

test('points of contracts are those printed on the contracts that were completed', () => {
  const { moves } = walkToTheEnd(3, 'stories');
  const facts = moves.flatMap((move) => move.facts);
  const completed = facts.flatMap((fact, at) => {
    if (fact.kind !== 'contract-completed') return [];
    const paid = facts.slice(at).find((later) => later.kind === 'purse' && later.purse === 'prestige');
    return paid?.kind === 'purse' ? [paid.by] : [];
  });
  const told = scoreStories(moves, 3).reduce((sum, { sources }) => sum + sources.contracts, 0);
  expect(told).toBe(completed.reduce((sum, by) => sum + by, 0));
  expect(told).toBeGreaterThan(0);
});

test('without moves the final picture still tells who won', () => {
  const picture = finalPicture({ view: end.view, people: end.people, say }, scoreStories([], 3));
  expect(picture.alt).toContain('Chidi wins.');
  expect(picture.alt).toContain('1. Chidi: 22 Prestige');
});

test('the final picture says in words where the points came from, within its bounds', () => {
  const { match, moves } = walkToTheEnd(4, 'stories');
  const people = ['Ana', 'Björn', 'Chidi', 'W'.repeat(32)].map((name) => ({ name }));
  const picture = finalPicture({ view: match.view('spectator'), people, say }, scoreStories(moves, 4));
  expect(picture.alt.length).toBeLessThanOrEqual(ALT_LENGTH);
  for (const { name } of people) expect(picture.alt).toContain(`${name}: `);
  expect(picture.alt).not.toMatch(/…$/);
  const last = scoreStories(moves, 4).map(({ curve }) => curve.at(-1));
  expect(
    [...picture.alt.matchAll(/after round [^.]*: (\d+)\./g)].map(([, points]) => Number(points)).toSorted(),
  ).toEqual(last.filter((points) => points !== 0).toSorted());
});
