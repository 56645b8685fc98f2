import { expect, test } from 'vitest';
import { focusOf } from '../../../../src/games/oteres/board/focus.ts';
import { given } from '../position.ts';
import { crowded, passing, picking, snatching } from '../sample-views.ts';

test('players who can be chosen are lit', () => {
  const asked = snatching.scene.match.decisions.map((decision) => ({ ...decision, secret: false }));
  expect(focusOf(asked)).toEqual([
    { kind: 'seat', seat: 1 },
    { kind: 'seat', seat: 2 },
  ]);
});

test('the paws are lit with whoever picks one', () => {
  expect(focusOf(picking.scene.match.decisions)).toEqual([{ kind: 'paws' }, { kind: 'seat', seat: 1 }]);
});

test.each([
  ['a card to play', given('hand dive swap')],
  ['a pearl to keep', crowded.scene],
  ['pearls to pass', passing.scene],
  ['the end of a turn', given('hand dive swap').play('play.dive')],
])('a question about %s lights nothing on the table', (_, { match }) => {
  expect(match.decisions.length).toBeGreaterThan(0);
  expect(focusOf(match.decisions)).toEqual([]);
});
