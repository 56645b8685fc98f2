import { expect, test } from 'vitest';
import { MOST_KEPT } from '../../src/tables/model/table.ts';
import { freeSeat, takeSeat } from '../../src/tables/transitions/seating.ts';
import { ben, room } from './room.ts';

test('of a seat that many people have had, the first holder and the latest are kept', async () => {
  const { tables, started } = await room();
  const now = await tables.look(await started([ben]));
  if (now === undefined) throw new Error('there is no table');
  let { table } = now;
  for (let at = 0; at < 3 * MOST_KEPT.former; at += 1) {
    const taken = takeSeat(freeSeat(table, 1, 'left', false), 1, { id: `guest ${at}`, name: 'Guest' });
    if (typeof taken === 'string') throw new Error(taken);
    table = taken;
  }
  expect(table.former[0]).toMatchObject({ seat: 1, id: ben.id });
  expect(table.former.at(-1)?.id).toBe(`guest ${3 * MOST_KEPT.former - 2}`);
  expect(table.former.length).toBeLessThanOrEqual(MOST_KEPT.former + 1);
});
