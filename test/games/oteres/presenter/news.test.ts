import { expect, test } from 'vitest';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/presenter/index.ts';
import type { Seat } from '../../../../src/kernel/seat.ts';
import { type Scene, scene } from '../position.ts';
import { say } from './telling.ts';

const presenter = createOteresPresenter(components);
const telling = { say, people: ['Ana', 'Björn', 'Chidi'].map((name) => ({ name })) };
const news = (at: Scene, seat: Seat) => presenter.news?.(at.view(seat), seat, telling) ?? [];
const others = [{ pearls: '4' }, { pearls: '3' }];

test('who was robbed reads by whom and of what, and others read nothing of it', () => {
  const at = scene({ me: { hand: 'snatch' }, others, deck: 'dive dive' }).play('aim.snatch.1');
  expect(news(at, 1)).toContain('Ana took a white **4** from you.');
  expect(news(at, 0)).toEqual(['You got a white **4** from Björn.']);
  expect(news(at, 2)).toEqual([]);
});

test('what was put back and drawn is said in one sentence', () => {
  const at = scene({ me: { hand: 'trade-in', pearls: '3' }, others, pool: '1' }).play('play.trade-in');
  expect(news(at, 0)[0]).toMatch(/^You put back a white \*\*3\*\* and drew a white \*\*[13]\*\*\.$/);
});

test('a look is told with the number that the pearl has in the picture', () => {
  const at = scene({ me: { hand: 'dark-gift' }, others: [{ pearls: '4 1' }, {}] }).play(
    'aim.dark-gift.1 pearl.2',
  );
  expect(news(at, 0)).toContain('Björn’s pearl 2 is worth **1**.');
});

test('a drawn sea urchin is felt, and two shout also after the play', () => {
  const drawn = scene({ me: { hand: 'dive' }, others, deck: 'urchin urchin' }).play('play.dive');
  expect(news(drawn, 1)).toContain('⚠️ You drew a **sea urchin!**');
  const ward = scene({ me: { hand: 'abracadabra urchin urchin' }, others }).play('play.abracadabra');
  expect(news(ward, 0)[0]).toContain('You still hold two sea urchins');
});

test('who is out reads on a page of their own that their points are safe', () => {
  const at = scene({ me: { hand: 'dive urchin urchin', pearls: '3' }, others, pool: '2' }).play('play.dive');
  const page = presenter.hand(at.view(0), 0, telling);
  expect(page.title).toBe('You’re out, your pearls aren’t');
  expect(page.text).toContain('points are safe');
});

test('pearls that are shared out keep their numbers through all questions of a turn', () => {
  const at = scene({ me: { hand: 'share-the-catch' }, others }).play('play.share-the-catch');
  const numbers = (one: Scene) => one.view(0).catch.map(({ number }) => number);
  const [first = 0] = at.view(0).catch.map(({ mark }) => mark);
  expect(numbers(at)).toEqual([1, 2, 3]);
  expect(numbers(at.play(`pearl.${first}`))).toEqual([2, 3]);
});

test.each([
  ['after the play', 0, 'play.abracadabra'],
  ['before the play', 0, undefined],
  ['while another is up', 1, 'play.abracadabra'],
] as const)('the hand warns of two sea urchins once, %s', (_, seat, line) => {
  const before = scene({
    me: { hand: 'abracadabra urchin urchin' },
    others: [{ pearls: '4', hand: 'urchin urchin' }, {}],
  });
  const at = line === undefined ? before : before.play(line);
  const { text } = presenter.hand(at.view(seat), seat, telling);
  expect(text.match(/two sea urchins/gi)).toHaveLength(1);
});

test('what a press brought is still said first when the turn has come round again', () => {
  const at = scene({
    me: { hand: 'dive' },
    others: [{ hand: 'abracadabra' }, { hand: 'abracadabra' }],
    pool: '3',
    deck: 'shoo | shoo | swap',
  });
  const round = at.play('play.dive play.abracadabra end play.abracadabra end');
  expect(news(round, 0)).toEqual(['You got a white **3**.', 'You drew Swap.']);
});

test('pearls that came from the pool together are told in one sentence', () => {
  const at = scene({ me: { hand: 'which-paw' }, others, pool: '2 2 2' });
  const picked = at.play('play.which-paw left to.1 paw.left');
  expect(news(picked, 0)).toContain('You got a white **2**, a white **2**, a white **2**.');
});

test('a sea urchin comes before everything else, and whoever is given one reads what helps', () => {
  const at = scene({ me: { hand: 'not-mine urchin' }, others: [{}, { hand: 'shoo urchin' }] });
  const given = at.play('aim.not-mine.2 card.urchin');
  expect(news(given, 2)[0]).toContain('This helps: ');
  const asked = scene({ me: { hand: 'not-mine urchin urchin' }, others }).play('aim.not-mine.1');
  expect(news(asked, 0)[0]).toContain('Let one go now');
});

test('whoever is out reads so first on any page of theirs', () => {
  const at = scene({ me: { hand: 'dive urchin urchin', pearls: '3' }, others, pool: '2' }).play('play.dive');
  expect(news(at, 0)[0]).toContain('You’re out, but your 5 points are safe');
});

test('cards that were given away are on the page of the hand as long as they are there for sure', () => {
  const at = scene({ me: { hand: 'not-mine dive' }, others: [{}, {}] });
  const { match } = at.play('aim.not-mine.1 card.dive');
  const remembered = presenter.hand({ ...match.view(0), handed: [{ at: 1, card: 'dive' }] }, 0, telling);
  expect(remembered.text).toContain('In Björn’s hand, from you: Dive');
});

test('a turn without a draw counts as one: what was news before it is none after it', () => {
  const urchins = Array.from({ length: components.urchins }, () => 'urchin').join(' ');
  const at = scene({
    me: { hand: 'snatch dive' },
    others: [
      { pearls: '4 1', hand: 'dive dive' },
      { pearls: '3', hand: urchins },
      { out: true },
      { out: true },
    ],
    deck: '',
  }).play('aim.snatch.1');
  expect(news(at, 1).join()).toContain('from you');
  const after = at.play('play.dive');
  expect(after.asked).toBe('2');
  expect(news(after, 1).join()).not.toContain('from you');
});
