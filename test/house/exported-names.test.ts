import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms that do the same thing for different games, stores or canvases: there a name means the same in each. */
const TWINS = [
  ['src/games/otys/', 'src/games/oteres/'],
  ['src/store/sqlite/', 'src/store/postgres/'],
  ['src/canvas/', 'src/replay-page/web/'],
];

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gmu;

/** Made from `locale.ts`, in which what is made stands as text. */
const MADE = 'src/texts/keys.ts';

function declarations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const root of ['src', 'commands'])
    for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const file = join(root, entry).replaceAll('\\', '/');
      if (!/\.tsx?$/u.test(file) || file === MADE) continue;
      for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
        found.set(name, (found.get(name) ?? new Set()).add(file));
    }
  return new Map([...found].map(([name, files]) => [name, [...files]]));
}

/** Whether each of these files stands in a twin of its own. */
const areTwins = (files: readonly string[]): boolean =>
  TWINS.some(
    (rooms) =>
      files.every((file) => rooms.some((room) => file.startsWith(room))) &&
      rooms.every((room) => files.filter((file) => file.startsWith(room)).length <= 1),
  );

test('an exported name means one thing in the whole source', () => {
  const ambiguous = [...declarations()].filter(([, files]) => files.length > 1 && !areTwins(files));
  expect(Object.fromEntries(ambiguous)).toEqual({});
});
