import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  checkFonts,
  checkNode,
  loadNativeModules,
  loadOwnFiles,
  type NativeModule,
  nativeModuleFindings,
} from '../../src/doctor/machine.ts';

describe('a version of Node', () => {
  const kindOf = (node: string) => checkNode({ bot: '1.0.0', node, system: 'linux x64' }).kind;

  test.each(['20.19.0', '20.20.2', '21.0.0', '22.0.0', '22.11.0', '24.1.0', '30.2.0'])(
    '%s is well',
    (node) => {
      expect(kindOf(node)).toBe('well');
    },
  );

  test.each(['20.18.3', '20.0.0', '18.19.0', '9.11.2'])('%s is too old, and a newer one is named', (node) => {
    expect(checkNode({ bot: '1.0.0', node, system: 'linux x64' })).toEqual({
      kind: 'unwell',
      what: `Harbour bot 1.0.0 on Node ${node}, linux x64: this Node is too old.`,
      cure: expect.stringContaining('Install Node 22 or later'),
    });
  });
});

describe('the packages with binaries', () => {
  /** Packages that do what these scripts do when they are loaded; a missing script is a missing package. */
  function packages(scripts: Partial<Record<NativeModule, string>>) {
    const folder = mkdtempSync(join(tmpdir(), 'packages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return loadNativeModules((name) => {
      const script = scripts[name];
      if (script === undefined) throw new Error(`Cannot find module '${name}'`);
      const file = join(folder, name, 'index.cjs');
      mkdirSync(join(folder, name), { recursive: true });
      writeFileSync(file, script);
      return file;
    });
  }

  const WORKING = {
    'better-sqlite3': 'module.exports = class { prepare() { return { get() {} }; } }',
    '@napi-rs/canvas': 'module.exports = { createCanvas: () => ({ toBuffer() {} }) }',
    '@julusian/jpeg-turbo': 'module.exports = { bufferSize() {} }',
  };
  const CURE =
    'The packages were installed for another Node version, or without their install scripts. Run npm ci again.';

  test('all work here', () => {
    expect(nativeModuleFindings(loadNativeModules()).map(({ kind }) => kind)).toEqual([
      'well',
      'well',
      'well',
    ]);
  });

  test.each([
    [
      'was built for another Node',
      'throw Object.assign(new Error("NODE_MODULE_VERSION 115"), { code: "ERR_DLOPEN_FAILED" })',
      'ERR_DLOPEN_FAILED',
    ],
    [
      'lacks its binary',
      'throw new Error("Could not locate the bindings file. Tried:\\n → build/x.node")',
      'Could not locate the bindings file. Tried:',
    ],
    ['ends the process', 'process.abort()', 'it ended with SIGABRT'],
    ['is not there', undefined, 'it is not installed'],
  ])('one that %s is named, with what to do', (_, script, fault) => {
    for (const name of ['better-sqlite3', '@napi-rs/canvas'] as const) {
      const { [name]: _working, ...others } = WORKING;
      const found = nativeModuleFindings(
        packages(script === undefined ? others : { ...others, [name]: script }),
      );
      expect(found.filter(({ kind }) => kind === 'unwell')).toEqual([
        { kind: 'unwell', what: `${name} does not work (${fault}).`, cure: CURE },
      ]);
    }
  });

  test('one that only has to be fast may be missing', () => {
    const { '@julusian/jpeg-turbo': _, ...needed } = WORKING;
    const found = nativeModuleFindings(packages(needed));
    expect(found.map(({ kind }) => kind)).toEqual(['well', 'well', 'well']);
    expect(found.at(-1)?.what).toContain('The bot works without it');
  });
});

test('the fonts draw every script that they are for', async () => {
  expect(await checkFonts()).toEqual({ kind: 'well', what: 'The fonts have letters for all 13 scripts.' });
});

test('the games, their texts and the commands are loaded as a start loads them', async () => {
  const { finding, files } = await loadOwnFiles();
  expect(finding.kind).toBe('well');
  expect(files?.games.length).toBeGreaterThan(0);
  expect(files?.commands.map(({ name }) => name)).toContain('play');
});
