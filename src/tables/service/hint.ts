import { LRUCache } from 'lru-cache';
import type { Seat } from '../../engine/seat.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { type Advice, type Adviser, allowsHints, type Hint } from '../model/hints.ts';
import { type Refused, refused } from '../model/rejection.ts';
import { seatOf, type TableNow } from '../model/table.ts';
import type { Book } from './table-repository.ts';

/** Advice of one table that was asked for last. */
interface Known {
  readonly ply: number;
  readonly seat: Seat;
  readonly given: AbortController;
  readonly advice: Promise<readonly Advice[]>;
}

/** The advice of so many tables is remembered, so that pressing again costs no thinking. */
const REMEMBERED = 100;

/** Gives hints. It changes no table: a question is thought about once, however often somebody asks. */
export class HintDesk {
  readonly #book: Book;
  readonly #adviser: Adviser | undefined;
  readonly #failed: (table: string, error: unknown) => void;
  readonly #known = new LRUCache<string, Known>({ max: REMEMBERED });

  /** @param failed hears that no advice could be given */
  constructor(
    book: Book,
    adviser: Adviser | undefined,
    failed: (table: string, error: unknown) => void = () => {},
  ) {
    this.#book = book;
    this.#adviser = adviser;
    this.#failed = failed;
  }

  /** The best answers to what a person is asked at a table as it was just read, for them alone; or why they get none. */
  async hint(now: TableNow, person: string): Promise<Hint | Refused> {
    const { table, match } = now;
    const { id } = table;
    if (table.phase === 'lobby' || match === undefined) return refused('not-playing');
    if (table.phase !== 'playing') return refused(table.phase === 'archived' ? 'archived' : 'over');
    const seat = seatOf(table, person);
    if (seat === undefined) return refused('not-seated');
    if (!allowsHints(table) || this.#adviser === undefined) return refused('no-hints');
    if (!match.decisions.some((decision) => decision.seat === seat)) return refused('not-asked');
    const known = this.#asked(id, match, seat, this.#adviser);
    try {
      const advice = await known.advice;
      const stands = await this.#book.kept.look(id);
      return stands?.match?.ply === match.ply ? { kind: 'hint', now, match, seat, advice } : refused('stale');
    } catch (error) {
      if (known.given.signal.aborted) return refused('stale');
      this.#failed(id, error);
      return refused('no-hint-found');
    }
  }

  /** Ends all thinking about hints. */
  close(): void {
    for (const { given } of this.#known.values()) given.abort();
    this.#known.clear();
  }

  #asked(id: string, match: PlayableMatch, seat: Seat, adviser: Adviser): Known {
    const former = this.#known.get(id);
    const { ply } = match;
    if (former !== undefined && former.ply === ply && former.seat === seat) return former;
    if (former !== undefined && former.ply !== ply) former.given.abort();
    const given = new AbortController();
    const advice = adviser.advise({ match, seat, seed: `hint ${id}:${ply}`, signal: given.signal });
    const known = { ply, seat, given, advice };
    this.#known.set(id, known);
    // What has failed is thought about again.
    advice.catch(() => {
      if (this.#known.get(id) === known) this.#known.delete(id);
    });
    return known;
  }
}
