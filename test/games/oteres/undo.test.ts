import { rulesBy } from '../rules.ts';
import { askedToEnd } from './asked-to-end.ts';
import { given } from './position.ts';
import { looksOf, rules } from './rules.ts';

const URCHINS = 'hand urchin urchin urchin; hand urchin urchin urchin urchin';

rules(`
# taking back (rulings)
goes to before the card was played while nothing was drawn or shown
  given hand swap, pearls 1 2; pearls 3; pearls 4 | aim.swap.1 -> floor 1 turn-began
of a choice that all make at once is for the one whose turn it is, until another has chosen
  given hand with-the-current, pearls 0 1; pearls 2 3; pearls 4 4
  play.with-the-current 0:pearl.1 -> 0.undo free, 1.undo not-your-turn
  play.with-the-current 0:pearl.1 1:pearl.3 -> 0.undo another-answered
`);

rulesBy({ begin: (words) => askedToEnd(given(words)), looks: looksOf })(`
# taking back does not go past (rulings)
a look
  given hand dark-gift; pearls 3; pearls 4 | aim.dark-gift.1 -> undo something-was-revealed
a gift
  given hand dark-gift, pearls b-1; pearls 3; pearls 4 | aim.dark-gift.1 -> undo something-was-revealed
a pearl taken blind
  given hand snatch; pearls 3; pearls 4 | aim.snatch.1 -> undo something-was-revealed
an Abracadabra that was set off
  given hand snatch; pearls 3, front abracadabra; | play.snatch -> undo something-was-revealed
a card given, though nothing is drawn
  given hand not-mine dive, deck; ${URCHINS} | aim.not-mine.1 card.dive -> undo something-was-revealed
a gift to somebody who knew the pearl: who has seen which is not open on the table
  given hand dark-gift, pearls b-1, deck; hand dark-gift;
  aim.dark-gift.1 end aim.dark-gift.0 -> up 1, 1.undo something-was-revealed
a choice that all have made
  given hand with-the-current, pearls 0 1; pearls 2 3; pearls 4 4
  play.with-the-current 1:pearl.3 2:pearl.5 0:pearl.1 -> undo something-was-revealed
one by which every pearl goes to somebody who knows it: of two, each passes back what came from the other
  given hand with-the-current, pearls 0 1, deck; hand with-the-current, pearls 2 3; out, pearls 4
  play.with-the-current 0:pearl.1 1:pearl.3 end play.with-the-current 0:pearl.3 1:pearl.1
    -> up 1, 1.undo something-was-revealed
`);
