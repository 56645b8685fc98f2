import type { Kinds } from '../../kinds.ts';
import type { Colour, DiverName, OwnKey, SeaLevel, Technician } from './vocabulary.ts';

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
