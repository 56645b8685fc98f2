import { writeSync } from 'node:fs';
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

/** Writes some bytes and returns how many; throws if it can write none. */
type Write = (bytes: Uint8Array) => number;

/** Writes lines synchronously and whole. One that cannot be written is lost, and the next says how many were. */
export function lossyLines(write: Write = (bytes) => writeSync(2, bytes)): DestinationStream {
  let lost = 0;
  let isCut = false;
  const put = (text: string): boolean => {
    let rest: Uint8Array = Buffer.from(isCut ? `\n${text}` : text);
    try {
      while (rest.length > 0) {
        rest = rest.subarray(write(rest));
        isCut = rest.length > 0;
      }
      return true;
    } catch {
      return false;
    }
  };
  return {
    write: (line) => {
      if (lost > 0 && put(`${JSON.stringify({ level: 'warn', count: lost, msg: LOST })}\n`)) lost = 0;
      if (lost > 0 || !put(line)) lost += 1;
    },
  };
}

const LOST = 'lines of the log were lost, as it could not be written';

/** A log that writes a line of JSON for each thing worth knowing, to the error stream unless told otherwise. */
export function openLog(level: LogLevel, to: DestinationStream = lossyLines()): Log {
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
