/** The kinds of private pages. Which of them a newer one takes the place of stands in `open-pages.ts`. */
export type PageKind =
  | 'question'
  | 'hand'
  | 'asides'
  | 'closer'
  | 'legend'
  | 'happened'
  | 'hint'
  | 'rules'
  | 'settings'
  | 'ready'
  | 'profile'
  | 'tip';

/** What a private page shows: one of its kind is enough. */
export interface PageMark {
  /** The id of the table, or the name of the game where the page is about no table; `settings` where it is about neither. */
  readonly of: string;
  readonly kind: PageKind;
}
