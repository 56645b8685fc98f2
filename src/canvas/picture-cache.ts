import { LRUCache } from 'lru-cache';

const ROOM = { pictures: 100, bytes: 3_000_000 } as const;

/** Pictures as they were painted, for those who ask for the very same again; the least lately asked for goes first. */
export class PictureCache {
  readonly #kept = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
    ...{ max: ROOM.pictures, maxSize: ROOM.bytes, sizeCalculation: ({ length }) => Math.max(1, length) },
    fetchMethod: (_key, _former, { context: paint }) => paint(),
    ignoreFetchAbort: true,
  });

  /** The bytes painted under this key, or else those that `paint` gives, once for all who ask meanwhile. */
  take(key: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    return this.#kept.forceFetch(key, { context: paint });
  }
}
