import { expect, test } from 'vitest';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { scene } from '../position.ts';
import { inOneMove, others, presenter, textContext, told } from './told.ts';

test('what is taken is told in a sentence with both names, its value to those who know it', () => {
  const at = scene({ me: { hand: 'snatch', pearls: '1' }, others }).play('aim.snatch.1');
  for (const viewer of ['spectator', 2] as const)
    expect(told(at, viewer)).toEqual(['1 0 Ana snatched a white pearl from Björn.']);
  for (const viewer of [0, 1]) expect(told(at, viewer)[0]).toBe('1 0 Ana snatched a white **2** from Björn.');
});

const warded = [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }];
const locked = { hand: 'swap', pearls: '!1' };

test.each<[string, Parameters<typeof scene>[0], string, string]>([
  ['a dive', { me: { hand: 'dive' }, others }, 'play.dive', 'Ana dived and came up with a white pearl.'],
  [
    'a card that was kept off',
    { me: { hand: 'snatch' }, others: warded },
    'aim.snatch.1',
    'Ana tried *Snatch* on Björn, but *Abracadabra* blocked it.',
  ],
  [
    'the biggest pile',
    { me: { hand: 'biggest-pile' }, others },
    'aim.biggest-pile.1',
    'Ana played *Biggest pile* and took a white pearl from Björn.',
  ],
  [
    'a swap, once for both',
    { me: { hand: 'swap', pearls: '1' }, others },
    'aim.swap.1',
    'Ana swapped with Björn: white for white.',
  ],
  [
    'a pearl traded in',
    { me: { hand: 'trade-in', pearls: 'b-2' }, others },
    'play.trade-in',
    'Ana traded a pearl with the pool: black for white.',
  ],
  [
    'a shared catch',
    { me: { hand: 'share-the-catch' }, others },
    'play.share-the-catch pearl.3 to.1',
    'Ana shared a catch, a pearl each for Ana, Björn and Chidi.',
  ],
  [
    'a gift',
    { me: { hand: 'dark-gift', pearls: 'b-2' }, others },
    'aim.dark-gift.1',
    'Ana gave Björn a black pearl.',
  ],
  [
    'a card thrown away, whose own mark ends the sentence',
    { me: { hand: 'shoo shoo' }, others, deck: 'swap' },
    'shed.shoo.shoo',
    'Ana threw away *Shoo!*',
  ],
  [
    'a sea urchin sent back',
    { me: { hand: 'shoo urchin' }, others, deck: 'swap' },
    'shed.shoo.urchin',
    'Ana sent a sea urchin back into the deck.',
  ],
  [
    'a card that nobody could use',
    { me: locked, others },
    'play.swap',
    'Ana played *Swap* in vain: all their own pearls locked.',
  ],
  ['no card to play', { me: { hand: 'urchin' }, others, pool: '1' }, 'skip', 'Ana had nothing to play.'],
])('one sentence tells %s', (_, story, line, words) => {
  expect(told(scene(story).play(line))[0]).toBe(`1 0 ${words}`);
});

test('a card that was given is named to giver and receiver alone', () => {
  const me = { hand: 'not-mine urchin', pearls: '1' };
  const at = scene({ me, others, deck: 'dive' }).play('aim.not-mine.1 card.urchin');
  for (const viewer of ['spectator', 2] as const)
    expect(told(at, viewer)[0]).toBe('1 0 Ana slipped Björn a card.');
  for (const viewer of [0, 1])
    expect(told(at, viewer)).toContain('1 0 Ana slipped Björn this card: *Sea urchin*.');
});

test('a card laid out to protect is told with the pearl under it, or that there is none', () => {
  expect(told(scene({ me: { hand: 'hands-off', pearls: '3' }, others }).play('play.hands-off'))).toEqual([
    '1 0 Ana locked up a white pearl for good.',
  ]);
  expect(told(scene({ me: { hand: 'hands-off' } }).play('play.hands-off'))).toEqual([
    '1 0 Ana laid out *Hands off!* as protection.',
    '1 0 Ana had no white pearl to put under it.',
  ]);
});

test('a pick tells how many lay in the paws, and the values to both who saw them', () => {
  const at = scene({ me: { hand: 'which-paw' }, others: [{}, { pearls: '3' }] });
  const first = at.play('play.which-paw').legal.match(/left\.(\d+)/)?.[1];
  const picked = at.play(`play.which-paw left.${first} to.1 paw.left`);
  expect(told(picked)).toEqual(['1 0 Ana held out two paws: Björn picked one pearl, Ana kept two pearls.']);
  expect(told(picked, 1)[0]).toMatch(/picked a white \*\*\d\*\*, Ana kept two pearls\.$/);
});

test('who passed a pearl to the left is told in a row, with what all saw pass by or the reader knows', () => {
  const others = [{ pearls: 'b-1' }, { pearls: '3' }];
  const at = scene({ me: { hand: 'with-the-current', pearls: '2' }, others }).play('play.with-the-current');
  const row = (...pearls: readonly [string, string, string]): readonly string[] => [
    `1 0 Ana had pearls passed to the left: Ana → ${pearls[0]}Björn → ${pearls[1]}Chidi → ${pearls[2]}Ana.`,
  ];
  expect(told(at)).toEqual(row('', 'black → ', ''));
  expect(told(at, 0)).toEqual(row('white 2 → ', 'black → ', 'white 3 → '));
});

test('what a pearl is worth that was looked at is told to those who know it', () => {
  const looked = scene({ me: { hand: 'dark-gift' }, others }).play('aim.dark-gift.1');
  expect(told(looked)).toEqual(['1 0 Ana looked at a pearl of Björn’s.']);
  expect(told(looked, 0)).toEqual(['1 0 Ana looked at a pearl of Björn’s, worth **2**.']);
});

test('what a sea urchin costs is told once, after the first that is played', () => {
  const at = scene({
    me: { hand: 'urchin dive', pearls: '1' },
    others: [{ hand: 'urchin dive', pearls: '2' }, { pearls: '3' }],
    deck: 'swap swap dive dive dive',
  });
  const first = at.play('play.urchin');
  expect(told(first)[0]).toBe(
    '1 0 Ana got rid of a sea urchin and took a black pearl. Black pearls cost 0 to 3 points, but whoever keeps two urchins is out.',
  );
  expect(told(first.play('play.urchin')).join()).not.toContain('points');
});

test('the last black pearl is told as it leaves the pool, and when one is back in it', () => {
  const others = [{ hand: 'trade-in', pearls: 'b-1' }, {}];
  const last = scene({ me: { hand: 'urchin' }, others, pool: '1 b-2' }).play('play.urchin');
  expect(told(last).slice(-1)).toEqual([
    '1 0 The black pearls are used up: only *Not mine!* and *Shoo!* get rid of an urchin now.',
  ]);
  expect(told(last.play('play.trade-in'))).toContain(
    '1 0 There’s a black pearl in the pool again: it gets rid of an urchin, too.',
  );
});

test('who is out is told with the pearls that still count, not the cards of their hand, and the last two by name', () => {
  const others = [{ pearls: '2', hand: 'urchin urchin dive' }, { pearls: '3' }, { pearls: '3' }];
  const me = { hand: 'urchin urchin dive dark-gift', pearls: 'b-1' };
  const first = scene({ me, others }).play('play.dive');
  expect(told(first)).toEqual([
    '1 0 Ana dived and came up with a white pearl.',
    '1 0 **Ana is out** with 2 sea urchins in hand. The pearls still count: 1 white, 1 black.',
  ]);
  expect(told(first.play('play.dive')).slice(-2)).toEqual([
    '1 0 **Björn is out** with 2 sea urchins in hand. The pearls still count: 2 white.',
    '1 0 Now it’s Chidi against Dora.',
  ]);
});

test('who was out before their pearls were noted is told without a number', () => {
  const out: OteresFact = { kind: 'out', seat: 0, urchins: 2 };
  expect(presenter.happened(inOneMove([out]), textContext)[0]?.lines).toEqual([
    '**Ana is out** with 2 sea urchins in hand. The pearls still count: all of them.',
  ]);
});

test('biggest pile says that those who are out do not count where one of them has more', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }, { pearls: '3 3', out: true }];
  const at = scene({ me: { hand: 'biggest-pile' }, others }).play('aim.biggest-pile.1');
  expect(told(at)).toContain('1 0 Players who are out don’t count for that.');
});
