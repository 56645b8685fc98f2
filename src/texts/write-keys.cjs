'use strict';
// Writes `keys.ts`, which tells the compiler every text: npm runs it after installing packages, `npm run texts` when
// texts have changed. It compiles what it runs to JavaScript first, as Node reads no TypeScript before version 22.
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { runInThisContext } = require('node:vm');

const FILE = join(__dirname, 'keys.ts');

/** Writes the keys of the English texts as they are now. */
function writeKeys() {
  const { outputFiles } = require('esbuild').buildSync({
    ...{ bundle: true, packages: 'external', platform: 'node', format: 'cjs', write: false },
    entryPoints: [join(__dirname, 'locale.ts')],
  });
  /** @type {{ exports: typeof import('./locale.ts') }} */
  const made = Object.create(null);
  runInThisContext(`(function (require, module) {${outputFiles[0]?.text}\n})`)(require, made);
  const { keysFile, readLocale } = made.exports;
  const keys = keysFile(readLocale(join(__dirname, '../../assets/texts'), 'en').messages);
  if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== keys) writeFileSync(FILE, keys);
}

/** Writes them if nobody has: what a host has changed in the texts since is then told at a start. */
const writeKeysIfMissing = () => (existsSync(FILE) ? undefined : writeKeys());

module.exports = { writeKeysIfMissing };

if (require.main === module) writeKeys();
