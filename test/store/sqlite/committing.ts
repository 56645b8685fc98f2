import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { inject, onTestFinished } from 'vitest';

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

/** A child that has the store open, and the lines it has said since. */
interface Child {
  readonly process: ChildProcessWithoutNullStreams;
  said(): readonly string[];
  /** Waits for a line that begins like this, and brings it. Throws where the child ends first. */
  says(start: string): Promise<string>;
  kill(): Promise<void>;
}

type Task = 'commit' | 'rest';
/** Does something when the test is over: each that runs beside others says so itself. */
type Over = (work: () => void) => void;

/** A child that has the store open by now. */
export async function childWith(file: string, task: Task, over: Over = onTestFinished): Promise<Child> {
  const child = startChild(file, task, 'none', over);
  await child.says('open');
  return child;
}

/** Starts a child that waits for a store which another has open. */
export const waitingChild = (file: string, task: Task): Child =>
  startChild(file, task, 'wait', onTestFinished);

function startChild(file: string, task: Task, patience: 'none' | 'wait', over: Over): Child {
  const child = spawn(process.execPath, committing(file, task, patience));
  over(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  const ended = once(child, 'close');
  const lines = (): readonly string[] => output.split('\n').slice(0, -1);
  return {
    process: child,
    said: () => lines().slice(lines().indexOf('open') + 1),
    async says(start) {
      for (;;) {
        const found = lines().find((line) => line.startsWith(start));
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(errors);
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
