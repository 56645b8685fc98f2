import { WireFailure } from './connection/wire.ts';

/** Where the wire writes what a host should know. Never given a token, a hand or a seed. */
export interface Log {
  readonly info: (about: object, sentence: string) => void;
  readonly warn: (about: object, sentence: string) => void;
  readonly error: (about: object, sentence: string) => void;
}

/**
 * What of an error may be written down: never the request that it belongs to, whose address holds a token, and in words only what
 * Discord or the system said, for an error from within a game might name what is secret there.
 */
export function aboutError(error: unknown): { readonly error: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const fromOutside = error instanceof WireFailure || 'code' in error;
  const about = { error: fromOutside ? `${error.name}: ${error.message}` : error.name };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return frames === undefined ? about : { ...about, stack: frames.join('\n') };
}
