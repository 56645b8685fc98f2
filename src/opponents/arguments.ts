import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { GameEntry } from '../games/game-entry.ts';
import { OPPONENTS, type OpponentName } from './opponents.ts';

/** Arguments of a command that it cannot work with; says which and why. */
export class BrokenArguments extends Error {
  override readonly name = 'BrokenArguments';
}

/** Reads `--name value` for options of these names. Throws {@link BrokenArguments} for any other. */
export function readOptions(
  args: readonly string[],
  names: readonly string[],
): (name: string) => string | undefined {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    names.map((name) => [name, { type: 'string' }]),
  );
  try {
    const { values } = parseArgs({ args: [...args], options });
    return (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
  } catch (error) {
    throw new BrokenArguments(error instanceof Error ? error.message : 'unreadable arguments');
  }
}

/** The whole number that an option holds. Throws {@link BrokenArguments} where it is none from `min` to `max`. */
export function wholeNumber(name: string, text: string | undefined, min: number, max: number): number {
  const value = Number(text);
  if (text === undefined || !Number.isInteger(value) || value < min || value > max)
    throw new BrokenArguments(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

/** The game of this name, the first where nothing is said. Throws {@link BrokenArguments} where there is none. */
export function entryNamed(name: string | undefined, entries: readonly GameEntry[]): GameEntry {
  const entry = name === undefined ? entries[0] : entries.find(({ playable }) => playable.name === name);
  if (entry !== undefined) return entry;
  const names = entries.map(({ playable }) => playable.name).join(', ');
  throw new BrokenArguments(`--game must be one of ${names}, not "${name}"`);
}

/** The opponent of this name. Throws {@link BrokenArguments} where there is none. */
export function opponentNamed(option: string, name: string): OpponentName {
  const known = OPPONENTS.find((each) => each === name.trim());
  if (known !== undefined) return known;
  throw new BrokenArguments(`--${option} must be some of ${OPPONENTS.join(', ')}, not "${name}"`);
}

/** A seed that is fit for the name of a file. Throws {@link BrokenArguments} for any other. */
export function seedOf(text = '1'): string {
  if (!/^[a-z0-9-]{1,32}$/.test(text))
    throw new BrokenArguments(`--seed must be 1 to 32 small letters, digits or -, not "${text}"`);
  return text;
}

/** How many games a series may have at most. */
export const MOST_PLAYED = 1_000_000;

/** Runs a command; arguments that it cannot work with end it in words. */
export function runCommand(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof BrokenArguments)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
