/** The kind of a private page: its look, or `rules`, `ready`, `profile`, `tip`, `done`. See `open-pages.ts`. */
export type PageKind = string;

/** How its person's match stands: they play on, their own game is over while others play, or the match is. */
export type PageState = 'playing' | 'out' | 'over';

/** What a private page shows: one of its kind is enough. */
export interface PageMark {
  /** The id of the table, or the name of the game if the page is about no table; `settings` if about neither. */
  readonly of: string;
  readonly kind: PageKind;
  /** As the page shows it; absent where nothing on it depends on that. */
  readonly state?: PageState;
}
