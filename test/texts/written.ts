import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** What is written in a piece of code: its strings, and its strings with gaps that are filled as it runs. */
export interface Written {
  /** Strings, numbers, and names of properties. */
  readonly words: ReadonlySet<string>;
  /** The fixed parts around the gaps, in order. */
  readonly templates: readonly (readonly string[])[];
}

/** The code that says texts, by its path from the root, with forward slashes. */
export function writtenIn(root: string): ReadonlyMap<string, Written> {
  const files = ['src', 'commands'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && !file.startsWith('src/playground/')),
  );
  return new Map(files.map((file) => [file, written(file, readFileSync(join(root, file), 'utf8'))]));
}

/** Finds what is written in one file. */
export function written(file: string, source: string): Written {
  const words = new Set<string>();
  const templates: string[][] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' || typeof value === 'number') words.add(String(value));
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier') words.add(key.name);
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => value.cooked ?? value.raw);
      if (parts.length === 1) words.add(parts.join(''));
      else templates.push(parts);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return { words, templates };
}

/** Whether a template can become this key with its gaps filled by known words. */
export function becomes(key: string, parts: readonly string[], words: ReadonlySet<string>): boolean {
  const [head = '', ...rest] = parts;
  if (!key.startsWith(head)) return false;
  const [next, ...others] = rest;
  if (next === undefined) return key === head;
  for (let end = head.length + 1; end <= key.length; end += 1)
    if (words.has(key.slice(head.length, end)) && becomes(key.slice(end), [next, ...others], words))
      return true;
  return false;
}
