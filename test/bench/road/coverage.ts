import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { findSourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the bot of which a function ran. */
export interface RunFile {
  /** From the root of the checkout. */
  readonly path: string;
  /** All lines of the file, whichever of them ran. */
  readonly lines: number;
  /** The lines of those functions that ran, each once, without the functions within them that did not. */
  readonly run: number;
}

/** Where something stands in the code that runs, and how often it ran. */
interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** A function as V8 reports it. */
interface Ran {
  readonly functionName: string;
  readonly ranges: readonly Range[];
}

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

/** Counts from here on which functions run, by V8's precise coverage. What it brings tells the bot's files that ran since the last time. */
export async function startCoverage(): Promise<() => Promise<readonly RunFile[]>> {
  const session = new Session();
  session.connect();
  const scripts = new Map<string, string>();
  await session.post('Profiler.enable');
  await session.post('Debugger.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  /** The code that runs: the source without its types and line breaks. */
  async function codeOf(scriptId: string): Promise<string> {
    const known = scripts.get(scriptId);
    if (known !== undefined) return known;
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
    scripts.set(scriptId, scriptSource);
    return scriptSource;
  }

  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files: RunFile[] = [];
    for (const { url, scriptId, functions } of result) {
      if (!url.startsWith('file:') || !functions.some(hasRun)) continue;
      const path = relative(process.cwd(), fileURLToPath(url));
      if (!/^(?:src|commands)\//.test(path)) continue;
      files.push({ path, lines: linesOf(path), run: runLines(url, await codeOf(scriptId), functions) });
    }
    return files;
  };
}

const hasRun = ({ ranges }: Ran): boolean => ranges.some(({ count }) => count > 0);

/**
 * How many lines of a source lie in functions that ran. The module itself is none of them, nor is what the compiler adds ahead of the source,
 * nor a class: V8 reports what sets up its fields, and a constructor that nobody wrote, with the place of the whole class.
 * @throws Error if nothing tells which line of the source an offset came from.
 */
function runLines(url: string, code: string, functions: readonly Ran[]): number {
  const map = findSourceMap(url) ?? findSourceMap(fileURLToPath(url));
  if (map === undefined) throw new Error(`${url} has no source map`);
  const begins = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number): number | undefined => {
    const line = begins.findLastIndex((begin) => begin <= offset);
    const entry = map.findEntry(line, offset - (begins[line] ?? 0));
    return 'originalLine' in entry ? entry.originalLine : undefined;
  };
  const lines = new Set<number>();
  const payload = functions.filter(({ functionName }) => !functionName.startsWith('<'));
  for (const { startOffset, endOffset, count } of payload.flatMap(({ ranges }) => ranges).sort(byPlace)) {
    const [from, to] = [lineOf(startOffset), lineOf(endOffset - 1)];
    if (startOffset === 0 || from === undefined || to === undefined) continue;
    if (code.startsWith('class', startOffset)) continue;
    if (count > 0) for (let line = from; line <= to; line += 1) lines.add(line);
    else for (let line = from + 1; line < to; line += 1) lines.delete(line);
  }
  return lines.size;
}

/** From the outermost function to the innermost. */
const byPlace = (one: Range, other: Range): number =>
  one.startOffset - other.startOffset || other.endOffset - one.endOffset;
