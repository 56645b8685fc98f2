import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the bot of which a function ran. */
export interface RunFile {
  /** From the root of the checkout. */
  readonly path: string;
  /** All lines of the file, whichever of them ran. */
  readonly lines: number;
}

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

/** Counts from here on which functions run, by V8's precise coverage. What it brings tells the bot's files that ran since the last time. */
export async function startCoverage(): Promise<() => Promise<readonly RunFile[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url, functions }) => url.startsWith('file:') && functions.some(hasRun))
      .map(({ url }) => relative(process.cwd(), fileURLToPath(url)))
      .filter((path) => /^(?:src|commands)\//.test(path))
      .map((path) => ({ path, lines: linesOf(path) }));
  };
}

const hasRun = ({ ranges }: { readonly ranges: readonly { readonly count: number }[] }): boolean =>
  ranges.some(({ count }) => count > 0);
