import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';

/** The code that meets texts of strangers. The playground is left out: its page reads what its own host types on the same machine. */
const files = ['src', 'commands']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, file).replaceAll('\\', '/'),
    ),
  )
  .filter((file) => /\.(?:tsx?|cjs)$/.test(file) && !file.startsWith('src/playground/'));

interface Patterns {
  /** Patterns as they are written. */
  readonly literal: readonly RegExp[];
  /** How many are put together as the code runs. */
  readonly made: number;
}

function patternsIn(file: string, source: string): Patterns {
  const literal: RegExp[] = [];
  let made = 0;
  const count = ({ callee }: { readonly callee: { readonly type: string } }): void => {
    if ('name' in callee && callee.name === 'RegExp') made += 1;
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex !== undefined)
        literal.push(new RegExp(node.regex.pattern, node.regex.flags));
    },
    NewExpression: count,
    CallExpression: count,
  }).visit(parseSync(file, source).program);
  return { literal, made };
}

/** The analysis takes a word boundary for a promise that a pattern is tried once a word, which `-a-a-a` breaks: so it is done without them. */
const withoutBoundaries = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replace(/(?<!\\)((?:\\\\)*)\\[bB]/g, '$1'), flags);

/** Why a pattern can take longer than in proportion to a text; empty if it cannot. */
const troublesOf = (pattern: RegExp): readonly string[] =>
  [pattern, withoutBoundaries(pattern)].flatMap((each) =>
    analyse(each).reports.map(({ type, exponential }) => (exponential ? `${type}, exponential` : type)),
  );

const found = new Map(files.map((file) => [file, patternsIn(file, readFileSync(file, 'utf8'))]));

describe('every pattern', () => {
  test('takes no longer than in proportion to the text that it is tried on', () => {
    const slow = [...found].flatMap(([file, { literal }]) =>
      literal.flatMap((pattern) => {
        const troubles = troublesOf(pattern);
        return troubles.length === 0 ? [] : [`${file}: ${pattern} (${troubles.join(', ')})`];
      }),
    );
    expect(slow).toEqual([]);
    expect([...found.values()].flatMap(({ literal }) => literal).length).toBeGreaterThan(100);
  });

  test('stands in the code as it is, but for those of notations, which are tried on forty letters', () => {
    expect([...found].flatMap(([file, { made }]) => (made === 0 ? [] : [file]))).toEqual([
      'src/engine/notation.ts',
    ]);
  });
});

describe('the check', () => {
  test.each([
    ['tries every length of a name with every rest', String.raw`\[([a-z]+)([^\]"]*)\]`],
    ['begins again at every slash', String.raw`\/+$`],
    ['tries every way to part what it repeats', '^(?:a+)+$'],
    ['begins again at every hyphen', String.raw`\b[\w-]{20,}\.x`],
  ])('finds a pattern that %s', (_, source) => {
    expect(troublesOf(new RegExp(source))).not.toEqual([]);
  });

  test('finds patterns wherever code has them', () => {
    const source = "text.split(/a/); const b = { b: [/b/u] }; new RegExp('c'); RegExp('d'); // /e/";
    expect(patternsIn('x.ts', source)).toEqual({ literal: [/a/, /b/u], made: 2 });
  });
});
