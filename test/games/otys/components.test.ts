import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchFrom, openMatch } from '../../../src/engine/match.ts';
import { BrokenComponents } from '../../../src/games/component-list.ts';
import { components } from '../../../src/games/otys/index.ts';
import { createOtys } from '../../../src/games/otys/rules/game.ts';
import { readComponents } from '../../../src/games/otys/rules/read-components.ts';

const text = readFileSync(new URL('../../../assets/otys/components.json', import.meta.url), 'utf8');

interface Entry {
  id: string;
  [field: string]: unknown;
}
interface List {
  values: Record<string, { value: unknown; source: unknown }>;
  contracts: Entry[];
  rewards: Entry[];
}

/** The list with something changed in it. */
function changed(change: (list: List) => void): string {
  const list: List = JSON.parse(text);
  change(list);
  return JSON.stringify(list);
}

const reading = (list: string) => () => readComponents(list, 'box.json');

describe('the component list', () => {
  test('has 32 contracts and 32 rewards, each with where it comes from', () => {
    expect(components.contracts.size).toBe(32);
    expect(components.rewards.size).toBe(32);
    const determined = [...components.contracts.values()].filter(
      ({ demand }) => demand.kind === 'determined',
    );
    expect(determined).toHaveLength(20);
    for (const { source } of [...components.contracts.values(), ...components.rewards.values()])
      expect(['printed', 'likely', 'ours']).toContain(source);
  });

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

  test('has the contracts that were designed: by demand, with Prestige, Credits and Batteries', () => {
    const letters = { metal: 'm', plant: 'p', fuel: 'f', tech: 't' } as const;
    const cards = [...components.contracts.values()].map(({ demand, prestige, bonus }) => {
      const wanted =
        demand.kind === 'free'
          ? demand.numbers.join('-')
          : demand.cubes.map((colour) => letters[colour]).join('');
      return `${wanted} ${prestige} ${bonus.credits}C ${bonus.batteries}B`;
    });
    const listed = (demands: string, gains: string): readonly string[] =>
      demands.split(' ').map((demand) => `${demand} ${gains}`);
    expect(cards.toSorted()).toEqual(
      [
        ...listed('mp pf ft tm', '1 1C 1B'),
        ...listed('mf pt mm pp ff tt', '2 0C 0B'),
        ...listed('mpp pff ftt tmm', '3 0C 0B'),
        ...listed('mmpf ppft fftm ttmp', '4 1C 0B'),
        ...listed('mmff pptt', '4 1C 1B'),
        ...listed('1-1-1 1-1-1', '2 1C 0B'),
        ...listed('1-1-1', '2 0C 1B'),
        ...listed('2-1 2-1', '2 0C 0B'),
        ...listed('3-1 2-2 1-1-1-1 1-1-1-1', '4 0C 1B'),
        ...listed('2-2', '4 1C 0B'),
        ...listed('2-2-1', '5 1C 0B'),
        ...listed('3-2', '5 1C 1B'),
      ].toSorted(),
    );
  });

  test('has the reward tokens that were designed: fronts by their backs', () => {
    const tokens = (back: string) =>
      [...components.rewards.values()]
        .filter((reward) => reward.back === back)
        .map(({ front }) => (front.kind === 'cube' ? front.colours.join('/') : front.kind))
        .toSorted();
    const pairs = ['metal/plant', 'metal/fuel', 'metal/tech', 'plant/fuel', 'plant/tech', 'fuel/tech'];
    const times = (count: number, front: string) => Array.from({ length: count }, () => front);
    const expected = (looks: number, flips: number) =>
      [
        ...pairs,
        ...times(3, 'battery'),
        ...times(looks, 'look'),
        ...times(flips, 'flip'),
        ...times(2, 'prestige'),
      ].toSorted();
    expect(tokens('credits')).toEqual(expected(2, 3));
    expect(tokens('prestige')).toEqual(expected(3, 2));
  });

  test('has as many orange as green backs, and the fronts of the list', () => {
    const rewards = [...components.rewards.values()];
    expect(rewards.filter(({ back }) => back === 'credits')).toHaveLength(16);
    const fronts = ['cube', 'battery', 'look', 'flip', 'prestige'].map(
      (kind) => rewards.filter(({ front }) => front.kind === kind).length,
    );
    expect(fronts).toEqual([12, 6, 5, 5, 4]);
  });

  test('says of every number of a board whether it is printed, likely or ours', () => {
    const { values }: List = JSON.parse(text);
    expect(values['reach']).toMatchObject({
      value: [1, 2, 3, 4],
      source: ['printed', 'printed', 'printed', 'ours'],
    });
    expect(values['storeRows']).toMatchObject({
      value: [3, 2, 1],
      source: ['printed', 'printed', 'likely'],
    });
    expect(components.values).toEqual({
      spaces: [3, 3, 4, 5, 6],
      homeAt: [6, 5, 4, 3],
      reach: [1, 2, 3, 4],
      storeRows: [3, 2, 1],
      storePrestige: [1, 0, 0],
      neutralKeys: 12,
      target: 18,
      startCredits: 3,
      startBatteries: 1,
    });
  });

  test('exchanged, changes the game without a change of code', () => {
    const box = readComponents(
      changed(({ values, contracts }) => {
        for (const entry of contracts) entry['prestige'] = 5;
        Object.assign(values['startCredits'] ?? {}, { value: 7 });
      }),
      'box.json',
    );
    const { match } = openMatch(createOtys(box), {
      seats: 2,
      options: { sponsors: 'basic', variant: 'off', first: '1' },
      seed: 'x',
    });
    expect(match.view('spectator').seats[0]?.credits).toBe(7);
  });
});

test('a Store of four rows, if the box should have them, is played with: sold to the fourth, bought at its price', () => {
  const box = readComponents(
    changed(({ values }) => {
      Object.assign(values['storeRows'] ?? {}, { value: [4, 3, 2, 1], source: 'printed' });
      Object.assign(values['storePrestige'] ?? {}, { value: [2, 1, 0, 0], source: 'printed' });
    }),
    'box.json',
  );
  const game = createOtys(box);
  const options = { sponsors: 'basic', variant: 'off', first: '1' };
  const { snapshot } = openMatch(game, { seats: 2, options, seed: 'x' }).match;
  const store = { metal: 3, plant: 4, fuel: 0, tech: 0 };
  const { state } = snapshot.position;
  const trading = matchFrom(game, {
    ...snapshot,
    position: {
      state: {
        ...state,
        store,
        seats: state.seats.map((side) => ({
          ...side,
          cubes: side.cubes.map(() => ({ metal: 1, plant: 1, fuel: 0, tech: 0 })),
        })),
        play: { ...state.play, phase: 'effect', active: { token: 5, level: 5 } },
      },
      agenda: [{ kind: 'trader', upgraded: false, free: false }, { kind: 'choose-end' }],
    },
  });
  expect(
    trading.decisions[0]?.answers.filter(({ isExtra }) => !isExtra).map(({ notation }) => notation),
  ).toEqual(['sell.m', 'buy.m', 'buy.p', 'skip']);
  const bought = trading.play(0, 'buy.p');
  if (typeof bought === 'string') throw new Error(bought);
  expect(bought.match.view(0).seats[0]?.credits).toBe(2);
  const sold = trading.play(0, 'sell.m');
  if (typeof sold === 'string') throw new Error(sold);
  expect(sold.match.view(0)).toMatchObject({ store: { metal: 4 } });
  expect(sold.match.view(0).seats[0]?.credits).toBe(4);
});

describe('a broken component list is refused with file, entry and what is wrong', () => {
  test.each<[string, (list: List) => void, string]>([
    [
      'a card missing',
      ({ contracts }) => contracts.pop(),
      'box.json: contracts: there are 31, the box has 32',
    ],
    [
      'a token too many',
      ({ rewards }) => rewards.push({ ...rewards[0], id: 'new' }),
      'box.json: rewards: there are 33',
    ],
    [
      'an id twice',
      ({ contracts }) => Object.assign(contracts[4] ?? {}, { id: 'mp' }),
      'box.json: contracts "mp": the id is there twice',
    ],
    [
      'an unknown colour',
      ({ contracts }) => Object.assign(contracts[4] ?? {}, { cubes: ['metal', 'gold'] }),
      'box.json: contracts "mf"',
    ],
    [
      'Prestige out of bounds',
      ({ contracts }) => Object.assign(contracts[4] ?? {}, { prestige: 6 }),
      'box.json: contracts "mf"',
    ],
    [
      'more cubes than a level holds',
      ({ contracts }) => Object.assign(contracts[31] ?? {}, { numbers: [4, 3] }),
      'box.json: contracts "32": takes 7 cubes, no level holds more than 6',
    ],
    [
      'a reward with one colour twice',
      ({ rewards }) => Object.assign(rewards[0] ?? {}, { colours: ['fuel', 'fuel'] }),
      'must show two different colours',
    ],
    [
      'an unknown front',
      ({ rewards }) => Object.assign(rewards[0] ?? {}, { front: 'gold' }),
      'box.json: rewards "mp-orange" front',
    ],
    [
      'a missing source',
      ({ rewards }) => delete rewards[3]?.['source'],
      'box.json: rewards "pf-orange" source: must be one of printed, likely, ours',
    ],
    [
      'more numbers than sources',
      ({ values }) => Object.assign(values['reach'] ?? {}, { source: ['printed', 'ours'] }),
      'box.json: values reach source: must have as many sources as numbers, or one',
    ],
    [
      'an unknown source of a row',
      ({ values }) => Object.assign(values['reach'] ?? {}, { source: ['printed', 'heard', 'ours', 'ours'] }),
      'box.json: values reach source: must be one of printed, likely, ours, or a list of these',
    ],
    [
      'a Store of one row',
      ({ values }) => Object.assign(values['storeRows'] ?? {}, { value: [3], source: 'printed' }),
      'box.json: values storeRows value: must have 2 to 4 numbers, top row first',
    ],
    [
      'a Store whose rows differ in number',
      ({ values }) => Object.assign(values['storePrestige'] ?? {}, { value: [1, 0] }),
      'box.json: values storePrestige: must have as many numbers as storeRows',
    ],
    [
      'a level too few',
      ({ values }) => Object.assign(values['spaces'] ?? {}, { value: [3, 3, 4, 5] }),
      'box.json: values spaces value: must have 5 numbers, level 1 first',
    ],
    [
      'a track that would leave somebody without a key',
      ({ values }) => Object.assign(values['homeAt'] ?? {}, { value: [7, 6, 5, 4] }),
      'box.json: values homeAt value 0: must be 6 at most',
    ],
  ])('%s', (_name, change, message) => {
    expect(reading(changed(change))).toThrow(BrokenComponents);
    expect(reading(changed(change))).toThrow(message);
  });

  test('text that is not JSON', () => {
    expect(reading('{')).toThrow(BrokenComponents);
    expect(reading('{')).toThrow(/^box\.json: is not JSON/);
  });
});
