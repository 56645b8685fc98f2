import { expect, test } from 'vitest';
import { resumed } from '../../resumed.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

/** What each of two lines of answers of the player whose turn it is brings that the other does not. */
function compared(story: Story, ...lines: readonly [string, string]) {
  const [one, other] = lines.map((line) => line.split(' '));
  const match = resumed('oteres', scene(story).match.snapshot);
  const told = match.openTo(0)?.compared(one ?? [], other ?? [], textContext);
  if (told === undefined) throw new Error('that cannot be answered');
  return { one: told.one, other: told.other };
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
  const { one, other } = compared({ me: { hand } }, 'play.dive', 'shed.shoo.dive');
  expect(one).toContain('keeps Shoo! against sea urchins');
  expect(other[0]).toBe('discards Dive and draws another card');
  expect(compared({ me: { hand } }, 'play.dive', 'play.dive')).toEqual({ one: [], other: [] });
});
