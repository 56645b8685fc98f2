import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Pages about the code: what they name is looked for there. */
const ABOUT_CODE = ['how-it-is-built', 'tables', 'channel', 'store', 'drawing', 'texts', 'add-a-game'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

const pages = ['README.md', ...filesIn('docs').filter((path) => path.endsWith('.md'))];
const { scripts }: { readonly scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
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

  test('name scripts that there are', () => {
    for (const page of pages)
      for (const script of found(page, /npm run ([\w:]+)/g))
        expect(scripts, `${page} names ${script}`).toHaveProperty([script]);
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

/** How many lines of code a newcomer reads in less than ten minutes, with the words between them. */
const ROAD_LINES = 100;

const trimmed = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

test('The road of a press is told in the lines of the code, in their order, and no longer than somebody reads', () => {
  const text = readFileSync('docs/how-it-is-built.md', 'utf8');
  const [, road = ''] = /### In ten minutes\n([\s\S]*?)\n###/.exec(text) ?? [];
  const quotes = [...road.matchAll(/```ts\n([\s\S]*?)```/g)];
  const steps = quotes.map(({ 1: code = '', index }) => ({
    path: [...road.slice(0, index).matchAll(/`(src\/[\w./-]+\.ts)`/g)].at(-1)?.[1] ?? 'no file',
    lines: trimmed(code).filter((line) => line !== '' && line !== '…'),
  }));
  expect(steps.length).toBeGreaterThan(11);
  for (const { path, lines } of steps) {
    let code = trimmed(readFileSync(path, 'utf8'));
    for (const line of lines) {
      expect(code, `${path} has this line, behind those quoted before it`).toContain(line);
      code = code.slice(code.indexOf(line) + 1);
    }
  }
  expect(steps.flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(ROAD_LINES);
});
