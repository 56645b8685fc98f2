import type { LogRow, OutboxRow, Store } from '../store/store.ts';
import type { Book } from './book.ts';
import type { Act, Done } from './change.ts';
import { pseudonymised } from './pseudonym.ts';
import type { Refused } from './refusal.ts';
import type { TableNow } from './table.ts';

/** All that is kept of a person, wherever it is: to be shown to them, or removed. */
export class Dossiers {
  readonly #book: Book;
  readonly #store: Store;

  constructor(book: Book, store: Store) {
    this.#book = book;
    this.#store = store;
  }

  /** Every table that has, or had, to do with somebody, oldest first. */
  async mentioning(person: string): Promise<readonly TableNow[]> {
    return this.#book.lookAtAll(await this.#store.mentioning(person));
  }

  /** A match's log with who wrote each entry, and when. */
  rows(id: string): Promise<readonly LogRow[]> {
    return this.#store.log(id);
  }

  /** What waits to be said of a match. */
  pending(id: string): Promise<readonly OutboxRow[]> {
    return this.#store.pending(id);
  }

  /** Puts a pseudonym in the place of whoever acts, wherever the table names them. */
  pseudonymise(act: Act, pseudonym: string): Promise<Done | Refused> {
    return this.#book.act(act, ({ table }) => pseudonymised(table, act.person, pseudonym));
  }

  /** Removes somebody's profile and what waits to be told to them, and puts a pseudonym in their place in every log. */
  forget(person: string, pseudonym: string): Promise<void> {
    return this.#store.forget(person, pseudonym);
  }
}
