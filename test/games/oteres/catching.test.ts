import { expect, test } from 'vitest';
import { given, outcomes } from './position.ts';
import { rules } from './rules.ts';

rules(`
# Which paw? (rulebook, "Specific card descriptions")
takes three white pearls, which the player alone sees, to be split in any way
  given hand which-paw, pool 1 2 4; ; out; ; out
  play.which-paw -> 0.catch 32:1 33:4 34:2, 1.catch 32:? 33:? 34:?
  play.which-paw -> secret yes
  play.which-paw -> legal left left.34 left.33 left.33.34 left.32 left.32.34 left.32.33 left.32.33.34
takes no more than three of a full pool, and no value but to its player (rulebook)
  given hand which-paw, pool 0 1 2 3 4
  play.which-paw -> catch~ ^[^ ]+ [^ ]+ [^ ]+$, pool 2 white 0 black, secret yes
another player still in picks a paw without seeing number or values (rulings)
  given hand which-paw, pool 1 2 4; ; out; ; out
  play.which-paw left.32 -> legal to.1 to.3
  play.which-paw left.32 to.3 -> asked 3, legal paw.left paw.right, 0.catch 32:1:left 33:4:right 34:2:right
  play.which-paw left.32 to.3 -> 3.catch 32:? 33:? 34:?
the picker takes all of the paw picked, the player the other; how many is told
  given hand which-paw, pool 1 2 4; ; out; ; out
  play.which-paw left.32 to.3 paw.left -> 3.pearls 1, pearls 4 2, 3.pearls/0 1, 3.pearls/1 ?, told~ paw-picked
  play.which-paw left.32 to.3 paw.right -> pearls 1, 0.pearls/3 ?, 0.catch, 3.pearls 4 2, told~ paw-picked
  play.which-paw left to.1 paw.left -> 1.pearls
takes what is there, and does nothing without a white pearl in the pool (rulings)
  given hand which-paw, pool 1 2 | play.which-paw -> legal left left.34 left.33 left.33.34
  given hand which-paw, pool b-1 | play.which-paw -> happened card-played no-effect, legal end

# Share the catch (rulebook, "Specific card descriptions")
keeps one of three and says who gets which of the others (rulings)
  given hand share-the-catch, pool 1 2 4; ; ; ; out
  play.share-the-catch -> legal pearl.32 pearl.33 pearl.34, 0.catch 32:1 33:4 34:2
  play.share-the-catch pearl.33 -> legal to.1 to.2 to.3, secret yes
  play.share-the-catch pearl.33 to.2 -> legal to.1 to.3
  play.share-the-catch pearl.33 to.2 to.1 -> 0.pearls 4, 2.pearls 1, 1.pearls 2, 3.pearls, turn 2
takes no more than three of a full pool, and no value but to its player (rulebook)
  given hand share-the-catch, pool 0 1 2 3 4
  play.share-the-catch -> catch~ ^[^ ]+ [^ ]+ [^ ]+$, pool 2 white 0 black, secret yes
with exactly two others the second gets what is left
  given hand share-the-catch, pool 1 2 4; ; ; out
  play.share-the-catch pearl.32 to.2 -> 2.pearls 4, 2.pearls/0 4, 2.pearls/1 ?, 1.pearls 2, turn 2
with one other left: one kept, one given, one back into the pool
  given hand share-the-catch, pool 1 2 4; ; out; out
  play.share-the-catch pearl.32 -> legal pearl.33 pearl.34
  play.share-the-catch pearl.32 pearl.34 -> 0.pearls 1, 1.pearls 2, pool 1 white 0 black
with fewer in the pool takes what is there: one is kept, with two one is dealt out (rulings)
  given hand share-the-catch, pool 4 | play.share-the-catch -> pearls 4, turn 2
  given hand share-the-catch, pool 3 4 | play.share-the-catch pearl.33 -> legal to.1 to.2
  given hand share-the-catch, pool | play.share-the-catch -> happened card-played no-effect

# who knows what (rulings)
colour and number of pearls, hand sizes and cards in front are open, values and hands are not
  given hand dive swap, pearls 3 b-2 !1 | -> handSize 2, 0.pearls/all ? b? !?, front hands-off, under 3
the old owner of a pearl taken blind knows which one left; the new one learns it, others do not
  given hand snatch; pearls 4; | play.snatch -> 0.pearls/0 4, 0.pearls/1 4, 0.pearls/2 ?
what was known stays known when the pearl goes on to another
  given hand snatch, deck dive dive dive, pool 0; pearls 4, hand dive; hand snatch
  aim.snatch.1 play.dive aim.snatch.0 -> 2.pearls/0~ 4$, 2.pearls/1~ 4$, 2.pearls/2~ 4$
passing to the left is known to both sides, and to nobody else
  given hand with-the-current, pearls 0; pearls 2; pearls 4
  play.with-the-current -> 1.pearls/0 0, 1.pearls/1 0, 1.pearls/2 ?
a pearl back in the pool is forgotten: drawn again it is another one
  given hand trade-in, pearls 4, pool; ; ; out | play.trade-in -> pearls 4, 0.pearls/1 ?, 0.marks 35
`);

test('the pearls of a catch come from the pool at random (rulings)', () => {
  const first = outcomes((seed) => {
    const at = given(`hand share-the-catch, pool 0 1 2 3 4, seed ${seed}`).play('play.share-the-catch');
    return `${at.view(0).catch[0]?.value}`;
  });
  expect(first).toEqual(['0', '1', '2', '3', '4']);
});
