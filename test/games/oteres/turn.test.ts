import { expect, test } from 'vitest';
import { keyedChance } from '../../../src/engine/chance.ts';
import { drawCards } from '../../../src/engine/deck.ts';
import { standing } from '../../../src/games/oteres/rules/table.ts';
import { given, outcomes } from './position.ts';
import { rules } from './rules.ts';

const URCHINS = 'urchin urchin urchin urchin urchin urchin urchin';

rules(`
# a turn (rulebook, "Gameplay")
begins with a card drawn, which only its player sees
  given hand dive, deck snatch; hand swap;
  play.dive -> up 1, turn 2, round 1, 1.hand swap snatch, 1.handSize 2
offers each kind of card in hand once, in the order of the hand, as the picture shows them
  given hand swap dive dive urchin | -> legal play.swap play.dive play.urchin
  given hand urchin dive abracadabra dive | -> legal play.urchin play.dive play.abracadabra
shows how far it has come: the card to play, its action, the end
  given hand swap urchin, pearls 1 2; pearls 2; pearls 3
  -> phase card
  aim.swap.1 -> phase action, card swap
  aim.swap.1 pearl.1 -> phase card, before 0 swap, card
  given hand abracadabra | play.abracadabra -> phase end, card
draws nothing from an empty deck, and the discards stay where they are (rulings)
  given hand dive, deck; hand swap; hand ${URCHINS}
  play.dive -> told~ turn-began nothing-drawn$, 1.hand swap, deckSize 0, discards~ ^([^ ]+ ){40}
goes round to the next player still in; a round is over when it comes past the first, in or out
  given hand dive, deck dive dive dive; out; hand dive
  play.dive -> up 2, turn 2, round 1
  play.dive play.dive -> up 0, turn 3, round 2
  given hand dive urchin urchin, deck dive dive dive; hand dive; hand dive
  play.dive -> 0.out true, up 1, turn 2, round 1, told~ out
  play.dive play.dive -> up 2, turn 3, round 1
  play.dive play.dive play.dive -> up 1, turn 4, round 2, told~ round-over

# a sea urchin played (rulebook, "Playing cards")
brings a black pearl and goes into the middle of the deck
  given hand urchin, deck dive dive dive, pool 1 b-2 b0
  play.urchin -> pearls~ ^b(-2|0)$, hand, discards! urchin
  play.urchin -> happened card-played pearl-moved urchin-returned turn-ended
cannot be played when no black pearl is left in the pool; with nothing playable the play is skipped (rulings)
  given hand urchin dive, pool 1 | -> legal play.dive
  given hand urchin, pool 1
  -> legal skip, secret yes
  skip -> happened nothing-played turn-ended, turn 2
with an empty hand, which all can see, nothing is asked
  given hand dive, deck; hand; hand ${URCHINS}
  play.dive -> up 2, turn 3, told~ nothing-played turn-ended, before 1

# the check of urchins (rulebook, "Gameplay")
comes at the end of the turn: until then nobody is out
  given hand abracadabra urchin urchin
  play.abracadabra -> 0.out false
  play.abracadabra end -> 0.out true
two or more put their player out: urchins into the deck, other cards to the discards, pearls stay (rulings)
  given hand dive urchin urchin swap, pearls 4 b-1, front abracadabra, deck dive dive dive; hand dive;
    hand dive
  play.dive -> 0.out true, 0.handSize 0, front abracadabra, discards~ swap$, urchins 7, up 1
  play.dive -> pearls~ ^4 b-1 [0-9]$
  play.dive -> happened~ ^card-played pearl-moved turn-ended out
  given hand dive urchin urchin urchin | play.dive -> 0.out true
  given hand dive urchin | play.dive -> 0.out false
a card drawn after one was let go counts: a sea urchin drawn then puts its player out
  given hand not-mine urchin urchin, deck urchin | aim.not-mine.1 card.urchin -> 0.out true
  given hand not-mine urchin urchin, deck dive | aim.not-mine.1 card.urchin -> 0.out false
  given hand shoo urchin urchin, deck urchin dive dive | shed.shoo.urchin -> 0.out true
  given hand shoo urchin urchin, deck; hand urchin urchin urchin; hand urchin urchin | shed.shoo.urchin -> 0.out true
who is out has no more turns, is aimed at by nobody and receives nothing
  given hand dive urchin urchin, deck dive dive dive; hand swap with-the-current, pearls 1 0; pearls 2 0
  play.dive aim.swap.2 -> legal pearl.1 pearl.2
  play.dive play.with-the-current -> asked 1 2

# what cannot be answered is told with its reason
a sea urchin without a black pearl for it
  given hand urchin dive, pool 3 2 | -> shut play.urchin:no-black-left
a snatch at who is out, or has no white pearl that may be taken
  given hand snatch dive; pearls 1 b-1; pearls b-2; out, pearls 3; pearls !2
  -> shut aim.snatch.2:no-white aim.snatch.3:out aim.snatch.4:locked

# the end (rulebook, "End of game")
comes when one player is left, at once, and reveals all pearls; staying in last earns nothing by itself
  given hand dive urchin urchin, pearls 4 b-1, pool 0; pearls 1 2; pearls 3, out
  -> 0.pearls/1 ? b?
  play.dive -> asked, phase over, result~ ^3 3 [0-9]+ won by 2$
  play.dive -> 0.pearls/1 4 b-1 0, 0.pearls/all 4 b-1 0
`);

test('a sea urchin that was played lies in the middle of the deck (rulebook, "Playing cards")', () => {
  const places = outcomes((seed) => {
    const at = given(`hand urchin, deck dive dive dive, pool 1 b-2 b0, seed ${seed}`);
    const { deck } = at.play('play.urchin').state;
    return String(drawCards(deck, 10, keyedChance('drawn', 0)).cards.indexOf('urchin'));
  });
  // The next player has drawn a card from above it.
  expect(places).toEqual(['2']);
});

test('what a round and an exit leave is told (rulebook, "Gameplay")', () => {
  const at = given('hand dive urchin urchin, deck dive dive dive; hand dive; hand dive');
  const first = at.play('play.dive');
  const pile = { seat: 0, white: 1, black: 0 };
  expect(first.facts).toContainEqual({ kind: 'out', seat: 0, urchins: 2, pile });
  const third = first.play('play.dive play.dive');
  const white = third.view().seats.map(({ pearls }) => pearls.length);
  expect(third.facts).toContainEqual({ kind: 'round-over', round: 1, out: [0], white, black: [0, 0, 0] });
});

test.each([
  ['the most points win, black pearls taken off', '4 b-2', '3', '0', [1]],
  ['of a tie the fewest tokens win', '1 2', '3', '1', [1]],
  ['black ones counted too', '4 b-1', '3', '0', [1]],
  ['and black ones worth nothing', '1 2', '3 0 b0', '1', [0]],
  ['with as many tokens the victory is shared', '1 2', '0 3', '1', [0, 1]],
])('the end (rulebook, "End of game"): %s', (_, mine, next, last, winners) => {
  const { state } = given(`pearls ${mine}; pearls ${next}; pearls ${last}`);
  expect(standing(state).winners).toEqual(winners);
});
