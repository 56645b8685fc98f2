import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const credits = readFileSync('assets/CREDITS.md', 'utf8');
const listed = new Set(
  [...credits.matchAll(/^\|[^|]+\| ([a-z0-9, -]+) \|$/gm)].flatMap(([, names = '']) => names.split(', ')),
);
const files = readdirSync('src/games', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

/** The icons of game-icons.net that a file names where it draws them. */
const drawn = (file: string): readonly string[] =>
  [
    ...readFileSync(`src/games/${file}`, 'utf8').matchAll(
      /(?:drawIcon\(\w+, |sign\(\w+, |\{ icon: (?=[^}]*family))'([a-z0-9-]+)'/g,
    ),
  ].map(([, name = '']) => name);

test('every icon that is drawn has its author among the credits (CC BY 3.0)', () => {
  const names = new Set(files.flatMap(drawn));
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !listed.has(name))).toEqual([]);
});
