import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { SQLITE_PACKAGE } from '../store/sqlite/sqlite-package.ts';
import { REINSTALL } from '../wrong-packages.cjs';
import { type Finding, unwell, well } from './finding.ts';

/** The packages that bring a binary, each with the text of a function that puts the package to use. */
const NATIVE_MODULES = {
  'better-sqlite3': '(Database) => new Database(":memory:").prepare("SELECT 1").get()',
  '@napi-rs/canvas': '({ createCanvas }) => createCanvas(2, 2).toBuffer("image/png")',
  '@julusian/jpeg-turbo': '({ bufferSize }) => bufferSize({ width: 2, height: 2, subsampling: 2 })',
} as const;
/** One of {@link NATIVE_MODULES}. */
export type NativeModule = keyof typeof NATIVE_MODULES;

/** What keeps a package from being loaded, in a few words. */
export type ModuleFault = string;

/** How every package was found. */
export type NativeModules = Readonly<Record<NativeModule, ModuleFault | undefined>>;

/** As long as a package may take to load, in milliseconds. */
const LOADING = 30_000;

/** Finds the main file of a package. Throws where there is none. */
type Find = (name: NativeModule) => string;

/** Loads each package in a process of its own, for a binary that does not fit may end the process which loads it. */
export function loadNativeModules(find: Find = findInstalled): NativeModules {
  return {
    'better-sqlite3': faultOf('better-sqlite3', find),
    '@napi-rs/canvas': faultOf('@napi-rs/canvas', find),
    '@julusian/jpeg-turbo': faultOf('@julusian/jpeg-turbo', find),
  };
}

const findInstalled: Find = (name) =>
  createRequire(import.meta.url).resolve(name === 'better-sqlite3' ? SQLITE_PACKAGE : name);

function faultOf(name: NativeModule, find: Find): ModuleFault | undefined {
  let file: string;
  try {
    file = find(name);
  } catch {
    return 'it is not installed';
  }
  const script = `try { (${NATIVE_MODULES[name]})(require(process.argv[1])) } catch (error) {
    process.stdout.write(String(error.code ?? error.message).split('\\n')[0]);
    process.exitCode = 1;
  }`;
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['--input-type=commonjs', '-e', script, file],
    {
      encoding: 'utf8',
      timeout: LOADING,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  if (status === 0) return undefined;
  return stdout === '' ? `it ended with ${signal ?? `code ${status}`}` : stdout;
}

/** What the host has to know of the packages. */
export function nativeModuleFindings(modules: NativeModules): readonly Finding[] {
  return [
    needed('better-sqlite3', modules),
    needed('@napi-rs/canvas', modules),
    modules['@julusian/jpeg-turbo'] === undefined
      ? well('@julusian/jpeg-turbo works.')
      : well(
          '@julusian/jpeg-turbo is not available here. The bot works without it; each picture takes about 12 ms longer.',
        ),
  ];
}

function needed(name: NativeModule, modules: NativeModules): Finding {
  const fault = modules[name];
  return fault === undefined
    ? well(`${name} works.`)
    : unwell(`${name} does not work (${fault}).`, REINSTALL);
}
