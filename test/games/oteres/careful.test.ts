import { describe, expect, test } from 'vitest';
import { components } from '../../../src/games/oteres/index.ts';
import { carefulAnswers } from '../../../src/games/oteres/rules/careful.ts';
import { oteresNotation } from '../../../src/games/oteres/rules/move.ts';
import { playedGames } from '../../../src/selfplay/played-games.ts';
import { given } from './position.ts';

const chosen = (me: string, others = 'pearls 3; pearls 2'): string => {
  const at = given(`${me}; ${others}`);
  const [decision] = at.match.decisions;
  if (decision === undefined) throw new Error('nothing is asked');
  return carefulAnswers(components, at.view(0), decision).map(oteresNotation.make).join(' ');
};

describe('a careful player', () => {
  test('never walks into being out with a card in hand that saves', () => {
    expect(chosen('hand dive urchin urchin')).toBe('play.urchin');
    expect(chosen('hand dive shoo urchin urchin')).toBe('play.urchin');
  });

  test('keeps a card that saves until it is needed', () => {
    expect(chosen('hand shoo urchin dive')).toBe('play.dive');
  });

  test('aims at nobody whom a card keeps it off', () => {
    expect(chosen('hand snatch', 'pearls 3, front abracadabra; pearls 2')).toBe('aim.snatch.2');
  });

  test('parts with the worst pearl and locks up the best', () => {
    expect(chosen('hand trade-in, pearls 3 b-2 1')).toBe('stake.trade-in.2');
    expect(chosen('hand hands-off, pearls 3 b-2 1')).toBe('stake.hands-off.1');
  });

  test('plays another game than one who answers at random', () => {
    const oteres = playedGames.find(({ name }) => name === 'oteres');
    const run = { seats: 5, seed: 'careful', number: 0 };
    expect(oteres?.play({ ...run, player: 'careful' })).not.toEqual(
      oteres?.play({ ...run, player: 'random' }),
    );
  });
});
