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

  test.each([2, 3, 4])('gives %i and the table what they begin with (set-up 2 to 6)', (seats) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const view = opened(seats, { sponsors: 'random' }, seed).view('spectator');
      const row = seats === 2 ? 2 : 3;
      expect(view).toMatchObject({ bagSize: 22, deckSize: 32 - row, neutralSupply: 12 });
      expect(view.row).toHaveLength(row);
      expect(view.display.map((tokens) => tokens.length)).toEqual([2, 2, 2, 2, 2]);
      expect(Object.values(view.store).toSorted()).toEqual([0, 1, 1, 2]);
      expect(new Set(view.sponsors.map(({ sponsor }) => sponsor)).size).toBe(5);
      expect(view.turn).toEqual({ seat: view.first, number: 1, round: 1 });
      for (const side of view.seats) {
        expect(side).toMatchObject({ credits: 3, batteries: 1, prestige: 0, contractCount: 0 });
        expect(side).toMatchObject({ keys: [1, 2, 3, 4, 5], ownX: true, neutralX: 0, track: [] });
        const spread = side.cubes.map((there) => COLOURS.filter((colour) => there[colour] === 1));
        expect(spread.map((colours) => colours.length)).toEqual([0, 1, 1, 1, 1]);
        expect(new Set(spread.flat()).size).toBe(4);
        expect(new Set(side.column.map(({ diver }) => diver)).size).toBe(8);
        expect(side.column.some(({ upgraded }) => upgraded)).toBe(false);
      }
    }
  });

  test('turns the sponsors to the sides that the table has chosen (set-up 4)', () => {
    const sides = (sponsors: string) =>
      new Set(
        opened(2, { sponsors })
          .view('spectator')
          .sponsors.map(({ side }) => side),
      );
    expect([sides('basic'), sides('advanced')]).toEqual([new Set(['basic']), new Set(['advanced'])]);
  });

  test('lets the table name who begins, and refuses somebody who is not there', () => {
    expect(opened(3, { first: '3' }).turn).toEqual({ seat: 2, number: 1, round: 1 });
    expect(() => opened(3, { first: '4' })).toThrow(
      new RangeError('player 4 cannot begin: the table has 3 players'),
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
