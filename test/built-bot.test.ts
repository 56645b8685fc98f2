import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder } from './built-bot.ts';

test('The bot is built so that each file finds all that it imports', async () => {
  const built = await builtFolder();
  const files = ['src', 'commands']
    .flatMap((part) =>
      readdirSync(join(built, part), { recursive: true, encoding: 'utf8' }).map((file) => join(part, file)),
    )
    .filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(500);
  const lost = files.flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?"(\.[^"]+)"/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => !existsSync(join(built, path)))
      .map((path) => `${file} imports ${path}`),
  );
  expect(lost).toEqual([]);
});
