/** What a board shows besides the position: what is new on it, and what an open question is about. */
export interface ShownBeside<News, Piece> {
  readonly changes: News;
  readonly focus: readonly Piece[];
  /** A lesson points at these pieces: they are lit in every picture that has them, whatever else shows them. */
  readonly isPointed?: boolean;
  readonly asked: readonly string[];
}
