import { RECORD } from '../bounds.ts';
import { BrokenRecord } from './broken-record.ts';
import type { RecordPlace } from './game-record.ts';

/** A piece of a record's text, and where it stands. */
export type TextPiece =
  | {
      readonly kind: 'header';
      readonly name: string;
      readonly value: string;
      readonly written: string;
      readonly place: RecordPlace;
    }
  | {
      readonly kind: 'draws';
      readonly names: readonly string[];
      readonly written: string;
      readonly place: RecordPlace;
    }
  | { readonly kind: 'check'; readonly check: string; readonly place: RecordPlace }
  | { readonly kind: 'turn'; readonly number: number; readonly written: string; readonly place: RecordPlace }
  /** `colour:` alone, or before an entry. */
  | {
      readonly kind: 'entry';
      readonly colour: string | undefined;
      readonly said: string;
      readonly written: string;
      readonly place: RecordPlace;
    };

const HEADER = /^\[([a-z]{1,40})([^a-z].*)?\]$/s;
const CHECK = /^~([0-9a-f]{4})$/;
const TURN = /^(0|[1-9]\d{0,6})\.$/;
const ENTRY = /^(?:([a-z]{1,20}):)?(<\d{0,7}|\?|[a-z0-9.+=-]{1,40})?$/;
const DRAW = /^(?:[a-z0-9-]{1,40}|\?)$/;

/** What begins another piece right behind a word; room does, too. */
const OPENS: ReadonlySet<string> = new Set(['[', '(', '{', '~']);
/** Letters of a word at most: a colour, a colon and a notation. */
const LONGEST_WORD = 20 + 1 + RECORD.word;
/** The header that brings the component list along: it alone is long. */
const LONG_HEADER = '[list';

/** Letters of what cannot be read that the sentence about it shows. */
const SHOWN = 20;

/** Splits the text of a record into pieces; room and comments in parentheses are left out. Throws `BrokenRecord`. */
export function* piecesIn(text: string): Generator<TextPiece, void> {
  const reading = new Position(text);
  for (;;) {
    reading.skipRoom();
    if (reading.isAtEnd) return;
    const { place } = reading;
    const written = reading.takePiece();
    if (written.startsWith('(')) continue;
    const piece = pieceOf(written, reading.isBeforeRoom, place);
    if (piece === undefined) throw unreadable(written, place);
    yield piece;
  }
}

class Position {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  get isBeforeRoom(): boolean {
    return this.isAtEnd || isRoom(this.#text.charAt(this.#at));
  }

  get place(): RecordPlace {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  skipRoom(): void {
    while (!this.isAtEnd && isRoom(this.#text.charAt(this.#at))) this.#moveTo(this.#at + 1);
  }

  /** The letters of what begins here. Throws `BrokenRecord` if it has no end, or is too long. */
  takePiece(): string {
    const from = this.#at;
    const { place } = this;
    const end = this.#endOf(this.#text.charAt(from));
    if (end === undefined) throw unreadable(this.#text.slice(from, from + SHOWN + 1), place);
    const written = this.#text.slice(from, end);
    if (written.length > mostLettersOf(written))
      throw new BrokenRecord('too-long', place, { most: mostLettersOf(written) });
    this.#moveTo(end);
    return written;
  }

  #endOf(opening: string): number | undefined {
    switch (opening) {
      case '(':
        return this.#after(')');
      case '{':
        return this.#after('}');
      case '[':
        return this.#afterHeader();
      default:
        return this.#afterWord();
    }
  }

  #after(closing: string): number | undefined {
    const found = this.#text.indexOf(closing, this.#at);
    return found < 0 ? undefined : found + 1;
  }

  /** A bracket within quotes closes nothing, and neither does a quote behind a backslash. */
  #afterHeader(): number | undefined {
    let isQuoted = false;
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      const letter = this.#text.charAt(at);
      if (letter === '"') isQuoted = !isQuoted;
      else if (isQuoted && letter === '\\') at += 1;
      else if (!isQuoted && letter === ']') return at + 1;
    }
    return undefined;
  }

  #afterWord(): number | undefined {
    const most = Math.min(this.#text.length, this.#at + LONGEST_WORD + 1);
    let at = this.#at + 1;
    while (at < most && !isRoom(this.#text.charAt(at)) && !OPENS.has(this.#text.charAt(at))) at += 1;
    return at > this.#at + LONGEST_WORD ? undefined : at;
  }

  #moveTo(end: number): void {
    for (let at = this.#at; at < end; at += 1)
      if (this.#text.charAt(at) === '\n') {
        this.#line += 1;
        this.#lineStart = at + 1;
      }
    this.#at = end;
  }
}

/** Whether a letter is room between pieces: what `trim` takes away is what a pattern calls white space. */
const isRoom = (letter: string): boolean => letter.trim() === '';

/** How long a piece may be, by how it begins. */
function mostLettersOf(written: string): number {
  if (written.startsWith('(')) return RECORD.comment;
  if (written.startsWith('{')) return RECORD.draws * (RECORD.word + 1);
  return written.startsWith('[') && !written.startsWith(LONG_HEADER) ? RECORD.header : RECORD.letters;
}

/** The piece that these letters are, if they are one. */
function pieceOf(written: string, isBeforeRoom: boolean, place: RecordPlace): TextPiece | undefined {
  if (written.startsWith('[')) {
    const [, name, value = ''] = HEADER.exec(written) ?? [];
    if (name === undefined) return undefined;
    return { kind: 'header', name, value: value.trim(), written: evenly(written), place };
  }
  if (written.startsWith('{')) return drawsIn(written, place);
  const [, check] = CHECK.exec(written) ?? [];
  if (check !== undefined) return { kind: 'check', check, place };
  const [, number] = TURN.exec(written) ?? [];
  if (number !== undefined && isBeforeRoom) return { kind: 'turn', number: Number(number), written, place };
  const [entry, colour, said = ''] = ENTRY.exec(written) ?? [];
  return entry === undefined ? undefined : { kind: 'entry', colour, said, written, place };
}

/** @throws BrokenRecord at a name that no draw has, and for more of them than any move brings */
function drawsIn(written: string, place: RecordPlace): TextPiece {
  const names = written
    .slice(1, -1)
    .split(/\s+/)
    .filter((name) => name !== '');
  if (names.length > RECORD.draws) throw new BrokenRecord('too-long', place, { most: RECORD.draws });
  const strange = names.find((name) => !DRAW.test(name));
  if (strange !== undefined) throw unreadable(strange, place);
  return { kind: 'draws', names, written: `{${names.join(' ')}}`, place };
}

const unreadable = (text: string, place: RecordPlace): BrokenRecord =>
  new BrokenRecord('unreadable', place, { text: shownPart(text.slice(0, SHOWN + 1)) });

const evenly = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A piece of somebody's text that is safe to show: one line, letters that do nothing. */
function shownPart(text: string): string {
  const [first = ''] = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ').split(/ /);
  return first.length > SHOWN ? `${first.slice(0, SHOWN)}…` : first;
}
