import { expect, test } from 'vitest';
import { claimOf } from '../../store/sample.ts';
import { ana, ben, inPlay } from '../stage.ts';

test.each([
  ['a button', 'step', 'That was long ago: the table is gone, and so is its record.'],
  ['one of a former version', 'h0:step', 'older version'],
])(
  'A board of a table that was removed says so to whoever presses %s, and has no buttons then',
  async (_, id, says) => {
    const { live, idIn, idsOf, handled, pressing, page, textOf, store, opened, log } = await inPlay();
    const board = await live();
    const pressed = id.startsWith('h0:') ? id : idIn(board, id);
    const presses = [ana, ben].map((person) => ({ person, press: pressing(person, board, pressed) }));
    const { revision } = (await opened()).now.table;
    expect(await store.remove(await claimOf(store, 't1'), revision, 1_000)).toBe('gone');
    for (const { person, press } of presses) {
      await handled(press);
      expect(textOf(page(person).id)).toContain(says);
      expect(idsOf(board)).toEqual([]);
    }
    expect(log.lines).toEqual([]);
  },
);
