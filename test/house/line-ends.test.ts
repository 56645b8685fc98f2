import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const git = (input: string, ...args: readonly string[]) =>
  spawnSync('git', args, { encoding: 'utf8', input, maxBuffer: 16 * 1024 * 1024 });

const listed = git('', 'ls-files', '-z');
if (listed.status !== 0) console.log('Line ends are not looked at: this is no clone by Git.');
const files = listed.status === 0 ? listed.stdout.split('\0').filter((file) => file !== '') : [];

/** What .gitattributes says of each file about its line ends. */
function attributes(name: 'text' | 'eol'): ReadonlyMap<string, string> {
  const said = git(files.join('\0'), 'check-attr', '-z', '--stdin', name).stdout.split('\0');
  return new Map(files.map((file, at) => [file, said[at * 3 + 2] ?? '']));
}

test.skipIf(files.length === 0)(
  'Git keeps every file as it is on every system, whatever it is set to',
  () => {
    const [text, eol] = [attributes('text'), attributes('eol')];
    for (const file of files) {
      const isBinary = readFileSync(file).includes(0);
      expect(`${file}: ${isBinary ? text.get(file) : eol.get(file)}`).toBe(
        `${file}: ${isBinary ? 'unset' : 'lf'}`,
      );
    }
  },
);
