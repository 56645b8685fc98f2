import { expect, test } from 'vitest';
import { foreseen } from '../../../../src/engine/foresight.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOteresPresenter(components);

/** What each of two lines of answers of whoever is up brings that the other does not. */
function compared(story: Story, ...lines: readonly [string, string]) {
  const { match } = scene(story);
  const [one, other] = lines.map((line) => {
    const { steps, view, end } = foreseen(match, 0, line.split(' '));
    const [first] = steps;
    const move = first?.decision.answers.find(({ notation }) => notation === line.split(' ')[0])?.move;
    if (first === undefined || move === undefined) throw new Error('that cannot be answered');
    return { before: first.view, after: view, moves: steps.map(({ entry }) => entry), move, end };
  });
  if (one === undefined || other === undefined) throw new Error('two lines are compared');
  return presenter.compared?.(one, other, 0, textContext);
}

test('two cards are told apart by what each does and what the hand is left with', () => {
  expect(compared({ me: { hand: 'urchin dive' } }, 'play.urchin', 'play.dive')).toEqual({
    one: [expect.stringMatching(/^gets rid of a sea urchin for a black pearl, −1\.5 on average$/)],
    other: [
      expect.stringMatching(/^brings a white pearl you haven’t seen, worth \d\.\d on average$/),
      'leaves you a sea urchin and no card against it',
    ],
  });
});

test('a card that goes with both turns is no difference, and the same turn twice has none', () => {
  const hand = 'urchin dive snatch shoo';
  const { one, other } = compared({ me: { hand } }, 'play.dive', 'shed.shoo.dive') ?? {};
  expect(one).toContain('keeps Shoo! against sea urchins');
  expect(other?.[0]).toBe('discards Dive and draws another card');
  expect(compared({ me: { hand } }, 'play.dive', 'play.dive')).toEqual({ one: [], other: [] });
});
