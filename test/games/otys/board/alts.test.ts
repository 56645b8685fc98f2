import { expect, test } from 'vitest';
import { ALT_LENGTH } from '../../../../src/canvas/picture.ts';
import { shortNames } from '../../../../src/games/otys/board/alt.ts';
import { changesSince } from '../../../../src/games/otys/board/changes.ts';
import { colonyPicture } from '../../../../src/games/otys/board/colony.ts';
import { type Shown, UNMARKED } from '../../../../src/games/otys/board/focus.ts';
import { othersPicture } from '../../../../src/games/otys/board/others.ts';
import { seaPicture } from '../../../../src/games/otys/board/sea.ts';
import { components } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { say } from '../../../texts/shipped.ts';
import { given } from '../position.ts';
import { crowded, middle, type Seen } from '../sample-views.ts';

/** As long as Discord lets names be, and told apart by their ends alone. */
const people = ['one', 'two', 'three', 'four'].map((end) => ({ name: end.padStart(32, 'Wilhelmina ') }));

/** What the three boards of a position say, that of the sea about a seat. */
const told = ({ view, people: named }: Pick<Seen, 'view' | 'people'>, shown: Shown = UNMARKED, seat = 0) => {
  const scene = { view, people: named, components, say };
  return {
    sea: seaPicture(scene, seat, shown).alt,
    colony: colonyPicture(scene, shown).alt,
    others: othersPicture(scene, seat, shown).alt,
  };
};
const since = (now: OtysView, before: OtysView): Shown => ({
  ...UNMARKED,
  changes: changesSince(now, [before]),
});

test('with everything full, changed and asked at once, the decisive part comes first and all of it fits', () => {
  const now = crowded.view;
  const before = given('1 trader; ; ;').view();
  const shown = { ...since(now, before), asked: ['Anything before the dive?'] };
  const { sea, colony } = told({ view: now, people }, shown, now.turn.seat);
  expect(sea.length).toBeLessThanOrEqual(ALT_LENGTH);
  expect(colony.length).toBeLessThanOrEqual(ALT_LENGTH);
  expect(sea).toMatch(
    /^[^.]+: Dives at level 5\. Asked: Anything before the dive\? In play: own X key on level 5\. .*New: .+/,
  );
  for (const level of [1, 2, 3, 4, 5])
    expect(sea).toMatch(new RegExp(`Level ${level}: [^.]* \\(upgraded\\)`));
  expect(colony).toMatch(
    /^[^.]+: Dives at level 5\. Round 16 · the last\. Prestige to 18: .+ New: .+ Contracts · \d+ in the deck: 1\) /,
  );
  expect(colony).toMatch(/Store: Metal, \d there\. Buying: 1 Credit\. Selling: not possible\./);
});

test('to a reader all is told whole: names, each level with its sponsor and tokens, the divers at the surface', () => {
  const now = crowded.view;
  const before = given('1 trader; ; ;').view();
  const scene = { view: now, people, components, say };
  const [colony, sea, others] = [
    colonyPicture(scene, since(now, before)),
    seaPicture(scene, now.turn.seat, since(now, before)),
    othersPicture(scene, now.turn.seat, since(now, before)),
  ].map(({ told: list }) => list?.() ?? []);
  for (const level of [1, 2, 3, 4, 5])
    expect(sea).toContainEqual(
      expect.stringMatching(new RegExp(`^Level ${level}: .* Sponsor: .* Reward tokens: `)),
    );
  expect(sea).toContainEqual(expect.stringMatching(/^At the surface, .*\.$/));
  expect(colony?.filter((line) => /^\d\) /.test(line))).toHaveLength(now.row.length);
  for (const [seat, { name }] of people.entries())
    if (seat !== now.turn.seat)
      expect(others).toContainEqual(expect.stringMatching(new RegExp(`^${name}: Level 1`)));
  expect([...(colony ?? []), ...(sea ?? []), ...(others ?? [])].join()).not.toContain('…');
});

test('the sea and the Colony say in words what decides a turn, who could complete what, and what the Store asks', () => {
  const { sea, colony, others } = told(middle);
  for (const fact of [
    'Ana: Dives at level 4. ',
    'Keys at hand: 1, 2, 5, own X key, 1 neutral X key',
    '11 Prestige, 3 Credits, 2 Batteries',
    'Level 4: Fuel Expert (upgraded), 1 Metal + 1 Plant + 1 Fuel, 2 of 5 spaces free, 2 Credits per contract.',
    'next to go down first: Engineer, Tech Expert, Metal Expert',
  ])
    expect(sea).toContain(fact);
  for (const fact of [
    'Ana 11, Björn 8, Chidi 14, Дарья 8',
    '1) Plant + Fuel: +1 Prestige, +1 Credit, +1 Battery. Ready for Ana on level 4; Björn on level 2;',
    'Fuel, 3 there. Buying: 1 Credit. Selling: not possible.',
  ])
    expect(colony).toContain(fact);
  expect(others).toMatch(/Дарья: \d+ Prestige, 6 Credits/);
});

test('names are told apart however they are cut', () => {
  expect(new Set(shortNames(people)).size).toBe(4);
  expect(shortNames([{ name: 'Ana' }, { name: 'Björn' }])).toEqual(['Ana', 'Björn']);
  expect(shortNames([{ name: 'Ana' }, { name: 'Ana' }])).toEqual(['Ana (1)', 'Ana (2)']);
});

test('each board tells the news that it shows: everybody’s Prestige the Colony, what came and went the sea', () => {
  const now = middle.view;
  const before: OtysView = {
    ...now,
    row: now.row.slice(1),
    seats: now.seats.map((side) => ({
      ...side,
      prestige: side.prestige - 1,
      credits: side.credits - 1,
      ...(side.seat === 0 && {
        rewards: [],
        keys: [2, 5],
        cubes: side.cubes.with(0, { metal: 0, plant: 0, fuel: 1, tech: 1 }),
      }),
    })),
  };
  const { sea, colony, others } = told(middle, since(now, before));
  const news = (alt: string) => /New: ([^.]+)\./.exec(alt)?.[1];
  for (const name of ['Ana', 'Björn', 'Chidi', 'Дарья'])
    expect(news(colony)).toContain(`${name} +1 Prestige`);
  expect(news(colony)).toContain('public contract 1');
  expect(news(sea)).toMatch(/^\+1 Prestige, \+1 Credit, /);
  for (const fact of [
    'permanent reward on level 3, permanent reward on level 4',
    'keys back: 1',
    '+1 Plant, −1 Fuel, −1 Tech on level 1',
  ])
    expect(news(sea)).toContain(fact);
  expect(news(others)).toBe('Björn +1 Credit, Chidi +1 Credit, Дарья +1 Credit');
});

test('the Colony says what a lesson lights, and as its cards what somebody lacks for a contract', () => {
  const [contract = ''] = middle.view.row;
  const shown = { ...UNMARKED, focus: [{ kind: 'contract', contract } as const], isPointed: true };
  const { colony } = told(middle, shown);
  expect(colony).toMatch(/^Lit: [^.]+\. /);
  expect(colony).toMatch(/Ana: Level \d lacks /);
});
