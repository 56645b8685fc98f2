import { expect, test } from 'vitest';
import { finalPicture } from '../../../../src/games/oteres/board/final.ts';
import { handPictures } from '../../../../src/games/oteres/board/hand.ts';
import { pearlStory } from '../../../../src/games/oteres/board/pearl-story.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { legendOf, legendPicture } from '../../../../src/games/oteres/words/rules.ts';
import { say } from '../../../texts/shipped.ts';
import { given } from '../position.ts';
import { endShared, endTie } from '../sample-views.ts';
import { wordings } from '../words/rules.ts';

const people = ['Ana', 'Björn', 'Chidi', 'Дарья', 'Eloísa'].map((name) => ({ name }));

wordings(`
# the table says in words
what is open to all
  given hand swap dive urchin, pearls 3 1 !2 b-1, front abracadabra; hand snatch, pearls 1 4 0;
    pearls 0 b-3, out; ;
  => table^: Round 1, turn of Ana: Chooses a card.
  => table~: Ana: Cards in hand: 3. Pearls: 3 white, 1 black. In front: Abracadabra, Hands off! (white pearl
    no. 4 under it).
  => table~: Björn: Cards in hand: 1. Pearls: 3 white.
  => table~: Chidi: Out of the game, pearls still count. Pearls: 1 white, 1 black.
  => table~: Pool: 23 white, 2 black.
  => table~: Ana began the game.
who has chosen and who is awaited, and not what was chosen
  given hand with-the-current dive, pearls 3 1 2; hand snatch shoo, pearls 1 4; pearls !2;
    hand swap, pearls 0 b-3 3
  play.with-the-current 0:pearl.1 3:pearl.7 => table~: Round 1, turn of Ana: Has chosen.
  play.with-the-current 0:pearl.1 3:pearl.7 => table~: Björn: Cards in hand: 2. Pearls: 2 white. Chooses a
    pearl.
  play.with-the-current 0:pearl.1 3:pearl.7 => table~: under it). Has nothing to pass.
  play.with-the-current 0:pearl.1 3:pearl.7 => table~: Dora: Cards in hand: 1. Pearls: 2 white, 1 black. Has
    chosen.
where a card lies that was laid while a pearl for it is awaited
  given hand hands-off dive, pearls !3 1; pearls 2 1;
  aim.hands-off.1 => table~: Björn: Cards in hand: 0. Pearls: 2 white. In front: Hands off!
what is asked of whom in public, and all that is new
  given hand which-paw dive; pearls 4; pearls 0
  play.which-paw left to.1 => table^: Round 1, turn of Ana: Plays Which paw? Asked: Which of Ana’s paws do
    you pick?
  play.which-paw left to.1 => table~: not yet given out: white pearl no. 1, white pearl no. 2, white pearl
    no. 3.
  play.which-paw left to.1 => table~: New: Ana cards −1, pool −3 white.
  given hand snatch dive, pearls b-1; pearls 4; pearls 0
  aim.snatch.1 => table~: New: Ana +1 white cards −1, Björn −1 white cards +1, discards +1. Ana:
  given hand dive dive
  play.dive => table~: New: Ana +1 white cards −1, Björn cards +1, pool −1 white, discards +1.
  given hand hands-off dive, pearls 3 1 | stake.hands-off.1 => table~: New: Ana cards −1
how the otter takes what came about last
  given hand dive, pearls 1; pearls 2; pearls 3; | play.dive => table~: The otter floats calmly.
  given hand snatch, pearls 1; pearls 2; pearls 3; | aim.snatch.1 => table~: The otter winks at the snatch.
  given hand urchin, pearls 1; pearls 2; pearls 3; | play.urchin => table~: The otter has felt a sea urchin.
  given hand which-paw; pearls 2; pearls 3; | play.which-paw => table~: The otter peers at the paws.
  given hand urchin urchin dive; pearls 2; pearls 3; | play.dive => table~: The otter is startled
  given hand dive; pearls 2; out | => table~: The otter holds its breath
  given hand abracadabra urchin urchin; pearls 2; out | play.abracadabra end => table~: The otter cheers.

# the hand says in words
what each card does, what the pearls are worth, and what is known of others
  given hand dive snatch, pearls 3 b-1; pearls 4; pearls 0
  aim.snatch.1 => 0.alts^: Your pearls: 3, worth 6: white 3 (no. 1), white 4 (no. 2), black −1 (no. 3).
  aim.snatch.1 => 0.alts~: Dive · Take a white pearl
  aim.snatch.1 => 1.alts~: Ana’s pearls you’ve seen: white 4 (no. 
  given hand dive dive urchin | => 0.alts~: 2 × Dive ·
`);

test('a hand of many kinds takes two pictures, in which each card is told with what it does', () => {
  const kinds = [...components.cards.keys()];
  const { match } = given(`hand ${kinds.join(' ')} urchin dive, pearls 3; pearls 1;`);
  const pictures = handPictures({ view: match.view(0), people, components, say }, 0);
  expect(pictures.map(({ name }) => name.split('.')[0])).toEqual(['oteres-hand', 'oteres-hand-more']);
  const [first, more] = pictures.map(({ alt }) => alt);
  for (const [at, id] of kinds.entries())
    expect(at < 7 ? first : more).toContain(` · ${components.cards.get(id)?.text}`);
  const nine = given(`hand ${kinds.slice(0, 9).join(' ')}`);
  expect(handPictures({ view: nine.view(0), people, components, say }, 0)).toHaveLength(1);
});

test('the end says who won and why', () => {
  const told = ({ scene, people }: typeof endTie) =>
    finalPicture({ view: scene.view(), people, say }, pearlStory([])).alt;
  expect(told(endTie)).toContain('2) Ana: 6 points, pearls: 5 (3, 2, 1, 1, black −1), out.');
  expect(told(endShared)).toContain('Shared victory: Ana, Björn. A tie in points and in pearls.');
});

test('a card that is not in the box is refused', () => {
  expect(() => legendPicture('cards', 'Cards', ['nothing'], components, say)).toThrow(RangeError);
});

test('the cards of the rules are all that the deck has, in parts that say so', () => {
  const legends = legendOf('cards', say, components);
  const words = legends.map(({ alt }) => alt).join('\n');
  for (const { name, count } of components.cards.values())
    expect(words.includes(`${name} ×${count}`)).toBe(count > 0);
  for (const { text, count } of components.cards.values()) expect(words.includes(text)).toBe(count > 0);
  expect(words).toContain(`Sea urchin ×${components.urchins}`);
  expect(legends.map(({ alt }) => alt.split('.')[0])).toEqual([
    'All the cards, 1 of 3',
    'All the cards, 2 of 3',
    'All the cards, 3 of 3',
  ]);
});
