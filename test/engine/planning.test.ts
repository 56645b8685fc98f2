import { expect, test } from 'vitest';
import { openMatch } from '../../src/engine/match.ts';
import { planned, playPlan } from '../../src/engine/planning.ts';
import { type Tiny, tinyRules } from '../games/tiny.ts';
import { nextOf } from '../games/walk.ts';
import { tower } from './tower.ts';

const begun = openMatch(tinyRules, { seats: 2, options: { pace: 'slow', begins: '0' }, seed: 's' }).match;

const after = (match: typeof begun, notation: string): typeof begun =>
  nextOf(match, match.turn.seat, notation).match;

const plan = (line: readonly string[]) => {
  const made = planned(begun, 1, line);
  if (made === undefined) throw new Error('it cannot be planned');
  return made;
};

test('a plan is played no further than to the first answer that leads elsewhere than its owner saw', () => {
  const { answers, premise } = plan(['step', 'step', 'end']);
  const changed = answers.map((answer, at) => (at === 1 ? { ...answer, told: 'something else' } : answer));
  const { advanced, stop } = playPlan(after(begun, 'end'), 1, { answers: changed, premise });
  expect({ played: advanced.map(({ entry }) => entry.kind), stop }).toEqual({
    played: ['move'],
    stop: 'differs',
  });
});

test('nothing of a plan is played where what it takes for granted is another by then', () => {
  const { answers } = plan(['step', 'end']);
  const { advanced, stop } = playPlan(after(begun, 'end'), 1, { answers, premise: 'another' });
  expect({ played: advanced.length, stop }).toEqual({ played: 0, stop: 'differs' });
});

test('nothing of a plan is played in a turn of somebody else', () => {
  expect(playPlan(begun, 1, plan(['step', 'end']))).toMatchObject({ advanced: [], stop: 'differs' });
});

test('a plan draws nothing from the chance of its match', () => {
  const { match } = plan(['step', 'dig']);
  expect(match.snapshot).toMatchObject({ seed: 'imagined', ply: begun.ply + 1 });
  expect(plan(['step', 'dig']).end).toBe('hidden');
});

test('what the rules lead nowhere from cannot be planned', () => {
  const { match } = openMatch(tower, { seats: 2, options: { height: 'low' }, seed: 's' });
  expect(planned(match, 1, ['spin'])?.answers).toEqual([]);
  expect(planned(match, 1, ['bow'])?.answers).toHaveLength(1);
});

test('of a line only as much is planned as holds, and no more of it than a turn could have', () => {
  const answersOf = (line: readonly string[]) => plan(line).answers.map(({ notation }) => notation);
  expect(answersOf(['step', 'yes', 'step'])).toEqual(['step']);
  expect(plan(Array.from({ length: 1_000 }, () => 'step')).answers.length).toBeLessThanOrEqual(100);
});

test('a plan goes no further than what its owner alone decides', () => {
  expect(plan(['dare']).end).toBe('others');
  expect(plan(['dare', 'yes']).answers.map(({ notation }) => notation)).toEqual(['dare']);
  expect(plan(['end']).end).toBe('turn over');
});

/** A game in which a turn begins with a question to all has no turn to plan. */
test('where others are asked with its owner nothing can be planned', () => {
  const asked: typeof tinyRules = {
    ...tinyRules,
    turnAhead: (state: Tiny['State']) => ({ state, agenda: [{ kind: 'turn' }] }),
  };
  const { match } = openMatch(asked, { seats: 2, options: { pace: 'slow', begins: '0' }, seed: 's' });
  expect(planned(match, 1, [])).toBeUndefined();
});
