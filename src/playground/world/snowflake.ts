/** First millisecond of 2015, where Discord's ids begin to count (Discord docs, reference.mdx "Snowflakes"). */
const EPOCH = 1_420_070_400_000n;

/** When an id was made, in milliseconds since 1970. */
export const bornAt = (id: string): number => Number((BigInt(id) >> 22n) + EPOCH);

/** Mints ids that carry the time and never repeat or run backwards, even when the clock stands still. */
export type Mint = ReturnType<typeof createMint>;

/** A mint that goes on after `last`. */
export function createMint(clock: { now(): number }, last = '0') {
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
