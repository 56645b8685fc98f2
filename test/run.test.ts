import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { layPackages } from './packages.ts';

const WRONG =
  'The packages were installed for another Node version, or without their install scripts. Run npm ci again.\n';

/** Runs a script of package.json in another folder, as npm does; `preload` is loaded into Node before anything else. */
function run(script: 'start' | 'backup', cwd: string, given: readonly string[] = [], preload?: string) {
  const [command, ...args] = manifest.scripts[script].split(' ');
  expect(command).toBe('node');
  const { PATH, HOME } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    [...(preload === undefined ? [] : ['--require', preload]), ...args, ...given],
    {
      cwd,
      encoding: 'utf8',
      env: {
        PATH,
        HOME,
        DISCORD_TOKEN: 'abc',
        DISCORD_API_URL: 'http://127.0.0.1:9',
        DATABASE_FILE: 'a.sqlite',
      },
    },
  );
  return { status, said: stderr };
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the project. Its packages are those that are here, but for some; those that are copied know nothing of the others here. */
function project(copied: readonly string[], without?: RegExp): string {
  const folder = emptyFolder();
  for (const part of ['src', 'commands', 'package.json', 'tsconfig.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('assets'), join(folder, 'assets'));
  layPackages(folder, copied, without);
  return folder;
}

describe('a start from the sources', () => {
  /** Has Node say that it is another version. */
  function pretending(version: string): string {
    const file = join(emptyFolder(), 'pretend.cjs');
    writeFileSync(
      file,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    );
    return file;
  }

  test.each(['start', 'backup'] as const)(
    'says with npm run %s that Node is too old, before anything else is loaded',
    (script) => {
      const folder = emptyFolder();
      for (const file of ['run.cjs', 'node-version.cjs'])
        cpSync(join('src', file), join(folder, 'src', file));
      expect(run(script, folder, [], pretending('18.20.8'))).toEqual({
        status: 1,
        said: 'This bot cannot run on Node.js 18.20.8: install Node.js 22 or later from https://nodejs.org and run npm ci again.\n',
      });
    },
  );

  test.each([
    ['10.24.1', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', true],
    ['22.0.0', true],
    ['26.10.0', true],
    ['100.0.0', true],
  ])('takes Node %s: %s, as package.json says', (version, taken) => {
    const { status } = spawnSync(process.execPath, [
      '--require',
      pretending(version),
      'src/node-version.cjs',
    ]);
    expect(status).toBe(taken ? 0 : 1);
    expect(manifest.engines.node).toBe('>=20.19');
  });

  test.each(['run.cjs', 'node-version.cjs', 'main.ts'])(
    'begins with what an old Node can read: %s',
    (file) => {
      const text = readFileSync(join('src', file), 'utf8');
      const written = (target: string) =>
        transformSync(text, { loader: 'ts', target, minify: true, tsconfigRaw: {} }).code;
      expect(written('node12.20')).toBe(written('esnext'));
    },
  );

  test('says that packages are missing', () => {
    const folder = emptyFolder();
    cpSync('src', join(folder, 'src'), { recursive: true });
    expect(run('start', folder)).toEqual({
      status: 1,
      said: 'Some packages are missing. Run npm ci again.\n',
    });
  });

  // In one copy of the project: what is translated of it once is at hand for the next start.
  test('says that the packages were installed without their scripts, or for another Node', () => {
    const folder = project(['better-sqlite3']);
    const built = join(folder, 'node_modules/better-sqlite3/build');
    rmSync(built, { recursive: true });
    expect(run('start', folder)).toEqual({ status: 1, said: WRONG });
    expect(run('backup', folder, ['to.sqlite'])).toEqual({ status: 1, said: WRONG });
    // As little as that of another version is this a library that can be loaded here.
    mkdirSync(join(built, 'Release'), { recursive: true });
    writeFileSync(join(built, 'Release/better_sqlite3.node'), 'another');
    expect(run('start', folder)).toEqual({ status: 1, said: WRONG });
  });

  test.each([
    ['pictures', ['@napi-rs/canvas'], /^@napi-rs\/canvas-/],
    ['TypeScript', ['esbuild', 'tsx'], /^@esbuild\//],
  ])('says that what reads or paints %s is for another machine', (_, copied, without) => {
    const folder = project(copied, without);
    expect(run('start', folder)).toEqual({ status: 1, said: WRONG });
  });
});
