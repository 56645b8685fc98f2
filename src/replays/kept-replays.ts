import { createHash } from 'node:crypto';
import { KeptResults } from '../shares/kept-results.ts';
import type {
  BroughtGame,
  BroughtWanted,
  PaintedStop,
  RecordedTable,
  ReplayOfText,
  Replays,
  ShownRecord,
  TableWanted,
  WrittenRecord,
} from './replays.ts';

/** How long an uploaded record is worth keeping, in milliseconds: only its owner can upload it again. */
const BROUGHT = 10 * 60_000;

/** A record that somebody has handed over, and whose it is. */
export interface KeptRecord {
  readonly key: string;
  readonly text: string;
  readonly brought: BroughtGame;
}

/** What is kept: the text of a record, a page or a film. */
type Kept = KeptRecord | string | Uint8Array;

interface KeptReplaysParts {
  readonly replays: Replays;
  /** A new key: letters, digits, `_` and `-`. */
  readonly freshKey: () => string;
  readonly clock: { readonly now: () => number };
}

/** What people replay and have made of games, kept by its bytes. Of an uploaded record only its text is kept. */
export class KeptReplays {
  readonly #parts: KeptReplaysParts;
  readonly #kept: KeptResults<Kept>;

  constructor(parts: KeptReplaysParts) {
    this.#parts = parts;
    this.#kept = new KeptResults(parts.clock);
  }

  /** The record of a table's match as its viewer may know it; nothing where its log no longer leads to it. */
  write(table: RecordedTable): Promise<WrittenRecord | undefined> {
    return this.#parts.replays.record(table);
  }

  /** A record that hides nothing as one HTML file, for a person. */
  page(shown: ShownRecord, person: string): Promise<string> {
    return this.#made(`page ${digest(shown)}`, person, () => this.#parts.replays.page(shown));
  }

  /** A record that hides nothing as an animated WebP, for a person. */
  film(shown: ShownRecord, person: string): Promise<Uint8Array> {
    return this.#made(`film ${digest(shown)}`, person, () => this.#parts.replays.film(shown));
  }

  /** One frame of a table's match; nothing where its log no longer leads to it. */
  ofTable(wanted: TableWanted): Promise<PaintedStop | undefined> {
    return this.#parts.replays.ofTable(wanted);
  }

  /** Verifies a record and keeps its text for the person who has brought it, if it is one. */
  async ofText(person: string, wanted: BroughtWanted): Promise<ReplayOfText & { readonly key: string }> {
    const key = this.#parts.freshKey();
    const read = await this.#parts.replays.ofText(wanted);
    if (read.kind === 'replay') {
      const { text } = wanted;
      const value = { key, text, brought: read.brought };
      this.#kept.set(ownKey(key, person), { value, person, bytes: 2 * text.length, loss: BROUGHT });
    }
    return { ...read, key };
  }

  async ofKept({ key, text }: KeptRecord, wanted: Omit<BroughtWanted, 'text'>) {
    return { ...(await this.#parts.replays.ofText({ ...wanted, text })), key };
  }

  /** The record that a person has brought; nothing where it is not theirs, or no longer at hand. */
  kept(key: string, person: string): KeptRecord | undefined {
    const found = this.#kept.get(ownKey(key, person));
    return typeof found === 'object' && 'brought' in found ? found : undefined;
  }

  /** What is kept under a key, or else is made and kept: under each key one kind of thing. */
  async #made<V extends string | Uint8Array>(
    key: string,
    person: string,
    make: () => Promise<V>,
  ): Promise<V> {
    const found = this.#kept.get(key);
    if (found !== undefined) return found as V;
    const { clock } = this.#parts;
    const begun = clock.now();
    const value = await make();
    const bytes = typeof value === 'string' ? 2 * value.length : value.byteLength;
    this.#kept.set(key, { value, person, bytes, loss: clock.now() - begun });
    return value;
  }
}

/** Somebody else who names the key finds nothing under it. */
const ownKey = (key: string, person: string): string => `record ${person} ${key}`;

/** The same for the same text, names and language. */
const digest = (shown: ShownRecord): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
