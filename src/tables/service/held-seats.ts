import { createHmac } from 'node:crypto';
import type { Seat } from '../../engine/seat.ts';
import type { Store } from '../../store/store.ts';
import type { Table } from '../model/table.ts';

const KEY = 'held-seats-key';

/** Who has held which seat of a match; see {@link heldSeatsIn}. */
export type HeldSeats = ReturnType<typeof heldSeatsIn>;

/**
 * Tells who has held which seat of a match, even after their data was removed: a table then keeps a hash of them that
 * names nobody without the key, which is in the database's settings. It goes with the match.
 */
export function heldSeatsIn(store: Pick<Store, 'setting' | 'setSetting'>, fresh: () => string) {
  let key: Promise<string> | undefined;
  const readKey = async (): Promise<string> => {
    const known = await store.setting(KEY);
    if (known !== undefined) return known;
    const made = fresh();
    await store.setSetting(KEY, made);
    return made;
  };
  /** What stands for somebody at one table, and is the same for nobody else and at no other table. */
  const markOf = async ({ id }: Table, person: string): Promise<string> => {
    key ??= readKey().catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return createHmac('sha256', await key)
      .update(`${id}:${person}`)
      .digest('base64url');
  };
  const isMarked = async (
    table: Table,
    person: string,
    isMeant: (seat: Seat) => boolean,
  ): Promise<boolean> => {
    const marks = table.former.flatMap(({ seat, mark }) => (mark && isMeant(seat) ? [mark] : []));
    return marks.length > 0 && marks.includes(await markOf(table, person));
  };
  return {
    markOf,

    /** Whether somebody who had their data removed held another seat than this one. */
    heldAnotherSeat: (table: Table, seat: Seat, person: string): Promise<boolean> =>
      isMarked(table, person, (each) => each !== seat),

    /** Whether somebody held this very seat before, also where they had their data removed since. */
    hasHeld: async (table: Table, seat: Seat, person: string): Promise<boolean> =>
      table.former.some((each) => each.seat === seat && each.id === person) ||
      isMarked(table, person, (each) => each === seat),
  };
}
