import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { inject } from 'vitest';

/**
 * What Node is given to run `committing-child.ts` with these arguments. It is bundled once in a process of tests: from its sources each start
 * takes three times as long.
 */
export function committing(...given: readonly string[]): readonly string[] {
  const folder = join(inject('runFolder'), `committing-${process.pid}`);
  const program = join(folder, 'child.mjs');
  if (!existsSync(program)) {
    buildSync({
      entryPoints: [fileURLToPath(new URL('./committing-child.ts', import.meta.url))],
      outfile: program,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  }
  return [program, ...given];
}
