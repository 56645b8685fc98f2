import type { Notation } from '../../kernel/notation.ts';
import type { OteresMove } from './move.ts';
import { PAWS } from './vocabulary.ts';

function make(move: OteresMove): string {
  switch (move.kind) {
    case 'play':
    case 'card':
      return `${move.kind}.${move.card}`;
    case 'player':
      return `to.${move.seat}`;
    case 'pearl':
      return `pearl.${move.mark}`;
    case 'split':
      return ['left', ...move.left].join('.');
    case 'paw':
      return `paw.${move.paw}`;
    case 'leave':
    case 'skip':
    case 'end':
      return move.kind;
  }
}

/** Moves that say all by their kind. */
const WORDS = ['leave', 'skip', 'end'] as const;

/** How each notation looks, and how to read what is variable in it. */
const PATTERNS: readonly (readonly [RegExp, (part: string) => OteresMove | undefined])[] = [
  [/^play\.([a-z][a-z-]*)$/, (card) => ({ kind: 'play', card })],
  [/^card\.([a-z][a-z-]*)$/, (card) => ({ kind: 'card', card })],
  [/^to\.([0-4])$/, (digit) => ({ kind: 'player', seat: Number(digit) })],
  [/^pearl\.([1-9]\d{0,3})$/, (digits) => ({ kind: 'pearl', mark: Number(digits) })],
  [
    /^left((?:\.[1-9]\d{0,3}){0,3})$/,
    (marks) => ({ kind: 'split', left: marks.split('.').slice(1).map(Number) }),
  ],
  [
    /^paw\.([a-z]+)$/,
    (word) => {
      const paw = PAWS.find((each) => each === word);
      return paw === undefined ? undefined : { kind: 'paw', paw };
    },
  ],
  [
    /^([a-z]+)$/,
    (word) => {
      const kind = WORDS.find((each) => each === word);
      return kind === undefined ? undefined : { kind };
    },
  ],
];

function parse(text: string): OteresMove | undefined {
  for (const [pattern, read] of PATTERNS) {
    const part = pattern.exec(text)?.[1];
    if (part !== undefined) return read(part);
  }
  return undefined;
}

/** Moves of Öterés as text: `play.dive`, `to.2`, `pearl.17`, `card.urchin`, `left.4.6`, `paw.right`, `leave`, `end`. 25 characters at most. */
export const oteresNotation: Notation<OteresMove> = { make, parse };
