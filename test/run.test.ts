import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { startDiscord } from '../src/playground/server.ts';
import { inForm } from './form.ts';
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

const isNode20 = process.versions.node.startsWith('20.');

/** The binary of SQLite for this Node in a folder with packages. */
function binaryIn(folder: string): string {
  const packages = join(folder, 'node_modules');
  if (isNode20)
    return join(
      packages,
      'better-sqlite3-on-node-20/node_modules/better-sqlite3/build/Release/better_sqlite3.node',
    );
  const { platform, arch } = process;
  return join(packages, `better-sqlite3/prebuilds/${platform}-${arch}.node`);
}

describe('a start', () => {
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
    const folder = project([], /./);
    expect(run('start', folder)).toEqual({
      status: 1,
      said: 'Some packages are missing. Run npm ci again.\n',
    });
  });

  // In one copy of the project: what is translated of it once is at hand for the next start.
  test('says that the packages were installed without their scripts, or for another Node', () => {
    const folder = project(['better-sqlite3', 'better-sqlite3-on-node-20']);
    const binary = binaryIn(folder);
    rmSync(binary);
    expect(run('start', folder)).toEqual({ status: 1, said: WRONG });
    expect(run('backup', folder, ['to.sqlite'])).toEqual({ status: 1, said: WRONG });
    // As little as that of another version is this a library that can be loaded here.
    writeFileSync(binary, 'another');
    expect(run('start', folder)).toEqual({ status: 1, said: WRONG });
  });

  test.runIf(isNode20)('says that Node 20 lacks what it compiles', () => {
    const folder = project([], /^better-sqlite3-on-node-20$/);
    expect(run('start', folder)).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^On Node 20, npm ci compiles SQLite .* Install Node\.js 22 or later, .*\n$/,
      ),
    });
  });

  test.each([
    ['pictures', ['@napi-rs/canvas'], /^@napi-rs\/canvas-/],
    ['TypeScript', ['esbuild'], /^@esbuild\//],
  ])('says that what reads or paints %s is for another machine', (_, copied, without) => {
    const folder = project(copied, without);
    expect(run('start', folder)).toEqual({ status: 1, said: WRONG });
  });
});

describe('what is built', () => {
  /** When the built program was written, in milliseconds. */
  const writtenAt = (folder: string): number => statSync(join(folder, 'dist/src/node-version.cjs')).mtimeMs;
  const doctor = (folder: string) =>
    spawnSync(process.execPath, ['src/run.cjs', 'doctor', '--help'], { cwd: folder, encoding: 'utf8' })
      .stdout;

  test('is built at a start that finds none or another, and otherwise left alone', () => {
    const folder = project([]);
    expect(doctor(folder)).toMatch(/^npm run doctor /);
    const first = writtenAt(folder);
    const usage = join(folder, 'src/doctor/arguments.ts');
    const text = readFileSync(usage, 'utf8');
    writeFileSync(usage, text.replaceAll('npm run doctor', 'npm run nurse'));
    // As a copy or an archive brings it: older than what is built.
    utimesSync(usage, 1, 1);
    expect(doctor(folder)).toMatch(/^npm run nurse /);
    expect(writtenAt(folder)).toBe(first);
    const left = join(folder, 'dist/src/doctor/left.js');
    writeFileSync(left, '');
    doctor(folder);
    expect(existsSync(left)).toBe(true);
    writeFileSync(usage, text);
    expect(doctor(folder)).toMatch(/^npm run doctor /);
    expect(existsSync(left)).toBe(false);
  });

  test('is refused with the place in the source, or the folder, where it cannot be made', () => {
    const folder = project([]);
    const main = join(folder, 'src/main.ts');
    const text = readFileSync(main, 'utf8');
    writeFileSync(main, 'const = 1;');
    expect(run('start', folder)).toEqual({
      status: 1,
      said: expect.stringMatching(/^The bot cannot be built: .*src\/main\.ts:1:6/su),
    });
    writeFileSync(main, text);
    writeFileSync(join(folder, 'dist'), 'no folder');
    expect(run('start', folder)).toEqual({
      status: 1,
      said: expect.stringMatching(/^The bot cannot be built into .*dist \(\w+\)\. Run npm run build .*\n$/),
    });
  });
});

describe('npm start', () => {
  // Of these, dash leaves behind what it runs, and bash becomes what it runs.
  const shells = ['/bin/dash', '/bin/sh', '/bin/bash'].filter((shell) => existsSync(shell));
  if (shells.length === 0) console.log('npm start is told to end on no shell: this system has none of them.');

  test.skipIf(process.platform === 'win32').each(inForm(shells.slice(0, 1), shells))(
    'leaves no bot behind when it is told to end, on %s',
    async (shell) => {
      const discord = await startDiscord();
      onTestFinished(() => discord.close());
      const { PATH, HOME } = process.env;
      const npm = spawn('npm', ['start', `--script-shell=${shell}`], {
        env: {
          ...{ PATH, HOME, DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiBase },
          DATABASE_FILE: join(emptyFolder(), 'tables.sqlite'),
        },
      });
      let said = '';
      npm.stderr.on('data', (piece: Buffer) => {
        said += piece.toString();
      });
      npm.stdout.resume();
      // These pipes close when nobody holds them any more, and the bot does.
      const closed = once(npm, 'close');
      await expect.poll(() => discord.botConnected(), { timeout: 120_000 }).toBe(true);
      npm.kill('SIGTERM');
      await closed;
      expect(discord.botConnected()).toBe(false);
      expect(said).toContain('"msg":"stopping"');
    },
  );
});
