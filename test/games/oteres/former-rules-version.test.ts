import { expect, test } from 'vitest';
import { matchFrom } from '../../../src/engine/match.ts';
import { oteres } from '../../../src/games/oteres/index.ts';
import type { TurnPlay } from '../../../src/games/oteres/rules/state.ts';
import { Scene, scene } from './position.ts';

/** A scene as the first version of the rules saved it: nothing is said of what was played, and nobody is spared a question. */
const savedBefore = ({ match }: Scene, passing?: TurnPlay['passing']): Scene => {
  const { position } = match.snapshot;
  const { final: _, played: __, ...play } = position.state.play;
  const state = { ...position.state, play: { ...play, ...(passing !== undefined && { passing }) } };
  return new Scene(
    matchFrom(oteres, { ...match.snapshot, rulesVersion: 1, position: { ...position, state } }),
  );
};

test('a turn that was to be ended when the rules changed is ended by its player', () => {
  const at = savedBefore(scene({ me: { hand: 'abracadabra' } }).play('play.abracadabra'));
  expect(at.legal).toBe('end');
  expect(at.play('end').turn).toBe(2);
});

test('whoever had been asked to pass their only pearl still is, and the turn goes on from there', () => {
  const story = {
    me: { hand: 'with-the-current', pearls: '1 2' },
    others: [{ pearls: '3' }, { pearls: '4' }],
  };
  const at = savedBefore(scene(story).play('play.with-the-current'), []);
  expect(at.asked).toBe('0 1 2');
  const passed = at.play('1:pearl.3 2:pearl.4 0:pearl.1');
  expect(passed.turn).toBe(2);
  expect([0, 1, 2].map((seat) => passed.pearls(seat))).toEqual(['2 4', '1', '3']);
});
