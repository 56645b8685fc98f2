/** The kinds of private pages. A newer page of a kind takes the place of the former one of the same person and table. */
export type PageKind =
  | 'question'
  | 'hand'
  | 'asides'
  | 'closer'
  | 'legend'
  | 'happened'
  | 'rules'
  | 'settings'
  | 'ready'
  | 'profile';

/** What a private page shows: one of its kind is enough. */
export interface PageMark {
  /** The id of the table, or the name of the game where the page is about no table; `settings` where it is about neither. */
  readonly of: string;
  readonly kind: PageKind;
}
