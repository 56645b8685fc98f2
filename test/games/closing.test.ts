import { expect, test } from 'vitest';
import { BrokenRule } from '../../src/engine/agenda.ts';
import { openMatch } from '../../src/engine/match.ts';
import { closingsOf } from '../../src/games/closing.ts';
import { tower } from '../engine/tower.ts';

test('an answer from which the rules lead nowhere is given with nothing else, and hides no other', () => {
  const { match } = openMatch(tower, { seats: 3, options: { height: 'low' }, seed: 'closing' });
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  expect(() => match.play(asked.seat, 'spin')).toThrow(BrokenRule);
  const decision = { ...asked, answers: asked.answers.filter(({ move }) => move === 'spin') };
  expect(decision.answers).toHaveLength(1);
  expect(closingsOf(match, decision, { closes: (move) => move === 'pass', offered: () => [] })).toEqual([]);
});
