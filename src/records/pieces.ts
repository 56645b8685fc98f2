import { createHash } from 'node:crypto';
import { RECORD } from '../bounds.ts';
import { BrokenRecord } from './broken-record.ts';
import type { RecordPlace } from './game-record.ts';

/** A piece of a record's text, as it is written and where it stands. */
export type TextPiece = { readonly written: string; readonly place: RecordPlace } & (
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'draws'; readonly names: readonly string[] }
  | { readonly kind: 'check'; readonly check: string }
  | { readonly kind: 'turn'; readonly number: number }
  /** `colour:` alone, or before an entry. */
  | { readonly kind: 'entry'; readonly colour: string | undefined; readonly said: string }
);

const HEADER = /^\[([a-z]{1,40})([^a-z].*)?\]$/s;
const CHECK = /^~([0-9a-f]{4})$/;
const TURN = /^(0|[1-9]\d{0,6})\.$/;
const ENTRY = /^(?:([a-z]{1,20}):)?(<\d{0,7}|\?|[a-z0-9.+=-]{1,40})?$/;
const DRAW = /^(?:[a-z0-9-]{1,40}|\?)$/;

const ROOM = /\s*/y;
/**
 * A comment, draws, a header or a word. Within quotes no bracket closes, and behind a backslash no quote does. A word
 * is a colour, a colon and a notation (`RECORD.word`) at most.
 */
const WRITTEN =
  /\([^)]*\)|\{[^}]*\}|\[(?:"(?:\\[\s\S]|[^"\\])*"|[^\]"])*\]|[^([{][^\s[({~]{0,60}(?![^\s[({~])/y;
/** The header that brings the component list along: it alone is long. */
const LONG_HEADER = '[list';

/** Letters of what cannot be read that the sentence about it shows. */
const SHOWN = 20;

/** Splits the text of a record into pieces; room and comments in parentheses are left out. Throws `BrokenRecord`. */
export function* piecesIn(text: string): Generator<TextPiece, void> {
  let [at, line, lineStart] = [0, 1, 0];
  const next = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  const pass = (letters: string): void => {
    at += letters.length;
    line += letters.split('\n').length - 1;
    if (letters.includes('\n')) lineStart = at - letters.length + letters.lastIndexOf('\n') + 1;
  };
  for (;;) {
    pass(next(ROOM));
    if (at >= text.length) return;
    const place = { line, column: at - lineStart + 1 };
    const written = next(WRITTEN);
    if (written === '') throw unreadable(text.slice(at, at + SHOWN + 1), place);
    if (written.length > mostLettersOf(written))
      throw new BrokenRecord('too-long', place, { most: mostLettersOf(written) });
    pass(written);
    if (written.startsWith('(')) continue;
    const piece = pieceOf(written, at >= text.length || next(ROOM) !== '', place);
    if (piece === undefined) throw unreadable(written, place);
    yield piece;
  }
}

function mostLettersOf(written: string): number {
  if (written.startsWith('(')) return RECORD.comment;
  if (written.startsWith('{')) return RECORD.draws * (RECORD.word + 1);
  return written.startsWith('[') && !written.startsWith(LONG_HEADER) ? RECORD.header : RECORD.letters;
}

function pieceOf(written: string, isBeforeRoom: boolean, place: RecordPlace): TextPiece | undefined {
  if (written.startsWith('[')) {
    const [, name, value = ''] = HEADER.exec(written) ?? [];
    if (name === undefined) return undefined;
    return { kind: 'header', name, value: value.trim(), written: evenly(written), place };
  }
  if (written.startsWith('{')) return drawsIn(written, place);
  const [, check] = CHECK.exec(written) ?? [];
  if (check !== undefined) return { kind: 'check', check, written, place };
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

/** Digits of the checks in between, and of the one at the end. */
const CHECK_DIGITS = 4;
const CHECKSUM_DIGITS = 16;

/** Checks over everything that a record says, so that a change is found at the part in which it was made. */
export class RunningCheck {
  #digest = '';

  add(piece: string): void {
    this.#digest = createHash('sha256').update(`${this.#digest} ${piece}`).digest('hex');
  }

  get check(): string {
    return this.#digest.slice(0, CHECK_DIGITS);
  }

  get checksum(): string {
    return this.#digest.slice(0, CHECKSUM_DIGITS);
  }
}
