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

test('that the deck is low stands in the turn before the draw, above how the round stands', () => {
  const at = scene({ me: { hand: 'dive' }, others: [{ hand: 'dive', pearls: '2' }, { out: true }] });
  const { facts } = at.play('play.dive').play('play.dive');
  expect(facts.map(({ kind }) => kind).slice(-2)).toEqual(['turn-began', 'card-drawn']);
  const low: OteresFact = { kind: 'deck-low', left: 5 };
  const move = { kind: 'move', ply: 1, seat: 1, turn: 8, round: 4, notation: '' } as const;
  const [turn] = presenter.happened([{ ...move, facts: [...facts, low] }], textContext);
  expect(turn?.lines.at(-1)).toContain('5 cards are left in the deck');
  expect(turn?.standing).toMatch(/^White pearls: Björn 2, Ana /);
});

test('that the deck is low is told once, though sea urchins fill it up again', () => {
  const story = {
    me: { hand: 'dive', pearls: '1' },
    others: [{ hand: 'urchin', pearls: '2' }, { hand: 'urchin urchin urchin urchin urchin urchin' }],
    deck: 'swap swap swap swap swap snatch',
  };
  const low = (at: Scene) => told(at).filter((line) => line.includes('left in the deck'));
  const once = scene(story).play('play.dive');
  expect(low(once)).toEqual(['1 0 Only 5 cards are left in the deck, and urchins keep going back into it.']);
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
    'Everybody started with one white pearl, its value a secret. Ana went first.',
  );
  expect(lines(at.facts)[0]).not.toContain('went first');
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
    '1 0 Ana laid out *Abracadabra* as protection.',
    '1 0 **Ana is out** with 2 sea urchins in hand. The pearls still count: 2 white.',
    '1 0 Björn is the last one in: that ends the game, and staying in brings no points.',
  ]);
});

/** How it stands after the turns of these facts, where it is told. */
const standings = (facts: readonly OteresFact[]) =>
  presenter
    .happened(inOneMove([{ kind: 'nothing-played', seat: 0 }, ...facts]), textContext)
    .flatMap(({ standing }) => standing ?? []);

const over = (white: readonly number[]) =>
  ({ kind: 'round-over', round: 3, white, black: [0, 0, 0], out: [2] }) as const;

test('a round tells everybody’s white pearls, those who are out among them, unless none moved or all have as many', () => {
  expect(standings([over([2, 3, 1])])).toEqual(['White pearls: Björn 3, Ana 2, Chidi (out) 1']);
  expect(standings([over([2, 1, 1])])).toEqual(['White pearls: Ana 2, Björn and Chidi (out) 1']);
  expect(standings([{ ...over([2, 1, 1]), unchanged: true }])).toEqual([]);
  expect(standings([over([2, 2, 2])])).toEqual([]);
  const { black: _, out: __, ...former } = over([2, 1, 1]);
  expect(standings([former])).toEqual(['White pearls: Ana 2, Björn and Chidi 1']);
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
