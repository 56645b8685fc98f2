import type { TableNow } from '../model/table.ts';

/** As many tables as are kept at hand: with its match, one takes some 60 KB. */
const MOST = 256;

/**
 * Tables as they were last read or written here. Reading one anew takes most of what a press costs besides its picture. They are not what
 * holds: whoever takes one from here asks the store whether it still has that revision. The least lately used goes first.
 */
export class AtHand {
  readonly #tables = new Map<string, TableNow>();

  /** The table as it was known last. */
  of(id: string): TableNow | undefined {
    const known = this.#tables.get(id);
    if (known !== undefined) this.keep(known);
    return known;
  }

  /** Keeps a table as it was just read, or written for good. */
  keep({ table, game, match }: TableNow): void {
    this.#tables.delete(table.id);
    this.#tables.set(table.id, { table, game, match });
    const [oldest] = this.#tables.keys();
    if (this.#tables.size > MOST && oldest !== undefined) this.#tables.delete(oldest);
  }
}
