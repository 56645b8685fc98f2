import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { oteres } from '../../src/games/oteres/index.ts';
import { otys } from '../../src/games/otys/index.ts';
import { conformance } from './conformance.ts';
import { redealt as redealtOteres } from './oteres/redealt.ts';
import { redealt } from './otys/redealt.ts';

conformance({ game: otys, redealt, longest: 20_000 });
conformance({ game: oteres, redealt: redealtOteres, longest: 2_000 });

test('every registered game is held to the suite', () => {
  expect(games.map(({ name }) => name)).toEqual([otys.name, oteres.name]);
});
