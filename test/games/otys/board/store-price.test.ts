import { expect, test } from 'vitest';
import { storePrice } from '../../../../src/games/otys/board/store-price.ts';
import { sampleComponents } from '../sample-views.ts';

const price = (cubes: number) => storePrice(cubes, sampleComponents.values);

test('an empty column has nothing to buy and sells for most (rulebook, Trader, example)', () => {
  expect(price(0)).toEqual({ buy: undefined, sell: 3, prestige: 1 });
});

test('two fuel cost 2 to buy and bring 1 (rulebook, Trader, example)', () => {
  expect(price(2)).toEqual({ buy: 2, sell: 1, prestige: 0 });
});

test('a full column takes nothing', () => {
  expect(price(3)).toEqual({ buy: 1, sell: undefined, prestige: 0 });
});
