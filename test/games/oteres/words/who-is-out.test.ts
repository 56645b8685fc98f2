import { expect, test } from 'vitest';
import { scene } from '../position.ts';
import { others, told } from './told.ts';

test('who is out is told by name, last in their own turn, without the cards of their hand', () => {
  const at = scene({
    me: { hand: 'urchin urchin dive dark-gift', pearls: '1' },
    others,
    deck: 'swap snatch',
  }).play('play.dive');
  expect(told(at)).toEqual([
    '1 0 Ana dived and took a white pearl.',
    '1 0 **Ana is out:** two sea urchins in hand as the turn ended. Ana’s pearls still count. 2 players are left.',
  ]);
  expect(told(at, 1).some((line) => line.startsWith('2 1 Björn drew '))).toBe(true);
});

test('who falls because no black pearl is left to play a sea urchin for falls with that reason', () => {
  const at = scene({ me: { hand: 'dive urchin urchin' }, others, pool: '1 2' }).play('play.dive');
  expect(told(at)[1]).toBe(
    '1 0 **Ana is out:** two sea urchins in hand as the turn ended, no black pearl left in the pool. Ana’s pearls still count. 2 players are left.',
  );
});

test('the reason for falling is told of the first alone who falls', () => {
  const others = [{ pearls: '2', hand: 'urchin urchin dive' }, { pearls: '3' }, { pearls: '3' }];
  const first = scene({ me: { hand: 'dive urchin urchin' }, others, pool: '1 2 0' }).play('play.dive');
  expect(told(first)[1]).toContain('no black pearl left');
  expect(told(first.play('play.dive')).find((line) => line.includes('is out'))).toBe(
    '1 0 **Björn is out:** two sea urchins in hand as the turn ended. 2 players are left.',
  );
});

test('more sea urchins than put one out say that two are enough', () => {
  const at = scene({ me: { hand: 'dive urchin urchin urchin' }, others });
  expect(told(at.play('play.dive'))).toContain(
    '1 0 **Ana is out:** three sea urchins in hand as the turn ended, and two would have been enough. Ana’s pearls still count. 2 players are left.',
  );
});

test('who sends a sea urchin back and still holds two is told to hold them still', () => {
  const hand = 'shoo urchin urchin urchin';
  const at = scene({ me: { hand }, others, deck: 'dive dive dive dive swap swap swap' }).play(
    'shed.shoo.urchin',
  );
  expect(told(at)[1]).toBe(
    '1 0 **Ana is out:** still two sea urchins in hand as the turn ended. Ana’s pearls still count. 2 players are left.',
  );
});

test('that the pearls of whoever is out count is said once, of the first', () => {
  const others = [{ pearls: '2', hand: 'urchin urchin dive' }, { pearls: '3' }, { pearls: '3' }];
  const first = scene({ me: { hand: 'urchin urchin dive' }, others }).play('play.dive');
  expect(told(first)[1]).toBe(
    '1 0 **Ana is out:** two sea urchins in hand as the turn ended. Ana’s pearls still count. 3 players are left.',
  );
  expect(told(first.play('play.dive')).find((line) => line.includes('out'))).toBe(
    '1 0 **Björn is out:** two sea urchins in hand as the turn ended. 2 players are left.',
  );
});

test('the last black pearl is told as it leaves the pool, and when one is back in it', () => {
  const at = scene({
    me: { hand: 'urchin' },
    others: [{ hand: 'trade-in', pearls: 'b-1' }, {}],
    pool: '1 b-2',
  });
  const last = at.play('play.urchin');
  expect(told(last).slice(-1)).toEqual([
    '1 0 That was the last black pearl in the pool, so sea urchins can’t be played any more. These cards still get rid of one: *Not mine!*, *Shoo!*.',
  ]);
  expect(told(last.play('play.trade-in'))).toContain(
    '1 0 There’s a black pearl in the pool again, so sea urchins can be played again.',
  );
  const more = scene({ me: { hand: 'urchin' }, pool: '1 b-2 b-1' }).play('play.urchin');
  expect(told(more).join(' ')).not.toContain('last black pearl');
});
