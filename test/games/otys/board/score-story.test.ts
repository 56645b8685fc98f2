import { expect, test } from 'vitest';
import { PRESTIGE_SOURCES, type SeatStory, scoreStories } from '../../../../src/games/otys/board/final.ts';
import { walkToTheEnd } from '../position.ts';

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
