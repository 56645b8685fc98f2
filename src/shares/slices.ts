/** Milliseconds for which work on the main thread goes on before others have a turn. */
const SLICE = 8;

/**
 * For work on the main thread that has many steps. What it returns is awaited after each of them: as soon as a slice of time is used up, everybody else
 * has a turn.
 */
export function inSlices(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return new Promise((goOn) => {
      setImmediate(() => {
        since = performance.now();
        goOn();
      });
    });
  };
}
