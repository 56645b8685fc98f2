import { expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { components } from '../../../src/games/oteres/index.ts';
import { createOteres } from '../../../src/games/oteres/rules/game.ts';
import { Scene, scene } from './position.ts';
import { rules } from './rules.ts';

rules(`
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

test('a card without relief leaves sea urchins where they are, and nothing is drawn (rulebook, "Playing cards")', () => {
  const cards = new Map(
    [...components.cards].map(([id, card]) => [id, { ...card, relief: 'none' as const }]),
  );
  const strict = createOteres({ ...components, cards });
  const played = (hand: string) => new Scene(matchFrom(strict, scene({ me: { hand } }).match.snapshot));
  expect(played('shoo dive urchin').legal).toBe('shed.shoo.dive play.dive play.urchin');
  const none = played('shoo urchin').play('play.shoo');
  expect([none.hand(), none.happened, none.legal]).toEqual(['urchin', 'card-played no-effect', 'end']);
  expect(played('not-mine urchin').play('aim.not-mine.1').legal).toBe('skip');
});
