import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../../src/games/oteres/words/index.ts';
import { outlookOf } from '../../../../src/games/outlook.ts';
import { type Story, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOteresPresenter(components);

/** What an answer of whoever is up leads to, in words. */
function leadsTo(story: Story, notation: string) {
  const { match } = scene(story);
  const outlook = outlookOf(lookAhead(match, 0), [notation]);
  if (outlook === undefined) throw new Error('that cannot be answered');
  return presenter.effects?.(outlook, 0, textContext);
}

test('a white pearl of the pool is told by what those are worth that its player has not seen', () => {
  const [one] = leadsTo({ me: { hand: 'dive swap' } }, 'play.dive') ?? [];
  expect(one).toMatch(/^A white pearl you haven’t seen is worth 1\.\d on average\.$/);
  // With all high ones seen, the others are worth less.
  const [other] = leadsTo({ me: { hand: 'dive swap', pearls: '4 4 4 3 3 3' } }, 'play.dive') ?? [];
  expect(Number(/[\d.]+(?= on)/.exec(other ?? '')?.[0])).toBeLessThan(
    Number(/[\d.]+(?= on)/.exec(one ?? '')?.[0]),
  );
});

test('what others hold in secret changes nothing of what is told', () => {
  const told = (pearls: string) =>
    leadsTo({ me: { hand: 'dive swap', pearls: '1' }, others: [{ pearls }, { pearls: '2' }] }, 'play.dive');
  expect(told('4')).toEqual(told('0'));
});

test('whoever gets rid of a second sea urchin reads that they stay in, and what is left against the next one', () => {
  const told = leadsTo({ me: { hand: 'urchin urchin shoo' } }, 'play.urchin');
  expect(told?.join(' ')).toContain('That gets rid of a sea urchin, so you stay in.');
  expect(told?.at(-1)).toBe('In case of a sea urchin you keep *Shoo!*.');
  const bare = leadsTo({ me: { hand: 'urchin dive' } }, 'play.dive');
  expect(bare?.at(-1)).toBe('You’ll hold a sea urchin and no card against it.');
});
