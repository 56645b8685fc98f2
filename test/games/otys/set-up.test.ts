import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openMatch } from '../../../src/engine/match.ts';
import { otys } from '../../../src/games/otys/index.ts';
import { COLOURS, SEA_LEVELS } from '../../../src/games/otys/rules/vocabulary.ts';

describe('set-up', () => {
  const opened = (seats: number, options: Partial<Record<string, string>> = {}, seed = 'set-up') =>
    openMatch(otys, {
      seats,
      options: { sponsors: 'basic', variant: 'off', first: 'random', ...options },
      seed,
    }).match;

  test('gives everybody 3 Credits, 1 Battery, all keys and one cube of each colour on levels 2 to 5 (set-up 2, 5, 6)', () => {
    for (const side of opened(4).view('spectator').seats) {
      expect(side).toMatchObject({
        credits: 3,
        batteries: 1,
        prestige: 0,
        keys: [1, 2, 3, 4, 5],
        ownX: true,
        neutralX: 0,
        track: [],
        contractCount: 0,
      });
      const spread = SEA_LEVELS.map((level) =>
        COLOURS.filter((colour) => side.cubes[level - 1]?.[colour] === 1),
      );
      expect(spread.map((colours) => colours.length)).toEqual([0, 1, 1, 1, 1]);
      expect(new Set(spread.flat()).size).toBe(4);
      expect(side.column.some(({ upgraded }) => upgraded)).toBe(false);
    }
  });

  test('fills Store, display and row (set-up 3, 5, 6)', () => {
    const view = opened(3).view('spectator');
    expect(Object.values(view.store).toSorted()).toEqual([0, 1, 1, 2]);
    expect(view.display.map((tokens) => tokens.length)).toEqual([2, 2, 2, 2, 2]);
    expect(view.bagSize).toBe(22);
    expect(view.row).toHaveLength(3);
    expect(view.deckSize).toBe(29);
    expect(view.neutralSupply).toBe(12);
  });

  test('turns the sponsors to the sides that the table has chosen (set-up 4)', () => {
    const sides = (choice: string, seed?: string) =>
      new Set(
        opened(2, { sponsors: choice }, seed)
          .view('spectator')
          .sponsors.map(({ side }) => side),
      );
    expect(sides('basic')).toEqual(new Set(['basic']));
    expect(sides('advanced')).toEqual(new Set(['advanced']));
    const mixed = ['a', 'b', 'c', 'd'].map((seed) => sides('random', seed).size);
    expect(mixed).toContain(2);
  });

  test('lets the table name who begins, and refuses somebody who is not there', () => {
    expect(opened(3, { first: '3' }).turn).toEqual({ seat: 2, number: 1, round: 1 });
    expect(() => opened(3, { first: '4' })).toThrow(RangeError);
    expect(() => opened(3, { first: '4' })).toThrow('player 4 cannot begin: the table has 3 players');
  });

  test('differs from seed to seed and is the same for the same one', () => {
    expect(opened(2, {}, 'a').view('spectator')).toEqual(opened(2, {}, 'a').view('spectator'));
    expect(opened(2, {}, 'a').view('spectator')).not.toEqual(opened(2, {}, 'b').view('spectator'));
  });

  test.each([1, 5])('is not for %i', (seats) => {
    expect(() => opened(seats)).toThrow(RangeError);
  });

  test('is right for any table: sponsors and divers each once, cubes spread, two of one colour in the Store (set-up 4, 5)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.string({ minLength: 1 }), (seats, seed) => {
        const view = opened(seats, { sponsors: 'random' }, seed).view('spectator');
        expect(view.row).toHaveLength(seats === 2 ? 2 : 3);
        expect(view.deckSize).toBe(32 - view.row.length);
        expect(new Set(view.sponsors.map(({ sponsor }) => sponsor)).size).toBe(5);
        expect(Object.values(view.store).toSorted()).toEqual([0, 1, 1, 2]);
        expect(view.turn).toEqual({ seat: view.first, number: 1, round: 1 });
        for (const { cubes, column } of view.seats) {
          expect(cubes.map((there) => COLOURS.reduce((sum, colour) => sum + there[colour], 0))).toEqual([
            0, 1, 1, 1, 1,
          ]);
          for (const colour of COLOURS) expect(cubes.reduce((sum, there) => sum + there[colour], 0)).toBe(1);
          expect(new Set(column.map(({ diver }) => diver)).size).toBe(8);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('leaves nothing of it to habit: every colour, diver, sponsor and seat comes to every place (set-up 4, 5)', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 60; game += 1) {
      const view = opened(4, { sponsors: 'random' }, `game ${game}`).view('spectator');
      seen.add(`first ${view.first}`);
      for (const [at, { sponsor, side }] of view.sponsors.entries())
        seen.add(`sponsor ${sponsor} ${side} on level ${at + 1}`);
      for (const colour of COLOURS) seen.add(`${colour} ${view.store[colour]} times in the Store`);
      for (const { cubes, column } of view.seats) {
        for (const [space, { diver }] of column.entries()) seen.add(`${diver} on space ${space}`);
        for (const level of SEA_LEVELS)
          for (const colour of COLOURS)
            if (cubes[level - 1]?.[colour] === 1) seen.add(`${colour} on level ${level}`);
      }
    }
    expect(seen.size).toBe(4 + 5 * 2 * 5 + 4 * 3 + 8 * 8 + 4 * 4);
  });
});
