import type { Notation } from '../../kernel/notation.ts';
import type { OtysMove } from './move.ts';
import {
  COLOURS,
  COLUMN_SPACES,
  type Colour,
  DIVERS,
  type DiverName,
  LEVELS,
  type Level,
} from './vocabulary.ts';

/** One letter a colour: m, p, f, t. */
export const COLOUR_LETTERS = {
  metal: 'm',
  plant: 'p',
  fuel: 'f',
  tech: 't',
} as const satisfies Record<Colour, string>;

const DIVER_WORDS = {
  'metal-expert': 'metal',
  'plant-expert': 'plant',
  'fuel-expert': 'fuel',
  'tech-expert': 'tech',
  trader: 'trader',
  spy: 'spy',
  engineer: 'engineer',
  explorer: 'explorer',
} as const satisfies Record<DiverName, string>;

const PLAIN = {
  x: { kind: 'x-key', neutral: false },
  n: { kind: 'x-key', neutral: true },
  s: { kind: 'sponsor' },
  p: { kind: 'propeller' },
  go: { kind: 'dive' },
  cube: { kind: 'cube' },
  bonus: { kind: 'bonus' },
  skip: { kind: 'skip' },
  look: { kind: 'look' },
  bat: { kind: 'battery' },
  end: { kind: 'end', stay: false },
  stay: { kind: 'end', stay: true },
  hold: { kind: 'hold', spend: true },
  let: { kind: 'hold', spend: false },
  'up.m': { kind: 'improve', technician: 'mechanic' },
  'up.h': { kind: 'improve', technician: 'hacker' },
  'for.c': { kind: 'price', paidIn: 'credits' },
  'for.p': { kind: 'price', paidIn: 'prestige' },
  r0: { kind: 'reward', index: 0 },
  r1: { kind: 'reward', index: 1 },
  'ret.x': { kind: 'return', key: 'x' },
} as const satisfies Readonly<Record<string, OtysMove>>;

const PLAIN_MOVES: ReadonlyMap<string, OtysMove> = new Map(Object.entries(PLAIN));

function make(move: OtysMove): string {
  switch (move.kind) {
    case 'key':
      return `k${move.level}`;
    case 'x-key':
      return move.neutral ? 'n' : 'x';
    case 'level':
      return `l${move.level}`;
    case 'sponsor':
      return 's';
    case 'propeller':
      return 'p';
    case 'dive':
      return 'go';
    case 'diver':
      return `d.${DIVER_WORDS[move.diver]}`;
    case 'space':
      return `at${move.space}`;
    case 'cube':
    case 'bonus':
    case 'skip':
    case 'look':
      return move.kind;
    case 'sell':
    case 'buy':
      return `${move.kind}.${COLOUR_LETTERS[move.colour]}`;
    case 'price':
      return move.paidIn === 'credits' ? 'for.c' : 'for.p';
    case 'copy':
      return `copy.${move.seat}`;
    case 'keep':
      return `keep.${move.contract}`;
    case 'improve':
      return move.technician === 'mechanic' ? 'up.m' : 'up.h';
    case 'reward':
      return `r${move.index}`;
    case 'colour':
      return `c.${COLOUR_LETTERS[move.colour]}`;
    case 'return':
      return `ret.${move.key}`;
    case 'battery':
      return 'bat';
    case 'carry':
      return `take.${COLOUR_LETTERS[move.colour]}${move.from}`;
    case 'contract': {
      const colours = move.colours?.map((colour) => COLOUR_LETTERS[colour]).join('');
      return `done.${move.contract}.l${move.level}${colours === undefined ? '' : `.${colours}`}`;
    }
    case 'end':
      return move.stay ? 'stay' : 'end';
    case 'hold':
      return move.spend ? 'hold' : 'let';
  }
}

const colourOf = (letter: string): Colour | undefined =>
  COLOURS.find((colour) => COLOUR_LETTERS[colour] === letter);
const levelOf = (digit: string): Level | undefined => LEVELS.find((level) => String(level) === digit);

/** How the notations with something variable in them begin, and how to read the rest. */
const PATTERNS: readonly (readonly [RegExp, (...parts: readonly string[]) => OtysMove | undefined])[] = [
  [/^k([1-5])$/, (digit = '') => withLevel(digit, (level) => ({ kind: 'key', level }))],
  [/^l([1-5])$/, (digit = '') => withLevel(digit, (level) => ({ kind: 'level', level }))],
  [/^ret\.([1-5])$/, (digit = '') => withLevel(digit, (key) => ({ kind: 'return', key }))],
  [
    /^d\.([a-z]+)$/,
    (word) => {
      const diver = DIVERS.find((name) => DIVER_WORDS[name] === word);
      return diver === undefined ? undefined : { kind: 'diver', diver };
    },
  ],
  [
    /^at(\d)$/,
    (digit) => (Number(digit) < COLUMN_SPACES ? { kind: 'space', space: Number(digit) } : undefined),
  ],
  [/^sell\.([a-z])$/, (letter = '') => withColour(letter, (colour) => ({ kind: 'sell', colour }))],
  [/^buy\.([a-z])$/, (letter = '') => withColour(letter, (colour) => ({ kind: 'buy', colour }))],
  [/^c\.([a-z])$/, (letter = '') => withColour(letter, (colour) => ({ kind: 'colour', colour }))],
  [/^copy\.([0-3])$/, (digit) => ({ kind: 'copy', seat: Number(digit) })],
  [/^keep\.([a-z0-9-]+)$/, (contract = '') => ({ kind: 'keep', contract })],
  [
    /^take\.([a-z])([1-5])$/,
    (letter = '', digit = '') =>
      withColour(letter, (colour) => withLevel(digit, (from) => ({ kind: 'carry', colour, from }))),
  ],
  [
    /^done\.([a-z0-9-]+)\.l([1-5])(?:\.([mpft]+))?$/,
    (contract = '', digit = '', letters = '') =>
      withLevel(digit, (level) => {
        const colours = [...letters].flatMap((letter) => colourOf(letter) ?? []);
        return { kind: 'contract', contract, level, ...(colours.length > 0 && { colours }) };
      }),
  ],
];

function withLevel(digit: string, move: (level: Level) => OtysMove | undefined): OtysMove | undefined {
  const level = levelOf(digit);
  return level === undefined ? undefined : move(level);
}

function withColour(letter: string, move: (colour: Colour) => OtysMove | undefined): OtysMove | undefined {
  const colour = colourOf(letter);
  return colour === undefined ? undefined : move(colour);
}

function parse(text: string): OtysMove | undefined {
  const plain = PLAIN_MOVES.get(text);
  if (plain !== undefined) return plain;
  for (const [pattern, read] of PATTERNS) {
    const [whole, ...parts] = pattern.exec(text) ?? [];
    if (whole !== undefined) return read(...parts);
  }
  return undefined;
}

/** Moves of Otys as text: `k3`, `x`, `l2`, `s`, `go`, `sell.m`, `done.mpp.l5`, `end`. 24 characters at most. */
export const otysNotation: Notation<OtysMove> = { make, parse };
