'use strict';

/** What a host is told, and is to do, where packages do not fit. */
const REINSTALL =
  'The packages were installed for another Node version, or without their install scripts. Run npm ci again.';

/** Node 20 alone has SQLite in this package; npm leaves it out without a word if it cannot be compiled. */
const ON_NODE_20 = /better-sqlite3-on-node-20|node_modules\/better-sqlite3'/;

const NOT_COMPILED =
  'On Node 20, npm ci compiles SQLite with Python 3 and a C++ compiler, and it did not. Install Node.js 22 or later, which needs neither, ' +
  'or install these two; then run npm ci again.';

const MISSING = 'Some packages are missing. Run npm ci again.';

/** What says that a package's binary is not there, or not for this machine: bindings, @napi-rs/canvas, esbuild. */
const NO_BINARY =
  /^Could not locate the bindings file|native binding\b|installed esbuild for another platform|needed by esbuild|does not match binary version/;

/** What Node says where a package is missing, and not a file of a package or of ours. */
const NO_PACKAGE = /^Cannot find (?:package|module) '[^./\\]/;

/**
 * A sentence for the host if an error comes from packages that are missing or do not fit this Node or this machine;
 * undefined if it is another error.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
function wrongPackages(error) {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ERR_DLOPEN_FAILED' || NO_BINARY.test(error.message)) return REINSTALL;
  const isMissing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
  if (isMissing && ON_NODE_20.test(error.message)) return NOT_COMPILED;
  return isMissing && NO_PACKAGE.test(error.message) ? MISSING : undefined;
}

module.exports = { REINSTALL, wrongPackages };
