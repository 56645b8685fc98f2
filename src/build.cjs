'use strict';
// Builds `dist`, which the bot runs: JavaScript file by file, without type checks. `npm run build` runs it, and so
// does each start whose sources differ from those of the last build.
const { createHash } = require('node:crypto');
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { writeKeysIfMissing } = require('./texts/write-keys.cjs');

const PROJECT = dirname(__dirname);
const FOLDER = join(PROJECT, 'dist');

/** What a build is made of, in the project. */
const PARTS = ['src', 'commands', 'assets'];

/** Says in the built folder of which sources it is. */
const STAMP = 'built-from';

/** What is for sources alone. */
const FOR_SOURCES = /^src\/(?:run|build|texts\/write-keys)\.cjs$|\/from-sources\.cjs$|\/tsconfig\.json$/;

/** A file of which another build has written a part. */
const PART = /\.\d+$/;

/** What is bundled when somebody wants to see it, and read as it is until then. */
const FOR_PAGES = /^src\/(?:playground|replay-page)\/web\//;

/** Files for one call of the bundler: its memory grows with their number, and its time does not fall much beyond. */
const AT_ONCE = 100;

/** A build that came to nothing. The message is a sentence for the host. */
class NotBuilt extends Error {
  /** @override */
  name = 'NotBuilt';
}

/**
 * The paths of all files in a folder, with slashes.
 *
 * @param {string} folder
 */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** The paths of all sources. */
const sources = () =>
  PARTS.flatMap((part) => filesBelow(join(PROJECT, part)).map((file) => `${part}/${file}`))
    .filter((file) => !FOR_SOURCES.test(file))
    .sort();

/**
 * Says whether two sets of sources are the same, without reading them.
 *
 * @param {readonly string[]} files
 */
function stampOf(files) {
  const digest = createHash('sha256');
  for (const file of [...files, 'package.json', 'src/build.cjs']) {
    const { size, mtimeMs } = statSync(join(PROJECT, file));
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return `${digest.digest('hex')}\n`;
}

/**
 * The folder of what is built of these sources: built now if it is not there.
 *
 * @throws {NotBuilt} if it cannot be built
 */
async function bringUpToDate() {
  if (readIfAny(join(FOLDER, STAMP))?.toString() !== stampOf(sources())) await build(FOLDER);
  return FOLDER;
}

/**
 * Builds the bot into a folder. Builds may run in parallel: each file is replaced whole, and only if it has changed.
 *
 * @param {string} folder
 * @throws {NotBuilt} if a source cannot be read, or the folder cannot be written
 */
async function build(folder = FOLDER) {
  /** @param {string} file */
  const isProgram = (file) => file.endsWith('.ts') && !FOR_PAGES.test(file);
  try {
    writeKeysIfMissing();
    const files = sources();
    const stamp = stampOf(files);
    const built = [
      ...(await compiled(files.filter(isProgram))),
      ...files.filter((file) => !isProgram(file)).map(asItIs),
    ];
    for (const [file, contents] of built) put(join(folder, file), contents);
    const kept = new Set(built.map(([file]) => file));
    for (const file of filesBelow(folder))
      if (!kept.has(file) && !PART.test(file)) rmSync(join(folder, file), { force: true });
    put(join(folder, STAMP), Buffer.from(stamp));
  } catch (error) {
    throw sentenceOf(error, folder);
  }
}

/**
 * @param {string} file
 * @returns {readonly [string, Uint8Array]}
 */
const asItIs = (file) => [file, readFileSync(join(PROJECT, file))];

/**
 * These sources as JavaScript, by path. Each stays its own file, so that threads and files are found from it as in
 * the sources.
 *
 * @param {readonly string[]} files
 */
async function compiled(files) {
  const esbuild = require('esbuild');
  /** @type {(readonly [string, Uint8Array])[]} */
  const made = [];
  try {
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const { outputFiles } = await esbuild.build({
        ...{
          absWorkingDir: PROJECT,
          entryPoints: files.slice(at, at + AT_ONCE),
          outbase: '.',
          outdir: 'dist',
        },
        ...{ bundle: true, packages: 'external', plugins: [eachForItself], write: false },
        ...{
          platform: 'node',
          format: 'esm',
          target: 'node20.19',
          charset: 'utf8',
          tsconfigRaw: {},
          logLevel: 'silent',
        },
      });
      for (const { path, contents } of outputFiles)
        made.push([relative(FOLDER, path).replaceAll('\\', '/'), contents]);
    }
  } finally {
    // The bundler is a process of its own, which would stay as long as this one.
    await esbuild.stop();
  }
  return made;
}

/** @type {import('esbuild').Plugin} */
const eachForItself = {
  name: 'each for itself',
  setup: (bundling) =>
    bundling.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
    ),
};

/**
 * @param {string} file
 * @param {Uint8Array} contents
 */
function put(file, contents) {
  if (readIfAny(file)?.equals(contents)) return;
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, contents);
  renameSync(part, file);
}

/** @param {string} file */
const readIfAny = (file) => (existsSync(file) ? readFileSync(file) : undefined);

/**
 * @param {unknown} error
 * @param {string} folder
 */
function sentenceOf(error, folder) {
  if (!(error instanceof Error)) return error;
  if ('errors' in error || error.name === 'TextsBroken')
    return new NotBuilt(`The bot cannot be built: ${error.message}`);
  if (!('syscall' in error && 'code' in error) || String(error.syscall).startsWith('spawn')) return error;
  return new NotBuilt(
    `The bot cannot be built into ${folder} (${error.code}). Run npm run build as somebody who may write there, then start again.`,
  );
}

module.exports = { build, bringUpToDate };

if (require.main === module)
  build(process.argv[2]).catch((/** @type {unknown} */ error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  });
