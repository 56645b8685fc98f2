import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_AUTHORS } from '../../src/canvas/icon-authors.ts';
import { GROUNDS, sign } from '../../src/games/icon-tile.ts';

const [, credits = ''] = readFileSync('assets/CREDITS.md', 'utf8').split(/^## .*$/m);

/** The icons of each author as the page of credits lists them; whose pages are known has a link. */
const listed = Object.fromEntries(
  [...credits.matchAll(/^\| (?!author)(?:\[(\w+)\]\(\S+\)|(\w+)) \| ([a-z0-9, -]+) \|$/gm)].map(
    ([, linked, plain, icons = '']) => [linked ?? plain ?? '', icons.split(', ')] as const,
  ),
);

test('every icon that can be drawn has its author among the credits (CC BY 3.0)', () => {
  expect(Object.values(listed).flat().length).toBeGreaterThan(30);
  expect(listed, 'assets/CREDITS.md lists other icons than src/canvas/icon-authors.ts').toEqual(ICON_AUTHORS);
});

test('an icon whose author is not named does not compile, however it is drawn', () => {
  // @ts-expect-error: its author is not among the credits.
  const uncredited = sign(GROUNDS.hull, 'perspective-dice-six', '#fff');
  expect(uncredited).toBeTypeOf('function');
});
