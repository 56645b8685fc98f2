import { describe, expect, test } from 'vitest';
import { openMatch } from '../../../src/engine/match.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import { outcomes } from './position.ts';

const opened = (seats: number, seed = 'set-up', first = '1') =>
  openMatch(oteres, { seats, options: { first }, seed }).match;

describe('set-up (rulebook)', () => {
  test.each([3, 4, 5])('of %i: two cards and a white pearl each, and a card drawn by who begins', (seats) => {
    const view = opened(seats).view('spectator');
    expect(view.seats.map(({ handSize }) => handSize)).toEqual([
      3,
      ...Array.from({ length: seats - 1 }, () => 2),
    ]);
    expect(view.seats.map(({ pearls }) => pearls.map(({ colour }) => colour))).toEqual(
      Array.from({ length: seats }, () => ['white']),
    );
    expect(view.pool).toEqual({ white: 30 - seats, black: 4 });
    expect(view.deckSize).toBe(54 - 2 * seats - 1);
    expect(view.discards).toEqual([]);
  });

  test('nobody starts with a sea urchin: those drawn go into the middle of the deck (B)', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { state } = opened(5, `${seed}`).snapshot.position;
      expect(state.seats.slice(1).flatMap(({ hand }) => hand)).not.toContain('urchin');
    }
  });

  test('everybody sees the value of their own first pearl alone (D)', () => {
    const match = opened(3);
    for (const viewer of [0, 1, 2])
      expect(match.view(viewer).seats.map(({ pearls }) => pearls[0]?.value !== undefined)).toEqual(
        [0, 1, 2].map((seat) => seat === viewer),
      );
  });

  test('who begins is random, or the player named (rulings)', () => {
    expect(outcomes((seed) => String(opened(4, seed, 'random').turn.seat))).toEqual(['0', '1', '2', '3']);
    expect(opened(4, 'x', '3').turn).toEqual({ seat: 2, number: 1, round: 1 });
    expect(() => opened(3, 'x', '4')).toThrow('player 4 cannot begin: the table has 3 players');
  });

  test('is for 3 to 5', () => {
    expect(() => opened(2)).toThrow('oteres is not for 2');
    expect(() => opened(6)).toThrow('oteres is not for 6');
  });
});
