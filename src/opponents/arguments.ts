import { parseArgs } from 'node:util';
import type { GameEntry } from '../games/game-entry.ts';
import { OPPONENTS, type OpponentName } from './opponents.ts';

/** Arguments of a command that it cannot work with; says which and why. */
export class BrokenArguments extends Error {
  override readonly name = 'BrokenArguments';
}

/** What a command that plays many games was told. */
export interface GivenRun {
  readonly entry: GameEntry;
  /** As few as can be unless told otherwise. */
  readonly seats: number;
  /** Fit for the name of a file. */
  readonly seed: string;
  readonly directory: string;
  /** An option that the command has for itself. */
  readonly given: (name: string) => string | undefined;
}

/** Reads `--game NAME --seed 1 --directory DIR` and a command's `own` options. Throws {@link BrokenArguments}. */
export function readRun(
  args: readonly string[],
  own: readonly string[],
  usualDirectory: string,
  entries: readonly GameEntry[],
): GivenRun {
  const values = valuesIn(args, ['game', 'seed', 'directory', ...own]);
  const given = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const entry = entryNamed(given('game'), entries);
  const { min, max } = entry.playable.seats;
  const seed = given('seed') ?? '1';
  if (!/^[a-z0-9-]{1,32}$/.test(seed))
    throw new BrokenArguments(`--seed must be 1 to 32 small letters, digits or -, not "${seed}"`);
  return {
    ...{ entry, seed, given },
    seats: wholeNumber('seats', given('seats') ?? `${min}`, min, max),
    directory: given('directory') ?? usualDirectory,
  };
}

function valuesIn(args: readonly string[], names: readonly string[]): Readonly<Record<string, unknown>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BrokenArguments(error instanceof Error ? error.message : 'unreadable arguments');
  }
}

function entryNamed(name: string | undefined, entries: readonly GameEntry[]): GameEntry {
  const entry = name === undefined ? entries[0] : entries.find(({ playable }) => playable.name === name);
  if (entry !== undefined) return entry;
  const names = entries.map(({ playable }) => playable.name).join(', ');
  throw new BrokenArguments(`--game must be one of ${names}, not "${name}"`);
}

const MOST_PLAYED = 1_000_000;

/** The whole number that an option holds. Throws {@link BrokenArguments} if it is none from `min` to `max`. */
export function wholeNumber(name: string, text: string, min = 1, max = MOST_PLAYED): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new BrokenArguments(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

/** The opponent of this name. Throws {@link BrokenArguments} if there is none. */
export function opponentNamed(option: string, name: string): OpponentName {
  const known = OPPONENTS.find((each) => each === name.trim());
  if (known !== undefined) return known;
  throw new BrokenArguments(`--${option} must be some of ${OPPONENTS.join(', ')}, not "${name}"`);
}

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
