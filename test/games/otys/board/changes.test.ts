import { expect, test } from 'vitest';
import { changesOf, changesSince } from '../../../../src/games/otys/board/changes.ts';
import { goneCubes } from '../../../../src/games/otys/board/resource.ts';
import type { OtysView, SeatView } from '../../../../src/games/otys/rules/view.ts';
import { middle } from '../sample-views.ts';

const { view } = middle;
const [own] = view.seats;
if (own === undefined) throw new Error('The middle has nobody at the table');

const with0 = (changes: Partial<SeatView>): OtysView => ({
  ...view,
  seats: view.seats.map((player) => (player.seat === 0 ? { ...player, ...changes } : player)),
});

/** What is new of seat 0. */
const newsOf = (now: OtysView, before: readonly OtysView[] = [view]) =>
  changesOf(changesSince(now, before), 0);

test('a Hacker that came nearer is told, so that the track has a mark', () => {
  expect(newsOf(with0({ homeAt: own.homeAt - 1 })).hacker).toBe(1);
  expect(newsOf(view).hacker).toBe(0);
});

const { column } = own;
const diver = (space: number) => column[space]?.diver;

test.each([
  ['a diver that surfaces, and not those that closed up behind it', 6, 0, [[diver(6), 6]]],
  ['a diver that a propeller takes down, with the spaces it went', 3, 6, [[diver(3), -3]]],
  [
    'both of two that changed places, as either may have been moved (rulebook, propellers)',
    ...([5, 4] as const),
    [
      [diver(5), 1],
      [diver(4), -1],
    ],
  ],
])('of a column it is told of %s', (_, from, to, moved) => {
  const after = column.toSpliced(from, 1).toSpliced(to, 0, ...column.slice(from, from + 1));
  expect([...newsOf(with0({ column: after })).moved]).toEqual(moved);
});

test('what all the turns brought that are looked back at counts', () => {
  const before = with0({ credits: 0 });
  expect(newsOf(view, [view, before]).credits).toBe(own.credits);
  expect(newsOf(with0({ credits: own.credits + 1 }), [view, before]).credits).toBe(own.credits + 1);
  expect(newsOf(view, []).credits).toBe(0);
});

test('the Store, the contracts and the tokens that are new are told', () => {
  const store = { ...view.store, tech: view.store.tech + 1 };
  const changes = changesSince({ ...view, store, row: [...view.row.slice(1), 'fresh'] }, [view]);
  expect(changes.store).toEqual({ metal: 0, plant: 0, fuel: 0, tech: 1 });
  expect([[...changes.row], changes.display.size]).toEqual([['fresh'], 0]);
});

test('the key in play is no news, but the token it leaves on the track is', () => {
  const { active: _, activated: __, ...still } = view;
  expect(newsOf(view, [still]).laid.size).toBe(0);
  expect([...newsOf(with0({ track: [...own.track, 4] })).laid]).toEqual([own.track.length]);
  expect(newsOf(with0({ track: [], keys: [1, 2, 3, 4, 5] })).laid.size).toBe(0);
  // Also where another went home in the same turn (rulebook, "Sponsor tiles").
  for (const track of [[2, 3] as const, [2, 1] as const])
    expect([...newsOf(with0({ track }), [with0({ track: [1, 2] })]).laid]).toEqual([1]);
});

test('a sponsor that shows its other side is news, and the one that went to the top as all moved down', () => {
  const [first, ...rest] = view.sponsors;
  const turned = { ...view, sponsors: [{ sponsor: first?.sponsor ?? 1, side: 'basic' as const }, ...rest] };
  const moved = { ...view, sponsors: [...view.sponsors.slice(-1), ...view.sponsors.slice(0, -1)] };
  for (const now of [turned, moved]) expect([...changesSince(now, [view]).sponsors]).toEqual([1]);
});

test('what went away is known by its resource, not as a number', () => {
  expect(goneCubes({ metal: 1, plant: -1, fuel: 0, tech: -2 })).toEqual(['plant', 'tech', 'tech']);
});
