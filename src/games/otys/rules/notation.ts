import {
  afterWord,
  anyOf,
  int,
  list,
  notationOf,
  optional,
  spelled,
  word,
  written,
} from '../../../engine/notation.ts';
import { DEEDS, type OtysMove } from './move.ts';
import { COLOURS, COLUMN_SPACES, DIVERS, SEA_LEVELS, TECHNICIANS } from './vocabulary.ts';

const initial = <Word extends string>(words: readonly Word[]) =>
  spelled(words.map((each) => [each, each.slice(0, 1)] as const));
const COLOUR = initial(COLOURS);
const DIVER = spelled(DIVERS.map((diver) => [diver, diver.replace('-expert', '')] as const));
const LEVEL = anyOf(SEA_LEVELS);

const either = (no: string, yes: string) =>
  spelled([
    [false, no],
    [true, yes],
  ]);

/** If the part is all that is written, or stands close behind the word. */
const CLOSE = { opening: '', between: '' } as const;

/** Moves of Otys as text: `k3`, `x`, `l2`, `s`, `go`, `sell.m`, `done.mpp.l5`, `end`. 24 characters at most. */
export const otysNotation = notationOf<OtysMove>({
  key: written('k', { level: LEVEL }, CLOSE),
  'x-key': written('', { neutral: either('x', 'n') }, CLOSE),
  level: written('l', { level: LEVEL }, CLOSE),
  sponsor: written('s', {}),
  propeller: written('p', {}),
  dive: written('', { sponsor: either('go', 'sgo'), deed: optional(anyOf(DEEDS)) }, { opening: '' }),
  diver: written('d', { diver: DIVER }),
  space: written('at', { space: int(0, COLUMN_SPACES - 1) }, CLOSE),
  cube: { bonus: optional(spelled([[true, 'bonus']])) },
  bonus: {},
  skip: {},
  sell: { colour: COLOUR },
  buy: { colour: COLOUR },
  price: written('for', { paidIn: initial(['credits', 'prestige']) }),
  look: {},
  copy: { seat: int(0, 3) },
  keep: { contract: word },
  improve: written('up', { technician: initial(TECHNICIANS) }),
  reward: written('r', { index: anyOf([0, 1]) }, CLOSE),
  colour: written('c', { colour: COLOUR }),
  return: written('ret', { key: anyOf([...SEA_LEVELS, 'x']) }),
  battery: written('bat', {}),
  carry: written('take', { colour: COLOUR, from: LEVEL }, { between: '' }),
  contract: written('done', {
    contract: word,
    level: afterWord('l', LEVEL),
    colours: optional(list(COLOUR, COLOURS.length, '')),
  }),
  end: written('', { stay: either('end', 'stay') }, CLOSE),
  hold: written('', { spend: either('let', 'hold') }, CLOSE),
});
