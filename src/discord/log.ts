/** Where the wire writes what a host should know. Never given a token, a hand or a seed. */
export interface Log {
  readonly info: (about: object, sentence: string) => void;
  readonly warn: (about: object, sentence: string) => void;
  readonly error: (about: object, sentence: string) => void;
}
