import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const locked = z.object({
  version: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lock = z
  .object({ packages: z.record(z.string(), locked) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** A package whose parts for other systems are not locked cannot be installed anywhere by `npm ci`. */
test('the lock has every part of every package, for every system', () => {
  const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.entries(lock.packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((part) => !names.has(part))
      .map((part) => `${path} ${version ?? ''} wants ${part}`),
  );
  expect(missing).toEqual([]);
});
