import { expect, test } from 'vitest';
import { components } from '../../../../src/games/oteres/index.ts';
import { handKinds } from '../../../../src/games/oteres/rules/targets.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { fivePeople as textContext } from '../../text-context.ts';
import { given } from '../position.ts';
import { wordings } from './rules.ts';

wordings(`
# before a card is played
who holds two sea urchins is warned (rulebook, "Gameplay")
  given hand urchin urchin dive, pearls 1
  => note~: Two sea urchins in hand
  => note~: you’re out, but your pearls are safe and still count.
  given hand urchin dive, pearls 1 | => note:
it is said why a sea urchin cannot be played when no black pearl is left (rulebook, "Playing cards")
  given hand urchin dive, pearls 1, pool 1 2 3
  => labels: Dive
  => note~: you can’t play a sea urchin
whom a card would fail against is marked, and nobody else
  given hand snatch, pearls 1; pearls 2, front abracadabra; pearls 3
  => aim.snatch.1~: blocked by “Abracadabra”
  => aim.snatch.2!: Abracadabra
  => note:
what those have who can be aimed at stands with each, with what is locked
  given hand snatch, pearls 1; pearls 2 !3 b0; pearls 4
  => aim.snatch.1^: Björn has 2 white, 1 black (1 locked)
  => aim.snatch.2^: Chidi has 1 white
a card that would do nothing now says so, and why
  given hand trade-in dive | => play.trade-in^: does nothing now: no pearl to give for it
  given hand trade-in, pearls 1, pool | => stake.trade-in.1~: comes straight back
  given hand shoo | => play.shoo~: no other card
  given hand not-mine | => play.not-mine~: no other card
  given hand swap, pearls 1; pearls !2; | => play.swap~: no pearl within reach
  given hand swap; pearls 2; | => play.swap~: no pearl to give for it
  given hand snatch; pearls !2 b0; | => play.snatch~: no pearl within reach
  given hand biggest-pile; pearls !2; | => play.biggest-pile~: no pearl within reach
  given hand with-the-current | => play.with-the-current~: no pearl within reach
  given hand dark-gift; pearls !2; | => play.dark-gift~: no pearl within reach
  given hand hands-off | => play.hands-off~: no white pearl to lock
  given hand hands-off, front hands-off | => aim.hands-off.1~: no white pearl to lock
  given hand dive, pearls 1, pool | => play.dive~: no white pearl in the pool
  given hand which-paw, pool | => play.which-paw~: no white pearl in the pool
  given hand share-the-catch, pool | => play.share-the-catch~: no white pearl in the pool
a card that lets another of its kind go, or protects another’s pearl, says so
  given hand shoo shoo; pearls 2; pearls 3 | => labels: Shoo! · another Shoo!
  given hand hands-off, pearls 1, front hands-off; pearls 2; pearls 3
  => aim.hands-off.1: your second one: they lock a white pearl of their own
with two players left, what puts one of them out says that the game ends with it
  given hand urchin urchin urchin dive abracadabra; ; out
  => play.dive^: at the end of this turn you’ll be out, and the game ends
  play.abracadabra => end: at the end of this turn you’ll be out, and the game ends
  given hand urchin urchin urchin dive abracadabra; ;
  => play.dive^: at the end of this turn you’ll be out; from then on your pearls are safe and still count
  given hand abracadabra; ; out | play.abracadabra => end:

# learning
is of any card at first
  given hand swap snatch; pearls 2; pearls 3 | => term~: Play any card

# while a card is played
who splits sees what lies in either paw; who picks sees both of them, on a private page
  given hand which-paw, pearls 1
  play.which-paw => labels^: Left nothing · right
  play.which-paw left to.1 => pictures~: Pick a paw
  play.which-paw left -> secret yes
who shares a catch hears what becomes of the others: with one opponent one of them goes back
  given hand share-the-catch, pool 1 2 4; ; | play.share-the-catch => note: Then you choose who gets the others, one each.
  given hand share-the-catch, pool 1 2 4; ; out
  play.share-the-catch => note: Then you choose one for Björn. The last one goes back into the pool.
  given hand share-the-catch, pool 1 2; ; out | play.share-the-catch => note:
a pearl or a card is said to be chosen for something, and a pearl that was not seen by its number alone
  given hand swap, pearls 0 1; pearls 4 3; pearls 2 | aim.swap.1 => labels: Give a white 0 (no. 1) · Give a white 1 (no. 2)
  given hand with-the-current, pearls 0 1; pearls 4 3; pearls 2
  play.with-the-current => labels^: Pass on a white 0 (no. 1)
  given hand not-mine dive swap; pearls 4 3; pearls 2 | aim.not-mine.1 => labels: Slip Dive · Slip Swap
  given hand dark-gift; pearls 4 3;
  aim.dark-gift.1 => labels: Look at a white pearl (no. 1) · Look at a white pearl (no. 2)
pearls are numbered as the board shows them: white ones, black ones, then those under cards
  given hand swap, pearls b-1 !3 0; pearls 4; | aim.swap.1 => labels: Give a white 0 (no. 1) · Give a black −1 (no. 2)
what was looked at is asked about with its worth beside one’s own, and *Leave it* says that it ends the turn
  given hand dark-gift, pearls 0 1; pearls 4 3;
  play.dark-gift pearl.3 => prompt~: white 4 (no. 1)
  play.dark-gift pearl.3 => note~: your turn is over
  play.dark-gift pearl.3 => labels: Leave it and end the turn · Give a white 0 (no. 1) · Give a white 1 (no. 2)
  play.dark-gift pearl.3 => pictures~: Björn’s pearl: white 4 (no. 1).
  play.dark-gift pearl.3 => pictures~: Your pearls: white 0 (no. 1), white 1 (no. 2).
  given hand dark-gift, pearls 0 1; pearls 4 3, front abracadabra;
  play.dark-gift pearl.3 => note~: a swap will fail
the board says at whom a card is played, who laid which where, and who is up once
  given hand dark-gift; pearls 4 3; pearls 1 | aim.dark-gift.1 => summary~: Ana plays **Dark gift** at Björn
  given hand hands-off, front hands-off; pearls 1 2; pearls 3
  aim.hands-off.1 => prompt~: Hands off!
  aim.hands-off.1 => summary~: Ana has laid **Hands off!** in front of Björn
  given hand which-paw; pearls 2; pearls 3 | play.which-paw => summary~: Ana plays **Which paw?**: “
  given hand dive; pearls 2; pearls 3
  => summary^: Round 1 · Ana begins ·
  play.dive => summary~: Björn is up
  play.dive => summary!: Ana
a card that is slipped is not told of as if it were played, and the only kind there is is explained
  given hand not-mine urchin; ;
  aim.not-mine.1 => card.urchin~: “Sea urchin” goes into their hand; only you two know
  given hand not-mine shoo shoo; pearls 2; pearls 3 | aim.not-mine.1 => note~: the only one you can choose
  given hand not-mine shoo dive; pearls 2; pearls 3 | aim.not-mine.1 => note: Then you draw a new one.
the end of a turn says what was played
  given hand abracadabra; pearls 2; pearls 3 | play.abracadabra => note: You’ve played Abracadabra.
while all choose what to pass, it is said who is awaited, and nothing of what was chosen
  given hand with-the-current, pearls 1 2; pearls 2 3; pearls 3 4
  play.with-the-current => summary~: Still to choose: Ana, Björn, Chidi
  play.with-the-current 2:pearl.5 => summary~: Still to choose: Ana, Björn

# what comes of a card
gets rid of a second sea urchin, leaves one, or keeps a card against it
  given hand urchin urchin shoo | => play.urchin^: gets rid of a sea urchin: you stay in
  given hand urchin shoo dive | => shed.shoo.dive~: leaves no card against sea urchins
  given hand urchin dive shoo | => play.dive!: against sea urchins
  given hand shoo dive | => shed.shoo.dive!: against sea urchins
  given hand shoo dive | => play.dive!: sea urchin
`);

const presenter = createOteresPresenter(components);

test('no card of the deck is called idle where it does something, and none is painted as the right one', () => {
  const hand = [...components.cards.keys()].join(' ');
  const { match } = given(`hand ${hand}, pearls 1 b0; pearls 2; pearls 3`);
  const [decision] = match.decisions;
  const answers = (decision && presenter.question(match.view(0), decision, textContext).answers) ?? [];
  expect(answers.filter(({ effects = [] }) => effects.join().includes('nothing'))).toEqual([]);
  expect(new Set(answers.map(({ tone }) => tone))).toEqual(new Set(['plain']));
});

test('buttons stand as the cards do in the picture: what saves first, what does nothing last', () => {
  const at = given('hand trade-in urchin dive urchin shoo');
  const kinds = ['urchin', 'shoo', 'dive', 'trade-in'];
  expect(handKinds(components, at.view(0), 0)).toEqual(kinds);
  const [decision] = at.match.decisions;
  const answers = (decision && presenter.question(at.view(0), decision, textContext).answers) ?? [];
  expect([...new Set(answers.map(({ notation }) => notation.split('.')[1]))]).toEqual(kinds);
});
