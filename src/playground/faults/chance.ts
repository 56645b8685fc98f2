import { createHash } from 'node:crypto';

/** Draws numbers from 0 up to, but not including, 1. */
export type FaultChance = () => number;

/** A row of numbers that a seed and a name fix: the same two give the same row again (mulberry32). */
export function chanceOf(seed: number, name: string): FaultChance {
  let state = createHash('sha256').update(`${seed} ${name}`).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
