import { expect, test } from 'vitest';
import { moodOf } from '../../../../src/games/oteres/board/mood.ts';
import { components } from '../../../../src/games/oteres/index.ts';
import { scene } from '../position.ts';
import { walk } from '../words/walk.ts';

const others = [{ pearls: '2' }, { pearls: '3' }, {}];
const moodAfter = (hand: string, line: string) =>
  moodOf(
    scene({ me: { hand, pearls: '1' }, others })
      .play(line)
      .view(),
    components,
  );

test.each([
  ['calm', 'a dive', 'dive', 'play.dive'],
  ['sly', 'a snatch', 'snatch', 'aim.snatch.1'],
  ['hurt', 'a sea urchin', 'urchin', 'play.urchin'],
  ['curious', 'pearls in two paws', 'which-paw', 'play.which-paw'],
  ['startled', 'an elimination', 'urchin urchin dive', 'play.dive'],
] as const)('the otter is %s after %s', (mood, _, hand, line) => {
  expect(moodAfter(hand, line)).toBe(mood);
});

test('the otter holds its breath while two are left, and cheers at the end', () => {
  const last = scene({ others: [{ pearls: '2' }, { out: true }] });
  expect(moodOf(last.view(), components)).toBe('tense');
  const { match } = walk({ seats: 3, seed: 'mood' });
  expect(moodOf(match.view('spectator'), components)).toBe('happy');
});
