import type { Store } from '../store/store.ts';
import type { Book } from './book.ts';
import { caughtUp } from './pacing.ts';
import type { Profiles } from './profiles.ts';
import { refused } from './refusal.ts';
import { ARCHIVE_AFTER, LOBBY_LIFE, overdueRest } from './resting.ts';
import { peopleAt, type Table } from './table.ts';
import { wakeAt } from './wait.ts';
import { woken } from './waking.ts';

/** Where the upkeep of tables looks. */
export interface UpkeepParts {
  readonly book: Book;
  readonly store: Store;
  readonly profiles: Profiles;
  readonly clock: { readonly now: () => number };
}

/**
 * Does at tables what nobody presses for. Each act is told by the table's revision, so that it is done once, however often it is found
 * to be due; a table that cannot be read is left alone. Each function brings the ids of the tables that have changed.
 */
export class Upkeep {
  readonly #parts: UpkeepParts;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
  }

  /** What is due at tables that rest: lobbies expire, matches are archived after a notice. */
  async tend(): Promise<readonly string[]> {
    const { store, clock, book } = this.#parts;
    const now = clock.now();
    const resting = [
      ...(await store.untouched('lobby', now - LOBBY_LIFE)),
      ...(await store.untouched('playing', now - ARCHIVE_AFTER)),
    ];
    const changed: string[] = [];
    for (const { table } of await book.lookAtAll(resting)) {
      const act = { table: table.id, person: '', interaction: `rest:${table.id}:${table.revision}` };
      const done = await book.act(act, (at) => overdueRest(at, now) ?? refused('stale'));
      if (done.kind === 'done') changed.push(table.id);
    }
    return changed;
  }

  /** What is due at tables that wait for somebody: notices, reminders, and the end of somebody's time. */
  async wake(): Promise<readonly string[]> {
    const { store, clock, book, profiles } = this.#parts;
    const now = clock.now();
    const changed: string[] = [];
    for (const { table } of await book.lookAtAll(await store.due(now))) {
      const act = { table: table.id, person: '', interaction: `wake:${table.id}:${table.revision}` };
      const done = await book.act(act, async (at) => {
        if ((wakeAt(at.table) ?? Number.POSITIVE_INFINITY) > now) return refused('stale');
        const known = await profiles.all(peopleAt(at.table).map(({ id }) => id));
        return caughtUp(at.table, known, now) ?? woken(at, now, known);
      });
      if (done.kind === 'done') changed.push(table.id);
    }
    return changed;
  }

  /** What was under way when the process last ended: tables hear of vacations, and computers answer what they were asked. */
  async resume(): Promise<readonly string[]> {
    const { store, book } = this.#parts;
    const playing = await store.untouched('playing', Number.MAX_SAFE_INTEGER);
    const changed: string[] = [];
    for (const { table } of await book.lookAtAll(playing)) {
      const caught = await this.#caughtUp(table);
      if ((await book.resume(table.id)) !== undefined || caught) changed.push(table.id);
    }
    return changed;
  }

  async #caughtUp({ id, revision }: Table): Promise<boolean> {
    const { book, profiles, clock } = this.#parts;
    const act = { table: id, person: '', interaction: `vacations:${id}:${revision}` };
    const done = await book.act(act, async ({ table }) => {
      const known = await profiles.all(peopleAt(table).map((person) => person.id));
      return caughtUp(table, known, clock.now()) ?? refused('stale');
    });
    return done.kind === 'done';
  }
}
