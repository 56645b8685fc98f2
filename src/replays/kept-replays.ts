import { LRUCache } from 'lru-cache';
import type { GameRecord } from '../records/game-record.ts';
import type { RecordedTable, Replay, ReplayProblem, Replays, ShownRecord, WrittenRecord } from './replays.ts';

/** So many replays are kept at hand, of all people together. */
const KEPT = 24;
/** How long one is kept after somebody last turned a page of it, in milliseconds: an hour. */
const LIFE = 60 * 60 * 1000;

/** A record that somebody has handed over, and whose it is. */
export interface KeptRecord {
  readonly key: string;
  readonly person: string;
  readonly replay: Replay;
  readonly record: GameRecord;
  readonly text: string;
}

/** What is worked with. */
interface KeptReplaysParts {
  readonly replays: Replays;
  /** A new key: letters, digits, `_` and `-`. */
  readonly freshKey: () => string;
  readonly clock: { readonly now: () => number };
}

/** Replays that people are going through: each is followed once, and kept while its pages are turned. After a restart a record is asked for again. */
export class KeptReplays {
  readonly #parts: KeptReplaysParts;
  readonly #tables: LRUCache<string, Promise<Replay | undefined>>;
  readonly #records: LRUCache<string, KeptRecord>;

  constructor(parts: KeptReplaysParts) {
    this.#parts = parts;
    const bounds = { max: KEPT, ttl: LIFE, updateAgeOnGet: true, ttlResolution: 0, perf: parts.clock };
    this.#tables = new LRUCache(bounds);
    this.#records = new LRUCache(bounds);
  }

  /** The record of a table's match as its viewer may know it; nothing where its log no longer leads to it. */
  write(table: RecordedTable): Promise<WrittenRecord | undefined> {
    return this.#parts.replays.record(table);
  }

  /** A record that hides nothing as one HTML file. */
  page(shown: ShownRecord): Promise<string> {
    return this.#parts.replays.page(shown);
  }

  /** A record that hides nothing as an animated WebP. */
  film(shown: ShownRecord): Promise<Uint8Array> {
    return this.#parts.replays.film(shown);
  }

  /** A table's match turn by turn; nothing where its log no longer leads to it. `read` brings the table where it is not at hand. */
  ofTable(table: string, ply: number, read: () => Promise<RecordedTable>): Promise<Replay | undefined> {
    const key = `${table}:${ply}`;
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const found = read().then((recorded) => this.#parts.replays.ofTable(recorded));
    this.#tables.set(key, found);
    found.catch(() => this.#tables.delete(key));
    return found;
  }

  /** Verifies a record and keeps it for the person who brought it. */
  async ofText(person: string, text: string): Promise<KeptRecord | ReplayProblem> {
    const read = await this.#parts.replays.ofText(text);
    if (read.kind === 'broken') return read;
    const kept = { key: this.#parts.freshKey(), person, replay: read.replay, record: read.record, text };
    this.#records.set(kept.key, kept);
    return kept;
  }

  /** The record that a person has brought; nothing where it is not theirs, or no longer at hand. */
  kept(key: string, person: string): KeptRecord | undefined {
    const found = this.#records.get(key);
    return found?.person === person ? found : undefined;
  }
}
