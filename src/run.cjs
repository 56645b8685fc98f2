'use strict';
// Runs one of the programs beside it from its build, and builds it first if the build is missing or of other sources:
// node src/run.cjs main. Says in a sentence if Node or the packages are wrong. Even a very old Node can read this
// file.
require('./node-version.cjs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { wrongPackages } = require('./wrong-packages.cjs');

/** How often it is looked whether npm still runs, in milliseconds. */
const LOOKING = 250;

endWithNpm();
const [name] = process.argv.splice(2, 1);

/** @param {unknown} error */
function refuse(error) {
  const sentence = error instanceof Error && error.name === 'NotBuilt' ? error.message : wrongPackages(error);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

Promise.resolve()
  .then(() => require('./build.cjs').bringUpToDate())
  .then((folder) => import(pathToFileURL(join(folder, 'src', `${name}.js`)).href))
  .catch(refuse);

/**
 * npm passes SIGTERM to its shell only, and not every shell execs its command or passes the signal on: dash ends and
 * leaves this process behind. So the end of the parent counts as that signal. On Windows a parent never changes, and
 * npm ends the whole process tree.
 */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOKING);
  looking.unref();
}
