import { expect, test } from 'vitest';
import { resumed } from '../../resumed.ts';
import { fivePeople as textContext } from '../../text-context.ts';
import { given } from '../position.ts';

/** What comes of a line of answers of the player whose turn it is. */
function effectsOf(table: string, ...line: readonly string[]): readonly string[] {
  const prospect = resumed('oteres', given(table).match.snapshot).openTo(0)?.prospect(line, textContext);
  if (prospect === undefined) throw new Error('that cannot be answered');
  return prospect.effects;
}

/** What each of two answers brings that the other does not. */
function compared(table: string, ...[one, other]: readonly [string, string]) {
  const told = resumed('oteres', given(table).match.snapshot)
    .openTo(0)
    ?.compared([one], [other], textContext, undefined);
  if (told === undefined) throw new Error('that cannot be answered');
  return { one: told.one, other: told.other };
}

test('a white pearl of the pool is told by what those are worth that its player has not seen', () => {
  const meanOf = (pearls: string): number => {
    const told = effectsOf(`hand dive swap, pearls ${pearls}`, 'play.dive');
    return Number(/^unseen ones average ([\d.]+) points?$/.exec(told.at(-1) ?? '')?.[1]);
  };
  expect(meanOf('1')).toBeGreaterThan(1);
  // With all high ones seen, the others are worth less.
  expect(meanOf('4 4 4 3 3 3')).toBeLessThan(meanOf('1'));
});

test('two cards are told apart by what each does and what the hand is left with', () => {
  expect(compared('hand urchin dive', 'play.urchin', 'play.dive')).toEqual({
    one: ['take a black pearl, may cost points; urchin into the deck', 'unseen ones average −1.5 points'],
    other: [
      'take a white pearl from the pool',
      expect.stringMatching(/^unseen ones average \d\.\d points$/),
      'leaves no card against sea urchins (in hand: 1)',
    ],
  });
});

test('the same turn twice has no difference', () => {
  expect(compared('hand urchin dive snatch shoo', 'play.dive', 'play.dive')).toEqual({ one: [], other: [] });
});

test.each([
  ['hand not-mine dive, pearls 4 3', ['aim.not-mine.1', 'card.dive'], 'You get a new card for it.'],
  ['hand not-mine urchin urchin', ['aim.not-mine.1', 'card.urchin'], 'gets rid of a sea urchin: you stay in'],
  ['hand swap, pearls 0 1', ['aim.swap.1', 'pearl.1'], 'You part with your least valuable pearl.'],
  ['hand snatch, pearls 1', ['aim.snatch.1'], `${textContext.people[1]?.name} has the most white pearls.`],
])('the reason of a hint says what weighs, in place of the answer once more: %s', (me, line, said) => {
  const match = resumed('oteres', given(`${me}; pearls 4 3; pearls 2`).match.snapshot);
  const [reason = ''] = match.openTo(0)?.prospect(line, textContext)?.reason ?? [];
  expect(reason).toBe(said);
});
