import { LRUCache } from 'lru-cache';

/** So many turns that are tried out are remembered, of all people together. */
const REMEMBERED = 2_000;

/** The lines of answers that people try out and have not kept: no table knows of them, and a restart forgets them. */
export function planDrafts() {
  const lines = new LRUCache<string, readonly string[]>({ max: REMEMBERED });
  return {
    /** What somebody tries out at a table; nothing where they do not. */
    of: (table: string, person: string): readonly string[] | undefined => lines.get(`${table} ${person}`),

    /** Somebody tries out another line. */
    set: (table: string, person: string, line: readonly string[]): void =>
      void lines.set(`${table} ${person}`, line),

    /** Somebody tries nothing out any more. */
    drop: (table: string, person: string): void => void lines.delete(`${table} ${person}`),
  };
}
