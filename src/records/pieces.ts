import { BrokenRecord } from './broken-record.ts';
import type { Place } from './game-record.ts';

/** A piece of a record's text, and where it stands. */
export type Piece =
  | {
      readonly kind: 'header';
      readonly name: string;
      readonly value: string;
      readonly written: string;
      readonly place: Place;
    }
  | {
      readonly kind: 'draws';
      readonly names: readonly string[];
      readonly written: string;
      readonly place: Place;
    }
  | { readonly kind: 'check'; readonly check: string; readonly place: Place }
  | { readonly kind: 'turn'; readonly number: number; readonly written: string; readonly place: Place }
  /** `colour:` alone, or before an entry. */
  | {
      readonly kind: 'entry';
      readonly colour: string | undefined;
      readonly said: string;
      readonly written: string;
      readonly place: Place;
    };

const BLANK = /\s+/y;
const COMMENT = /\([^)]*\)/y;
const HEADER = /\[([a-z]+)((?:"(?:[^"\\]|\\.)*"|[^\]"])*)\]/y;
const DRAWS = /\{([^}]*)\}/y;
const CHECK = /~([0-9a-f]{4})(?![^\s[({~])/y;
const TURN = /(0|[1-9]\d{0,6})\.(?=\s|$)/y;
const ENTRY = /(?:([a-z]+):)?(<\d{0,7}|\?|[a-z0-9.+=-]{1,40})?(?![^\s[({~])/y;
const DRAW = /^(?:[a-z0-9-]{1,40}|\?)$/;

/** Letters of what cannot be read that the sentence about it shows. */
const SHOWN = 20;

/**
 * Parts the text of a record into its pieces. New lines and the room between them say nothing, and neither do comments in parentheses.
 *
 * @throws BrokenRecord at the first letters that are no piece
 */
export function* piecesIn(text: string): Generator<Piece, void> {
  let at = 0;
  let line = 1;
  let lineStart = 0;
  const match = (shape: RegExp): RegExpExecArray | undefined => {
    shape.lastIndex = at;
    return shape.exec(text) ?? undefined;
  };
  while (at < text.length) {
    const place = { line, column: at - lineStart + 1 };
    const [found, piece] = readPiece(match, place);
    if (found === undefined || found.length === 0)
      throw new BrokenRecord('unreadable', place, { text: shownPart(text.slice(at, at + SHOWN + 1)) });
    if (piece !== undefined) yield piece;
    const breaks = found.split('\n');
    line += breaks.length - 1;
    if (breaks.length > 1) lineStart = at + found.lastIndexOf('\n') + 1;
    at += found.length;
  }
}

/** What stands next: the letters that it takes, and the piece that they are, if they say anything. */
function readPiece(
  match: (shape: RegExp) => RegExpExecArray | undefined,
  place: Place,
): readonly [found: string | undefined, piece?: Piece] {
  const blank = match(BLANK) ?? match(COMMENT);
  if (blank !== undefined) return [blank[0]];
  const header = match(HEADER);
  if (header !== undefined) {
    const [found, name = '', value = ''] = header;
    return [found, { kind: 'header', name, value: value.trim(), written: evenly(found), place }];
  }
  const draws = match(DRAWS);
  if (draws !== undefined) {
    const [found, inside = ''] = draws;
    const names = inside.split(/\s+/).filter((name) => name !== '');
    const strange = names.find((name) => !DRAW.test(name));
    if (strange !== undefined) throw new BrokenRecord('unreadable', place, { text: shownPart(strange) });
    return [found, { kind: 'draws', names, written: `{${names.join(' ')}}`, place }];
  }
  const check = match(CHECK);
  if (check !== undefined) return [check[0], { kind: 'check', check: check[1] ?? '', place }];
  const turn = match(TURN);
  if (turn !== undefined)
    return [turn[0], { kind: 'turn', number: Number(turn[1]), written: turn[0], place }];
  const entry = match(ENTRY);
  if (entry !== undefined)
    return [entry[0], { kind: 'entry', colour: entry[1], said: entry[2] ?? '', written: entry[0], place }];
  return [undefined];
}

const evenly = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A piece of somebody's text that is safe to show: one line, letters that do nothing. */
function shownPart(text: string): string {
  const [first = ''] = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ').split(/ /);
  return first.length > SHOWN ? `${first.slice(0, SHOWN)}…` : first;
}
