import { expect, test } from 'vitest';
import { given, outcomes } from './position.ts';
import { rules } from './rules.ts';

rules(`
# Snatch (house card)
is aimed at those still in who have a white pearl under no card (rulebook, "Hands off!"; "Gameplay")
  given hand snatch; pearls 1; pearls b-1 !2; ; pearls 3 | -> legal aim.snatch.1 aim.snatch.4
  given hand snatch; pearls 1; pearls 3; pearls 4, out | -> legal aim.snatch.1 aim.snatch.2
does nothing when there is nobody to take from (rulebook, "Playing cards": if possible)
  given hand snatch, pearls 1; pearls b-1;
  play.snatch -> legal end, why no-pearl, pearls 1, discards~ snatch$

# Biggest pile (rulebook, "Specific card descriptions")
takes from whoever of the others has the most white pearls, one of several with as many
  given hand biggest-pile, pearls 0 0 0; pearls 1 1; pearls 2; pearls 1 2
  -> legal aim.biggest-pile.1 aim.biggest-pile.3
  given hand biggest-pile, pearls 0 0 0; pearls 1; pearls 2 2 | play.biggest-pile -> pearls 0 0 0 2
counts what lies under cards; of those tied, those with a pearl that may move are chosen from (rulings)
  given hand biggest-pile, pearls 0 0 0; pearls !1; pearls 2; pearls 3
  -> legal aim.biggest-pile.2 aim.biggest-pile.3
  given hand biggest-pile, pearls 0 0 0; pearls !1 1; pearls 2 | play.biggest-pile -> pearls 0 0 0 1
  given hand biggest-pile, pearls 0 0 0; pearls !1; | play.biggest-pile -> legal end
with nobody having a white pearl all have as many: a black one is taken
  given hand biggest-pile, pearls 0 0 0; pearls b-1; | play.biggest-pile -> pearls 0 0 0 b-1
does not count the one who plays it, nor those who are out (rulings)
  given hand biggest-pile, pearls 1 1 1 1; pearls 2; pearls 0 0 0, out; pearls 3
  -> legal aim.biggest-pile.1 aim.biggest-pile.3

# Swap (house card)
exchanges a pearl of one’s choice, and needs one that may move, and one of another’s (rulebook, "Hands off!")
  given hand swap, pearls 0 4 b-1; pearls 2 b-3 !1; pearls 3
  -> legal aim.swap.1 aim.swap.2
  aim.swap.1 -> legal pearl.1 pearl.2 pearl.3
  given hand swap, pearls !0; pearls 2; | play.swap -> legal end
  given hand swap, pearls 1; pearls !2; | play.swap -> legal end

# Abracadabra (rulebook: it stays in front; house effect)
stays in front of whom it was played by
  given hand abracadabra
  play.abracadabra -> front abracadabra, discards! abracadabra, happened card-played card-laid
lets another’s card fail for its owner once, and is discarded then
  given hand snatch, pearls 0; pearls 2, front abracadabra abracadabra; pearls 3
  aim.snatch.1 -> turn 2, 1.pearls 2, pearls 0, 1.front abracadabra, discards~ abracadabra snatch$
  aim.snatch.1 -> happened card-played warded turn-ended
  given hand swap, pearls 0; pearls 2, front abracadabra abracadabra; pearls 3
  aim.swap.1 -> turn 2, 1.pearls 2, pearls 0, 1.front abracadabra, discards~ abracadabra swap$
  given hand biggest-pile, pearls 0; pearls 2, front abracadabra abracadabra; pearls 3
  aim.biggest-pile.1 -> turn 2, 1.pearls 2, pearls 0, 1.front abracadabra, discards~ abracadabra biggest-pile$
is not set off by passing, by gifts, nor by cards of one’s own (rulings)
  given hand with-the-current, pearls 0, front abracadabra; pearls 2, front abracadabra; pearls 3
  play.with-the-current -> front abracadabra, 1.front abracadabra, 1.pearls 0
  given hand dark-gift, pearls b-1; front abracadabra; | aim.dark-gift.1 -> 1.front abracadabra
  given hand trade-in, pearls 0, front abracadabra
  play.trade-in -> front abracadabra, happened card-played pearl-moved pearl-moved turn-ended

# Hands off! (rulebook, "Specific card descriptions")
lays a white pearl of one’s choice under the card, which stays in front
  given hand hands-off, pearls 1 b-1 3
  -> legal stake.hands-off.1 stake.hands-off.3
  stake.hands-off.3 -> pearls 1 b-1 !3, front hands-off, under 3, discards! hands-off
without a white pearl lies there without one, and none comes under it later
  given hand hands-off dive, pearls b-1
  play.hands-off -> front hands-off, under, legal end, happened card-played card-laid nothing-protected
a further one goes to another player still in, who chooses the pearl; all see in front of whom it was laid
  given hand hands-off, pearls !1 2; pearls 3 4; pearls 0, out;
  -> legal aim.hands-off.1 aim.hands-off.3
  aim.hands-off.1 -> asked 1, legal pearl.3 pearl.4, laid 1
  aim.hands-off.1 pearl.4 -> 1.pearls 3 !4, laid
  aim.hands-off.3 -> 3.front hands-off, asked 0
one that was received does not count as one’s own; one may hold several (rulings)
  given hand hands-off, pearls 1 2, front hands-off+
  -> legal stake.hands-off.1 stake.hands-off.2
  stake.hands-off.1 -> pearls !1 2, front hands-off hands-off
  given hand hands-off, pearls !1, deck dive dive; hand hands-off, pearls 3 4 0;
  aim.hands-off.1 1:pearl.3 -> asked 1, legal stake.hands-off.2 stake.hands-off.4 play.dive
  aim.hands-off.1 1:pearl.3 stake.hands-off.2 -> 1.pearls !3 !4 0
a protected pearl is neither passed, swapped nor returned by its owner, and still scores
  given hand trade-in, pearls !4 1, pool 0 | play.trade-in -> pearls~ ^!4
  given hand with-the-current, pearls !4 1 2 | play.with-the-current -> 0.answers pearl.2 pearl.3
`);

test.each([
  ['Snatch: a white one', 'hand snatch', '1 2 b-3 !4', 'play.snatch', ['1 / 2 b-3 !4', '2 / 1 b-3 !4']],
  ['Biggest pile: any', 'hand biggest-pile', '!4 1 b-2', 'play.biggest-pile', ['1 / !4 b-2', 'b-2 / !4 1']],
  [
    'Swap: any, for one of one’s choice',
    'hand swap, pearls 0 4 b-1',
    '2 b-3 !1',
    'aim.swap.1 pearl.3',
    ['0 4 2 / b-3 !1 b-1', '0 4 b-3 / 2 !1 b-1'],
  ],
])(
  'a pearl under no card is taken blind, each as likely as the others (rulings). %s',
  (_, me, pearls, line, all) => {
    const taken = outcomes((seed) => {
      const after = given(`${me}, seed ${seed}; pearls ${pearls};`).play(line);
      return `${after.pearls()} / ${after.pearls(1)}`;
    });
    expect(taken).toEqual(all);
  },
);
