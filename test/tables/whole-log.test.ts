import { describe, expect, test } from 'vitest';
import type { LogRow } from '../../src/store/store.ts';
import { READ_AT_ONCE, wholeLog } from '../../src/tables/service/whole-log.ts';

const rowsOf = (plies: number): readonly LogRow[] =>
  Array.from({ length: plies }, (_, ply) => ({ ply, person: '101', body: `entry ${ply}`, at: ply }));

/** A store with a log of so many entries, and how many were read each time. */
function storeWith(plies: number) {
  const read: number[] = [];
  const log = async (_table: string, from = 0, to = Number.MAX_SAFE_INTEGER) => {
    const piece = rowsOf(plies).filter(({ ply }) => ply >= from && ply < to);
    read.push(piece.length);
    return piece;
  };
  return { read, log };
}

describe('a log', () => {
  test.each([0, 1, READ_AT_ONCE, 2 * READ_AT_ONCE + 7])(
    'of %i entries is read whole and in order',
    async (plies) => {
      expect(await wholeLog(storeWith(plies), 't')).toEqual(rowsOf(plies));
    },
  );

  test('is never read in pieces that a press would have to wait for', async () => {
    const store = storeWith(5 * READ_AT_ONCE + 1);
    await wholeLog(store, 't');
    expect(Math.max(...store.read)).toBe(READ_AT_ONCE);
  });

  test('is read from one ply on, up to and without another', async () => {
    const [from, to] = [3, READ_AT_ONCE + 5];
    expect(await wholeLog(storeWith(5 * READ_AT_ONCE), 't', from, to)).toEqual(rowsOf(to).slice(from));
  });
});
