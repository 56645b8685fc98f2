import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextEntry } from '../../src/texts/fluent-file.ts';

/** A place in the code that asks for a text which the compiler cannot see to be there, or to get what it needs. */
export interface Doubt {
  /** From the root of the project, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** What stands there. */
  readonly asks: string;
  /** What the compiler says; "Expected 2 arguments" also of a key that is not there. */
  readonly finding: string;
}

/**
 * Compiles a copy of the code in which `Say` knows the keys there are and the variables of each. The compiler sees through
 * `say(\`otys-diver-${diver}\`)`: it tries every diver. What else is to be compiled with it is added by its path in the project.
 */
export function doubtsOf(
  root: string,
  texts: ReadonlyMap<string, TextEntry>,
  added: Readonly<Record<string, string>>,
): readonly Doubt[] {
  // Beside the packages that it imports, and in a folder of its own, as another run may compile one too.
  const copy = mkdtempSync(join(root, 'node_modules', '.typed-texts-'));
  try {
    for (const part of ['src', 'commands']) cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'assets'), join(copy, 'assets'), 'junction');
    cpSync(join(root, 'package.json'), join(copy, 'package.json'));
    const project = {
      extends: join(root, 'tsconfig.json'),
      include: ['src', 'commands'],
      exclude: ['src/playground'],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project));
    writeFileSync(join(copy, 'src', 'texts', 'say.ts'), typedSay(texts));
    for (const [file, source] of Object.entries(added)) writeFileSync(join(copy, file), source);
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    // One checker: each looks through what all of the code imports, and several take as much longer in all as they are sooner at the end.
    const run = spawnSync(process.execPath, [compiler, '--pretty', 'false', '--checkers', '1', '-p', '.'], {
      cwd: copy,
      encoding: 'utf8',
    });
    return run.stdout.split('\n').flatMap((text) => {
      const [, file, place, finding] = /^(\S+?)\((\d+),\d+\): error \w+: (.*)$/.exec(text) ?? [];
      // Where a `Say` is made its key is any string.
      if (file === undefined || finding === undefined || file.startsWith('src/texts/')) return [];
      const line = Number(place);
      const asks = readFileSync(join(copy, file), 'utf8').split('\n')[line - 1]?.trim() ?? '';
      return [{ file, line, asks, finding }];
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function typedSay(texts: ReadonlyMap<string, TextEntry>): string {
  const needs = [...texts].map(([key, { variables }]) => {
    const names = [...variables].map((name) => `'${name}'`).join(' | ');
    return `'${key}': ${names === '' ? 'never' : names};`;
  });
  return `
    interface Needs { ${needs.join('\n')} }
    type Filled<Name extends string> = [args: Readonly<Record<Name, string | number>>];
    export type Say = <Key extends keyof Needs>(
      id: Key,
      ...args: [Needs[Key]] extends [never] ? [] : Filled<Needs[Key]>
    ) => string;
  `;
}
