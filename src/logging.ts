import { type DestinationStream, destination, pino } from 'pino';
import type { LogLevel } from './configuration.ts';
import { LOGGED, type Log } from './discord/log.ts';
import { neutral } from './texts/neutral-text.ts';
import { withoutTokens } from './without-tokens.ts';

/** What a line may tell, and nothing else: of what somebody gave in spite of the types, what is not listed is left out. */
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

/** A log that writes a line of JSON for each thing worth knowing, to the error stream unless told otherwise. */
export function openLog(level: LogLevel, to: DestinationStream = destination(2)): Log {
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
