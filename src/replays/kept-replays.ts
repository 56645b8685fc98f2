import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { BroughtGame, BroughtWanted, ReplayOfText, Replays, ShownRecord } from './replays.ts';

/** A record that somebody has handed over. */
export interface BroughtRecord {
  readonly text: string;
  readonly brought: BroughtGame;
}

/** Records that are kept for those who brought them, and pages and films for whoever wants them again. */
export interface KeptReplays extends Replays {
  /** Verifies a record, and keeps its text under a new key for the person who has brought it, if it is one. */
  bring(person: string, wanted: BroughtWanted): Promise<ReplayOfText & { readonly key: string }>;
  /** The record that a person has brought; nothing where it is not theirs, or no longer at hand. */
  broughtBy(person: string, key: string): BroughtRecord | undefined;
}

interface KeptReplaysParts {
  readonly replays: Replays;
  /** A new key: letters, digits, `_` and `-`. */
  readonly freshKey: () => string;
  readonly clock: { readonly now: () => number };
}

/** Bytes that are kept at most: of pages, of films, and of records. */
const ROOM = { pages: 16_000_000, films: 20_000_000, records: 8_000_000 } as const;
/** Records of one person that are kept at most, so that nobody's push out those of others. */
const OWN_RECORDS = 4;
/** How long something is kept after it was last wanted, in milliseconds: an hour. */
const LIFE = 60 * 60 * 1000;

/** Replays of which is kept what takes long to be made, or what only its owner can bring again. */
export function keptReplays({ replays, freshKey, clock }: KeptReplaysParts): KeptReplays {
  const caching = { ttl: LIFE, updateAgeOnGet: true, ttlResolution: 0, perf: clock };
  const kept = <V extends object>(maxSize: number, sizeCalculation: (value: V) => number) =>
    new LRUCache<string, V>({ ...caching, maxSize, sizeCalculation });
  const pages = kept<{ readonly page: string }>(ROOM.pages, ({ page }) => 2 * page.length);
  const films = kept<Uint8Array>(ROOM.films, ({ byteLength }) => byteLength);
  const records = kept<BroughtRecord>(ROOM.records, ({ text }) => 2 * text.length);
  const once = async <V extends object>(cache: LRUCache<string, V>, key: string, make: () => Promise<V>) => {
    const made = cache.get(key) ?? (await make());
    cache.set(key, made);
    return made;
  };
  return {
    ...replays,
    page: async (shown) =>
      (await once(pages, digestOf(shown), async () => ({ page: await replays.page(shown) }))).page,
    film: (shown) => once(films, digestOf(shown), () => replays.film(shown)),
    bring: async (person, wanted) => {
      const key = freshKey();
      const read = await replays.ofText(wanted);
      if (read.kind === 'replay') {
        records.set(`${person} ${key}`, { text: wanted.text, brought: read.brought });
        const own = [...records.keys()].filter((each) => each.startsWith(`${person} `));
        for (const former of own.slice(OWN_RECORDS)) records.delete(former);
      }
      return { ...read, key };
    },
    broughtBy: (person, key) => records.get(`${person} ${key}`),
  };
}

/** The same for the same text, names and language. */
const digestOf = (shown: ShownRecord): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
