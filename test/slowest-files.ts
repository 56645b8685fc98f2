import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** How many files the table has. */
const SHOWN = 20;

/** Ends a run of many files with a table of those that took longest, so that the next one sees what costs. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return;
    const rows = modules.map((file) => {
      const { duration, collectDuration } = file.diagnostic();
      return { file: relative('test', file.moduleId), tests: duration, imports: collectDuration };
    });
    const inSeconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(8);
    const total = (key: 'tests' | 'imports'): number => rows.reduce((sum, row) => sum + row[key], 0);
    const slowest = rows.toSorted((one, other) => other.tests + other.imports - one.tests - one.imports);
    process.stdout.write(
      [
        `\n   tests imports  seconds of the ${SHOWN} slowest of ${rows.length} files`,
        ...slowest
          .slice(0, SHOWN)
          .map(({ file, tests, imports }) => `${inSeconds(tests)}${inSeconds(imports)}  ${file}`),
        `${inSeconds(total('tests'))}${inSeconds(total('imports'))}  all\n\n`,
      ].join('\n'),
    );
  }
}
