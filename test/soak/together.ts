/**
 * Does several things at the same time. At the first that fails the others are told to stop; what it throws is thrown again once all have ended, so
 * that nothing goes on behind the back of whoever hears of it.
 */
export async function together(...works: readonly ((stop: AbortSignal) => Promise<void>)[]): Promise<void> {
  const stop = new AbortController();
  const failures: unknown[] = [];
  await Promise.all(
    works.map((work) =>
      work(stop.signal).catch((error: unknown) => {
        failures.push(error);
        stop.abort();
      }),
    ),
  );
  if (failures.length > 0) throw failures[0];
}
