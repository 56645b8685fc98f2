import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from './configuration.ts';
import { LOGGED, type Log } from './discord/log.ts';
import { neutral } from './texts/neutral-text.ts';
import { withoutTokens } from './without-tokens.ts';

/** The fields that a log line may have: drops all that is not listed, even if it was passed in spite of the types. */
function told(about: object): Record<string, string | number | readonly string[]> {
  const given = new Map<string, unknown>(Object.entries(about));
  return Object.fromEntries(
    LOGGED.flatMap((field) => {
      const value = readable(given.get(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

function readable(value: unknown): string | number | readonly string[] | undefined {
  if (typeof value === 'string') return neutral(withoutTokens(value));
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.map((part) => neutral(withoutTokens(String(part)))) : undefined;
}

/** Bytes of lines that wait while none can be written; what comes then is lost. */
const WAITING = 100_000;

/** The error stream. What cannot be written, as on a full disk, waits until a later line can be. */
function errorStream(): DestinationStream {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: WAITING, retryEAGAIN: () => false });
  stream.on('error', () => {});
  return stream;
}

/** A log that writes a line of JSON for each thing worth knowing, to the error stream unless told otherwise. */
export function openLog(level: LogLevel, to: DestinationStream = errorStream()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }), log: told },
    },
    to,
  );
}
