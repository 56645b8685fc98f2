import { expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { components } from '../../../src/games/oteres/index.ts';
import { createOteres } from '../../../src/games/oteres/rules/game.ts';
import { given, outcomes, Scene } from './position.ts';
import { rules } from './rules.ts';

rules(`
# Dive (house card)
brings nothing from a pool without white pearls (rulings)
  given hand dive, pool b-1 | play.dive -> pearls, why empty-pool, legal end

# Trade-in (house card)
returns a pearl of either colour under no card, then takes a white one (rulings)
  given hand trade-in, pearls 0 b-2 !3, pool 4
  -> legal stake.trade-in.1 stake.trade-in.2
  stake.trade-in.2 -> pearls 0 !3 4, pool 0 white 1 black
needs a pearl to return (rulebook, "Playing cards": if possible)
  given hand trade-in, pearls !2 | play.trade-in -> pearls !2, happened card-played no-effect
returns only a white pearl when no white one is left, and that one comes again (rulings)
  given hand trade-in, pearls b-2 3, pool
  play.trade-in -> happened card-played pearl-moved pearl-moved turn-ended, pearls b-2 3
  given hand trade-in, pearls b-2 3 1, pool b-1 | -> legal stake.trade-in.2 stake.trade-in.3
with nothing but black pearls then does nothing, rather than lose one (rulings)
  given hand trade-in, pearls b-2 !4, pool | play.trade-in -> why no-pearl, pearls b-2 !4, legal end
a black pearl alone goes back for a white one, as long as one is left
  given hand trade-in, pearls b-2 !4, pool 3 | play.trade-in -> pearls !4 3, pool 0 white 1 black

# Dark gift (house card)
gives a black pearl of one’s choice to another player still in
  given hand dark-gift, pearls 1 b-1 b-2; ; out;
  -> legal aim.dark-gift.1 aim.dark-gift.3
  aim.dark-gift.3 -> legal pearl.2 pearl.3
  aim.dark-gift.1 pearl.3 -> pearls 1 b-1, 1.pearls b-2
without a black pearl looks at a pearl of one’s choice that lies under no card
  given hand dark-gift; pearls 3 !1 b-2; pearls !4; pearls 0, out
  play.dark-gift -> legal pearl.1 pearl.3
  play.dark-gift pearl.1 -> 1.pearls/0 3 !? b?, 1.pearls/2 ? !? b?, 1.pearls 3 !1 b-2
what was looked at may be swapped for a pearl of one’s own that lies under no card, or left
  given hand dark-gift, pearls 0 !1 2; pearls 4 3;
  play.dark-gift pearl.4 -> legal leave pearl.1 pearl.3, secret yes, 1.pearls/0 4 ?, safest leave
  play.dark-gift pearl.4 pearl.1 -> pearls !1 2 4, 1.pearls 3 0
  play.dark-gift pearl.4 pearl.1 -> 1.pearls/0 ? 0, 0.pearls/1 !? ? 4, 0.pearls/2 !? ? ?
left where it is, it stays known to the one who looked, and the turn is over
  given hand dark-gift, pearls 0 !1 2; pearls 4 3;
  play.dark-gift pearl.4 leave -> pearls 0 !1 2, 1.pearls/0 4 ?, happened~ turn-ended$, before 0 dark-gift
with nothing to swap it for the look is all
  given hand dark-gift, pearls !1; pearls 4 3;
  play.dark-gift pearl.2 -> happened card-played pearl-looked-at turn-ended
an Abracadabra is set off by the swap, not by the look (rulings)
  given hand dark-gift, pearls 0; pearls 4 3, front abracadabra;
  play.dark-gift pearl.2 -> 1.front abracadabra
  play.dark-gift pearl.2 leave -> 1.front abracadabra
  play.dark-gift pearl.2 pearl.1 -> happened~ warded turn-ended$, 1.front, pearls 0, 1.pearls 4 3
does nothing with no pearl to look at
  given hand dark-gift; pearls !4; | play.dark-gift -> happened card-played no-effect, legal end

# With the current (rulebook, "Specific card descriptions")
asks everybody still in who has a pearl that may move, all at once and in private (rulings)
  given hand with-the-current, pearls 0 1; pearls 2 b-2 !3; pearls 4 4, out; ; pearls 3 0
  play.with-the-current -> asked 0 1 4, secret yes
  play.with-the-current -> 0.answers pearl.1 pearl.2, 1.answers pearl.3 pearl.4, 4.answers pearl.8 pearl.9
tells who has chosen and not what, and moves nothing before all have (rulings)
  given hand with-the-current, pearls 0 1; pearls 2 b-2 !3; pearls 4 4, out; ; pearls 3 0
  play.with-the-current 1:pearl.4 0:pearl.1 -> asked 4, chosen 0 1, 1.passes 4, 4.passes, 1.pearls 2 b-2 !3
passes all at once to the next player still in; one without a pearl receives all the same
  given hand with-the-current, pearls 0 1; pearls 2 b-2 !3; pearls 4 4, out; ; pearls 3 0
  play.with-the-current 0:pearl.1 1:pearl.4 4:pearl.8 -> 0.pearls 1 3, 1.pearls 2 !3 0, 2.pearls 4 4
  play.with-the-current 0:pearl.1 1:pearl.4 4:pearl.8 -> 3.pearls b-2, 4.pearls 0, turn 2
keeps the questions of the others open at their ply while one answers
  given hand with-the-current, pearls 0 1; pearls 2 b-2 !3; pearls 4 4, out; ; pearls 3 0
  play.with-the-current 1:pearl.4 -> asked 0 4, opened 1 1
lets each change their own choice until the last has chosen, in private (rulings)
  given hand with-the-current, pearls 0 1; pearls 2 b-2 !3; pearls 4 4, out; ; pearls 3 0
  play.with-the-current -> 0.again no, 1.again no
  play.with-the-current 1:pearl.4 -> 0.again no, 1.again yes, 2.again no
  play.with-the-current 1:pearl.4 1:pearl.3 -> asked 0 4, 1.passes 3, 1.again yes
  play.with-the-current 1:pearl.4 1:pearl.3 0:pearl.1 4:pearl.8 -> 1.pearls b-2 !3 0, 3.pearls 2, 1.again no
does not ask who has a single pearl that may move: number and colour are public (rulings)
  given hand with-the-current, pearls 0 1; pearls !3 2; pearls b-1
  play.with-the-current -> asked 0, chosen 1 2, happened card-played only-pearl-passed only-pearl-passed
  play.with-the-current 0:pearl.2 -> 0.pearls 0 b-1, 1.pearls !3 1, 2.pearls 2
  given hand with-the-current, pearls 0 1; pearls !3 2; pearls 1 b-1
  play.with-the-current 0:pearl.1 -> chosen 0 1, 0.again yes, 1.again no
  given hand with-the-current, pearls 0; pearls 2; pearls b-1
  play.with-the-current -> turn 2, 0.pearls b-1, 1.pearls 0, 2.pearls 2
with nobody having anything to pass does nothing
  given hand with-the-current, pearls !1 | play.with-the-current -> happened card-played no-effect, legal end

# Not mine! (house card; relief: rulebook, "Playing cards")
gives a card of one’s choice, a sea urchin too, to another player still in, then draws one
  given hand not-mine urchin dive, deck snatch; hand swap; out;
  -> legal aim.not-mine.1 aim.not-mine.3 play.urchin play.dive
  aim.not-mine.1 -> legal card.urchin card.dive, secret yes
  aim.not-mine.1 card.urchin -> hand dive snatch, 1.hand~ ^swap urchin
a second urchin puts nobody out before the end of their own turn (rulings)
  given hand not-mine urchin, deck dive dive dive; hand urchin shoo;
  aim.not-mine.1 card.urchin -> up 1, 1.out false
  aim.not-mine.1 card.urchin shed.shoo.urchin -> 1.out false
  aim.not-mine.1 card.urchin play.dive -> 1.out true
does nothing without another card in hand (rulings)
  given hand not-mine, deck dive | play.not-mine -> legal end, why no-card, hand

# Shoo! (house card; relief: rulebook, "Playing cards")
discards an action card face up, then draws one
  given hand shoo dive swap, deck snatch
  -> legal shed.shoo.dive shed.shoo.swap play.dive play.swap
  shed.shoo.swap -> hand dive snatch, discards~ swap shoo$
puts a sea urchin into the deck before the draw (rulebook, "Important rules"; rulings)
  given hand shoo urchin, deck dive dive dive
  shed.shoo.urchin -> hand dive, discards! urchin, happened card-played urchin-returned card-drawn turn-ended
with an empty deck the urchin is the deck, and comes back (rulings)
  given hand shoo urchin, deck; hand urchin urchin urchin; hand urchin urchin urchin
  shed.shoo.urchin -> hand urchin
does nothing without another card in hand (rulings)
  given hand shoo, deck dive | play.shoo -> hand
is played in one way alone with but one other kind of card
  given hand shoo dive dive | -> legal shed.shoo.dive play.dive
`);

test('Dive and Trade-in draw each white pearl of the pool as likely as the others, the same too (rulings)', () => {
  const dived = outcomes((seed) => given(`hand dive, pool 1 4 b-1, seed ${seed}`).play('play.dive').pearls());
  expect(dived).toEqual(['1', '4']);
  const traded = outcomes((seed) =>
    given(`hand trade-in, pearls 0 b-2 !3, pool 4, seed ${seed}`).play('stake.trade-in.1').pearls(),
  );
  expect(traded).toEqual(['b-2 !3 0', 'b-2 !3 4']);
});

test('With the current tells the same in the same order whoever was quicker to choose, and nobody what was chosen', () => {
  const asked = given(
    'hand with-the-current, pearls 0 1; pearls 2 b-2 !3; pearls 4 4, out; ; pearls 3 0',
  ).play('play.with-the-current');
  const one = asked.play('0:pearl.1 1:pearl.4').play('4:pearl.8');
  const other = asked.play('1:pearl.4 4:pearl.8').play('0:pearl.1');
  expect(one.happened).toBe('pearl-moved pearl-moved pearl-moved turn-ended');
  expect(other.facts).toEqual(one.facts);
  expect(other.view(1)).toEqual(one.view(1));
  const [some, others] = [asked.play('1:pearl.4 0:pearl.1'), asked.play('1:pearl.3 0:pearl.2')];
  expect(some.facts).toEqual([]);
  expect(JSON.stringify(some.view(4))).toBe(JSON.stringify(others.view(4)));
  // A choice that may be changed is open at its own ply, and none of those who did not choose.
  expect(some.match.changeable.map(({ seat, opened, secret }) => [seat, opened, secret])).toEqual([
    [0, 3, true],
    [1, 2, true],
  ]);
  expect([some.match.play(1, 'pearl.4'), some.match.play(2, 'pearl.6')]).toEqual(['not-legal', 'not-asked']);
});

test('a card without relief leaves sea urchins where they are, and nothing is drawn (rulebook, "Playing cards")', () => {
  const cards = new Map(
    [...components.cards].map(([id, card]) => [id, { ...card, relief: 'none' as const }]),
  );
  const strict = createOteres({ ...components, cards });
  const played = (hand: string) => new Scene(matchFrom(strict, given(`hand ${hand}`).match.snapshot));
  expect(played('shoo dive urchin').legal).toBe('shed.shoo.dive play.dive play.urchin');
  const none = played('shoo urchin').play('play.shoo');
  expect([none.hand(), none.happened, none.legal]).toEqual(['urchin', 'card-played no-effect', 'end']);
  expect(played('not-mine urchin').play('aim.not-mine.1').legal).toBe('skip');
});
