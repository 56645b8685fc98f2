import { DiscordError } from './discord-error.ts';

/**
 * All that a line of the log may tell apart from its sentence. None of it is secret: ids that Discord shows to all,
 * counts, names of our own, and what `aboutError` allows of an error. Anything not listed is not logged.
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
  /** Details for finding a fault, as each press. */
  readonly debug: LogLine;
  readonly info: LogLine;
  readonly warn: LogLine;
  readonly error: LogLine;
}

/**
 * What may be logged of an error: never its request, whose address holds a token, and only messages of Discord or the
 * system, as an error from within a game might name what is secret there.
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
