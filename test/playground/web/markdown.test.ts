import { describe, expect, it } from 'vitest';
import { type Mark, marksOf } from '../../../src/playground/web/markdown.ts';

/** Marks as a short text: `strong(em(both))`. */
const told = (marks: readonly Mark[]): string =>
  marks
    .map(({ type, content = '', items, id, target }) => {
      if (type === 'text') return `${content}`;
      if (items !== undefined) return `list(${items.map(told).join(', ')})`;
      return `${type}(${id ?? target ?? (typeof content === 'string' ? content : told(content))})`;
    })
    .join('');
const ID = '1300000000000000011';

describe('the marks of a message', () => {
  it.each([
    ['***both***', 'em(strong(both))'],
    ['__under__ ~~gone~~', 'underline(under) strikethrough(gone)'],
    ['`a **b**`', 'inlineCode(a **b**)'],
    [`<@${ID}> <#${ID}> <@&${ID}>`, `user(${ID}) channel(${ID}) role(${ID})`],
    [`<:key:${ID}>`, `emoji(${ID})`],
    ['[rules](https://a.example/b)', 'link(https://a.example/b)'],
    ['https://a.example/b.', 'url(https://a.example/b).'],
    ['a\nb', 'abr()b'],
    ['# One\n-# small\n> quoted\n> more', 'heading(One)subtext(small)blockQuote(quotedbr()more)'],
    ['- a\n  - b\n- c', 'list(abr()list(b), c)'],
    ['text\n1. a\n2. b\nafter', 'textbr()list(a, b)after'],
    ['- a\n-# small', 'list(a)subtext(small)'],
    ['```ts\n**x**\n```', 'codeBlock(**x**)'],
  ])('are read in %s', (written, read) => {
    expect(told(marksOf(written))).toBe(read);
  });

  it.each(['snake_case_name', '2 * 3 * 4', '**open', '1 < 2 > 0', '[words](javascript:alert(1))', 'a - b'])(
    'are not in %s',
    (written) => {
      expect(told(marksOf(written))).toBe(written);
    },
  );

  it('number a list from its first number', () => {
    expect(marksOf('3. a\n4. b')).toMatchObject([{ type: 'list', first: 3, items: [[{}], [{}]] }]);
  });
});
