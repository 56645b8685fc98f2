import type { Clock } from '../clock.ts';
import { EPOCH } from './epoch.ts';

/** Mints ids that carry the time and never repeat or run backwards, even when the clock stands still. */
export type Mint = ReturnType<typeof createMint>;

/** A mint that goes on after `last`. */
export function createMint(clock: Clock, last = '0') {
  let given = BigInt(last);
  return {
    next() {
      const now = (BigInt(clock.now()) - EPOCH) << 22n;
      given = now > given ? now : given + 1n;
      return given.toString();
    },
    /** The last id given out, to go on from later. */
    last: () => given.toString(),
  };
}

/** Orders ids as numbers: negative when `a` is older. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
