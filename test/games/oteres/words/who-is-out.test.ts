import { expect, test } from 'vitest';
import type { OteresFact } from '../../../../src/games/oteres/rules/fact.ts';
import { say } from '../../text-context.ts';
import { scene } from '../position.ts';
import { others, presenter, told } from './told.ts';

test('who is out is told by name, last in their own turn, without the cards of their hand', () => {
  const at = scene({
    me: { hand: 'urchin urchin dive dark-gift', pearls: '1' },
    others,
    deck: 'swap snatch',
  }).play('play.dive');
  expect(told(at)).toEqual([
    '1 0 Ana dived for a white pearl.',
    '1 0 **Ana is out**: two sea urchins in hand as the turn ended. On the beach, out of the game, pearls still count and are safe. Now it’s Björn against Chidi.',
  ]);
  expect(told(at, 1).some((line) => line.startsWith('2 1 Björn drew '))).toBe(true);
});

test('who falls because no black pearl is left to play a sea urchin for falls with that reason', () => {
  const at = scene({ me: { hand: 'dive urchin urchin' }, others, pool: '1 2' }).play('play.dive');
  expect(told(at)[1]).toBe(
    '1 0 **Ana is out**: two sea urchins in hand as the turn ended, with no black pearl left in the pool. On the beach, out of the game, pearls still count and are safe. Now it’s Björn against Chidi.',
  );
});

test('the reason for falling is told of the first alone who falls', () => {
  const others = [{ pearls: '2', hand: 'urchin urchin dive' }, { pearls: '3' }, { pearls: '3' }];
  const first = scene({ me: { hand: 'dive urchin urchin' }, others, pool: '1 2 0' }).play('play.dive');
  expect(told(first)[1]).toContain('no black pearl left');
  expect(told(first.play('play.dive')).find((line) => line.includes('is out'))).toBe(
    '1 0 **Björn is out**: a second sea urchin.',
  );
});

test('more sea urchins than put one out say that two are enough', () => {
  const at = scene({ me: { hand: 'dive urchin urchin urchin' }, others });
  expect(told(at.play('play.dive'))).toContain(
    '1 0 **Ana is out**: three sea urchins in hand as the turn ended, and two would have been enough. On the beach, out of the game, pearls still count and are safe. Now it’s Björn against Chidi.',
  );
});

test('who sends a sea urchin back and still holds two is told to hold them still', () => {
  const hand = 'shoo urchin urchin urchin';
  const at = scene({ me: { hand }, others, deck: 'dive dive dive dive swap swap swap' }).play(
    'shed.shoo.urchin',
  );
  expect(told(at)[1]).toBe(
    '1 0 **Ana is out**: still two sea urchins in hand as the turn ended. On the beach, out of the game, pearls still count and are safe. Now it’s Björn against Chidi.',
  );
});

test('what being out means is said once, of the first', () => {
  const others = [{ pearls: '2', hand: 'urchin urchin dive' }, { pearls: '3' }, { pearls: '3' }];
  const first = scene({ me: { hand: 'urchin urchin dive' }, others }).play('play.dive');
  expect(told(first)[1]).toBe(
    '1 0 **Ana is out**: two sea urchins in hand as the turn ended. On the beach, out of the game, pearls still count and are safe.',
  );
  expect(told(first.play('play.dive')).find((line) => line.includes('out'))).toBe(
    '1 0 **Björn is out**: a second sea urchin.',
  );
});

/** One turn each of four players, from the first of a match on, with these facts. */
const turnsOf = (...turns: readonly (readonly OteresFact[])[]) =>
  turns.map((facts, at) => {
    const seat = at % 4;
    const [number, round] = [at + 1, 1 + Math.floor(at / 4)];
    const began: OteresFact = { kind: 'turn-began', seat, number, round };
    return {
      ...({ kind: 'move', ply: at, seat, turn: number, notation: '' } as const),
      facts: [began, { kind: 'nothing-played', seat } as const, ...facts],
    };
  });
const ofFour = { say, people: ['Ana', 'Björn', 'Chidi', 'Dora'].map((name) => ({ name })) };
const outs = (...turns: readonly (readonly OteresFact[])[]) =>
  presenter
    .happened(turnsOf(...turns), ofFour)
    .flatMap(({ lines }) => lines.filter((line) => line.includes('is out')));
const out = (seat: number, left: number): OteresFact => ({ kind: 'out', seat, urchins: 2, left });
const got = (to: number, colour: 'white' | 'black', mark: number): OteresFact => ({
  ...{ kind: 'pearl-moved', from: 'pool', to, colour, mark },
});

test('who is out is told with the pearls that all could count, and the last two by name', () => {
  const [first, second] = outs([got(0, 'white', 5), out(0, 3)], [got(1, 'black', 6), out(1, 2)]);
  expect(first).toMatch(/^\*\*Ana is out\*\* with 2 pearls: two sea urchins in hand/);
  expect(second).toBe(
    '**Björn is out** with 1 white and 1 black pearl: a second sea urchin. Now it’s Chidi against Dora, both with fewer white pearls than Ana on the beach (2).',
  );
});

test('the last two are told to be ahead of everybody on the beach where both have more white pearls', () => {
  const turns = [[out(0, 3)], [], [got(2, 'white', 5)], [got(3, 'white', 6)], [], [out(1, 2)]];
  expect(outs(...turns).at(-1)).toContain(
    'Now it’s Chidi against Dora, both with more white pearls than anybody on the beach.',
  );
});

test('who was slipped a card since their last turn is told to be out straight after it, and nobody else', () => {
  const slip: OteresFact = { kind: 'card-given', seat: 3, to: 0 };
  const [first, second] = outs([], [], [], [slip], [out(0, 3)], [out(1, 2)]);
  expect(first).toContain('**Ana is out** with 1 pearl, straight after Dora’s card: two sea urchins');
  // Whether that card was the sea urchin is for the two to know alone: nothing may sound like it.
  const [, later] = outs([], [out(3, 3)], [], [{ ...slip, seat: 2, to: 1 }], [], [out(1, 2)]);
  expect(later).toContain(
    '**Björn is out** with 1 pearl, straight after Chidi’s card: two sea urchins in hand.',
  );
  expect(second).toBe(
    '**Björn is out** with 1 pearl: a second sea urchin. Now it’s Chidi against Dora; most white pearls on the beach: Ana and Björn (1).',
  );
});

test('a card that was slipped before somebody’s last turn is no news when they go out', () => {
  const slip: OteresFact = { kind: 'card-given', seat: 3, to: 0 };
  const [first] = outs([], [], [], [slip], [], [], [], [], [out(0, 3)]);
  expect(first).not.toContain('straight after');
});

test('who has got rid of a sea urchin and goes out later than others is told to hold two still', () => {
  const [, second] = outs([out(0, 3)], [{ kind: 'urchin-returned', seat: 1 }, out(1, 2)]);
  expect(second).toBe(
    '**Björn is out** with 1 pearl: still two sea urchins in hand. Now it’s Chidi against Dora; most white pearls on the beach: Ana and Björn (1).',
  );
});

test('the last black pearl is told as it leaves the pool, and when one is back in it', () => {
  const at = scene({
    me: { hand: 'urchin' },
    others: [{ hand: 'trade-in', pearls: 'b-1' }, {}],
    pool: '1 b-2',
  });
  const last = at.play('play.urchin');
  expect(told(last).slice(-1)).toEqual([
    '1 0 The black pearls are used up: from now on only *Not mine!* and *Shoo!* get rid of an urchin.',
  ]);
  expect(told(last.play('play.trade-in'))).toContain(
    '1 0 There’s a black pearl in the pool again: from now on it gets rid of an urchin, too.',
  );
  const more = scene({ me: { hand: 'urchin' }, pool: '1 b-2 b-1' }).play('play.urchin');
  expect(told(more).join(' ')).not.toContain('used up');
});
