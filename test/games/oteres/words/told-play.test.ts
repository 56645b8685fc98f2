import { expect, test } from 'vitest';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { factFor } from '../../../../src/games/oteres/rules/viewing.ts';
import { scene } from '../position.ts';
import { inOneMove, others, presenter, textContext, told } from './told.ts';

test('what is taken is told in a sentence with both names, its value to those who know it', () => {
  const at = scene({
    me: { hand: 'snatch', pearls: '1' },
    others,
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
    others,
    deck: 'dive',
  }).play('aim.not-mine.1 card.urchin');
  expect(told(at)[0]).toBe('1 0 Ana slipped Björn a card (*Not mine!*).');
  expect(told(at, 1)[0]).toBe('1 0 Ana played *Not mine!* and slipped Björn this card: *Sea urchin*.');
  expect(told(at, 0)).toContain('1 0 Ana played *Not mine!* and slipped Björn this card: *Sea urchin*.');
});

test('what swaps places is told once, not as one’s gain and another’s loss', () => {
  const at = scene({ me: { hand: 'swap', pearls: '1' }, others }).play('aim.swap.1');
  expect(told(at)).toEqual(['1 0 Ana swapped white pearls with Björn.']);
  expect(told(at, 1)[0]).toBe('1 0 Ana swapped with Björn, gave a white **1** and got a white **2**.');
});

test('an urchin that goes back into the deck is no news of its own', () => {
  const urchin = scene({ me: { hand: 'urchin dive', pearls: '1' }, others }).play('play.urchin');
  expect(told(urchin).filter((line) => line.includes('sea urchin'))[0]).toBe(
    '1 0 Ana got rid of a sea urchin and took a black pearl.',
  );
  expect(told(urchin).join(' ')).not.toContain('deck');
  const traded = scene({ me: { hand: 'trade-in', pearls: 'b-2' }, others }).play('play.trade-in');
  expect(told(traded)).toEqual(['1 0 Ana traded in a black pearl for a white pearl (*Trade-in*).']);
});

test('a pick tells how many lay in the paw, and the values to both who saw them', () => {
  const at = scene({ me: { hand: 'which-paw' }, others: [{}, { pearls: '3' }] });
  const first = at.play('play.which-paw').legal.match(/left\.(\d+)/)?.[1];
  const picked = at.play(`play.which-paw left.${first} to.1 paw.left`);
  expect(told(picked)).toEqual([
    '1 0 Ana played *Which paw?*: Björn picked the left paw and got one, Ana kept two.',
  ]);
  expect(told(picked, 1)[0]).toMatch(/got a white \*\*\d\*\*, Ana kept two\.$/);
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
  const locked = scene({ me: { hand: 'swap', pearls: '!1' }, others }).play('play.swap');
  expect(told(locked)).toEqual(['1 0 Ana played *Swap*, but had only locked pearls.']);
  const none = scene({ me: { hand: 'trade-in' }, others }).play('play.trade-in');
  expect(told(none)).toEqual(['1 0 Ana played *Trade-in* for nothing, with no pearl to give.']);
});

test('a card that goes by another of its kind is told as another one', () => {
  const at = scene({ me: { hand: 'shoo shoo' }, others, deck: 'swap' });
  expect(told(at.play('shed.shoo.shoo'))).toEqual(['1 0 Ana threw a card away, a second *Shoo!*']);
});

test('a card that protects nothing says so', () => {
  const at = scene({ me: { hand: 'hands-off' } }).play('play.hands-off');
  expect(told(at)).toEqual(['1 0 Ana played *Hands off!* with no white pearl to lock up.']);
});

test('who could play nothing is told so', () => {
  const stuck = scene({ me: { hand: 'urchin' }, others, pool: '1' });
  expect(told(stuck.play('skip'))).toEqual(['1 0 Ana had nothing to play.']);
});

test('a card that lets pearls pass or a card go is named, with who played it', () => {
  const others = [{ pearls: '2' }, { pearls: '3 1' }];
  const shooed = scene({ me: { hand: 'shoo dive' }, others, deck: 'swap' }).play('shed.shoo.dive');
  expect(told(shooed)).toEqual(['1 0 Ana threw away *Dive* with *Shoo!*']);
  const passing = scene({ me: { hand: 'with-the-current', pearls: '2 3' }, others });
  const [mine] = passing.play('play.with-the-current').view(0).seats[0]?.pearls ?? [];
  const passed = passing.play(`play.with-the-current pearl.${mine?.mark}`);
  expect(told(passed).join()).not.toContain('undefined');
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
  const at = scene({ me: { hand: 'biggest-pile' }, others }).play('aim.biggest-pile.1');
  expect(told(at)).toEqual(['1 0 Ana played *Biggest pile* and took a white pearl from Björn.']);
});

test('every card that moves pearls is named with who played it', () => {
  expect(told(scene({ me: { hand: 'trade-in', pearls: '3' }, others }).play('play.trade-in'))).toEqual([
    '1 0 Ana traded in a white pearl (*Trade-in*).',
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
  const round = scene({ me: { hand: 'with-the-current', pearls: '1' }, others });
  expect(told(round.play('play.with-the-current'))).toEqual([
    '1 0 Ana played *With the current*, and everybody passed a pearl to the left: Ana → Björn → Chidi → Ana.',
  ]);
});

test('a black pearl that is passed on is told, as all see it; white ones are not', () => {
  const others = [{ pearls: 'b-1' }, { pearls: '3' }];
  const at = scene({ me: { hand: 'with-the-current', pearls: '2' }, others }).play('play.with-the-current');
  expect(told(at).filter((line) => line.includes(' passed a '))).toEqual([
    '1 0 Ana played *With the current*, and everybody passed a pearl to the left: Ana → Björn → Chidi → Ana.',
    '1 0 Björn passed a black pearl to Chidi.',
  ]);
});

test('dives in a row are told in one sentence, as nobody knows of what they brought', () => {
  const at = scene({
    me: { hand: 'dive', pearls: '1' },
    others: [{ pearls: '2', hand: 'dive' }, { pearls: '3' }],
  }).play('play.dive');
  const open = at.facts.map((fact) => factFor(fact, 'spectator'));
  const [dive] = presenter.happened(inOneMove(open), textContext);
  expect(dive?.alike?.told(['Ana', 'Björn', 'Chidi'])).toBe(
    'Ana, Björn and Chidi each dived for a white pearl.',
  );
  const [swap] = presenter.happened(
    inOneMove(scene({ me: { hand: 'swap', pearls: '1' }, others }).play('aim.swap.1').facts),
    textContext,
  );
  expect(swap?.alike).toBeUndefined();
});

test('swaps in a row of white pearls for white ones are told in one sentence', () => {
  const at = scene({ me: { hand: 'swap', pearls: '1' }, others }).play('aim.swap.1');
  const open = at.facts.map((fact) => factFor(fact, 'spectator'));
  const [swap] = presenter.happened(inOneMove(open), textContext);
  expect(swap?.alike?.part).toBe('Ana with Björn');
  expect(swap?.alike?.told(['Ana with Björn', 'Björn with Chidi'])).toBe(
    'Ana swapped white pearls with Björn, then Björn with Chidi.',
  );
});

test('why somebody was not asked for a pearl to pass is told the first time: all could see that there was but one', () => {
  const passed = (number: number, seat: number, ...only: readonly number[]) => ({
    ...({ kind: 'move', ply: number, seat, turn: number, round: 1, notation: '' } as const),
    facts: [
      { kind: 'turn-began', seat, number, round: 1 } as const,
      { kind: 'card-played', seat, card: 'with-the-current' } as const,
      ...only.map((each) => ({ kind: 'only-pearl-passed', seat: each }) as const),
      { kind: 'pearl-moved', from: 0, to: 1, mark: 1, colour: 'white' } as const,
    ],
  });
  const linesOf = (...moves: readonly ReturnType<typeof passed>[]) =>
    presenter.happened(moves, textContext).flatMap(({ lines }) => lines.slice(-1));
  expect(linesOf(passed(1, 0, 1), passed(2, 1, 1))).toEqual([
    'Björn had no choice: only one pearl to pass on.',
    expect.not.stringContaining('choice'),
  ]);
  expect(linesOf(passed(1, 0, 0, 2))).toEqual([
    'Ana and Chidi had no choice: only one pearl each to pass on.',
  ]);
  // In a part of a log nobody can tell whether it was the first time.
  expect(linesOf(passed(2, 0, 1)).join()).not.toContain('choice');
});

test('of an only pearl it is told that the others are locked, and of a black one which of somebody’s it is', () => {
  const turn = (number: number, seat: number, ...facts: readonly OteresFact[]) => ({
    ...({ kind: 'move', ply: number, seat, turn: number, round: 1, notation: '' } as const),
    facts: [{ kind: 'turn-began', seat, number, round: 1 } as const, ...facts],
  });
  const got = (seat: number, mark: number, colour: 'white' | 'black'): OteresFact => ({
    ...{ kind: 'pearl-moved', from: 'pool', to: seat, mark, colour },
  });
  const paid = (seat: number, mark: number): readonly OteresFact[] => [
    { kind: 'card-played', seat, card: 'urchin' },
    got(seat, mark, 'black'),
  ];
  const moves = [
    turn(1, 0, ...paid(0, 11)),
    turn(2, 1, { kind: 'card-played', seat: 1, card: 'dive' }, got(1, 12, 'white')),
    turn(
      3,
      2,
      { kind: 'card-played', seat: 2, card: 'with-the-current' },
      { kind: 'only-pearl-passed', seat: 1 },
      {
        ...{ kind: 'pearl-moved', from: 1, to: 2, mark: 12, colour: 'white' },
      },
    ),
    turn(4, 0, ...paid(0, 13)),
  ];
  const lines = presenter.happened(moves, textContext).flatMap((each) => each.lines);
  expect(lines).toContain('Björn had no choice: only one pearl not locked up.');
  expect(lines).toContain('Ana got rid of a sea urchin and took a second black pearl.');
});
