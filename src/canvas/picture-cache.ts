import { LRUCache } from 'lru-cache';

/** The most pictures in one cache, and the most bytes that they have together. */
const MOST_CACHED = { pictures: 100, bytes: 3_000_000 } as const;

/** Pictures as they were painted, for those who ask for the very same again; the least lately asked for goes first. */
export class PictureCache {
  readonly #kept = new LRUCache<string, Uint8Array>({
    max: MOST_CACHED.pictures,
    maxSize: MOST_CACHED.bytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  readonly #painting = new Map<string, Promise<Uint8Array>>();

  /**
   * The bytes painted under this key, or else those that `paint` gives. Waits if it is being painted; retries next
   * time if painting failed.
   */
  async take(key: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = this.#kept.get(key) ?? this.#painting.get(key);
    if (known !== undefined) return known;
    const painting = paint().finally(() => void this.#painting.delete(key));
    this.#painting.set(key, painting);
    const bytes = await painting;
    this.#kept.set(key, bytes);
    return bytes;
  }

  /** How much is kept. */
  get size(): { readonly pictures: number; readonly bytes: number } {
    return { pictures: this.#kept.size, bytes: this.#kept.calculatedSize };
  }
}
