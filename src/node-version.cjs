'use strict';
// Every program loads this first. Its syntax is read by very old versions of Node, and it loads nothing: a Node that
// is too old ends here, before anything else is read.

const version = process.versions.node;
const major = Number.parseInt(version, 10);
const minor = Number.parseInt(version.slice(version.indexOf('.') + 1), 10);

// As `engines` in package.json.
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `This bot cannot run on Node.js ${version}: install Node.js 22 or later from https://nodejs.org and run npm ci again.\n`,
  );
  process.exit(1);
}
