/**
 * What kind of private page it is: that of its look, or `rules`, `ready`, `profile`, `tip`, `done`. Which of them a newer one takes the place of stands
 * in `open-pages.ts`.
 */
export type PageKind = string;

/** What a private page shows: one of its kind is enough. */
export interface PageMark {
  /** The id of the table, or the name of the game where the page is about no table; `settings` where it is about neither. */
  readonly of: string;
  readonly kind: PageKind;
}
