import { expect, test } from 'vitest';
import { ALT_LENGTH } from '../../../../src/canvas/picture.ts';
import {
  changesSince,
  colonyPicture,
  othersPicture,
  seaPicture,
} from '../../../../src/games/otys/board/index.ts';
import { shortNames } from '../../../../src/games/otys/board/names-alt.ts';
import { components } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { say } from '../../../texts/shipped.ts';
import { everySoMany } from '../../walk.ts';
import { crowded, middle } from '../sample-views.ts';
import { walk } from '../words/walk.ts';

const presenter = createOtysPresenter(components);
/** As long as Discord lets names be, and told apart by their ends alone. */
const people = ['one', 'two', 'three', 'four'].map((end) => ({ name: end.padStart(32, 'Wilhelmina ') }));

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
  const shown = { changes: changesSince(now, [before]), focus: [], asked: ['Anything before the dive?'] };
  const { seat } = now.turn;
  const sea = seaPicture(now, seat, people, components, say, shown).alt;
  const colony = colonyPicture(now, seat, people, components, say, shown).alt;
  expect(sea.length).toBeLessThanOrEqual(ALT_LENGTH);
  expect(colony.length).toBeLessThanOrEqual(ALT_LENGTH);
  expect(sea).toMatch(
    /^[^.]+: Dives at level 5\. Asked: Anything before the dive\? In play: own X key on level 5\. .*New: .+/,
  );
  for (const level of [1, 2, 3, 4, 5])
    expect(sea).toMatch(new RegExp(`Level ${level}: [^.]* \\(upgraded\\)`));
  expect(colony).toMatch(
    /^[^.]+: Dives at level 5\. Round 16, the last\. Prestige to 18: .+ New: .+ Contracts · \d+ in the deck: 1\) /,
  );
  expect(colony).toMatch(/Store: Metal, \d there: buying 1 Credit, no space to sell\./);
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
  const shown = { changes: changesSince(now, [before]), focus: [], asked: [] };
  const [sea, colony] = [seaPicture, colonyPicture].map(
    (picture) => picture(now, 0, middle.people, components, say, shown).alt,
  );
  expect(sea).toContain('New: +2 Credits, ');
  expect(sea).toContain('reward on level 3, reward on level 4, key 1 back');
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
  const shown = { changes: changesSince(now, [before]), focus: [], asked: [] };
  const [sea, colony, others] = [seaPicture, colonyPicture, othersPicture].map(
    (picture) => /New: ([^.]+)\./.exec(picture(now, 0, middle.people, components, say, shown).alt)?.[1],
  );
  expect(colony).toBe('Ana +1 Prestige, Björn +1 Prestige, Chidi +1 Prestige, Дарья +1 Prestige');
  expect(sea).toBe('+1 Prestige, +1 Credit, reward token on level 3');
  expect(others).toBe('Björn +1 Credit, Chidi +1 Credit, Дарья +1 Credit');
});

test.each([2, 4])('with %d seats every board says who is up, what is asked and what is new', (seats) => {
  const isTried = everySoMany(8);
  walk({ seats, sponsors: 'random', variant: 'on', seed: `alts ${seats}`, plies: 600 }, (match) => {
    if (!isTried(match, match.decisions)) return;
    const asked = match.decisions.filter(({ secret }) => !secret);
    const view = match.view('spectator');
    const boards = presenter.boards(view, { earlier: match.earlier('spectator'), asked }, { say, people });
    const alts = boards.map(({ alt }) => alt);
    const [colony, sea] = [alts.at(0), alts.at(-1)];
    for (const alt of alts) expect(alt.length).toBeLessThanOrEqual(ALT_LENGTH);
    for (const level of [1, 2, 3, 4, 5]) expect(sea).toContain(`Level ${level}:`);
    for (const decision of asked)
      expect(sea).toContain(presenter.question(view, decision, { say, people }).prompt);
    expect(colony).toMatch(/Contracts · \d+ in the deck: 1\) /);
    expect(colony).toContain('Store: Metal, ');
  });
});
