/** What a board shows besides the position: what is new on it, and what an open question is about. */
export interface Shown<News, Piece> {
  readonly changes: News;
  readonly focus: readonly Piece[];
  /** The questions that are open to all, in words. */
  readonly asked: readonly string[];
}
