import { expect, test } from 'vitest';
import { openMatch } from '../../../../src/engine/match.ts';
import { components, oteres } from '../../../../src/games/oteres/index.ts';
import { knownPoints } from '../../../../src/games/oteres/words/index.ts';

test('What somebody has is known to all by the colours of their pearls, and to nobody by their values', () => {
  const options = Object.fromEntries(oteres.options.map(({ name, values }) => [name, values[0] ?? '']));
  const { match } = openMatch(oteres, { seats: 3, options, seed: 'points' });
  const view = match.view('spectator');
  const { white, black } = components.pearls;
  const seats = view.seats.map((side, seat) => ({
    ...side,
    pearls: (['white', 'white', 'black'] as const)
      .slice(seat)
      .map((colour, mark) => ({ mark, colour, held: false })),
  }));
  const [first, , last] = knownPoints({ ...view, seats }, components);
  expect(first).toEqual({
    least: 2 * Math.min(...white) + Math.min(...black),
    most: 2 * Math.max(...white) + Math.max(...black),
  });
  expect(last).toEqual({ least: Math.min(...black), most: Math.max(...black) });
});
