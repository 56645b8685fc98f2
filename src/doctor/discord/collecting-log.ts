import type { Log, LogLine } from '../../discord/log.ts';

/** A log that keeps what went wrong. */
export function collectingLog(): Log & { readonly troubles: readonly string[] } {
  const troubles: string[] = [];
  const keep: LogLine = (_about, sentence) => {
    troubles.push(sentence);
  };
  return { troubles, debug: () => {}, info: () => {}, warn: keep, error: keep };
}
