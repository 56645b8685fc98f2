/** The kinds of private pages. A newer page of a kind takes the place of the former one of the same person and table. */
export const PAGE_KINDS = [
  'question',
  'hand',
  'asides',
  'closer',
  'legend',
  'happened',
  'rules',
  'settings',
  'ready',
] as const;
/** One of {@link PAGE_KINDS}. */
export type PageKind = (typeof PAGE_KINDS)[number];

/** What a private page shows: one of its kind is enough. */
export interface PageMark {
  /** The id of the table, or the name of the game where the page is about no table. */
  readonly of: string;
  readonly kind: PageKind;
}
