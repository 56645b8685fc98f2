import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchFrom, openMatch } from '../../../src/engine/match.ts';
import { components } from '../../../src/games/otys/index.ts';
import { createOtys } from '../../../src/games/otys/rules/game.ts';
import { readComponents } from '../../../src/games/otys/rules/read-components.ts';
import { rewritten } from '../../bounds/hostile.ts';
import { refusedLists } from '../refused-lists.ts';
import { nextOf } from '../walk.ts';

const list = JSON.parse(readFileSync('assets/otys/components.json', 'utf8'));

describe('the component list', () => {
  test('holds what the rulebook shows: a metal with 2 plants for 3, and a metal or fuel with an orange back', () => {
    expect(components.contracts.get('mpp')).toMatchObject({
      demand: { cubes: ['metal', 'plant', 'plant'] },
      prestige: 3,
      source: 'printed',
    });
    expect(components.rewards.get('mf-orange')).toMatchObject({
      front: { kind: 'cube', colours: ['metal', 'fuel'] },
      back: 'credits',
      source: 'printed',
    });
  });

  test('calls each contract by its demand', () => {
    for (const { id, demand } of components.contracts.values())
      expect(id.split('-')[0]).toBe(
        demand.kind === 'free' ? demand.numbers.join('') : demand.cubes.map(([letter]) => letter).join(''),
      );
  });
});

test('a Store of four rows, if the box should have them, is played with: sold to the fourth, bought at its price', () => {
  const rows = rewritten(list, ['values', 'storeRows'], '{"value":[4,3,2,1],"source":"printed"}');
  const box = rewritten(
    JSON.parse(rows),
    ['values', 'storePrestige'],
    '{"value":[2,1,0,0],"source":"printed"}',
  );
  const game = createOtys(readComponents(box, 'box.json'));
  const options = { sponsors: 'basic', variant: 'off', first: '1' };
  const { snapshot } = openMatch(game, { seats: 2, options, seed: 'x' }).match;
  const store = { metal: 3, plant: 4, fuel: 0, tech: 0 };
  const cubes = { metal: 1, plant: 1, fuel: 0, tech: 0 };
  const { state } = snapshot.position;
  const trading = matchFrom(game, {
    ...snapshot,
    position: {
      state: {
        ...state,
        store,
        seats: state.seats.map((side) => ({ ...side, cubes: side.cubes.map(() => cubes) })),
        play: { ...state.play, phase: 'effect', active: { token: 5, level: 5 } },
      },
      agenda: [{ kind: 'trader', upgraded: false, free: false }, { kind: 'choose-end' }],
    },
  });
  expect(
    trading.decisions[0]?.answers.filter(({ isExtra }) => !isExtra).map(({ notation }) => notation),
  ).toEqual(['sell.m', 'buy.m', 'buy.p', 'skip']);
  expect(nextOf(trading, 0, 'buy.p').match.view(0).seats[0]?.credits).toBe(2);
  expect(nextOf(trading, 0, 'sell.m').match.view(0)).toMatchObject({
    store: { metal: 4 },
    seats: [{ credits: 4 }, {}],
  });
});

describe('a broken component list is refused with file, entry and what is wrong', () => {
  refusedLists(
    list,
    readComponents,
    `
contracts | ${JSON.stringify(list.contracts.slice(1))} | contracts: there are 31, the box has 32
rewards | ${JSON.stringify([...list.rewards, { ...list.rewards[0], id: 'new' }])} | rewards: there are 33
contracts mf id | "mp" | contracts "mp": the id is there twice
contracts mf cubes | ["metal","gold"] | contracts "mf": must have id, prestige
contracts mf prestige | 6 | contracts "mf" prestige: must be 1 to 5
contracts 32 numbers | [4,3] | contracts "32": takes 7 cubes, no level
rewards mp-orange colours | ["fuel","fuel"] | rewards "mp-orange": must show two different colours
rewards mp-orange front | "gold" | rewards "mp-orange" front: must be one of cube, battery, look, flip, prestige
rewards pf-orange source | null | rewards "pf-orange" source: must be one of printed, likely, ours
values reach source | ["printed","ours"] | values reach source: must have as many sources as numbers
values reach source | ["printed","heard","ours","ours"] | values reach source: must be one of printed, likely
values storeRows | {"value":[3],"source":"printed"} | values storeRows value: must have 2 to 4 numbers
values storePrestige value | [1,0] | values storePrestige: must have as many numbers as storeRows
values spaces value | [3,3,4,5] | values spaces value: must have 5 numbers
values homeAt value | [7,6,5,4] | values homeAt value 0: must be 6 at most
`,
  );
});
