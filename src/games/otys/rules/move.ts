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
import type { Kinds } from '../../kinds.ts';
import {
  COLOURS,
  COLUMN_SPACES,
  type Colour,
  DIVERS,
  type DiverName,
  type OwnKey,
  SEA_LEVELS,
  type SeaLevel,
  TECHNICIANS,
  type Technician,
} from './vocabulary.ts';

/** What a diver does that can be settled with the dive: the diver's own answer, as it is written. */
export const DEEDS = ['cube', 'cube.bonus', 'up.m', 'up.h', 'r0', 'r1', 'skip'] as const;
/** One of the deeds that a dive can settle. */
export type Deed = (typeof DEEDS)[number];

interface Moves {
  key: { level: SeaLevel };
  /** Which level it opens is asked next. */
  'x-key': { neutral: boolean };
  /** The level that an X key opens, or where a cube goes. */
  level: { level: SeaLevel };
  sponsor: object;
  /** Spends a Battery; which diver is moved is asked next. */
  propeller: object;
  /** `sponsor`: through the level's sponsor. `deed`: the dive settles what the diver does. */
  dive: { sponsor: boolean; deed?: Deed };
  diver: { diver: DiverName };
  /** Where a propelled diver goes: a space of the column, 0 topmost. */
  space: { space: number };
  /** An expert's cube; `bonus`: and the upgraded one's bonus with it. */
  cube: { bonus?: true };
  /** An upgraded expert's bonus, a level's permanent reward: whatever the question names. */
  bonus: object;
  /** Leaves an optional effect, or the rest of it. */
  skip: object;
  sell: { colour: Colour };
  buy: { colour: Colour };
  price: { paidIn: 'credits' | 'prestige' };
  look: object;
  copy: { seat: number };
  keep: { contract: string };
  improve: { technician: Technician };
  reward: { index: 0 | 1 };
  colour: { colour: Colour };
  return: { key: OwnKey };
  /** Sponsor 5 advanced: the Battery rather than the move of a cube. */
  battery: object;
  /** Sponsor 5 advanced: where the cube goes is asked next. */
  carry: { colour: Colour; from: SeaLevel };
  /** `colours`: one for each number of a free card; absent for other cards. */
  contract: { contract: string; level: SeaLevel; colours?: readonly Colour[] };
  /** `stay`: for a Battery, by the oxygen reserve. */
  end: { stay: boolean };
  /** Designer's variant: the copied opponent holds their diver for a Battery, or lets it resurface. */
  hold: { spend: boolean };
}

/** All answers of Otys; the rules decide which a question offers, and a move means the same wherever. */
export type OtysMove = Kinds<Moves>;

/** A move of one kind. */
export type MoveOfKind<K extends OtysMove['kind']> = Extract<OtysMove, { readonly kind: K }>;

/** Whether a move is the explicit word by which a turn ends (ruling: a turn ends with the player's explicit word). */
export const endsTurn = ({ kind }: OtysMove): boolean => kind === 'end';

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
