import { expect, test } from 'vitest';
import type { LearnedView } from '../../../../src/games/oteres/rules/view.ts';
import { given } from '../position.ts';
import { wordings } from './rules.ts';
import { presenter, textContext } from './told.ts';

const URCHINS = 'urchin urchin urchin urchin urchin urchin urchin';

wordings(`
# news on one’s own page
tell who was robbed by whom and of what, and others nothing of it
  given hand snatch, deck dive dive; pearls 4; pearls 3
  aim.snatch.1 => 1.news~: Ana now has a white **4** of yours.
  aim.snatch.1 => 0.news: You got a white **4** from Björn.
  aim.snatch.1 => 2.news:
tell what was put back and drawn, kept, swapped or passed in one sentence each
  given hand trade-in, pearls 3, pool 1; pearls 4; pearls 3
  play.trade-in => 0.news^: You put back a white **3** and drew a white **
  given hand which-paw, pool 2 2 2; pearls 4; pearls 3
  play.which-paw left to.1 paw.left => 0.news~: You got white pearls worth **2**, **2** and **2**.
  given hand swap, pearls 1; pearls 2; pearls 3
  aim.swap.1 => 0.news~: You gave Björn a white **1** and got a white **2**.
  aim.swap.1 => 1.news~: You gave Ana a white **2** and got a white **1**.
  given hand with-the-current, pearls 1; pearls 2; pearls 3
  play.with-the-current => 1.news~: You gave Chidi a white **2**. You got a white **1** from Ana.
  play.with-the-current => 1.news!: took
name who shared a catch, gave a black pearl, or slipped a card, and tell no third person which
  given hand share-the-catch, pool 2; pearls 4; pearls 3 | play.share-the-catch => 0.news~: white **2**
  given hand dark-gift, pearls b-2; pearls 4; pearls 3
  aim.dark-gift.1 => 0.news~: You gave Björn a black **−2**.
  aim.dark-gift.1 => 1.news~: You got a black **−2** from Ana.
  given hand not-mine dive; ;
  aim.not-mine.1 card.dive => 0.news^: You slipped Björn this card: *Dive*.
  aim.not-mine.1 card.dive => 1.news^: Ana slipped you *Dive*.
  aim.not-mine.1 card.dive => 2.news!: Dive
tell a look with the number that the pearl has in the picture
  given hand dark-gift; pearls 4 1; | aim.dark-gift.1 pearl.2 => 0.news~: Björn’s pearl 2 is worth **1**.
tell of sea urchins before everything else, with what helps
  given hand dive, deck urchin urchin; pearls 4; pearls 3
  play.dive => 1.news~: ⚠️ You drew a **sea urchin!**
  given hand abracadabra urchin urchin; pearls 4; pearls 3
  play.abracadabra => 0.news~: Sea urchins in hand: 2
  play.abracadabra => 0.news~: but your pearls are safe and still count
  given hand not-mine urchin; ; hand shoo urchin
  aim.not-mine.2 card.urchin => 2.news~: (*Shoo!*, *Sea urchin*): with two at its end, you’re out
  given hand not-mine urchin urchin; pearls 4; pearls 3
  aim.not-mine.1 => 0.news~: Get rid of one now
say that the game ends with it where a single other is left
  given hand abracadabra urchin urchin; ; out
  => 0.page~: That ends the game, too
  play.abracadabra => 0.news~: That ends the game, too.
  given hand abracadabra urchin urchin; pearls 4; pearls 3
  => 0.page!: the end of the game
  play.abracadabra => 0.news!: the end of the game
stay while others have still to answer, and when the turn has come round again
  given hand with-the-current, pearls 1 2; pearls 3 3;
  play.with-the-current pearl.2 => 0.news~: You pass Björn your white 2 (no. 2).
  play.with-the-current pearl.2 => 1.news!: You pass
  given hand which-paw, pool 2 2 2; pearls 4; pearls 3
  play.which-paw left to.1 => 0.news~: Left paw: nothing · right paw: 2 + 2 + 2. Björn picks one.
  play.which-paw left to.1 => 1.news!: paw
  given hand dive, pool 3, deck shoo / shoo / swap; hand abracadabra; hand abracadabra
  play.dive play.abracadabra end => 0.news^: Your last turn: You got a white **3**.
  play.dive play.abracadabra end play.abracadabra end => 0.news^: Your last turn: You got a white **3**.
  play.dive play.abracadabra end play.abracadabra end => 0.news~: / You drew *Swap*.
are none after a turn without a draw
  given hand snatch dive, deck; pearls 4 1, hand dive dive; pearls 3, hand ${URCHINS}; out; out
  aim.snatch.1 => 1.news~: of yours
  aim.snatch.1 play.dive => 1.news!: of yours

# the page of the hand
tells cards, pearls, their sum, and warns once of two sea urchins
  given hand dive dive urchin, pearls 3 b-2 !1; pearls 2; pearls 3
  => 0.page~: **Your pearls: 3**, worth 2: white 3 (no. 1), black −2 (no. 2), white 1 (no. 3) under Hands off!
  => 0.page~: - **2 × Dive** · Take a white pearl
  => 0.page!: you’ve seen
  given hand abracadabra urchin urchin; pearls 4, hand urchin urchin;
  => 0.page~: Two sea urchins in hand
  play.abracadabra => 0.page~: Sea urchins in hand: 2
  play.abracadabra => 1.page~: Two sea urchins in hand
  given hand dive urchin urchin urchin; pearls 4; pearls 3
  => 0.page~: but your pearls are safe and still count
tells whoever is out that their points are safe
  given hand dive urchin urchin, pearls 3, pool 2; pearls 4; pearls 3
  play.dive => 0.page^: Out of the game, pearls still count:
  play.dive => 0.page~: Nobody can touch your pearls
  play.dive => 0.alts~: white 3
  play.dive => 0.alts!: hand
  play.dive => 0.news^: **You’re out, but your pearls are safe:** 5 points.
tells a value that was seen to who knows it, and to nobody else, and cards that are alike in one (rulings)
  given hand dark-gift, pearls 1; pearls 2 4; pearls 3
  aim.dark-gift.1 pearl.3 => 0.page~: Björn’s pearls you’ve seen: white 4 (no. 2)
  aim.dark-gift.1 pearl.3 => 0.position~: white 4 (no. 2)
  aim.dark-gift.1 pearl.3 => 2.position!: white 4
  aim.dark-gift.1 pearl.3 => position!: white 4
  given hand dive; front abracadabra abracadabra; | => position~: In front: 2 × Abracadabra
`);

/** What a seat reads that has learned this, while somebody is up in a turn of a later round. */
const newsOf = (learned: readonly LearnedView[], seat: number, up: number, number: number, hand = '') =>
  presenter.news?.(
    { ...given(`hand ${hand}`).view(seat), learned, turn: { seat: up, number, round: 2 } },
    seat,
    textContext,
  );
const drawn = (turn: number, seat: number, card: string): LearnedView => ({
  ...{ turn, by: seat, fact: { kind: 'card-drawn', seat, card } },
});
/** A white pearl that went from seat 1 to seat 0, or back. */
const moved = (turn: number, by: number, from: 0 | 1, value: number): LearnedView => ({
  ...{ turn, by },
  fact: { kind: 'pearl-moved', colour: 'white', from, to: 1 - from, mark: turn, value },
});

test('a sea urchin that was drawn in the last turn is not told as drawn now, and of two each is told', () => {
  const learned = [drawn(1, 0, 'shoo'), drawn(1, 0, 'urchin'), drawn(4, 0, 'urchin')];
  expect(newsOf(learned, 0, 0, 4, 'urchin urchin')).toEqual([
    'Your last turn: You drew *Sea urchin*.',
    '⚠️ You drew a **sea urchin!**',
  ]);
  const two = newsOf(
    [drawn(1, 0, 'shoo'), drawn(1, 0, 'urchin'), drawn(1, 0, 'urchin')],
    0,
    0,
    1,
    'urchin urchin',
  );
  expect(two?.filter((line) => /drew.*urchin/u.test(line))).toEqual([
    '⚠️ You drew a **sea urchin!**',
    '⚠️ You drew a **sea urchin!**',
  ]);
});

test('who is out reads which card put them out, without an alarm', () => {
  const view = given('; out; ').view(1);
  const learned = [drawn(1, 1, 'not-mine'), drawn(1, 1, 'urchin')];
  const news = presenter.news?.({ ...view, learned, turn: { seat: 2, number: 2, round: 1 } }, 1, textContext);
  expect(news?.at(-1)).toBe('You drew *Sea urchin*.');
});

test('what the last turn brought stands first until the next card is played', () => {
  const learned = [drawn(1, 0, 'shoo'), drawn(1, 0, 'dive')];
  expect(newsOf(learned, 0, 1, 2)).toEqual(['You drew *Dive*.']);
  expect(newsOf(learned, 0, 2, 3)).toEqual(['Your last turn: You drew *Dive*.']);
  expect(newsOf(learned, 0, 0, 4)).toEqual(['Your last turn: You drew *Dive*.']);
});

test('news stand in the order in which they came about; older ones are small, and the latest are large', () => {
  expect(newsOf([moved(4, 0, 1, 4), drawn(5, 1, 'urchin')], 1, 1, 5)).toEqual([
    'Ana now has a white **4** of yours.',
    '⚠️ You drew a **sea urchin!**',
  ]);
  const learned = [0, 1, 2, 3, 4].map((value) => moved(value + 2, 0, 1, value));
  expect(newsOf(learned, 1, 1, 7)).toEqual([
    '-# Ana now has a white **0** of yours. Ana now has a white **1** of yours.',
    ...[2, 3, 4].map((value) => `Ana now has a white **${value}** of yours.`),
  ]);
});

test('what one’s own last turn brought is read however much came after it', () => {
  const between = [moved(2, 1, 0, 4), moved(3, 0, 1, 0), moved(4, 0, 1, 1), moved(5, 0, 1, 2)];
  const [earlier, ...latest] =
    newsOf([drawn(2, 1, 'snatch'), ...between, drawn(6, 1, 'dive')], 1, 1, 6) ?? [];
  expect(earlier).toMatch(/^-# Your last turn: .*white \*\*4\*\*.* Ana .*white \*\*0\*\*/u);
  expect(latest).toHaveLength(3);
});

test('pearls that are shared out keep their numbers through all questions of a turn', () => {
  const at = given('hand share-the-catch; ;').play('play.share-the-catch');
  const [first] = at.view(0).catch;
  expect(at.view(0).catch.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(
    at
      .play(`pearl.${first?.mark}`)
      .view(0)
      .catch.map(({ number }) => number),
  ).toEqual([2, 3]);
});
