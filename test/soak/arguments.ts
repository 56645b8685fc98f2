import { parseArgs } from 'node:util';
import type { SoakPlan } from './soak.ts';

/** Arguments that make no plan; says which and why. */
export class BrokenArguments extends Error {
  override readonly name = 'BrokenArguments';
}

function numberOf(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < min || value > max)
    throw new BrokenArguments(`--${name} must be a number from ${min} to ${max}, not "${text}"`);
  return value;
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        tables: { type: 'string', default: '200' },
        computers: { type: 'string', default: '0' },
        minutes: { type: 'string' },
        presses: { type: 'string' },
        seed: { type: 'string', default: '1' },
        'may-be-late': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new BrokenArguments(error instanceof Error ? error.message : 'unreadable arguments');
  }
}

/** Reads `--tables 200 --computers 100 --minutes 5 --seed 1`, or `--presses 20000` in place of minutes. Throws {@link BrokenArguments}. */
export function readArguments(args: readonly string[]): SoakPlan {
  const values = valuesOf(args);
  const { minutes, presses } = values;
  if (minutes !== undefined && presses !== undefined)
    throw new BrokenArguments('give --minutes or --presses, not both');
  const tables = Math.round(numberOf('tables', values.tables, 1, 1_000));
  return {
    tables,
    computers: Math.round(numberOf('computers', values.computers, 0, tables)),
    milliseconds: presses === undefined ? numberOf('minutes', minutes ?? '5', 0.1, 24 * 60) * 60_000 : 0,
    presses: presses === undefined ? 0 : Math.round(numberOf('presses', presses, 1, 10_000_000)),
    seed: Math.round(numberOf('seed', values.seed, 0, 2 ** 31)),
    every: 10_000,
    calm: 15_000,
    storm: 8_000,
    mayBeLate: values['may-be-late'],
  };
}
