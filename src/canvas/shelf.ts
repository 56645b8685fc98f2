/** The most pictures on one shelf, and the most bytes that they have together. */
const MOST = { pictures: 100, bytes: 3_000_000 } as const;

interface Kept {
  readonly bytes: Promise<Uint8Array>;
  size: number;
}

/** Pictures as they were painted, for those who ask for the very same again; the least lately asked for goes first. */
export class Shelf {
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /**
   * The bytes that were painted under this key, or else those that `paint` gives. One that is being painted is waited for; one that
   * could not be painted is tried again the next time.
   */
  take(key: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const there = this.#kept.get(key);
    if (there !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, there);
      return there.bytes;
    }
    const kept: Kept = { bytes: paint(), size: 0 };
    this.#kept.set(key, kept);
    kept.bytes.then(
      ({ length }) => this.#weigh(key, kept, length),
      () => this.#drop(key, kept),
    );
    return kept.bytes;
  }

  /** How much is kept. */
  get size(): { readonly pictures: number; readonly bytes: number } {
    return { pictures: this.#kept.size, bytes: this.#bytes };
  }

  #weigh(key: string, kept: Kept, size: number): void {
    if (this.#kept.get(key) !== kept) return;
    kept.size = size;
    this.#bytes += size;
    for (const [oldest, other] of this.#kept) {
      if (this.#kept.size <= MOST.pictures && this.#bytes <= MOST.bytes) return;
      this.#drop(oldest, other);
    }
  }

  #drop(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return;
    this.#kept.delete(key);
    this.#bytes -= kept.size;
  }
}
