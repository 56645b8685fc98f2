/** The right to do something that one process at a time does, as the store gives it; see its claims. */
interface Turns<Claim> {
  take(keys: readonly string[]): Promise<readonly Claim[]>;
  keep(claim: Claim): () => void;
  release(claim: Claim): Promise<void>;
}

/** Milliseconds between two looks whether another process is done. */
const LOOK = 2_000;

/** Does work for one process at a time, under a key that is no table's; not at all if the bot ends before. */
export async function inTurn<Claim>(
  key: string,
  work: () => Promise<void>,
  {
    claims,
    pause,
    ended,
  }: {
    readonly claims: Turns<Claim>;
    /** Waits this long; rejects when the signal is aborted meanwhile. */
    readonly pause: (milliseconds: number, ended: AbortSignal) => Promise<unknown>;
    readonly ended: AbortSignal;
  },
): Promise<void> {
  while (!ended.aborted) {
    const [claim] = await claims.take([key]);
    if (claim === undefined) {
      await pause(LOOK, ended).catch(() => {});
      continue;
    }
    const leave = claims.keep(claim);
    try {
      return await work();
    } finally {
      leave();
      await claims.release(claim);
    }
  }
}
