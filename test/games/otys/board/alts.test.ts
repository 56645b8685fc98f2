import { expect, test } from 'vitest';
import { ALT_LENGTH } from '../../../../src/canvas/picture.ts';
import { shortNames } from '../../../../src/games/otys/board/alt.ts';
import { cardsPicture } from '../../../../src/games/otys/board/cards.ts';
import { changesSince } from '../../../../src/games/otys/board/changes.ts';
import { colonyPicture } from '../../../../src/games/otys/board/colony.ts';
import { type Shown, UNMARKED } from '../../../../src/games/otys/board/focus.ts';
import { othersPicture } from '../../../../src/games/otys/board/others.ts';
import { posterPicture } from '../../../../src/games/otys/board/poster.ts';
import { seaPicture } from '../../../../src/games/otys/board/sea.ts';
import { components } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { say } from '../../../texts/shipped.ts';
import { crowded, middle, type Sample } from '../sample-views.ts';

/** As long as Discord lets names be, and told apart by their ends alone. */
const people = ['one', 'two', 'three', 'four'].map((end) => ({ name: end.padStart(32, 'Wilhelmina ') }));

/** What the three boards of a position say, that of the sea about a seat. */
const told = ({ view, people: named }: Sample, shown: Shown = UNMARKED, seat = 0) => {
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

/** The crowded position after a turn in which everything changed that can. */
const upheaval = (): { readonly now: OtysView; readonly before: OtysView } => {
  const now = crowded.view;
  return {
    now,
    before: {
      ...now,
      row: [],
      display: now.display.map(() => []),
      store: { metal: 0, plant: 0, fuel: 0, tech: 0 },
      sponsors: now.sponsors.map(({ sponsor }) => ({ sponsor, side: 'basic' as const })),
      seats: now.seats.map((side) => ({
        ...side,
        prestige: 0,
        credits: 0,
        batteries: 0,
        contractCount: 0,
        reach: 1,
        column: side.column.toReversed().map(({ diver }) => ({ diver, upgraded: false })),
        cubes: side.cubes.map(() => ({ metal: 0, plant: 0, fuel: 0, tech: 0 })),
        rewards: [],
        keys: [],
      })),
    },
  };
};

test('with everything full, changed and asked at once, the decisive part comes first and all of it fits', () => {
  const { now, before } = upheaval();
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
  const { now, before } = upheaval();
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

test('the poster says in words who sits there and how many may', () => {
  expect(posterPicture(middle.people.slice(0, 2), 4, say).alt).toMatch(/2 of 4 at the table.*Ana, Björn/);
});

test('cards are told by the lines that stand beside them', () => {
  const [player] = middle.view.seats;
  if (player === undefined) throw new Error('nobody sits there');
  const { alt } = cardsPicture('hand', ['pf', 'mm'], player, components, say, ['1) One.', '2) Two.']);
  expect(alt).toBe('Your private contracts. 1) One. 2) Two.');
});

test('names are told apart however they are cut', () => {
  expect(new Set(shortNames(people)).size).toBe(4);
  expect(shortNames([{ name: 'Ana' }, { name: 'Björn' }])).toEqual(['Ana', 'Björn']);
  expect(shortNames([{ name: 'Ana' }, { name: 'Ana' }])).toEqual(['Ana (1)', 'Ana (2)']);
});

test('what the marks show is said: counts, cubes, divers, rewards and keys', () => {
  const now = middle.view;
  const before: OtysView = {
    ...now,
    row: now.row.slice(1),
    seats: now.seats.map((side) =>
      side.seat === 0
        ? {
            ...side,
            credits: 1,
            rewards: [],
            keys: [2, 5],
            cubes: side.cubes.with(0, { metal: 0, plant: 0, fuel: 1, tech: 1 }),
          }
        : side,
    ),
  };
  const { sea, colony } = told(middle, since(now, before));
  expect(sea).toContain('New: +2 Credits, ');
  expect(sea).toContain('permanent reward on level 3, permanent reward on level 4, keys back: 1');
  expect(sea).toContain('+1 Plant, −1 Fuel, −1 Tech on level 1');
  expect(colony).toContain('New: public contract 1.');
});

test('each board tells the news that it shows: everybody’s Prestige the Colony, new tokens the sea', () => {
  const now = middle.view;
  const before: OtysView = {
    ...now,
    display: now.display.with(2, []),
    seats: now.seats.map((side) => ({ ...side, prestige: side.prestige - 1, credits: side.credits - 1 })),
  };
  const { sea, colony, others } = told(middle, since(now, before));
  const news = (alt: string) => /New: ([^.]+)\./.exec(alt)?.[1];
  expect(news(colony)).toBe('Ana +1 Prestige, Björn +1 Prestige, Chidi +1 Prestige, Дарья +1 Prestige');
  expect(news(sea)).toBe('+1 Prestige, +1 Credit, reward token on level 3');
  expect(news(others)).toBe('Björn +1 Credit, Chidi +1 Credit, Дарья +1 Credit');
});

test('the Colony says what a lesson lights, and as its cards what somebody lacks for a contract', () => {
  const [contract = ''] = middle.view.row;
  const shown = { ...UNMARKED, focus: [{ kind: 'contract', contract } as const], isPointed: true };
  const { colony } = told(middle, shown);
  expect(colony).toMatch(/^Lit: [^.]+\. /);
  expect(colony).toMatch(/Ana: Level \d lacks /);
});
