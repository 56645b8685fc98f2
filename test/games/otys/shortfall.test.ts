import { expect, test } from 'vitest';
import type { Contract, Demand } from '../../../src/games/otys/rules/components.ts';
import { counted, NO_CUBE_COUNTS } from '../../../src/games/otys/rules/cube-counts.ts';
import { shortfalls } from '../../../src/games/otys/rules/shortfall.ts';
import type { Colour, DiverName } from '../../../src/games/otys/rules/vocabulary.ts';

const SPACES = [3, 3, 4, 5, 6];
const wants = (demand: Demand): Contract => ({
  id: 'any',
  demand,
  prestige: 3,
  bonus: { credits: 0, batteries: 0 },
  source: 'ours',
});
const sea = (...levels: readonly (readonly Colour[])[]) =>
  [0, 1, 2, 3, 4].map((at) => counted(levels[at] ?? []));

test('a contract is ready where all its cubes lie on one level', () => {
  const [nearest] = shortfalls(
    wants({ kind: 'determined', cubes: ['metal', 'plant', 'plant'] }),
    sea([], ['metal'], ['plant', 'metal', 'plant']),
    SPACES,
  );
  expect(nearest).toMatchObject({ level: 3, count: 0, full: false });
});

test('what is missing is named by colour where the card names colours', () => {
  const [nearest] = shortfalls(
    wants({ kind: 'determined', cubes: ['fuel', 'tech'] }),
    sea([], [], ['tech']),
    SPACES,
  );
  expect(nearest).toMatchObject({ level: 3, count: 1, cubes: { ...NO_CUBE_COUNTS, fuel: 1 } });
});

test('numbers are matched with the fullest colours, a different one each', () => {
  const [nearest] = shortfalls(
    wants({ kind: 'free', numbers: [1, 3] }),
    sea([], [], [], ['fuel', 'fuel', 'tech'], ['metal']),
    SPACES,
  );
  expect(nearest).toMatchObject({ level: 4, count: 1 });
});

test('a level with fewer spaces than the contract has cubes is never named', () => {
  const all = shortfalls(wants({ kind: 'free', numbers: [1, 1, 1, 1] }), sea(), SPACES);
  expect(all.map(({ level }) => level)).toEqual([3, 4, 5]);
});

test('a level with room for what is missing comes before a full one', () => {
  const [nearest] = shortfalls(
    wants({ kind: 'determined', cubes: ['metal', 'metal'] }),
    sea(['metal', 'fuel', 'tech']),
    SPACES,
  );
  expect(nearest).toMatchObject({ level: 2, count: 2, full: false });
});

test('of levels that lack one thing, one where its expert dives comes first, then one within a propeller’s reach', () => {
  const nearest = (...column: readonly DiverName[]) =>
    shortfalls(
      wants({ kind: 'determined', cubes: ['metal', 'fuel'] }),
      sea([], ['metal'], [], ['fuel'], ['metal']),
      SPACES,
      { column: column.map((diver) => ({ diver, upgraded: false })), reach: 1, batteries: 1 },
    )[0]?.level;
  const SURFACE = ['engineer', 'trader', 'plant-expert'] as const;
  expect(nearest(...SURFACE, 'fuel-expert', 'spy', 'tech-expert', 'metal-expert', 'explorer')).toBe(4);
  expect(nearest(...SURFACE, 'spy', 'tech-expert', 'metal-expert', 'fuel-expert', 'explorer')).toBe(4);
  expect(nearest(...SURFACE, 'metal-expert', 'spy', 'tech-expert', 'explorer', 'fuel-expert')).toBe(5);
  expect(nearest('metal-expert', 'fuel-expert', 'plant-expert', 'spy', 'tech-expert')).toBe(2);
});
