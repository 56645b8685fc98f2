import { wordings } from './rules.ts';

const URCHINS = 'urchin urchin urchin urchin urchin urchin urchin';

wordings(`
# what happened, in a sentence
what is taken is told with both names, its value to those who know it
  given hand snatch, pearls 1; pearls 2; pearls 3
  aim.snatch.1 => told: Ana snatched a white pearl from Björn.
  aim.snatch.1 => 2.told: Ana snatched a white pearl from Björn.
  aim.snatch.1 => 0.told: Ana snatched a white **2** from Björn.
  aim.snatch.1 => 1.told: Ana snatched a white **2** from Björn.
each card has its own
  given hand dive; pearls 2; pearls 3 | play.dive => told: Ana dived and came up with a white pearl.
  given hand snatch; pearls 2, front abracadabra; pearls 3
  aim.snatch.1 => told: Ana tried *Snatch* on Björn, but *Abracadabra* blocked it.
  given hand biggest-pile; pearls 2; pearls 3
  aim.biggest-pile.1 => told: Ana played *Biggest pile* and took a white pearl from Björn.
  given hand swap, pearls 1; pearls 2; pearls 3 | aim.swap.1 => told: Ana gave Björn a white pearl and got a white pearl for it.
  given hand trade-in, pearls b-2; pearls 2; pearls 3
  play.trade-in => told: Ana traded a pearl with the pool: black for white.
  given hand share-the-catch; pearls 2; pearls 3
  play.share-the-catch pearl.3 to.1 => told: Ana shared a catch, a pearl each for Ana, Björn and Chidi.
  given hand dark-gift, pearls b-2; pearls 2; pearls 3
  aim.dark-gift.1 => told: Ana gave Björn a black pearl.
  given hand shoo shoo, deck swap; pearls 2; pearls 3 | shed.shoo.shoo => told^: Ana threw away *Shoo!*
  given hand shoo urchin, deck swap; pearls 2; pearls 3
  shed.shoo.urchin => told^: Ana played *Shoo!* and sent a sea urchin back into the deck.
  given hand swap, pearls !1; pearls 2; pearls 3
  play.swap => told: Ana played *Swap* in vain: no pearl to give that isn’t locked.
  given hand urchin, pool 1; pearls 2; pearls 3 | skip => told: Ana had nothing to play.
  given hand hands-off, pearls 3; pearls 2; pearls 3
  play.hands-off => told: Ana locked up a white pearl under *Hands off!* for good.
  given hand hands-off
  play.hands-off => told: Ana laid out *Hands off!* as protection. Ana had no white pearl to put under it.
a card that was given is named to giver and receiver alone
  given hand not-mine urchin, pearls 1, deck dive; pearls 2; pearls 3
  aim.not-mine.1 card.urchin => told^: Ana played *Not mine!* and slipped Björn a card.
  aim.not-mine.1 card.urchin => 2.told^: Ana played *Not mine!* and slipped Björn a card.
  aim.not-mine.1 card.urchin => 0.told~: Ana slipped Björn this card: *Sea urchin*.
  aim.not-mine.1 card.urchin => 1.told~: Ana slipped Björn this card: *Sea urchin*.
a pick tells how many lay in the paws, and the values to both who saw them
  given hand which-paw; ; pearls 3
  play.which-paw left.4 to.1 paw.left => told~: two paws: Björn picked one pearl, Ana kept two pearls.
  play.which-paw left.4 to.1 paw.left => 1.told~: Björn picked a white **
who passed a pearl to the left is told in a row, with what all saw pass by or the reader knows
  given hand with-the-current, pearls 2; pearls b-1; pearls 3
  play.with-the-current => told: Ana had pearls passed to the left: Ana → Björn → black → Chidi → Ana.
  play.with-the-current => 0.told~: Ana → white 2 → Björn → black → Chidi → white 3 → Ana.
what a pearl is worth that was looked at is told to those who know it
  given hand dark-gift; pearls 2; pearls 3
  aim.dark-gift.1 => told: Ana looked at a pearl of Björn’s.
  aim.dark-gift.1 => 0.told: Ana looked at a pearl of Björn’s, worth **2**.
what a sea urchin costs is told once, after the first that is played
  given hand urchin dive, pearls 1, deck swap swap dive dive dive; hand urchin dive, pearls 2; pearls 3
  play.urchin => told~: took a black pearl. Black pearls cost 0 to 3 points, but whoever keeps two
  play.urchin play.urchin => next!: points
the last black pearl is told as it leaves the pool, and when one is back in it
  given hand urchin, pool 1 b-2; hand trade-in, pearls b-1;
  play.urchin => told~: The black pearls are used up: only *Not mine!* and *Shoo!* get rid of an urchin now.
  play.urchin stake.trade-in.1 => next~: There’s a black pearl in the pool again
who is out is told with the pearls that still count, not the cards of their hand, and the last two by name
  given hand urchin urchin dive dark-gift, pearls b-1; pearls 2, hand urchin urchin dive; pearls 3; pearls 3
  play.dive => told~: **Ana is out** with 2 sea urchins in hand. The pearls still count: 1 white, 1 black.
  play.dive play.dive => next~: **Björn is out** with 2 sea urchins in hand.
  play.dive play.dive => next~: The pearls still count: 2 white. Now it’s Chidi
biggest pile says that those who are out do not count where one of them has more
  given hand biggest-pile; pearls 2; pearls 3; pearls 3 3, out
  aim.biggest-pile.1 => told~: Players who are out don’t count for that.
the deck is told of as it gets low, once, and when it is empty; cards drawn to who drew them
  given hand dive, deck which-paw; pearls 2; pearls 3 | play.dive => 1.next: Björn drew *Which paw?*
  given hand dive, deck; pearls 2; pearls 3, hand ${URCHINS}
  play.dive => next~: The deck was empty when Björn wanted to draw.
  given hand dive, pearls 1, deck swap swap swap swap swap snatch; hand urchin, pearls 2;
    hand ${URCHINS.slice(7)}
  play.dive => told~: Only 5 cards are left in the deck, and urchins keep going back into it.
  play.dive play.urchin => next!: left in the deck
the turn that ends the game says why it ends, and leaves the winner and their points to the result
  given hand abracadabra urchin urchin, pearls 4 4; pearls 2; pearls 3, out
  play.abracadabra end => told~: Björn is the last one in: that ends the game
  play.abracadabra end -> result~ won by 0$

# a round can be headed
by an exit before all else, by what was scarce, kept off, robbed or slipped, and by nothing of every turn
  given hand urchin urchin snatch; pearls 2; pearls 3 | aim.snatch.1 => title: Ana is out.
  given hand urchin, pool 1 b-2; pearls 2; pearls 3 | play.urchin => title: The last black pearl is gone.
  given hand snatch; pearls 2, front abracadabra; pearls 3 | aim.snatch.1 => title: Abracadabra saves Björn.
  given hand snatch; pearls 2; pearls 3 | aim.snatch.1 => title: Ana robs Björn.
  given hand not-mine dive; pearls 2; pearls 3 | aim.not-mine.2 card.dive => title: Ana slips Chidi a card.
  given hand dive; pearls 2; pearls 3 | play.dive => title:

# pictures of what happened
are made of what moves, is taken or kept off, of paws and exits, and say their sentence
  given hand with-the-current, pearls 1; pearls 2; pearls 3
  play.with-the-current => moments: Ana had pearls passed to the left: Ana → Björn → Chidi → Ana.
  given hand dark-gift, pearls b-2; pearls 2; pearls 3
  aim.dark-gift.1 => moments: Ana gave Björn a black pearl.
  given hand snatch; pearls 2; pearls 3
  aim.snatch.1 => moments: Ana snatched a white pearl from Björn. Pearls: Ana 1, Björn 0.
  given hand biggest-pile, pearls 1 b-1; pearls 2; pearls 3
  aim.biggest-pile.1 => moments~: Pearls: Ana 2 + 1 black, Björn 0.
  given hand snatch; pearls 2, front abracadabra; pearls 3
  aim.snatch.1 => moments: Ana tried Snatch on Björn, but Abracadabra blocked it.
  given hand which-paw; pearls 2; pearls 3
  play.which-paw left to.1 paw.right => moments^: Ana held out two paws: Björn picked
  given hand urchin urchin dive; pearls 2; pearls 3
  play.dive => moments~: Ana is out with 2 sea urchins in hand.
are not made where they could only say the sentence again
  given hand swap, pearls 1; pearls 2; pearls 3 | aim.swap.1 => moments:
  given hand share-the-catch; pearls 2; pearls 3 | play.share-the-catch pearl.3 to.1 => moments:
  given hand not-mine urchin; pearls 2; pearls 3 | aim.not-mine.1 card.urchin => moments:
  given hand dive; pearls 2; pearls 3 | play.dive => moments:
stand below their own sentence: in the last of several turns that are told together, not in one before
  given hand snatch; pearls 2, hand dive; pearls 3 | aim.snatch.1 play.dive => moments:
  given hand dive; pearls 2, hand snatch; pearls 3 | play.dive aim.snatch.2 => moments~: Björn snatched
  given hand dark-gift, pearls b-1; pearls 2, hand dive; pearls 3 | aim.dark-gift.1 play.dive => moments:

# a turn can wait to be told with the next one
where all that it brought is a sentence
  given hand dive, pearls 1; pearls 2; pearls 3 | play.dive => waits: yes
  given hand swap, pearls 1; pearls 2; pearls 3 | aim.swap.1 => waits: yes
  given hand snatch, pearls 1; pearls 2; pearls 3 | aim.snatch.1 => waits: yes
  given hand not-mine dive, pearls 1; pearls 2; pearls 3 | aim.not-mine.1 card.dive => waits: yes
  given hand share-the-catch, pearls 1; pearls 2; pearls 3 | play.share-the-catch pearl.4 to.1 => waits: yes
but not two paws, an exit, the last black pearl, or the last turn of a round, which closes its message
  given hand which-paw; pearls 2; pearls 3 | play.which-paw left to.1 paw.right => waits: no
  given hand urchin urchin dive; pearls 2; pearls 3 | play.dive => waits: no
  given hand urchin, pool 0 1 2 b-1; pearls 2; pearls 3 | play.urchin => waits: no
  given hand dive; pearls 2, hand dive; pearls 3, hand dive | play.dive play.dive play.dive => waits: no
`);
