import type { Notes } from '../../src/discord/client/emojis.ts';

/** Notes that live as long as the test; what stands in them can be read. */
export function fakeNotes(): Notes & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    setting: async (key) => kept.get(key),
    setSetting: async (key, value) => {
      kept.set(key, value);
    },
  };
}
