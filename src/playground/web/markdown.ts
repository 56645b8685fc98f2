/** A stretch of text inside a line, as Discord's client formats it; see {@link Block} for its kinds. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'strong' | 'em' | 'u' | 's' | 'spoiler';
      readonly inside: readonly Inline[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'person' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string };

/** Headings of a message, from one `#` on: the page has its own two above them. */
const HEADINGS = ['h3', 'h4', 'h5'] as const;

/** A line or several that stand together. Where a kind is the name of an element of HTML, it is shown as that. */
export type Block =
  | { readonly kind: 'p' | 'small' | (typeof HEADINGS)[number]; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'list';
      readonly first: number | undefined;
      readonly items: readonly (readonly Block[])[];
    };

type Rule = readonly [pattern: RegExp, read: (found: readonly string[]) => Inline];

const at = (found: readonly string[], index: number): string => found[index] ?? '';
const wrap =
  (kind: 'strong' | 'em' | 'u' | 's' | 'spoiler') =>
  (found: readonly string[]): Inline => ({ kind, inside: inlineOf(at(found, 1)) });

/** Tried in order at each place of a line; all are sticky. Source: Discord's help page "Markdown Text 101". */
const RULES: readonly Rule[] = [
  [/\\([^\p{L}\p{N}\s])/uy, (found) => ({ kind: 'text', text: at(found, 1) })],
  [/<a?:(\w{2,32}):(\d{1,25})>/uy, (found) => ({ kind: 'emoji', name: at(found, 1), id: at(found, 2) })],
  [/<@!?(\d{1,25})>/uy, (found) => ({ kind: 'person', id: at(found, 1) })],
  [/<@&(\d{1,25})>/uy, (found) => ({ kind: 'role', id: at(found, 1) })],
  [/<#(\d{1,25})>/uy, (found) => ({ kind: 'channel', id: at(found, 1) })],
  [/<\/([^:>]{1,100}):(\d{1,25})>/uy, (found) => ({ kind: 'command', name: at(found, 1) })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/uy,
    (found) => ({ kind: 'time', seconds: Number(at(found, 1)), style: found[2] ?? 'f' }),
  ],
  [
    /\[((?:[^[\]]|\[[^\]]*\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/uy,
    (found) => ({ kind: 'link', href: at(found, 2), inside: inlineOf(at(found, 1)) }),
  ],
  [/<(https?:\/\/[^\s>]+)>/uy, (found) => bareLink(at(found, 1))],
  [/(https?:\/\/[^\s<]+[^\s<.,:;"')\]!?*_|])/uy, (found) => bareLink(at(found, 1))],
  [/(@everyone|@here)\b/uy, (found) => ({ kind: 'everyone', text: at(found, 1) })],
  [
    /\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/uy,
    (found) => ({ kind: 'strong', inside: [{ kind: 'em', inside: inlineOf(at(found, 1)) }] }),
  ],
  [/\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/uy, wrap('strong')],
  [/__([\s\S]+?)__(?!_)/uy, wrap('u')],
  [/~~([\s\S]+?)~~/uy, wrap('s')],
  [/\|\|([\s\S]+?)\|\|/uy, wrap('spoiler')],
];

function bareLink(href: string): Inline {
  return { kind: 'link', href, inside: [{ kind: 'text', text: href }] };
}

/** Reads the marks inside a line or paragraph. Never throws: what is no mark is text. */
export function inlineOf(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    for (const [index, line] of plain.split('\n').entries()) {
      if (index > 0) found.push({ kind: 'break' });
      if (line !== '') found.push({ kind: 'text', text: line });
    }
    plain = '';
  };
  let place = 0;
  while (place < text.length) {
    const hit = ruleAt(text, place);
    if (hit === undefined) {
      plain += text.charAt(place);
      place += 1;
    } else if (hit.inline.kind === 'text') {
      plain += hit.inline.text;
      place = hit.end;
    } else {
      flush();
      found.push(hit.inline);
      place = hit.end;
    }
  }
  flush();
  return found;
}

function ruleAt(text: string, place: number): Found | undefined {
  const mark = text.charAt(place);
  if (!/[\\`<[h@*_~|]/u.test(mark)) return undefined;
  if (mark === '`') return codeAt(text, place);
  for (const [pattern, read] of RULES) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match !== null) {
      const end = pattern.lastIndex;
      return { inline: read(match), end };
    }
  }
  return mark === '*' || mark === '_' ? italicAt(text, place, mark) : undefined;
}

/** Something that was read at a place, and the place after it. */
interface Found {
  readonly inline: Inline;
  readonly end: number;
}

/**
 * Code between two runs of equally many backticks; without a second run, the first is all text. A regular expression
 * would retry each length of the run at each position in it.
 */
function codeAt(text: string, place: number): Found {
  const run = /`+/uy;
  run.lastIndex = place;
  const opening = at(run.exec(text) ?? [], 0);
  const closings = new Map<number, number>();
  for (const { 0: closing, index } of text.slice(place + opening.length).matchAll(/`+/gu))
    if (!closings.has(closing.length)) closings.set(closing.length, place + opening.length + index);
  for (let count = opening.length; count > 0; count -= 1) {
    const closing = closings.get(count);
    if (closing === undefined) continue;
    const code = text.slice(place + count, closing).replace(/^ (.+) $/u, '$1');
    return { inline: { kind: 'code', text: code }, end: closing + count };
  }
  return { inline: { kind: 'text', text: opening }, end: place + opening.length };
}

/**
 * Italics between two single marks, with pairs of double ones inside. A regular expression would try all ways to pair
 * those, and each pair doubles their number.
 */
function italicAt(text: string, place: number, mark: '*' | '_'): Found | undefined {
  const isWord = (letter: string): boolean => /[\p{L}\p{N}_]/u.test(letter);
  const isSpace = (letter: string): boolean => letter === '' || /\s/u.test(letter);
  const begun = place + 1;
  if (mark === '*' ? isSpace(text.charAt(begun)) : isWord(text.charAt(place - 1))) return undefined;
  let next = text.indexOf(mark, begun);
  while (next !== -1 && text.charAt(next + 1) === mark) {
    const pair = text.indexOf(mark + mark, next + 3);
    if (pair === -1) return undefined;
    next = text.indexOf(mark, pair + 2);
  }
  if (next <= begun) return undefined;
  const isOpen = mark === '*' ? isSpace(text.charAt(next - 1)) : isWord(text.charAt(next + 1));
  if (isOpen) return undefined;
  return { inline: { kind: 'em', inside: inlineOf(text.slice(begun, next)) }, end: next + 1 };
}

const FENCE = /```(?:[a-zA-Z0-9_+#.-]*\n)?([\s\S]*?)\n?```/u;
const ITEM = /^(\s*)(?:[-*]|(\d{1,9})\.)\s+(.*)$/u;

/** Reads a whole message or text display into blocks. Never throws. */
export function blocksOf(text: string): readonly Block[] {
  const fence = FENCE.exec(text);
  if (fence !== null) {
    const before = text.slice(0, fence.index).replace(/\n$/u, '');
    const after = text.slice(fence.index + fence[0].length).replace(/^\n/u, '');
    return [
      ...(before === '' ? [] : linesOf(before.split('\n'))),
      { kind: 'code', text: fence[1] ?? '' },
      ...(after === '' ? [] : blocksOf(after)),
    ];
  }
  return linesOf(text.split('\n'));
}

function linesOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length > 0) blocks.push({ kind: 'p', inside: inlineOf(paragraph.join('\n')) });
    paragraph = [];
  };
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const heading = /^(#{1,3})\s+(.*)$/u.exec(line);
    const small = /^-#\s+(.*)$/u.exec(line);
    if (line.startsWith('>>> ')) {
      flush();
      const rest = [line.slice(4), ...lines.slice(index + 1)];
      blocks.push({ kind: 'quote', blocks: linesOf(rest) });
      return blocks;
    }
    if (line.startsWith('> ')) {
      flush();
      const end = firstAfter(lines, index, (other) => other.startsWith('> '));
      blocks.push({ kind: 'quote', blocks: linesOf(lines.slice(index, end).map((other) => other.slice(2))) });
      index = end;
    } else if (heading !== null) {
      flush();
      const kind = HEADINGS[at(heading, 1).length - 1] ?? 'h5';
      blocks.push({ kind, inside: inlineOf(at(heading, 2)) });
      index += 1;
    } else if (small !== null) {
      flush();
      blocks.push({ kind: 'small', inside: inlineOf(at(small, 1)) });
      index += 1;
    } else if (ITEM.test(line)) {
      flush();
      const end = firstAfter(lines, index, (other) => ITEM.test(other) || /^\s{2,}\S/u.test(other));
      blocks.push(...listsOf(lines.slice(index, end)));
      index = end;
    } else {
      paragraph.push(line);
      index += 1;
    }
  }
  flush();
  return blocks;
}

function firstAfter(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let end = from + 1;
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1;
  return end;
}

function listsOf(lines: readonly string[]): readonly Block[] {
  const lists: { first: number | undefined; items: string[][] }[] = [];
  const margin = /^\s*/u.exec(lines[0] ?? '')?.[0].length ?? 0;
  for (const line of lines) {
    const item = ITEM.exec(line);
    const own = item !== null && at(item, 1).length <= margin;
    const list = lists.at(-1);
    if (!own && list !== undefined) {
      list.items.at(-1)?.push(line);
      continue;
    }
    const number = item?.[2] === undefined ? undefined : Number(item[2]);
    const words = item === null ? line : at(item, 3);
    if (list === undefined || (list.first === undefined) !== (number === undefined)) {
      lists.push({ first: number, items: [[words]] });
    } else {
      list.items.push([words]);
    }
  }
  return lists.map(({ first, items }) => ({
    kind: 'list',
    first,
    items: items.map(([words = '', ...under]) => [
      { kind: 'p', inside: inlineOf(words) },
      ...(under.length === 0 ? [] : linesOf(unindented(under))),
    ]),
  }));
}

function unindented(lines: readonly string[]): readonly string[] {
  const margins = lines.map((line) => /^\s*/u.exec(line)?.[0].length ?? 0);
  const least = Math.min(...margins);
  return lines.map((line) => line.slice(least));
}

/** A text without its markup, in one line, for a screen reader's announcement; `spoiler` replaces hidden parts. */
export function plainOf(text: string, nameOf: (id: string) => string, spoiler: string): string {
  const inline = (parts: readonly Inline[]): string =>
    parts
      .map((part) => {
        switch (part.kind) {
          case 'text':
          case 'code':
          case 'everyone':
            return part.text;
          case 'break':
            return ' ';
          case 'person':
            return `@${nameOf(part.id)}`;
          case 'command':
            return `/${part.name}`;
          case 'spoiler':
            return spoiler;
          case 'emoji':
          case 'role':
          case 'channel':
          case 'time':
            return '';
          default:
            return inline(part.inside);
        }
      })
      .join('');
  const block = (part: Block): string => {
    switch (part.kind) {
      case 'code':
        return part.text;
      case 'quote':
        return part.blocks.map(block).join(' ');
      case 'list':
        return part.items.map((item) => item.map(block).join(' ')).join(', ');
      default:
        return inline(part.inside);
    }
  };
  return blocksOf(text).map(block).join(' ').replace(/\s+/gu, ' ').trim();
}
