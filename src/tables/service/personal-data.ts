import { DamagedRow } from '../../store/refusal.ts';
import type { LogRow, Store } from '../../store/store.ts';
import { pseudonymised } from '../model/pseudonym.ts';
import type { Refused } from '../model/rejection.ts';
import type { TableNow } from '../model/table.ts';
import type { HeldSeats } from './held-seats.ts';
import type { Act, Done } from './kept-tables.ts';
import type { Book } from './table-repository.ts';

/** The tables that have to do with somebody. */
interface Mentioning {
  readonly tables: readonly TableNow[];
  /** How many more there are that cannot be read: their row is damaged, or their game is not played here any more. */
  readonly unread: number;
}

/** All that is kept of a person, wherever it is: to be shown to them, or removed. */
export class Dossiers {
  readonly #book: Book;
  readonly #heldSeats: HeldSeats;
  readonly #store: Store;

  constructor(book: Book, store: Store, heldSeats: HeldSeats) {
    this.#heldSeats = heldSeats;
    this.#book = book;
    this.#store = store;
  }

  /** Every table that has, or had, to do with somebody, oldest first. */
  async mentioning(person: string): Promise<Mentioning> {
    const rows = await this.#store.mentioning(person);
    const tables = await this.#book.kept.lookAtAll(rows);
    return { tables, unread: rows.length - tables.length };
  }

  /** A match's log with who wrote each entry, and when; nothing where an entry is damaged. */
  async rows(id: string): Promise<readonly LogRow[] | undefined> {
    try {
      return await this.#store.log(id);
    } catch (error) {
      if (error instanceof DamagedRow) return undefined;
      throw error;
    }
  }

  /** What waits to be told to somebody at a table: kinds of notices. */
  async waiting(id: string, person: string): Promise<readonly string[]> {
    const opened = await this.#store.open({ table: id });
    return (opened?.notices ?? []).flatMap((notice) => (notice.person === person ? [notice.kind] : []));
  }

  /** Puts a pseudonym in the place of whoever acts, wherever the table names them. */
  pseudonymise(act: Act, pseudonym: string): Promise<Done | Refused> {
    return this.#book.act(act, async ({ table }) => {
      const goesOn = table.phase === 'playing' || table.phase === 'archived';
      const mark = goesOn ? await this.#heldSeats.markOf(table, act.person) : undefined;
      return pseudonymised(table, act.person, { pseudonym, mark });
    });
  }

  /** Removes somebody's profile and what waits to be told to them, and puts a pseudonym in their place in every log. */
  forget(person: string, pseudonym: string): Promise<void> {
    return this.#store.forget(person, pseudonym);
  }
}
