import { type DestinationStream, destination, pino } from 'pino';
import type { LogLevel } from './configuration.ts';
import type { Log } from './discord/log.ts';

/** The token of a bot, or that of an interaction within an address. */
const TOKENS = /\b[\w-]{20,}\.[\w-]{6,}\.[\w-]{20,}\b|(?<=\/(?:webhooks|interactions)\/\d+\/)[^/\s"']+/g;

const withoutTokens = (text: unknown): string => String(text).replace(TOKENS, '[token]');

/** A log that writes a line of JSON for each thing worth knowing, to the error stream unless told otherwise. */
export function openLog(level: LogLevel, to: DestinationStream = destination(2)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // Errors come as words, see `aboutError`: an error itself would bring the request that failed along.
      serializers: { error: withoutTokens, stack: withoutTokens, err: () => '[error]' },
      redact: { paths: ['token', '*.token', 'seed', '*.seed'], remove: true },
    },
    to,
  );
}
