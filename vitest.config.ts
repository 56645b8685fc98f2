import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { posix } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';
import { SlowestFiles } from './test/slowest-files.ts';

const sources = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts'));
const files = sources.filter((file) => file.endsWith('.test.ts'));

const importsOf = new Map(
  sources.map((file) => {
    const paths = [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.ts)'/g)];
    return [file, new Set(paths.map(([, path = '']) => posix.join(posix.dirname(file), path)))] as const;
  }),
);

/** The files of tests that import one of these, or what imports one of these and is no test itself. */
function importing(...modules: readonly string[]): readonly string[] {
  const imports = (file: string, wanted: readonly string[]) =>
    wanted.some((path) => importsOf.get(file)?.has(path) === true);
  const between = sources.filter((file) => !files.includes(file) && imports(file, modules));
  return files.filter((file) => imports(file, [...modules, ...between]));
}

/** Files that have a process each. */
const alone: readonly string[] = [
  // They change what every picture of their process is drawn with, or look at what is kept of all pictures.
  ...importing(
    'test/canvas/recorded-pens.ts',
    'test/canvas/recorded-type.ts',
    'test/canvas/written-texts.ts',
    'src/canvas/sprite.ts',
  ),
  // They look at memory, at what ran and at how canvases are drawn on.
  'test/bench/bench.test.ts',
  // It shows what discord.js does wrong, which goes on when it is over.
  'test/discord/client/gateway.test.ts',
];

/**
 * Files that run once all others are over. A process that gets no processor for 600 ms counts as gone (docs/hosting.md): where several share the
 * work, a machine that is busy besides makes them take tables from each other without rest.
 */
const last: readonly string[] = ['test/e2e/hosts.test.ts'];

/** What the long form of the tests tries in full: of these the usual one has samples. */
const long = importing('test/form.ts');

export default defineConfig(({ mode }) => {
  const wanted = mode === 'long' ? long : files;
  return {
    test: {
      // Long enough for a machine that does much besides: what hangs is found all the same.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 30_000, interval: 10 } },
      // Some files wait for most of their time: with one more than there are processors, none of these idles.
      maxWorkers: availableParallelism() + 1,
      globalSetup: 'test/run-folder.ts',
      reporters: ['default', new SlowestFiles()],
      // The projects load the same modules: each is translated once for all of them, and for the next run.
      experimental: { fsModuleCache: true },
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          mode,
          test: { name: 'alone', include: wanted.filter((file) => alone.includes(file)) },
        },
        {
          extends: true,
          mode,
          // Loading the modules of a file takes longer than most files.
          test: {
            name: 'together',
            include: wanted.filter((file) => !alone.includes(file) && !last.includes(file)),
            isolate: false,
          },
        },
        {
          extends: true,
          mode,
          test: {
            name: 'last',
            include: wanted.filter((file) => last.includes(file)),
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
