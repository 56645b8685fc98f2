import { ROW } from '../../bounds.ts';

/** What the JSON in a row of the store says; undefined if it is none, or longer than a row can be. */
export function jsonOf(text: string): unknown {
  if (text.length > ROW.letters) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
