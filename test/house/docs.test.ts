import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Pages about the code: what they name is looked for there. */
const ABOUT_CODE = ['how-it-is-built', 'tables', 'channel', 'store', 'drawing', 'texts', 'add-a-game'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

const pages = filesIn('docs').filter((path) => path.endsWith('.md'));
const aboutCode = ABOUT_CODE.map((name) => `docs/${name}.md`);
const files = ['src', 'commands', 'test', 'assets', 'docs'].flatMap(filesIn);
/** Whether there is a file or folder of this path, or of one that ends so. */
const isThere = (named: string): boolean => files.some((path) => `/${path}`.endsWith(`/${named}`));
const found = (page: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '');

/** A path with a word in capitals has something of the reader's own in its place. */
const isWritten = (path: string): boolean => !/\b[A-Z]{3,}\b/.test(path);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

describe('the docs', () => {
  test('link to pages and headings that there are', () => {
    for (const page of pages)
      for (const link of found(page, /\]\((?!https?:)([^)]+)\)/g)) {
        const [path = '', anchor] = link.split('#');
        const linked = path === '' ? page : join(dirname(page), path);
        expect(existsSync(linked), `${page} links to ${link}`).toBe(true);
        if (anchor !== undefined)
          expect(found(linked, /^#+ (.+)$/gm).map(anchorOf), `${page} links to ${link}`).toContain(anchor);
      }
  });

  test('name files of the code that there are', () => {
    for (const page of aboutCode)
      for (const named of found(page, /([\w.-][\w./-]*\.(?:ts|tsx|cjs))\b/g))
        expect(isThere(named), `${page} names ${named}`).toBe(true);
  });

  test('name folders that there are', () => {
    for (const page of pages)
      for (const named of found(page, /`((?:src|commands|test|assets|docs)\/[\w./-]+)`/g).filter(isWritten))
        expect(isThere(named.replace(/\/$/, '')), `${page} names ${named}`).toBe(true);
  });

  test('name functions, types and fields that there are', () => {
    const words = new Set(
      files
        .filter((path) => /^(?:src|commands|test)\/.*\.tsx?$/.test(path))
        .flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []),
    );
    for (const page of aboutCode)
      for (const named of found(page, /`([A-Za-z]+(?:\.[A-Za-z]+)?)`/g))
        for (const word of named.split('.').filter((each) => /[a-z][A-Z]|^[A-Z][a-z]|_/.test(each)))
          expect(words.has(word), `${page} names ${named}`).toBe(true);
  });

  test('are all within reach of the first page about the code, or of the README', () => {
    const linked = (page: string): readonly string[] =>
      found(page, /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g).map((path) => join(dirname(page), path));
    const reached = new Set(['README.md']);
    for (const page of reached)
      if (page.endsWith('.md') && existsSync(page)) for (const path of linked(page)) reached.add(path);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });
});

/** A line of the short road through a press: the function, and the file that holds it. */
const ROAD_STEP = /\*\*`(#?\w+)`\*\* \| `([\w./-]+\.ts)`/g;
/** So many lines a newcomer reads in ten minutes. */
const ROAD_LINES = 600;

/** How many lines the body of a function takes, from its first line to the brace that closes it. */
function linesOf(name: string, path: string): number {
  const lines = readFileSync(path, 'utf8').split('\n');
  const first = lines.findIndex(
    (line) =>
      new RegExp(`^ *(?:export )?(?:async )?(?:function )?${name}(?:\\(|: \\()`).test(line) &&
      !line.endsWith(';'),
  );
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const closes = new RegExp(`^${indent}(?:\\S.*)?[})][,;)]*$`);
  return lines.slice(first + 1).findIndex((line) => closes.test(line) && !line.endsWith('{')) + 2;
}

test('The short road through a press names functions that there are, and says about how many lines they have', () => {
  const page = 'docs/how-it-is-built.md';
  const text = readFileSync(page, 'utf8');
  const steps = [...text.matchAll(ROAD_STEP)].map(([, name = '', file = '']) => ({
    name,
    path: files.find((path) => path.startsWith('src') && `/${path}`.endsWith(`/${file}`)) ?? file,
  }));
  expect(steps.length).toBeGreaterThan(11);
  const counted = steps.map(({ name, path }) => ({ name, path, lines: linesOf(name, path) }));
  expect(counted.filter(({ lines }) => lines < 5)).toEqual([]);
  const sum = counted.reduce((all, { lines }) => all + lines, 0);
  expect(sum).toBeLessThanOrEqual(ROAD_LINES);
  const said = Number(/Their bodies have some (\d+) lines together/.exec(text)?.[1]);
  expect(Math.abs(said - sum)).toBeLessThan(50);
});
