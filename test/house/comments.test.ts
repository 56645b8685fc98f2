import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LONGEST = 120;

/** Made when packages are installed. */
const MADE = join('src', 'texts', 'keys.ts');

test(`no comment has a line of more than ${LONGEST} characters`, () => {
  const long = ['src', 'commands']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
    )
    .filter((file) => /\.(?:tsx?|cjs)$/u.test(file) && file !== MADE)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /^ *(?:\/\/|\/?\*)/u.test(line) && line.length > LONGEST ? [`${file}:${at + 1}`] : [],
        ),
    );
  expect(long).toEqual([]);
});
