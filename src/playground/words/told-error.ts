import { en, type Words } from './en.ts';

/** An error that is told to a person, in their language. Its message is in English, for scripts and logs. */
export class SpokenError extends Error {
  readonly #inWords: (words: Words) => string;

  constructor(inWords: (words: Words) => string) {
    super(inWords(en));
    this.#inWords = inWords;
  }

  /** The sentence in somebody's language. */
  in(words: Words): string {
    return this.#inWords(words);
  }
}

/** What went wrong, as somebody is told of it. */
export function toldIn(words: Words, error: unknown): string {
  if (error instanceof SpokenError) return error.in(words);
  return error instanceof Error ? error.message : words.refused.failed;
}
