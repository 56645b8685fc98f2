import { expect, test } from 'vitest';
import { oteres } from '../../src/games/oteres/index.ts';
import { otys } from '../../src/games/otys/index.ts';
import type { GivenOption } from '../../src/playground/person.ts';
import { inForm } from '../form.ts';
import { GAME_TIME, gameOverTheWire, SAMPLE, WHOLE } from './whole-game.ts';

const OTYS: readonly (readonly [seats: number, options: readonly GivenOption[]])[] = [
  [
    4,
    [
      { name: 'sponsors', value: 'random' },
      { name: 'variant', value: 'on' },
    ],
  ],
  [3, [{ name: 'sponsors', value: 'advanced' }]],
  [2, []],
];

test.each(OTYS.slice(0, inForm(1, OTYS.length)))(
  'a game of Otys for %i over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async (seats, options) => {
    const scores = await gameOverTheWire(otys, seats, options, inForm(SAMPLE, WHOLE));
    expect(Math.max(0, ...scores)).toBeGreaterThanOrEqual(inForm(0, 18));
  },
);

test.each(inForm([3], [5, 4, 3]))(
  'a whole game of Öterés for %i over the wire, through a restart, loses, doubles and tells nothing',
  GAME_TIME,
  async (seats) => {
    expect(await gameOverTheWire(oteres, seats, [])).toHaveLength(seats);
  },
);
