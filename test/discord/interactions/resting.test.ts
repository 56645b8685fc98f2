import { expect, test } from 'vitest';
import { claimOf } from '../../store/sample.ts';
import { ana, ben, inPlay } from '../stage.ts';

test('A board of a table that was removed says so to whoever presses it, once: then it has no buttons', async () => {
  const { live, idIn, idsOf, handled, pressing, page, textOf, store, opened, log } = await inPlay();
  const board = await live();
  const presses = [pressing(ana, board, idIn(board, 'step')), pressing(ben, board, idIn(board, 'look'))];
  const { revision } = (await opened()).now.table;
  expect(await store.remove(await claimOf(store, 't1'), revision, 1_000)).toBe('gone');
  for (const [at, person] of [ana, ben].entries()) {
    const press = presses[at];
    if (press !== undefined) await handled(press);
    expect(textOf(page(person).id)).toBe('That was long ago: the table is gone, and so is its record.');
    expect(idsOf(board)).toEqual([]);
  }
  expect(log.lines).toEqual([]);
});
