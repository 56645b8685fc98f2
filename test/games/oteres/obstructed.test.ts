import { expect, test } from 'vitest';
import { oteres } from '../../../src/games/oteres/index.ts';
import { type Story, scene } from './position.ts';

/** What cannot be answered after a line of answers, as `notation: reason`. */
function shut(story: Story, line = ''): readonly string[] {
  const { match } = line === '' ? scene(story) : scene(story).play(line);
  const [asked] = match.decisions;
  if (asked === undefined) throw new Error('nobody is asked');
  return asked.obstructed.map(({ move, unless }) => `${oteres.notation.make(move)}: ${unless}`);
}

test('a sea urchin cannot be played without a black pearl for it', () => {
  expect(shut({ me: { hand: 'urchin dive' }, pool: '3 2' })).toEqual(['play.urchin: no-black-left']);
});

test('who is out, or has no white pearl that may be taken, is told not to be for snatching', () => {
  const others = [{ pearls: '1 b-1' }, { pearls: 'b-2' }, { out: true, pearls: '3' }, { pearls: '!2' }];
  const cards = shut({ me: { hand: 'snatch dive' }, others });
  expect(cards.map((each) => each.replace(/^aim\.[^.]+\./u, ''))).toEqual([
    '2: no-white',
    '3: out',
    '4: locked',
  ]);
});
