import { expect, test } from 'vitest';
import { createPlayable } from '../../src/games/create-playable.ts';
import { tinyPresenter, tinyRules } from '../games/tiny.ts';
import { ana, done, room } from './room.ts';

/** The tiny game, in which anybody with one or two points would step on. */
const game = createPlayable(tinyRules, {
  ...tinyPresenter,
  closing: {
    closes: (move) => move === 'end',
    offered: () => [],
    sure: ({ points, up }, { about }) =>
      about.kind === 'turn' && [1, 2].includes(points[up] ?? 0) ? 'step' : undefined,
  },
});

test('an answer that anybody would give is given with the press before it, and taken back by itself', async () => {
  const { tables, started, act } = await room({ games: [game] });
  const id = await started();
  expect(done(await tables.answer(act(id, ana), 0, 'step')).match?.ply).toBe(3);
  const undone = done(await tables.undo(act(id, ana)));
  expect(undone.match?.openTo(0)?.sure()).toBe('step');
  // It is theirs to decide now.
  const other = done(await tables.answer(act(id, ana), undone.match?.openTo(0)?.opened ?? 0, 'end'));
  expect(other.match?.turn.seat).toBe(1);
});
