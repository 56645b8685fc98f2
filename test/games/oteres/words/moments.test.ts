import { describe, expect, test } from 'vitest';
import { STRIP } from '../../../../src/canvas/picture.ts';
import { momentsPicture } from '../../../../src/games/oteres/board/index.ts';
import { NAME_SIZE } from '../../../../src/games/oteres/board/moment-scene.ts';
import { factFor } from '../../../../src/games/oteres/rules/viewing.ts';
import { say } from '../../../texts/shipped.ts';
import { type Scene, scene } from '../position.ts';
import { inOneMove, others, presenter, textContext } from './told.ts';

/** The pictures of what the last play brought about, as everybody may know it. */
const picturesOf = (at: Scene) =>
  presenter.moments?.(inOneMove(at.facts.map((fact) => factFor(fact, 'spectator'))), textContext);

test.each([
  [
    'With the current',
    'with-the-current',
    '1',
    'play.with-the-current',
    'Ana had pearls passed to the left: Ana → Björn → Chidi → Ana.',
  ],
  ['Dark gift', 'dark-gift', 'b-2', 'aim.dark-gift.1', 'Ana gave Björn a black pearl.'],
])('what moves by %s has a picture', (_, hand, pearls, line, alt) => {
  const pictures = picturesOf(scene({ me: { hand, pearls }, others }).play(line));
  expect(pictures?.map((picture) => picture.alt)).toEqual([alt]);
});

test.each([
  ['Swap', 'swap', '1', 'aim.swap.1'],
  ['Share the catch', 'share-the-catch', '', 'play.share-the-catch pearl.3 to.1'],
  ['Not mine!', 'not-mine urchin', '', 'aim.not-mine.1 card.urchin'],
])('a picture that could only say again what the sentence says is not made: %s', (_, hand, pearls, line) => {
  const { facts } = scene({ me: { hand, pearls }, others }).play(line);
  expect(presenter.moments?.(inOneMove(facts), textContext)).toEqual([]);
});

test.each([
  ['a gift', 'dark-gift', 'b-1', 'aim.dark-gift.1'],
  ['a snatch', 'snatch', '', 'aim.snatch.1'],
  ['a passing', 'with-the-current', '1', 'play.with-the-current'],
])(
  '%s has a picture below its own sentence: in the last of several turns that are told together, not in one before',
  (_, hand, pearls, line) => {
    const at = scene({
      me: { hand, pearls },
      others: [{ pearls: '2', hand: 'dive' }, { pearls: '3' }],
    });
    const first = at.play(line);
    const dive = first.play('play.dive');
    expect(presenter.moments?.(inOneMove(first.facts), textContext)).toHaveLength(1);
    expect(presenter.moments?.(inOneMove([...first.facts, ...dive.facts]), textContext)).toEqual([]);
    const diveBefore = scene({
      me: { hand: 'dive' },
      others: [{ pearls: pearls === '' ? '2' : pearls, hand }, { pearls: '3' }],
    }).play('play.dive');
    const then = diveBefore.play(line.replace('.1', '.2'));
    expect(presenter.moments?.(inOneMove([...diveBefore.facts, ...then.facts]), textContext)).toHaveLength(1);
  },
);

describe('a turn can wait to be told with the next one', () => {
  const canWait = (at: Scene) => presenter.canWait?.(inOneMove(at.facts));

  test.each([
    ['a dive', 'dive', 'play.dive'],
    ['a swap', 'swap', 'aim.swap.1'],
    ['a snatch, which has a picture only below its own sentence', 'snatch', 'aim.snatch.1'],
    ['a card that somebody was slipped', 'not-mine dive', 'aim.not-mine.1 card.dive'],
    ['a shared catch', 'share-the-catch', 'play.share-the-catch pearl.4 to.1'],
  ])('where all that it brought is a sentence: %s', (_, hand, line) => {
    expect(canWait(scene({ me: { hand, pearls: '1' }, others }).play(line))).toBe(true);
  });

  test.each([
    ['two paws', { hand: 'which-paw' }, 'play.which-paw left to.1 paw.right'],
    ['an elimination', { hand: 'urchin urchin dive' }, 'play.dive'],
  ])('but not %s', (_, me, line) => {
    expect(canWait(scene({ me, others }).play(line))).toBe(false);
  });

  test('but not the last black pearl, after which nobody can play a sea urchin', () => {
    const at = scene({ me: { hand: 'urchin' }, others, pool: '0 1 2 b-1' });
    expect(canWait(at.play('play.urchin'))).toBe(false);
  });

  test('but not the last turn of a round, which closes its message', () => {
    const dives = [
      { pearls: '2', hand: 'dive' },
      { pearls: '3', hand: 'dive' },
    ];
    let at = scene({ me: { hand: 'dive' }, others: dives })
      .play('play.dive')
      .play('play.dive');
    expect(canWait(at)).toBe(true);
    at = at.play('play.dive');
    expect(canWait(at)).toBe(false);
  });
});

test('a pearl taken or kept off, an opened paw and an elimination are moments with a picture; a dive is none', () => {
  const titles = (at: Scene) => picturesOf(at)?.map(({ alt }) => alt);
  expect(titles(scene({ me: { hand: 'snatch' }, others }).play('aim.snatch.1'))).toEqual([
    'Ana snatched a white pearl from Björn. Pearls: Ana 1, Björn 0.',
  ]);
  expect(titles(scene({ me: { hand: 'urchin urchin dive' }, others }).play('play.dive'))).toEqual([
    'Ana dived and came up with a white pearl. Ana is out with 2 sea urchins in hand. The pearls still count: 1 white. Now it’s Björn against Chidi.',
  ]);
  const rich = { hand: 'biggest-pile', pearls: '1 b-1' };
  expect(titles(scene({ me: rich, others }).play('aim.biggest-pile.1'))).toEqual([
    'Ana played Biggest pile and took a white pearl from Björn. Pearls: Ana 2 + 1 black, Björn 0.',
  ]);
  const warded = [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }];
  expect(titles(scene({ me: { hand: 'snatch' }, others: warded }).play('aim.snatch.1'))).toEqual([
    'Ana tried Snatch on Björn, but Abracadabra blocked it.',
  ]);
  const paws = scene({ me: { hand: 'which-paw' }, others }).play('play.which-paw left to.1 paw.right');
  expect(titles(paws)).toEqual([expect.stringMatching(/^Ana held out two paws: Björn picked /)]);
  expect(titles(scene({ me: { hand: 'dive' }, others }).play('play.dive'))).toEqual([]);
});

test('moments that fall together share one picture, an elimination before a snatch', () => {
  const snatched = { kind: 'snatched', seat: 0, from: 1, colour: 'white' } as const;
  const out = { kind: 'out', seat: 2, urchins: 2 } as const;
  const told = [out, snatched, snatched, snatched].map((moment) => ({ moment, lines: [`${moment.kind}.`] }));
  const pictures = momentsPicture(told, textContext.people, say);
  expect(pictures.map(({ alt }) => alt)).toEqual(['out. snatched.']);
  expect(momentsPicture([], textContext.people, say)).toEqual([]);
});

test('names below a moment are eleven pixels high on a phone, which shows the strip 311 wide', () => {
  expect((NAME_SIZE * 311) / STRIP.width).toBeGreaterThanOrEqual(11);
});
