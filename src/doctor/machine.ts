import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Command } from '../discord/interactions/command.ts';
import type { PlayableGame } from '../games/playable.ts';
import { SQLITE_PACKAGE } from '../store/sqlite/sqlite-package.ts';
import type { Texts } from '../texts/texts.ts';
import { REINSTALL } from '../wrong-packages.cjs';
import { type Finding, unwell, well } from './finding.ts';

const RESTORE = 'Restore the original file, or fix it.';

/** From this version on every package has a binary of its own; from the older one on they can be compiled. */
const [USUAL, OLDEST] = [
  [22, 0],
  [20, 19],
] as const;

const isSince = (version: string, [major, minor]: readonly [number, number]): boolean => {
  const [itsMajor = 0, itsMinor = 0] = version.split('.').map(Number);
  return itsMajor > major || (itsMajor === major && itsMinor >= minor);
};

/** Whether a version of the bot runs on this version of Node. */
export function checkNode({
  bot,
  node,
  system,
}: Readonly<Record<'bot' | 'node' | 'system', string>>): Finding {
  const what = `Harbour bot ${bot} on Node ${node}, ${system}`;
  if (isSince(node, USUAL)) return well(`${what}.`);
  if (isSince(node, OLDEST))
    return well(
      `${what}. To install the bot on this Node you need Python 3 and a C++ compiler; on Node 22 you need neither.`,
    );
  return unwell(
    `${what}: this Node is too old.`,
    'Install Node 22 or later from https://nodejs.org and run npm ci again. Node 20.19 works too, with Python 3 and a C++ compiler.',
  );
}

/** The packages that bring a binary, each with the text of a function that puts the package to use. */
const NATIVE_MODULES = {
  'better-sqlite3': '(Database) => new Database(":memory:").prepare("SELECT 1").get()',
  '@napi-rs/canvas': '({ createCanvas }) => createCanvas(2, 2).toBuffer("image/png")',
  '@julusian/jpeg-turbo': '({ bufferSize }) => bufferSize({ width: 2, height: 2, subsampling: 2 })',
} as const;
/** One of {@link NATIVE_MODULES}. */
export type NativeModule = keyof typeof NATIVE_MODULES;

/** What keeps packages from being loaded, each in a few words; one that works is absent. */
export type ModuleFaults = Readonly<Partial<Record<NativeModule, string>>>;

/** As long as a package may take to load, in milliseconds. */
const LOADING = 30_000;

/** Finds the main file of a package. Throws where there is none. */
type Find = (name: NativeModule) => string;

const findInstalled: Find = (name) =>
  createRequire(import.meta.url).resolve(name === 'better-sqlite3' ? SQLITE_PACKAGE : name);

/** Loads each package in a process of its own, for a binary that does not fit may end the process which loads it. */
export const loadNativeModules = (find: Find = findInstalled): ModuleFaults =>
  Object.fromEntries(
    Object.entries(NATIVE_MODULES).flatMap(([name, use]) => {
      const fault = faultOf(() => find(name as NativeModule), use);
      return fault === undefined ? [] : [[name, fault]];
    }),
  );

function faultOf(find: () => string, use: string): string | undefined {
  let file: string;
  try {
    file = find();
  } catch {
    return 'it is not installed';
  }
  const script = `try { (${use})(require(process.argv[1])) } catch (error) {
    process.stdout.write(String(error.code ?? error.message).split('\\n')[0]);
    process.exitCode = 1;
  }`;
  const { status, signal, stdout } = spawnSync(
    process.execPath,
    ['--input-type=commonjs', '-e', script, file],
    { encoding: 'utf8', timeout: LOADING, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  if (status === 0) return undefined;
  return stdout === '' ? `it ended with ${signal ?? `code ${status}`}` : stdout;
}

/** What the host has to know of the packages. */
export const nativeModuleFindings = (faults: ModuleFaults): readonly Finding[] => [
  needed('better-sqlite3', faults),
  needed('@napi-rs/canvas', faults),
  well(
    faults['@julusian/jpeg-turbo'] === undefined
      ? '@julusian/jpeg-turbo works.'
      : '@julusian/jpeg-turbo is not available here. The bot works without it; each picture takes about 12 ms longer.',
  ),
];

const needed = (name: NativeModule, { [name]: fault }: ModuleFaults): Finding =>
  fault === undefined ? well(`${name} works.`) : unwell(`${name} does not work (${fault}).`, REINSTALL);

/** A few letters of each script that people's names are written in. */
const SCRIPTS = {
  Latin: 'Ağň',
  Cyrillic: 'Жщ',
  Greek: 'Ωλ',
  Vietnamese: 'ạế',
  Devanagari: 'नम',
  Chinese: '中文',
  Japanese: 'こん',
  Korean: '한글',
  Arabic: 'عر',
  Hebrew: 'אב',
  Thai: 'กข',
  Armenian: 'Հա',
  Georgian: 'აბ',
} as const;

const INSTALL = 'Install the packages again: npm ci.';

/** Whether every letter can be drawn that the bot's fonts are for. To be called only where the canvas works. */
export async function checkFonts(): Promise<Finding> {
  try {
    const { drawableText } = await import('../canvas/fonts.ts');
    const lacking = Object.entries(SCRIPTS).filter(([, letters]) => drawableText(letters) !== letters);
    return lacking.length === 0
      ? well(`The fonts have letters for all ${Object.keys(SCRIPTS).length} scripts.`)
      : unwell(`The fonts are missing letters: ${lacking.map(([script]) => script).join(', ')}.`, INSTALL);
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const [first = ''] = line.trimEnd().split('. ');
    return unwell(`The fonts do not work: ${first.replace(/\.$/, '')}.`, INSTALL);
  }
}

/** What the bot is made of besides its packages, as a start loads it. */
export interface OwnFiles {
  readonly texts: Texts;
  readonly games: readonly PlayableGame[];
  readonly commands: readonly Command[];
}

/** Loads the games, their texts and the commands, and reports what prevents that. Call it only if the canvas works. */
export async function loadOwnFiles(): Promise<{
  readonly finding: Finding;
  readonly files: OwnFiles | undefined;
}> {
  try {
    const { games } = await import('../games/index.ts');
    const { commands } = await import('../../commands/index.ts');
    const { readTexts } = await import('../texts/texts.ts');
    const texts = readTexts(fileURLToPath(new URL('../../assets/texts', import.meta.url)));
    const [flaw] = texts.flaws;
    const finding =
      flaw === undefined
        ? well(
            `The bot's own files are complete: ${games.length} games in ${texts.locales.length} languages.`,
          )
        : unwell(flaw, RESTORE);
    return { finding, files: { texts, games, commands } };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { finding: unwell(what, RESTORE), files: undefined };
  }
}
