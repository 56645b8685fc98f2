/** First millisecond of 2015, where Discord's ids begin to count (Discord docs, reference.mdx "Snowflakes"). */
export const EPOCH = 1_420_070_400_000n;

/** When an id was made, in milliseconds since 1970. */
export const bornAt = (id: string): number => Number((BigInt(id) >> 22n) + EPOCH);
