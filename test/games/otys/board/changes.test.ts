import { expect, test } from 'vitest';
import { changesOf, changesSince } from '../../../../src/games/otys/board/changes.ts';
import { goneCubes } from '../../../../src/games/otys/board/resource.ts';
import type { OtysView, SeatView } from '../../../../src/games/otys/rules/view.ts';
import { middle } from '../sample-views.ts';

const { view } = middle;

const with0 = (changes: Partial<SeatView>): OtysView => ({
  ...view,
  seats: view.seats.map((player) => (player.seat === 0 ? { ...player, ...changes } : player)),
});

const own = (): SeatView => {
  const [player] = view.seats;
  if (player === undefined) throw new Error('The middle has nobody at the table');
  return player;
};

test('counts, cubes, keys and rewards tell by how much they changed', () => {
  const { credits, cubes, keys } = own();
  const after = with0({
    credits: credits + 2,
    batteries: 0,
    keys: [...keys, 3],
    cubes: cubes.map((level, index) => (index === 4 ? { ...level, metal: level.metal + 1 } : level)),
    rewards: ['one', undefined, own().rewards[2], own().rewards[3], undefined],
  });
  const changes = changesOf(changesSince(after, [view]), 0);
  expect(changes).toMatchObject({ credits: 2, batteries: -own().batteries, prestige: 0 });
  expect(changes.cubes.map(({ metal }) => metal)).toEqual([0, 0, 0, 0, 1]);
  expect([...changes.keys]).toEqual([3]);
  expect([...changes.rewards]).toEqual([1]);
});

test('a diver that surfaces is told, those that closed up behind it are not', () => {
  const { column } = own();
  const [moved] = column.slice(6);
  if (moved === undefined) throw new Error('The column has eight divers');
  const after = with0({ column: [moved, ...column.toSpliced(6, 1)] });
  expect([...changesOf(changesSince(after, [view]), 0).moved]).toEqual([[moved.diver, 6]]);
});

test('a diver that a propeller takes down is told with the spaces it went', () => {
  const { column } = own();
  const [moved] = column.slice(3);
  if (moved === undefined) throw new Error('The column has eight divers');
  const after = with0({ column: column.toSpliced(3, 1).toSpliced(6, 0, moved) });
  expect([...changesOf(changesSince(after, [view]), 0).moved]).toEqual([[moved.diver, -3]]);
});

test('of two divers that changed places both are told, as either may have been moved (rulebook, propellers)', () => {
  const { column } = own();
  const [below] = column.slice(5);
  const [above] = column.slice(4);
  if (above === undefined || below === undefined) throw new Error('The column has eight divers');
  const after = with0({ column: column.toSpliced(5, 1).toSpliced(4, 0, below) });
  expect([...changesOf(changesSince(after, [view]), 0).moved]).toEqual([
    [below.diver, 1],
    [above.diver, -1],
  ]);
});

test('what all the turns brought that are looked back at counts', () => {
  const before = with0({ credits: 0 });
  expect(changesOf(changesSince(view, [view, before]), 0).credits).toBe(own().credits);
  const now = with0({ credits: own().credits + 1 });
  expect(changesOf(changesSince(now, [view, before]), 0).credits).toBe(own().credits + 1);
  expect(changesOf(changesSince(view, []), 0).credits).toBe(0);
});

test('the Store, the contracts and the tokens that are new are told', () => {
  const after: OtysView = {
    ...view,
    store: { ...view.store, tech: view.store.tech + 1 },
    row: [...view.row.slice(1), 'fresh'],
  };
  const changes = changesSince(after, [view]);
  expect(changes.store).toEqual({ metal: 0, plant: 0, fuel: 0, tech: 1 });
  expect([...changes.row]).toEqual(['fresh']);
  expect(changes.display.size).toBe(0);
});

test('the key in play is no news, but the token it leaves on the track is', () => {
  const { active: _, activated: __, ...still } = view;
  expect(changesOf(changesSince(view, [still]), 0).laid.size).toBe(0);
  const laid = with0({ track: [...own().track, 4] });
  expect([...changesOf(changesSince(laid, [view]), 0).laid]).toEqual([own().track.length]);
});

test('a track that was cleared holds nothing new', () => {
  const after = with0({ track: [], keys: [1, 2, 3, 4, 5] });
  expect(changesOf(changesSince(after, [view]), 0).laid.size).toBe(0);
});

test('a token that was laid is news also where another went home in the same turn (rulebook, "Sponsor tiles")', () => {
  const [before, after] = [with0({ track: [1, 2] }), with0({ track: [2, 3] })];
  expect([...changesOf(changesSince(after, [before]), 0).laid]).toEqual([1]);
  const again = with0({ track: [2, 1] });
  expect([...changesOf(changesSince(again, [before]), 0).laid]).toEqual([1]);
});

test('a sponsor that shows its other side is news', () => {
  const [first, ...rest] = view.sponsors;
  if (first === undefined) throw new Error('The middle has five sponsors');
  const turned = { ...view, sponsors: [{ ...first, side: 'basic' as const }, ...rest] };
  expect([...changesSince(turned, [view]).sponsors]).toEqual([1]);
});

test('when the sponsors move down a level, the one that went to the top is news', () => {
  const last = view.sponsors.at(-1);
  if (last === undefined) throw new Error('The middle has five sponsors');
  const moved = { ...view, sponsors: [last, ...view.sponsors.slice(0, -1)] };
  expect([...changesSince(moved, [view]).sponsors]).toEqual([1]);
});

test('what went away is known by its resource, not as a number', () => {
  expect(goneCubes({ metal: 1, plant: -1, fuel: 0, tech: -2 })).toEqual(['plant', 'tech', 'tech']);
  expect(goneCubes(undefined)).toEqual([]);
});

test('a Hacker that came nearer is told, so that the track has a mark', () => {
  const { homeAt } = own();
  expect(changesOf(changesSince(with0({ homeAt: homeAt - 1 }), [view]), 0).hacker).toBe(1);
  expect(changesOf(changesSince(with0({}), [view]), 0).hacker).toBe(0);
});
