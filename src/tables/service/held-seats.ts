import { createHmac } from 'node:crypto';
import type { Seat } from '../../engine/seat.ts';
import type { Store } from '../../store/store.ts';
import type { Table } from '../model/table.ts';

/** The name under which the store keeps the key. */
const KEY = 'held-seats-key';

/**
 * Tells who has held which seat of a match, even after their data was removed: a table then keeps a hash of them that
 * names nobody without the key, which is in the database's settings. It goes with the match.
 */
export class HeldSeats {
  readonly #store: Pick<Store, 'setting' | 'setSetting'>;
  readonly #fresh: () => string;
  #key: Promise<string> | undefined;

  constructor(store: Pick<Store, 'setting' | 'setSetting'>, fresh: () => string) {
    this.#store = store;
    this.#fresh = fresh;
  }

  /** What stands for somebody at one table, and is the same for nobody else and at no other table. */
  async markOf({ id }: Pick<Table, 'id'>, person: string): Promise<string> {
    this.#key ??= this.#readKey().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return createHmac('sha256', await this.#key)
      .update(`${id}:${person}`)
      .digest('base64url');
  }

  /** Whether somebody who had their data removed held another seat than this one. */
  async heldAnotherSeat(table: Pick<Table, 'id' | 'former'>, seat: Seat, person: string): Promise<boolean> {
    const others = table.former.filter((held) => held.mark !== undefined && held.seat !== seat);
    if (others.length === 0) return false;
    const mark = await this.markOf(table, person);
    return others.some((held) => held.mark === mark);
  }

  /** Whether somebody held this very seat before, also where they had their data removed since. */
  async hasHeld(table: Pick<Table, 'id' | 'former'>, seat: Seat, person: string): Promise<boolean> {
    const held = table.former.filter((each) => each.seat === seat);
    if (held.some(({ id }) => id === person)) return true;
    if (held.every(({ mark }) => mark === undefined)) return false;
    const mark = await this.markOf(table, person);
    return held.some((each) => each.mark === mark);
  }

  async #readKey(): Promise<string> {
    const known = await this.#store.setting(KEY);
    if (known !== undefined) return known;
    const key = this.#fresh();
    await this.#store.setSetting(KEY, key);
    return key;
  }
}
