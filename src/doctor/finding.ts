/** The result of one check, for the host: what was found, and what to do about it. Neither may hold a secret. */
export type Finding =
  | { readonly kind: 'well'; readonly what: string }
  | { readonly kind: 'unwell'; readonly what: string; readonly cure: string }
  | { readonly kind: 'not checked'; readonly what: string };

/** Something that is as it should be. */
export const well = (what: string): Finding => ({ kind: 'well', what });

/** Something that keeps the bot from its work, or soon will. */
export const unwell = (what: string, cure: string): Finding => ({ kind: 'unwell', what, cure });

/** Something that nobody could look at, and why. */
export const notChecked = (what: string): Finding => ({ kind: 'not checked', what });
