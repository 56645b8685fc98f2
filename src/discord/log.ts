import { DiscordError } from './discord-error.ts';

/**
 * All that a line of the log may tell besides its sentence. None of these is a secret: ids that Discord shows to everybody, counts,
 * names of things of ours, and what `aboutError` lets through of an error. What is not listed here does not get into the log.
 */
export const LOGGED = [
  'table',
  'ply',
  'interaction',
  'press',
  'command',
  'commands',
  'outcome',
  'channel',
  'server',
  'message',
  'person',
  'report',
  'picture',
  'icon',
  'emoji',
  'application',
  'shard',
  'code',
  'state',
  'stage',
  'milliseconds',
  'count',
  'lobbies',
  'games',
  'why',
  'warning',
  'error',
  'stack',
] as const;

/** What a line of the log tells besides its sentence: ids and counts. */
export type About = { readonly [F in (typeof LOGGED)[number]]?: string | number | readonly string[] };

/** Writes one line of the log. */
export type LogLine = (about: About, sentence: string) => void;

/** Where the bot writes what a host should know. */
export interface Log {
  /** What only somebody looks for who looks for something, as each press. */
  readonly debug: LogLine;
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
}

/**
 * What of an error may be written down: never the request that it belongs to, whose address holds a token, and in words only what
 * Discord or the system said, for an error from within a game might name what is secret there.
 */
export function aboutError(error: unknown): {
  readonly error: string;
  readonly code?: string;
  readonly stack?: string;
} {
  if (!(error instanceof Error)) return { error: typeof error };
  const fromOutside = error instanceof DiscordError || 'code' in error;
  const about = {
    error: fromOutside ? `${error.name}: ${error.message}` : error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
  };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return frames === undefined ? about : { ...about, stack: frames.join('\n') };
}
