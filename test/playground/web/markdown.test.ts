import { describe, expect, it } from 'vitest';
import { blocksOf, type Inline, inlineOf, plainOf } from '../../../src/playground/web/markdown.ts';

/** How many letters were looked at, searched for or tried with a pattern. */
function stepsOf(work: () => void): number {
  const { charAt, indexOf } = String.prototype;
  const { exec } = RegExp.prototype;
  let steps = 0;
  String.prototype.charAt = function (...args) {
    steps += 1;
    return charAt.apply(this, args);
  };
  String.prototype.indexOf = function (...args) {
    const found = indexOf.apply(this, args);
    steps += (found === -1 ? this.length : found) - (args[1] ?? 0) + 1;
    return found;
  };
  RegExp.prototype.exec = function (tried) {
    steps += 1;
    return exec.call(this, tried);
  };
  try {
    work();
  } finally {
    Object.assign(String.prototype, { charAt, indexOf });
    RegExp.prototype.exec = exec;
  }
  return steps;
}

const text = (words: string): Inline => ({ kind: 'text', text: words });

describe('a message that is written to keep its readers waiting', () => {
  /** Four thousand letters, as many as a message has. */
  const full = (part: string) => part.repeat(Math.ceil(4_000 / part.length)).slice(0, 4_000);

  it.each(['`', '``x', '_x __', '*x **', '_*', '**_', '['])(
    'takes no more steps than its letters squared: %s',
    (part) => {
      const steps = stepsOf(() => {
        expect(inlineOf(full(part)).length).toBeGreaterThan(0);
        expect(blocksOf(full(part)).length).toBeGreaterThan(0);
      });
      expect(steps).toBeLessThan(4_000 ** 2);
    },
  );

  it('has backticks without an end as text', () => {
    expect(inlineOf(full('`'))).toEqual([text(full('`'))]);
    expect(inlineOf('``a`')).toEqual([{ kind: 'code', text: '`a' }]);
  });
});

describe('marks inside a line', () => {
  it.each<[string, readonly Inline[]]>([
    ['**bold**', [{ kind: 'strong', inside: [text('bold')] }]],
    [
      '*it* and _it_',
      [{ kind: 'em', inside: [text('it')] }, text(' and '), { kind: 'em', inside: [text('it')] }],
    ],
    ['***both***', [{ kind: 'strong', inside: [{ kind: 'em', inside: [text('both')] }] }]],
    ['__under__', [{ kind: 'u', inside: [text('under')] }]],
    ['~~gone~~', [{ kind: 's', inside: [text('gone')] }]],
    ['||secret||', [{ kind: 'spoiler', inside: [text('secret')] }]],
    ['`a **b**`', [{ kind: 'code', text: 'a **b**' }]],
    [
      '**bold *and* more**',
      [{ kind: 'strong', inside: [text('bold '), { kind: 'em', inside: [text('and')] }, text(' more')] }],
    ],
    ['<@12>', [{ kind: 'person', id: '12' }]],
    ['<#34>', [{ kind: 'channel', id: '34' }]],
    ['<@&56>', [{ kind: 'role', id: '56' }]],
    ['</play otys:78>', [{ kind: 'command', name: 'play otys' }]],
    ['<:key:90>', [{ kind: 'emoji', name: 'key', id: '90' }]],
    ['<t:100:R>', [{ kind: 'time', seconds: 100, style: 'R' }]],
    ['<t:100>', [{ kind: 'time', seconds: 100, style: 'f' }]],
    [
      '[rules](https://a.example/b)',
      [{ kind: 'link', href: 'https://a.example/b', inside: [text('rules')] }],
    ],
    [
      'https://a.example/b.',
      [{ kind: 'link', href: 'https://a.example/b', inside: [text('https://a.example/b')] }, text('.')],
    ],
  ])('reads %s', (written, read) => {
    expect(inlineOf(written)).toEqual(read);
  });

  it.each([
    'snake_case_name',
    '2 * 3 * 4',
    '**open',
    '1 < 2 > 0',
    '[words](javascript:alert(1))',
    '\\*not\\*',
  ])('leaves %s as text', (written) => {
    const read = inlineOf(written);
    expect(read.every((part) => part.kind === 'text')).toBe(true);
    expect(read.map((part) => (part.kind === 'text' ? part.text : '')).join('')).toBe(
      written.replaceAll('\\', ''),
    );
  });

  it('breaks lines where they were broken', () => {
    expect(inlineOf('a\nb')).toEqual([text('a'), { kind: 'break' }, text('b')]);
  });
});

describe('blocks', () => {
  it('tells headings, small text, quotes and paragraphs apart', () => {
    const kinds = blocksOf('# One\n## Two\n-# small\n> quoted\n> more\nplain').map((block) => block.kind);
    expect(kinds).toEqual(['h3', 'h4', 'small', 'quote', 'p']);
  });

  it('nests lists by their indentation', () => {
    expect(blocksOf('- a\n  - b\n- c')).toEqual([
      {
        kind: 'list',
        first: undefined,
        items: [
          [
            { kind: 'p', inside: [text('a')] },
            { kind: 'list', first: undefined, items: [[{ kind: 'p', inside: [text('b')] }]] },
          ],
          [{ kind: 'p', inside: [text('c')] }],
        ],
      },
    ]);
  });

  it('numbers a list from its first number', () => {
    expect(blocksOf('3. a\n4. b')).toMatchObject([{ kind: 'list', first: 3, items: [[{}], [{}]] }]);
  });

  it('keeps code as it was written', () => {
    expect(blocksOf('before\n```ts\n**x**\n```\nafter')).toMatchObject([
      { kind: 'p' },
      { kind: 'code', text: '**x**' },
      { kind: 'p' },
    ]);
  });

  it('reads out the words alone', () => {
    expect(plainOf('## **Ana**, <@1>\n- ||hidden|| `x`', () => 'Björn', '(spoiler)')).toBe(
      'Ana, @Björn (spoiler) x',
    );
  });
});
