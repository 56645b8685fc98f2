import type { Log } from '../../src/discord/log.ts';

/** A log whose lines can be read: weight and sentence. */
export function fakeLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const line = (weight: string) => (_about: object, sentence: string) => {
    lines.push(`${weight}: ${sentence}`);
  };
  return { lines, debug: () => {}, info: line('info'), warn: line('warn'), error: line('error') };
}
