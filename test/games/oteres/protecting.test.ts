import { describe, expect, test } from 'vitest';
import { scene } from './position.ts';

describe('Hands off! (rulebook, "Specific card descriptions")', () => {
  test('lays a white pearl of one’s choice under the card, which stays in front', () => {
    const asked = scene({ me: { hand: 'hands-off', pearls: '1 b-1 3' } });
    expect(asked.legal).toBe('stake.hands-off.1 stake.hands-off.3');
    const after = asked.play('stake.hands-off.3');
    expect(after.pearls()).toBe('1 b-1 !3');
    expect(after.view().seats[0]?.front).toEqual([{ card: 'hands-off', pearl: 3 }]);
    expect(after.view().discards).not.toContain('hands-off');
  });

  test('without a white pearl lies there without one, and none comes under it later', () => {
    const after = scene({ me: { hand: 'hands-off dive', pearls: 'b-1' } }).play('play.hands-off');
    expect(after.front()).toBe('hands-off');
    expect(after.legal).toBe('end');
    expect(after.happened).toBe('card-played card-laid nothing-protected');
    expect(after.view().seats[0]?.front).toEqual([{ card: 'hands-off' }]);
  });

  test('a further one goes to another player still in, who chooses the pearl', () => {
    const aimed = scene({
      me: { hand: 'hands-off', pearls: '!1 2' },
      others: [{ pearls: '3 4' }, { pearls: '0', out: true }, { pearls: '' }],
    });
    expect(aimed.legal).toBe('aim.hands-off.1 aim.hands-off.3');
    const asked = aimed.play('aim.hands-off.1');
    expect(asked.asked).toBe('1');
    expect(asked.legal).toBe('pearl.3 pearl.4');
    expect(asked.play('pearl.4').pearls(1)).toBe('3 !4');
    const bare = aimed.play('aim.hands-off.3');
    expect(bare.front(3)).toBe('hands-off');
    expect(bare.asked).toBe('0');
  });

  test('one that was received does not count as one’s own; one may hold several (rulings)', () => {
    const first = scene({ me: { hand: 'hands-off', pearls: '1 2', front: 'hands-off+' } });
    expect(first.legal).toBe('stake.hands-off.1 stake.hands-off.2');
    const both = first.play('stake.hands-off.1');
    expect(both.pearls()).toBe('!1 2');
    expect(both.front()).toBe('hands-off hands-off');
  });

  test('whoever got one from another may still protect a pearl of their own choice (rulings)', () => {
    const given = scene({
      me: { hand: 'hands-off', pearls: '!1' },
      others: [{ hand: 'hands-off', pearls: '3 4 0' }, {}],
      deck: 'dive dive',
    }).play('aim.hands-off.1 1:pearl.3');
    expect(given.asked).toBe('1');
    expect(given.legal).toBe('stake.hands-off.2 stake.hands-off.4 play.dive');
    expect(given.play('stake.hands-off.2').pearls(1)).toBe('!3 !4 0');
  });

  test('a protected pearl is neither passed, swapped nor returned by its owner, and still scores', () => {
    const mine = { pearls: '!4 1' };
    expect(
      scene({ me: { ...mine, hand: 'trade-in' }, pool: '0' })
        .play('play.trade-in')
        .pearls(),
    ).toMatch(/^!4/);
    const current = scene({ me: { pearls: '!4 1 2', hand: 'with-the-current' } }).play(
      'play.with-the-current',
    );
    expect(current.legalOf(0)).toBe('pearl.2 pearl.3');
  });

  test('everybody sees in front of whom it was laid while the pearl for it is awaited', () => {
    const at = scene({
      me: { hand: 'hands-off', front: 'hands-off' },
      others: [{ pearls: '1 2' }, { pearls: '3' }],
    }).play('aim.hands-off.1');
    expect(at.view().laid).toBe(1);
    expect(at.view(2).laid).toBe(1);
    expect(at.play('1:pearl.1').view().laid).toBeUndefined();
  });
});
