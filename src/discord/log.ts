/** Where the wire writes what a host should know. Never given a token, a hand or a seed. */
export interface Log {
  readonly info: (about: object, sentence: string) => void;
  readonly warn: (about: object, sentence: string) => void;
  readonly error: (about: object, sentence: string) => void;
}

/** What of an error may be written down: never the request that it belongs to, whose address holds a token. */
export function aboutError(error: unknown): { readonly error: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const about = { error: `${error.name}: ${error.message}` };
  return error.stack === undefined ? about : { ...about, stack: error.stack };
}
