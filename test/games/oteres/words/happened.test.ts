import { expect, test } from 'vitest';
import type { Viewer } from '../../../../src/engine/seat.ts';
import { momentsPicture } from '../../../../src/games/oteres/board/index.ts';
import { components, oteres } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { say } from '../../text-context.ts';
import { type Scene, scene } from '../position.ts';

const presenter = createOteresPresenter(components);
const named = (...names: string[]) => ({ say, people: names.map((name) => ({ name })) });
const textContext = named('Ana', 'Björn', 'Chidi');
const ofFour = named('Ana', 'Björn', 'Chidi', 'Dora');

/** What a viewer reads of the last play, in lines; turns in order, each with its number and seat first. */
const told = (at: Scene, viewer: Viewer = 'spectator'): readonly string[] => {
  const facts = at.facts.flatMap((fact): readonly OteresFact[] => {
    const open = oteres.redact(fact, viewer);
    return open === undefined ? [] : [open];
  });
  const moves = [{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts } as const];
  return presenter
    .happened(moves, at.match.seats === 4 ? ofFour : textContext)
    .flatMap(({ turn, seat, lines }) => lines.map((line) => `${turn} ${seat} ${line}`));
};

test('what is taken is told in a sentence with both names, its value to those who know it', () => {
  const at = scene({
    me: { hand: 'snatch', pearls: '1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
  }).play('aim.snatch.1');
  expect(told(at)).toEqual(['1 0 Ana snatched a white pearl from Björn.']);
  expect(told(at, 2)).toEqual(['1 0 Ana snatched a white pearl from Björn.']);
  expect(told(at, 0)).toEqual(['1 0 Ana snatched a white **2** from Björn.']);
  expect(told(at, 1)[0]).toBe('1 0 Ana snatched a white **2** from Björn.');
});

test('a card that failed says which card blocked it', () => {
  const at = scene({
    me: { hand: 'snatch', pearls: '1' },
    others: [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }],
  }).play('aim.snatch.1');
  expect(told(at)).toEqual(['1 0 Ana tried *Snatch* on Björn, but *Abracadabra…* blocked it.']);
});

test('a card that was given is named to giver and receiver alone', () => {
  const at = scene({
    me: { hand: 'not-mine urchin', pearls: '1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
    deck: 'dive',
  }).play('aim.not-mine.1 card.urchin');
  expect(told(at)[0]).toBe('1 0 Ana played *Not mine!* and slipped Björn a card.');
  expect(told(at, 1)[0]).toBe('1 0 Ana played *Not mine!* and slipped Björn this card: *Sea urchin*.');
  expect(told(at, 0)).toContain('1 0 Ana played *Not mine!* and slipped Björn this card: *Sea urchin*.');
});

test('what swaps places is told once, not as one’s gain and another’s loss', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const at = scene({ me: { hand: 'swap', pearls: '1' }, others }).play('aim.swap.1');
  expect(told(at)).toEqual(['1 0 Ana swapped a pearl with Björn.']);
  expect(told(at, 1)[0]).toBe('1 0 Ana swapped with Björn, gave a white **1** and got a white **2**.');
});

test('an urchin that goes back into the deck is no news of its own', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const urchin = scene({ me: { hand: 'urchin dive', pearls: '1' }, others }).play('play.urchin');
  expect(told(urchin).filter((line) => line.includes('sea urchin'))[0]).toBe(
    '1 0 Ana got rid of a sea urchin and took a black pearl.',
  );
  expect(told(urchin).join(' ')).not.toContain('deck');
  const traded = scene({ me: { hand: 'trade-in', pearls: 'b-2' }, others }).play('play.trade-in');
  expect(told(traded)).toEqual(['1 0 Ana played *Trade-in*, put back a black pearl and drew a white pearl.']);
});

test('who is out is told by name, last in their own turn, without the cards of their hand', () => {
  const at = scene({
    me: { hand: 'urchin urchin dive dark-gift', pearls: '1' },
    others: [{ pearls: '2' }, { pearls: '3' }],
    deck: 'swap snatch',
  }).play('play.dive');
  expect(told(at)).toEqual([
    '1 0 Ana dived and took a white pearl.',
    '1 0 **Ana is out:** two sea urchins. Ana’s pearls still count. 2 players are left.',
  ]);
  expect(told(at, 1).some((line) => line.startsWith('2 1 Björn drew '))).toBe(true);
});

test('a pick tells how many lay in the paw, and the values to both who saw them', () => {
  const at = scene({ me: { hand: 'which-paw' }, others: [{}, { pearls: '3' }] });
  const first = at.play('play.which-paw').legal.match(/left\.(\d+)/)?.[1];
  const picked = at.play(`play.which-paw left.${first} to.1 paw.left`);
  expect(told(picked)).toEqual([
    '1 0 Ana played *Which paw?*: Björn picked the left one and got a white pearl; Ana kept 2 white pearls.',
  ]);
  expect(told(picked, 1)[0]).toMatch(/got a white \*\*\d\*\*; Ana kept 2 white pearls\.$/);
});

test.each([
  [
    'With the current',
    'with-the-current',
    '1',
    'play.with-the-current',
    'Pearls passed to the left: Ana → Björn → Chidi → Ana.',
  ],
  ['Dark gift', 'dark-gift', 'b-2', 'aim.dark-gift.1', 'Ana gave Björn a pearl.'],
])('what moves by %s has a picture', (_, hand, pearls, line, alt) => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const { facts } = scene({ me: { hand, pearls }, others }).play(line);
  const pictures = presenter.moments?.(
    [{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts }],
    textContext,
  );
  expect(pictures?.map((picture) => picture.alt)).toEqual([alt]);
});

test.each([
  ['Swap', 'swap', '1', 'aim.swap.1'],
  ['Share the catch', 'share-the-catch', '', 'play.share-the-catch pearl.3 to.1'],
  ['Not mine!', 'not-mine urchin', '', 'aim.not-mine.1 card.urchin'],
])('a picture that could only say again what the sentence says is not made: %s', (_, hand, pearls, line) => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const { facts } = scene({ me: { hand, pearls }, others }).play(line);
  const move = { kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts } as const;
  expect(presenter.moments?.([move], textContext)).toEqual([]);
});

test.each([
  ['a gift', 'dark-gift', 'b-1', 'aim.dark-gift.1'],
  ['a snatch', 'snatch', '', 'aim.snatch.1'],
  ['a passing', 'with-the-current', '1', 'play.with-the-current'],
])(
  '%s in one of several turns that are told together makes no picture by itself',
  (_, hand, pearls, line) => {
    const at = scene({
      me: { hand, pearls },
      others: [{ pearls: '2', hand: 'dive' }, { pearls: '3' }],
    });
    const entry = { kind: 'move', ply: 0, seat: 0, turn: 1, notation: '' } as const;
    const first = at.play(line);
    const dive = first.play('play.dive');
    expect(presenter.moments?.([{ ...entry, facts: first.facts }], textContext)).toHaveLength(1);
    expect(presenter.moments?.([{ ...entry, facts: [...first.facts, ...dive.facts] }], textContext)).toEqual(
      [],
    );
  },
);

test('a pearl taken or kept off, an opened paw and an elimination are moments with a picture; a dive is none', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const titles = (at: Scene) =>
    presenter
      .moments?.([{ kind: 'move', ply: 0, seat: 0, turn: 1, notation: '', facts: at.facts }], textContext)
      .map(({ alt }) => alt);
  expect(titles(scene({ me: { hand: 'snatch' }, others }).play('aim.snatch.1'))).toEqual([
    'Ana took a pearl from Björn.',
  ]);
  expect(titles(scene({ me: { hand: 'urchin urchin dive' }, others }).play('play.dive'))).toEqual([
    'Ana is out.',
  ]);
  expect(titles(scene({ me: { hand: 'biggest-pile' }, others }).play('aim.biggest-pile.1'))).toEqual([
    'Ana took a pearl from Björn.',
  ]);
  const warded = [{ pearls: '2', front: 'abracadabra' }, { pearls: '3' }];
  expect(titles(scene({ me: { hand: 'snatch' }, others: warded }).play('aim.snatch.1'))).toEqual([
    'Ana reached for a pearl of Björn’s and was blocked.',
  ]);
  const paws = scene({ me: { hand: 'which-paw' }, others })
    .play('play.which-paw')
    .play('left to.1 paw.right');
  expect(titles(paws)).toEqual(['Björn picked the right paw of Ana.']);
  expect(titles(scene({ me: { hand: 'dive' }, others }).play('play.dive'))).toEqual([]);
});

test.each([
  ['dive', { pool: '' }, 'no white pearl was left in the pool', 'no white pearl is left in the pool'],
  ['snatch', {}, 'there was no pearl for it', 'there is no pearl for it'],
  ['shoo', {}, 'there was no other card for it', 'there is no other card for it'],
])('a card without effect says why, at once and afterwards: %s', (hand, story, was, is) => {
  const at = scene({ me: { hand, pearls: 'b-1' }, others: [{}, { pearls: 'b-2' }, { out: true }], ...story });
  const played = at.play(`play.${hand}`);
  expect(told(played)[0]).toContain(was);
  expect(presenter.summary(played.view(), textContext)).toContain(is);
  expect(presenter.summary(played.play('end').view(), textContext)).not.toContain(is);
});

test('a swap by somebody whose only pearl is locked says so, and another without a pearl that they have none', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const locked = scene({ me: { hand: 'swap', pearls: '!1' }, others }).play('play.swap');
  expect(told(locked)).toEqual(['1 0 Ana played *Swap*, but had only locked pearls.']);
  const none = scene({ me: { hand: 'trade-in' }, others }).play('play.trade-in');
  expect(told(none)).toEqual(['1 0 Ana played *Trade-in*, but had no pearl to give for it.']);
});

test('a card that goes by another of its kind is told as another one', () => {
  const at = scene({ me: { hand: 'shoo shoo' }, others: [{ pearls: '2' }, { pearls: '3' }], deck: 'swap' });
  expect(told(at.play('shed.shoo.shoo'))).toEqual(['1 0 Ana played *Shoo!* and threw away another *Shoo!*.']);
});

test('a card that protects nothing says so', () => {
  const at = scene({ me: { hand: 'hands-off' } }).play('play.hands-off');
  expect(told(at)).toEqual(['1 0 Ana played *Hands off!* with no white pearl to lock up.']);
});

test('who could play nothing is told so', () => {
  const stuck = scene({ me: { hand: 'urchin' }, others: [{ pearls: '2' }, { pearls: '3' }], pool: '1' });
  expect(told(stuck.play('skip'))).toEqual(['1 0 Ana had nothing to play.']);
});

test('the board does not tell once more what the former message tells', () => {
  const at = scene({ me: { hand: 'dive urchin' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  const status = presenter.summary(at.play('play.dive').view(), textContext);
  expect(status).toContain('Björn is up');
  expect(status).not.toContain('Ana');
});

test('a card that lets pearls pass or a card go is named, with who played it', () => {
  const others = [{ pearls: '2' }, { pearls: '3 1' }];
  const shooed = scene({ me: { hand: 'shoo dive' }, others, deck: 'swap' }).play('shed.shoo.dive');
  expect(told(shooed)).toEqual(['1 0 Ana played *Shoo!* and threw away *Dive*.']);
  const passing = scene({ me: { hand: 'with-the-current', pearls: '2 3' }, others });
  const [mine] = passing.play('play.with-the-current').view(0).seats[0]?.pearls ?? [];
  const passed = passing.play(`play.with-the-current pearl.${mine?.mark}`);
  expect(told(passed).join()).not.toContain('undefined');
});

test('the last black pearl is told as it leaves the pool, and when one is back in it', () => {
  const at = scene({
    me: { hand: 'urchin' },
    others: [{ hand: 'trade-in', pearls: 'b-1' }, {}],
    pool: '1 b-2',
  });
  const last = at.play('play.urchin');
  expect(told(last).slice(-1)).toEqual([
    '1 0 That was the last black pearl: from now on nobody can play a sea urchin, and two in hand mean out.',
  ]);
  expect(told(last.play('play.trade-in'))).toContain(
    '1 0 There’s a black pearl in the pool again, so sea urchins can be played again.',
  );
  const more = scene({ me: { hand: 'urchin' }, pool: '1 b-2 b-1' }).play('play.urchin');
  expect(told(more).join(' ')).not.toContain('last black pearl');
});

test('who falls because no black pearl is left to play a sea urchin for falls with that reason', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const at = scene({ me: { hand: 'dive urchin urchin' }, others, pool: '1 2' }).play('play.dive');
  expect(told(at)[1]).toBe(
    '1 0 **Ana is out:** two sea urchins, no black pearl left. Ana’s pearls still count. 2 players are left.',
  );
});

test('the reason for falling is told of the first alone who falls', () => {
  const others = [{ pearls: '2', hand: 'urchin urchin dive' }, { pearls: '3' }, { pearls: '3' }];
  const first = scene({ me: { hand: 'dive urchin urchin' }, others, pool: '1 2 0' }).play('play.dive');
  expect(told(first)[1]).toContain('no black pearl left');
  expect(told(first.play('play.dive')).find((line) => line.includes('is out'))).toBe(
    '1 0 **Björn is out:** two sea urchins. 2 players are left.',
  );
});

test('that the deck is low stands in the turn before the draw, above how the round stands', () => {
  const at = scene({ me: { hand: 'dive' }, others: [{ hand: 'dive', pearls: '2' }, { out: true }] });
  const { facts } = at.play('play.dive').play('play.dive');
  expect(facts.map(({ kind }) => kind).slice(-2)).toEqual(['turn-began', 'card-drawn']);
  const low: OteresFact = { kind: 'deck-low', left: 5 };
  const move = { kind: 'move', ply: 1, seat: 1, turn: 2, round: 1, notation: '' } as const;
  const [turn] = presenter.happened([{ ...move, facts: [...facts, low] }], textContext);
  expect(turn?.lines.at(-1)).toContain('5 cards are left in the deck');
  expect(turn?.standing).toContain('White pearls: ');
});

test('biggest pile says that those who are out do not count where one of them has more', () => {
  const others = [{ pearls: '2' }, { pearls: '3 3', out: true }, {}];
  const at = scene({ me: { hand: 'biggest-pile' }, others, pool: '1' });
  const [bigger = ''] = told(at.play('aim.biggest-pile.3'));
  expect(bigger).not.toContain('still in');
  const out = scene({
    me: { hand: 'biggest-pile' },
    others: [{ pearls: '2' }, { pearls: '3' }, { pearls: '3 3', out: true }],
  });
  expect(told(out.play('aim.biggest-pile.1'))).toEqual([
    '1 0 Ana played *Biggest pile* and took a white pearl from Björn, the biggest pile still in.',
  ]);
});

test('biggest pile says nothing of who had the most', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const at = scene({ me: { hand: 'biggest-pile' }, others }).play('aim.biggest-pile.1');
  expect(told(at)).toEqual(['1 0 Ana played *Biggest pile* and took a white pearl from Björn.']);
});

test('the name of a card is marked, so that one with a mark of its own does not end the sentence', () => {
  const at = scene({
    me: { hand: 'dive' },
    others: [{ pearls: '2' }, { pearls: '3' }],
    deck: 'which-paw',
  }).play('play.dive');
  expect(told(at, 1)).toContain('2 1 Björn drew *Which paw?*.');
});

test('a turn that begins with an empty deck says so', () => {
  const urchins = Array.from({ length: components.urchins }, () => 'urchin').join(' ');
  const others = [{ pearls: '2' }, { pearls: '3', hand: urchins }];
  const at = scene({ me: { hand: 'dive' }, others, deck: '' });
  expect(told(at.play('play.dive'))).toContain('2 1 The deck was empty when Björn wanted to draw.');
});

test('moments that fall together share one picture, an elimination before a snatch', () => {
  const snatched = { kind: 'snatched', seat: 0, from: 1, colour: 'white' } as const;
  const out = { kind: 'out', seat: 2, urchins: 2 } as const;
  const pictures = momentsPicture([out, snatched, snatched, snatched], textContext.people, say);
  expect(pictures.map(({ alt }) => alt)).toEqual([
    'Chidi is out. Ana took a pearl from Björn. Ana took a pearl from Björn.',
  ]);
  expect(momentsPicture([], textContext.people, say)).toEqual([]);
});

test('every card that moves pearls is named with who played it', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  expect(told(scene({ me: { hand: 'trade-in', pearls: '3' }, others }).play('play.trade-in'))).toEqual([
    '1 0 Ana played *Trade-in*, put a pearl back and drew a white pearl for it.',
  ]);
  expect(told(scene({ me: { hand: 'dark-gift', pearls: 'b-2' }, others }).play('aim.dark-gift.1'))).toEqual([
    '1 0 Ana played *Dark gift* and gave Björn a black pearl.',
  ]);
  const shared = scene({ me: { hand: 'share-the-catch' }, others });
  expect(told(shared.play('play.share-the-catch pearl.3 to.1'))).toEqual([
    '1 0 Ana played *Share the catch*: one pearl each for Ana, Björn, Chidi.',
  ]);
});

test('who passed a pearl to the left is named, not everybody', () => {
  const passed = scene({
    me: { hand: 'with-the-current', pearls: '1' },
    others: [{ pearls: '2' }, {}, { out: true }],
  });
  expect(told(passed.play('play.with-the-current'))[0]).toBe(
    '1 0 Ana played *With the current*, and a pearl went on to the left wherever there was one: Ana → Björn → Chidi.',
  );
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const round = scene({ me: { hand: 'with-the-current', pearls: '1' }, others });
  expect(told(round.play('play.with-the-current'))).toEqual([
    '1 0 Ana played *With the current*, and everybody passed a pearl to the left: Ana → Björn → Chidi → Ana.',
  ]);
});

test('the turn that ends the game says why it ends, and leaves the winner and their points to the result', () => {
  const rich = scene({
    me: { hand: 'abracadabra urchin urchin', pearls: '4 4' },
    others: [{ pearls: '2' }, { pearls: '3', out: true }],
  }).play('play.abracadabra end');
  expect(rich.match.result?.winners).toEqual([0]);
  expect(told(rich)).toEqual([
    '1 0 Ana laid out *Abracadabra…* as protection.',
    '1 0 **Ana is out:** two sea urchins.',
    '1 0 Björn is the last one in, so the game ends.',
  ]);
});

test('more sea urchins than put one out say that two are enough', () => {
  const at = scene({ me: { hand: 'dive urchin urchin urchin' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  expect(told(at.play('play.dive'))).toContain(
    '1 0 **Ana is out:** three sea urchins, and two would have been enough. Ana’s pearls still count. 2 players are left.',
  );
});

test('the first turn says who begins', () => {
  const at = scene({ me: { hand: 'dive' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  expect(presenter.summary(at.view(), textContext)).toContain('Ana begins');
  expect(presenter.summary(at.play('play.dive').view(), textContext)).not.toContain('begins');
});

test('what a card says is told in quotation marks, as it speaks to who plays it', () => {
  const at = scene({ me: { hand: 'which-paw' }, others: [{ pearls: '2' }, { pearls: '3' }] });
  expect(presenter.summary(at.play('play.which-paw').view(), textContext)).toMatch(
    /Ana plays \*\*Which paw\?\*\*: “.+”$/m,
  );
});

test('the first turn of all says who began, and no later one', () => {
  const others = [{ pearls: '2' }, { pearls: '3', hand: 'dive' }];
  const at = scene({ me: { hand: 'dive' }, others }).play('play.dive');
  const began = { kind: 'turn-began', seat: 0, number: 1, round: 1 } as const;
  const entry = { kind: 'move', ply: 0, seat: 0, turn: 1, notation: '' } as const;
  const lines = (facts: readonly OteresFact[]) =>
    presenter.happened([{ ...entry, facts }], textContext).map((turn) => turn.lines[0]);
  expect(lines([began, ...at.facts])[0]).toBe('Ana began the game.');
  expect(lines(at.facts)[0]).not.toContain('began');
});

test('who sends a sea urchin back and still holds two is told to hold them still', () => {
  const others = [{ pearls: '2' }, { pearls: '3' }];
  const hand = 'shoo urchin urchin urchin';
  const at = scene({ me: { hand }, others, deck: 'dive dive dive dive swap swap swap' }).play(
    'shed.shoo.urchin',
  );
  expect(told(at)[1]).toBe(
    '1 0 **Ana is out:** still two sea urchins. Ana’s pearls still count. 2 players are left.',
  );
});

test('that the pearls of whoever is out count is said once, of the first', () => {
  const others = [{ pearls: '2', hand: 'urchin urchin dive' }, { pearls: '3' }, { pearls: '3' }];
  const first = scene({ me: { hand: 'urchin urchin dive' }, others }).play('play.dive');
  expect(told(first)[1]).toBe(
    '1 0 **Ana is out:** two sea urchins. Ana’s pearls still count. 3 players are left.',
  );
  expect(told(first.play('play.dive')).find((line) => line.includes('out'))).toBe(
    '1 0 **Björn is out:** two sea urchins. 2 players are left.',
  );
});

test('a black pearl that is passed on is told, as all see it; white ones are not', () => {
  const others = [{ pearls: 'b-1' }, { pearls: '3' }];
  const at = scene({ me: { hand: 'with-the-current', pearls: '2' }, others }).play('play.with-the-current');
  expect(told(at).filter((line) => line.includes(' passed a '))).toEqual([
    '1 0 Ana played *With the current*, and everybody passed a pearl to the left: Ana → Björn → Chidi → Ana.',
    '1 0 Björn passed a black pearl to Chidi.',
  ]);
});

/** How it stands after the turns of these facts, where it is told. */
const standings = (facts: readonly OteresFact[]) =>
  presenter
    .happened(
      [
        {
          kind: 'move',
          ply: 0,
          seat: 0,
          turn: 1,
          notation: '',
          facts: [{ kind: 'nothing-played', seat: 0 }, ...facts],
        },
      ],
      textContext,
    )
    .flatMap(({ standing }) => standing ?? []);

test('the last turn of a round tells who has how many pearls and who is out, and marks nobody as the leader', () => {
  const first = scene({
    me: { hand: 'dive', pearls: '1' },
    others: [
      { hand: 'dive', pearls: '4 3 b-1' },
      { out: true, pearls: '2' },
    ],
    deck: 'swap swap swap swap swap snatch snatch snatch',
  }).play('play.dive');
  expect(standings(first.facts)).toEqual([]);
  expect(standings(first.play('play.dive').facts)).toEqual([
    'White pearls: Björn 3 + 1 black, Ana 2 · out: Chidi 1 · most pearls isn’t most points',
  ]);
});

test('only the first round says that most pearls is not most points, and a round that changed no count is not told', () => {
  const fact = { kind: 'round-over', round: 2, white: [2, 1, 1], black: [0, 0, 0], out: [] } as const;
  expect(standings([fact])).toEqual(['White pearls: Ana 2, Björn 1, Chidi 1']);
  expect(standings([{ ...fact, unchanged: true }])).toEqual([]);
  const { black: _, out: __, ...former } = fact;
  expect(standings([former])).toEqual(['White pearls: Ana 2, Björn 1, Chidi 1']);
});

test('a round after which all have as many pearls as before is marked as one that changed nothing', () => {
  const at = scene({
    me: { hand: 'abracadabra hands-off', pearls: 'b-1' },
    others: [{ hand: 'abracadabra hands-off', pearls: 'b-2' }, { out: true }],
    deck: 'dive dive dive dive dive dive',
  });
  const rounds = ['abracadabra', 'hands-off'].map((card) => `play.${card} end play.${card} end`);
  const first = at.play(rounds[0] ?? '');
  const second = first.play(rounds[1] ?? '');
  const overs = [first, second].map(({ facts }) => facts.find(({ kind }) => kind === 'round-over'));
  expect(overs).toEqual([
    { kind: 'round-over', round: 1, white: [0, 0, 0], black: [1, 1, 0], out: [2] },
    { kind: 'round-over', round: 2, white: [0, 0, 0], black: [1, 1, 0], out: [2], unchanged: true },
  ]);
});

test('what a sea urchin and a black pearl do is told once, after the first urchin that is played', () => {
  const at = scene({
    me: { hand: 'urchin dive', pearls: '1' },
    others: [{ hand: 'urchin dive', pearls: '2' }, { pearls: '3' }],
    deck: 'swap swap dive dive dive',
  });
  const first = at.play('play.urchin');
  expect(told(first).slice(0, 2)).toEqual([
    '1 0 Ana got rid of a sea urchin and took a black pearl.',
    '1 0 Black pearls cost points, but whoever holds two sea urchins is out.',
  ]);
  expect(told(first.play('play.urchin')).join(' ')).not.toContain('cost points');
});

test('that the deck is low is told once, though sea urchins fill it up again', () => {
  const story = {
    me: { hand: 'dive', pearls: '1' },
    others: [{ hand: 'urchin', pearls: '2' }, { hand: 'urchin urchin urchin urchin urchin urchin' }],
    deck: 'swap swap swap swap swap snatch',
  };
  const low = (at: Scene) => told(at).filter((line) => line.includes('left in the deck'));
  const once = scene(story).play('play.dive');
  expect(low(once)).toEqual([
    '1 0 Only 5 cards are left in the deck. Sea urchins always go back in, so they come up more and more often.',
  ]);
  const again = once.play('play.urchin');
  expect(again.view().deckSize).toBe(5);
  expect(low(again)).toEqual([]);
});
