/**
 * Moves as short strings, the same in buttons, log, tests and exports: lower-case letters, digits and `-`, `.`, `+`, `=`;
 * 40 characters at most.
 */
export interface Notation<Move> {
  /** The one way to write this move. */
  readonly make: (move: Move) => string;
  /** Reads what `make` writes; nothing for any other text. */
  readonly parse: (text: string) => Move | undefined;
}

/** What a notation may look like, so that it fits every place it is written in. */
export const NOTATION_SHAPE = /^[a-z0-9.+=-]{1,40}$/;
