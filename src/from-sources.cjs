'use strict';
// Runs one of the programs beside it from its TypeScript: node src/from-sources.cjs main.ts. It does what `tsx src/main.ts` does, in one
// process instead of two, and says in a sentence where Node or the packages are not what they should be. A Node of long ago reads it too.
require('./node-version.cjs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { wrongPackages } = require('./wrong-packages.cjs');

const program = join(__dirname, process.argv[2] || 'main.ts');
process.argv.splice(1, 2, program);

import('tsx/esm/api')
  .then(({ register }) => {
    register();
    return import(pathToFileURL(program).href);
  })
  .catch((/** @type {unknown} */ error) => {
    const sentence = wrongPackages(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  });
