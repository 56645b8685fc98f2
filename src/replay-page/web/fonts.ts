/** The page has the fonts of the boards alone: what they lack is written by those of the browser. */
export const familiesFor = (): readonly string[] => [];

/** Fonts are at hand before the first picture is painted. */
export const registerFont = (): void => {};
