import { describe, expect, test } from 'vitest';
import { components } from '../../../src/games/otys/index.ts';
import { brokenInvariant } from '../../../src/games/otys/rules/invariants.ts';
import type { OtysState, SeatState } from '../../../src/games/otys/rules/state.ts';
import { given } from './position.ts';

const { state: sound } = given('cubes 1:mpf, track 2, hand mp, row mpp pptt');

/** The sound position with something of seat 0 changed. */
const with0 = (change: (side: SeatState) => Partial<SeatState>): OtysState => ({
  ...sound,
  seats: sound.seats.map((side, seat) => (seat === 0 ? { ...side, ...change(side) } : side)),
});

const techOn = (level: number, tech: number): OtysState =>
  with0(({ cubes }) => ({ cubes: cubes.map((there, at) => (at === level ? { ...there, tech } : there)) }));

describe('what holds in every position', () => {
  test('holds in a sound one', () => {
    expect(brokenInvariant(components, sound)).toBeUndefined();
  });

  test.each<[string, OtysState]>([
    ['a contract is lost or doubled', with0(() => ({ contracts: [] }))],
    ['a contract is lost or doubled', with0(() => ({ contracts: ['mp', 'mpp'] }))],
    ['a reward token is lost or doubled', { ...sound, spentRewards: sound.display.flat().slice(0, 1) }],
    ['a reward token is lost or doubled', { ...sound, bag: [] }],
    [
      'the display is not full',
      {
        ...sound,
        display: sound.display.map((shown, at) => (at === 0 ? shown.slice(1) : shown)),
        spentRewards: sound.display.flat().slice(0, 1),
      },
    ],
    ['the public row is not full', { ...sound, row: ['mpp'], discards: ['pptt'] }],
    [
      'the public row is overfull',
      { ...sound, row: [...sound.row, 'mp'], seats: with0(() => ({ contracts: [] })).seats },
    ],
    ['a sponsor is lost', { ...sound, sponsors: sound.sponsors.slice(1) }],
    ['a column of the Store is overfull', { ...sound, store: { ...sound.store, metal: 4 } }],
    ['a column of the Store is overfull', { ...sound, store: { ...sound.store, metal: -1 } }],
    ['a neutral X key is lost or doubled', { ...sound, neutralSupply: 11 }],
    [
      'seat 0: a diver is lost or doubled',
      with0(({ column }) => ({ column: [...column, ...column.slice(0, 1)] })),
    ],
    ['seat 0: a diver is lost or doubled', with0(({ column }) => ({ column: column.slice(1) }))],
    ['seat 0: a key is lost or doubled', with0(() => ({ ownX: false }))],
    ['seat 0: a key is lost or doubled', with0(() => ({ keys: [1, 2, 3, 4, 5] }))],
    ['seat 0: a level holds too much', techOn(0, 1)],
    ['seat 0: cubes below none', techOn(4, -1)],
    ['seat 0: a purse below nothing', with0(() => ({ credits: -1 }))],
    ['seat 0: a purse below nothing', with0(() => ({ batteries: Number.NaN }))],
    ['seat 0: keys that should be home', with0(() => ({ track: [1, 2, 3], keys: [4, 5], hacker: 3 }))],
  ])('%s', (what, state) => {
    expect(brokenInvariant(components, state)).toBe(what);
  });
});
