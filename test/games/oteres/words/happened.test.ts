import { expect, test } from 'vitest';
import { components } from '../../../../src/games/oteres/index.ts';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { type Scene, scene } from '../position.ts';
import { inOneMove, others, presenter, textContext, told } from './told.ts';

test('the board does not tell once more what the former message tells', () => {
  const at = scene({ me: { hand: 'dive urchin' }, others });
  const status = presenter.summary(at.play('play.dive').view(), textContext);
  expect(status).toContain('Björn is up');
  expect(status).not.toContain('Ana');
});

test('the name of a card is marked, and one with a mark of its own ends the sentence without a full stop', () => {
  const at = scene({
    me: { hand: 'dive' },
    others,
    deck: 'which-paw',
  }).play('play.dive');
  expect(told(at, 1)).toContain('2 1 Björn drew *Which paw?*');
});

test('a turn that begins with an empty deck says so', () => {
  const urchins = Array.from({ length: components.urchins }, () => 'urchin').join(' ');
  const others = [{ pearls: '2' }, { pearls: '3', hand: urchins }];
  const at = scene({ me: { hand: 'dive' }, others, deck: '' });
  expect(told(at.play('play.dive'))).toContain('2 1 The deck was empty when Björn wanted to draw.');
});

/** The same facts, of a later round. */
const late = (facts: readonly OteresFact[]): readonly OteresFact[] =>
  facts.map((fact) => (fact.kind === 'round-over' ? { ...fact, round: 4 } : fact));

test('that the deck is low stands in the turn before the draw, above how the round stands', () => {
  const at = scene({ me: { hand: 'dive' }, others: [{ hand: 'dive', pearls: '2' }, { out: true }] });
  const { facts } = at.play('play.dive').play('play.dive');
  expect(facts.map(({ kind }) => kind).slice(-2)).toEqual(['turn-began', 'card-drawn']);
  const low: OteresFact = { kind: 'deck-low', left: 5 };
  const move = { kind: 'move', ply: 1, seat: 1, turn: 8, round: 4, notation: '' } as const;
  const [turn] = presenter.happened([{ ...move, facts: [...late(facts), low] }], textContext);
  expect(turn?.lines.at(-1)).toContain('5 cards are left in the deck');
  expect(turn?.standing).toContain('Björn leads');
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
    '1 0 Only 5 cards are left in the deck. Sea urchins that somebody gets rid of go back into it, so they come up more and more often.',
  ]);
  const again = once.play('play.urchin');
  expect(again.view().deckSize).toBe(5);
  expect(low(again)).toEqual([]);
});

test('the first turn says who begins', () => {
  const at = scene({ me: { hand: 'dive' }, others });
  expect(presenter.summary(at.view(), textContext)).toContain('Ana begins');
  expect(presenter.summary(at.play('play.dive').view(), textContext)).not.toContain('begins');
});

test('the first turn of all says who began, and no later one', () => {
  const others = [{ pearls: '2' }, { pearls: '3', hand: 'dive' }];
  const at = scene({ me: { hand: 'dive' }, others }).play('play.dive');
  const began = { kind: 'turn-began', seat: 0, number: 1, round: 1 } as const;
  const lines = (facts: readonly OteresFact[]) =>
    presenter.happened(inOneMove(facts), textContext).map((turn) => turn.lines[0]);
  expect(lines([began, ...at.facts])[0]).toBe(
    'Everybody started with one white pearl. White pearls have hidden values, so most pearls isn’t most points. Every turn brought a card, at times a sea urchin. Ana began.',
  );
  expect(lines(at.facts)[0]).not.toContain('began');
});

test('what a card says is told in quotation marks, as it speaks to who plays it', () => {
  const at = scene({ me: { hand: 'which-paw' }, others });
  expect(presenter.summary(at.play('play.which-paw').view(), textContext)).toMatch(
    /Ana plays \*\*Which paw\?\*\*: “.+”$/m,
  );
});

test('the turn that ends the game says why it ends, and leaves the winner and their points to the result', () => {
  const rich = scene({
    me: { hand: 'abracadabra urchin urchin', pearls: '4 4' },
    others: [{ pearls: '2' }, { pearls: '3', out: true }],
  }).play('play.abracadabra end');
  expect(rich.match.result?.winners).toEqual([0]);
  expect(told(rich)).toEqual([
    '1 0 Ana laid out *Abracadabra…*: it blocks the next card that goes for Ana’s pearls.',
    '1 0 **Ana is out**: a second sea urchin.',
    '1 0 Björn is the last one in: that ends the game, and staying in brings no points.',
  ]);
});

/** How it stands after the turns of these facts, where it is told. */
const standings = (facts: readonly OteresFact[]) =>
  presenter
    .happened(inOneMove([{ kind: 'nothing-played', seat: 0 }, ...facts]), textContext)
    .flatMap(({ standing }) => standing ?? []);

test('the last turn of a round tells who has the most white pearls, with everybody’s, those who are out among them', () => {
  const first = scene({
    me: { hand: 'dive', pearls: '1' },
    others: [
      { hand: 'dive', pearls: '4 3 b-1' },
      { out: true, pearls: '2' },
    ],
    deck: 'swap swap swap swap swap snatch snatch snatch',
  }).play('play.dive');
  expect(standings(first.facts)).toEqual([]);
  expect(standings(late(first.play('play.dive').facts))).toEqual([
    'Björn leads with 3 white pearls · Ana 2, Chidi (out) 1',
  ]);
});

const over = (round: number, white: readonly number[]) =>
  ({ kind: 'round-over', round, white, black: [0, 0, 0], out: [] }) as const;

const began: OteresFact = { kind: 'turn-began', seat: 0, number: 1, round: 1 };

test('who has the most white pearls is told after a round where it is somebody else than before, and from the third round on after each in which pearls moved', () => {
  const rounds = [
    over(1, [2, 1, 1]),
    over(2, [3, 2, 1]),
    over(3, [3, 3, 1]),
    over(4, [3, 4, 1]),
    over(5, [3, 4, 5]),
    over(6, [3, 4, 6]),
  ];
  const moves = rounds.map((fact, at) => ({
    ...({ kind: 'move', ply: at, seat: 0, turn: at + 1, notation: '' } as const),
    facts: [...(at === 0 ? [began] : []), { kind: 'nothing-played', seat: 0 }, fact] as const,
  }));
  const told = [
    'Ana now leads with 2 white pearls · Björn and Chidi 1',
    'Ana and Björn lead with 3 white pearls each · Chidi 1',
    'Björn now leads alone with 4 white pearls · Ana 3, Chidi 1',
    'Chidi now leads with 5 white pearls · Björn 4, Ana 3',
    'Chidi still leads with 6 white pearls · Björn 4, Ana 3',
  ];
  expect(presenter.happened(moves, textContext).flatMap(({ standing }) => standing ?? [])).toEqual(told);
  const later = presenter.happened(moves.slice(3), textContext, undefined, moves.slice(0, 3));
  expect(later.flatMap(({ standing }) => standing ?? [])).toEqual(told.slice(2));
});

test('a round that changed no count tells of none, and one that was noted without black pearls is told without', () => {
  const fact = over(3, [2, 1, 1]);
  expect(standings([{ ...fact, unchanged: true }])).toEqual([]);
  const { black: _, out: __, ...former } = fact;
  expect(standings([former])).toEqual(['Ana leads with 2 white pearls · Björn and Chidi 1']);
});

test('that all are level is told without anybody else, and in the first rounds not that three are', () => {
  const turn = (round: number, white: readonly number[]) => ({
    ...({ kind: 'move', ply: round, seat: 0, turn: round, round, notation: '' } as const),
    facts: [
      ...(round === 1 ? [began] : []),
      { kind: 'nothing-played', seat: 0 } as const,
      { ...over(round, white) },
    ],
  });
  const level = [turn(1, [2, 1, 1]), turn(2, [2, 2, 2]), turn(3, [3, 2, 2]), turn(4, [3, 3, 3])];
  expect(presenter.happened(level, textContext).map(({ standing }) => standing)).toEqual([
    'Ana now leads with 2 white pearls · Björn and Chidi 1',
    undefined,
    'Ana now leads alone with 3 white pearls · Björn and Chidi 2',
    'Ana, Björn and Chidi lead with 3 white pearls each',
  ]);
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
    '1 0 That costs 0 to 3 points, but keeping an urchin is riskier: whoever holds two is out.',
  ]);
  expect(told(first.play('play.urchin')).join(' ')).not.toContain('riskier');
});
