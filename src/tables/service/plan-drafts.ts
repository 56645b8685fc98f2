import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** So many turns that are tried out are remembered, of all people together. */
const REMEMBERED = 2_000;

/** The lines of answers that people try out and have not kept: no table knows of them, and a restart forgets them. */
export function planDrafts() {
  const lines = new LRUCache<string, readonly string[]>({ max: REMEMBERED });
  return {
    of: (table: string, person: string): readonly string[] | undefined => lines.get(`${table} ${person}`),

    set: (table: string, person: string, line: readonly string[]): void =>
      void lines.set(`${table} ${person}`, line),

    drop: (table: string, person: string): void => void lines.delete(`${table} ${person}`),
  };
}

const SHORTEST_PAUSE = 40_000;
const LONGEST_PAUSE = 120_000;

/**
 * How long a planned turn waits, in milliseconds, as if somebody read the board: it depends on nothing, so it reveals
 * nothing. Against computers alone a plan is played at once, as they guess nothing.
 */
export const usualPlanPause = (): number => SHORTEST_PAUSE + randomInt(LONGEST_PAUSE - SHORTEST_PAUSE);
