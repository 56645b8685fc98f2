/** Begins and ends what is set apart from the direction of the text around it; https://unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export const ISOLATE = { begin: '\u2068', end: '\u2069' } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as it is, or as much of its beginning as fits with an ellipsis, in UTF-16 units. What is set apart in it stays closed. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const kept = beginning(text, length - 1);
  if (!isOpen(kept)) return `${kept}…`;
  const shorter = beginning(text, length - 1 - ISOLATE.end.length);
  return `${shorter}…${isOpen(shorter) ? ISOLATE.end : ''}`;
}

/** As much of a text as fits, in UTF-16 units, never cutting through what is read as one character, and without a joiner or space at its end. */
export function beginning(text: string, length: number): string {
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept.replace(/[\s\u200C\u200D]+$/u, '');
}

const isOpen = (text: string): boolean => text.lastIndexOf(ISOLATE.begin) > text.lastIndexOf(ISOLATE.end);
