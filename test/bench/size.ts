/** How much a benchmark measures: enough for figures, or just so much that all of its code has run. */
export type Size = 'usual' | 'smallest';
