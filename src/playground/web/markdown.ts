import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A stretch of text as Discord's client formats it: what holds others, or words. */
export interface Mark {
  readonly type: string;
  readonly content?: string | readonly Mark[];
  readonly id?: string;
  readonly name?: string;
  readonly target?: string;
  /** For a moment: seconds since 1970, and Discord's letter of how it is written. */
  readonly timestamp?: string;
  readonly format?: string;
  /** For a heading, from 1 on. */
  readonly level?: number;
  /** For a list: its items, and the number of the first if they are numbered. */
  readonly items?: readonly (readonly Mark[])[];
  readonly first?: number;
}

const { list, link } = SimpleMarkdown.defaultRules;

/**
 * Lines of a list whose items begin like this, with the lines that are indented below them. The parser takes the last
 * group for what stands before the next block.
 */
const listOf = (marker: string): RegExp =>
  new RegExp(`^( *)${marker} +[^\\n]*(?:\\n(?:\\1${marker} +| {2,})[^\\n]*)*(\\n|$)`, 'u');
const LISTS = [listOf('[-*]'), listOf(String.raw`\d{1,9}\.`)];

/** Discord's Markdown in a message that an app sends, with lists, which the parser does not know. */
const parser = SimpleMarkdown.parserFor({
  ...rulesExtended,
  // Like the other blocks, a list begins a line.
  list: {
    order: list.order,
    match: (source, _state, before) =>
      /^$|\n *$/u.test(before) ? (LISTS.map((each) => each.exec(source)).find(Boolean) ?? null) : null,
    parse([lines = '', margin = ''], parse, state) {
      const items = lines
        .trimEnd()
        .split(new RegExp(`^${margin}(?=[-*\\d])`, 'mu'))
        .filter((item) => item !== '')
        .map((item) =>
          item
            .replace(/^\S+ +/u, '')
            .trimEnd()
            .replaceAll(/\n {2,4}/gu, '\n'),
        );
      const first = Number.parseInt(lines, 10);
      return {
        items: items.map((item) => parse(item, { ...state, prevCapture: null })),
        ...(Number.isNaN(first) ? {} : { first }),
      };
    },
  },
  link: {
    ...link,
    match: (source, state, before) => {
      const found = link.match(source, state, before);
      return /^https?:/u.test(found?.[2] ?? '') ? found : null;
    },
  },
});

/** Reads a whole message or text display. Never throws: what is no mark is text. */
export const marksOf = (text: string): readonly Mark[] => parser(text, { inline: true });
