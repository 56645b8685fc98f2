import type { Result, Turn } from '../../../engine/game.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type {
  Colour,
  DiverName,
  Lack,
  SeaLevel,
  SponsorNumber,
  SponsorSide,
  Technician,
  TrackToken,
} from './vocabulary.ts';

/** How many cubes of each colour lie on a level. */
export type Cubes = Readonly<Record<Colour, number>>;

/** A diver as it stands in a player's column. */
export interface DiverView {
  readonly diver: DiverName;
  readonly upgraded: boolean;
}

/** One player's side of the table, as a viewer may know it. */
export interface SeatView {
  readonly seat: Seat;
  readonly prestige: number;
  readonly credits: number;
  readonly batteries: number;
  /** Eight divers, topmost first: three at the surface, then levels 1 to 5. */
  readonly column: readonly DiverView[];
  /** Level 1 first. */
  readonly cubes: readonly Cubes[];
  /** At hand, ascending. */
  readonly keys: readonly SeaLevel[];
  readonly ownX: boolean;
  readonly neutralX: number;
  /** Tokens on the Hacker track, leftmost first. */
  readonly track: readonly TrackToken[];
  /** With this many tokens on the track the keys come home: the token that would be that many sends them all. */
  readonly homeAt: number;
  /** 0 to 3. */
  readonly mechanic: number;
  readonly hacker: number;
  readonly reach: number;
  /** Five entries, level 1 first: the permanent reward on the level by the id of its token, if there is one. */
  readonly rewards: readonly (string | undefined)[];
  readonly contractCount: number;
  /** Their ids: only in the view of that seat itself. */
  readonly contracts?: readonly string[];
}

/** The key in play in the turn under way. */
export interface ActiveKey {
  readonly token: TrackToken;
  readonly level: SeaLevel;
}

/** A diver that could do nothing, and what it lacked, if it was only that. */
export interface Idle {
  readonly diver: DiverName;
  readonly lacks: readonly Lack[];
  /** It was the second use of its effect. */
  readonly again?: true;
}

/** How far the turn under way has come. */
export type Phase = 'key' | 'level' | 'prepare' | 'effect' | 'end' | 'over';

/** A sponsor tile with the side that is up. */
export interface SponsorTile {
  readonly sponsor: SponsorNumber;
  readonly side: SponsorSide;
}

/** What lies on the table for all to see. */
export interface OpenTable {
  readonly turn: Turn;
  readonly first: Seat;
  readonly variant: boolean;
  /** Level 1 first. */
  readonly sponsors: readonly SponsorTile[];
  /** Level 1 first: ids of the reward tokens on display, fewer when the bag has run out. */
  readonly display: readonly (readonly string[])[];
  readonly spentRewards: readonly string[];
  /** Cubes in the Store by colour, filled from the top row. */
  readonly store: Cubes;
  readonly row: readonly string[];
  readonly discards: readonly string[];
  readonly neutralSupply: number;
}

/** What one viewer may know of a match of Otys; everything shown, said or drawn is made from this. */
export interface OtysView extends OpenTable {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly active?: ActiveKey;
  /** Divers to act: the activated one; set from the dive on. */
  readonly activated?: DiverName;
  readonly idle?: Idle;
  readonly sponsorUsed: boolean;
  /** The player who is up pays no Credits for their own divers this turn (sponsor 1, advanced). */
  readonly freeDivers: boolean;
  /** Prestige that ends the game: 18. */
  readonly target: number;
  /** Somebody has reached the target: this round is the last. */
  readonly lastRound: boolean;
  readonly deckSize: number;
  /** Contracts of the deck and other hands that the viewer remembers, grouped by where they went; absent if none. */
  readonly remembered?: readonly (readonly string[])[];
  readonly bagSize: number;
  /** The contracts being looked at: only in the view of the seat that looks. */
  readonly looking?: readonly string[];
  /** Seat that looks at contracts now, for all to know. */
  readonly lookingSeat?: Seat;
  readonly result?: Result;
}

/** What is counted without a place: purse, battery rack, score, neutral keys. */
export type Purse = 'credits' | 'batteries' | 'prestige' | 'neutral-x';

interface Facts {
  'turn-began': { seat: Seat; number: number; round: number };
  'key-played': { seat: Seat; token: TrackToken; level: SeaLevel };
  'sponsors-turned': object;
  'sponsor-used': { seat: Seat; sponsor: SponsorNumber; side: SponsorSide };
  'diver-activated': { seat: Seat; diver: DiverName; level: SeaLevel };
  'diver-again': { seat: Seat; diver: DiverName };
  'diver-idle': { seat: Seat; level: SeaLevel } & Idle;
  /** One that could have done something was left aside. */
  'diver-left': { seat: Seat };
  'diver-copied': { seat: Seat; from: Seat; diver: DiverName; level: SeaLevel };
  /** Spaces of the column, 0 topmost. */
  'diver-moved': { seat: Seat; diver: DiverName; from: number; to: number };
  'diver-upgraded': { seat: Seat; diver: DiverName };
  /** `by` is negative for what was spent. */
  purse: { seat: Seat; purse: Purse; by: number };
  cube: { seat: Seat; colour: Colour; level: SeaLevel; by: number };
  store: { colour: Colour; by: number };
  technician: { seat: Seat; technician: Technician; to: number };
  'key-returned': { seat: Seat; token: TrackToken };
  'keys-home': { seat: Seat };
  'contracts-looked-at': { seat: Seat; count: number };
  /** `contract` is told to its seat alone. */
  'contract-taken': { seat: Seat; contract?: string };
  'contract-completed': { seat: Seat; contract: string; level: SeaLevel; from: 'row' | 'hand' };
  'row-refilled': { contract: string };
  'permanent-used': { seat: Seat; reward: string; level: SeaLevel };
  'reward-used': { seat: Seat; reward: string };
  'reward-placed': { seat: Seat; reward: string; level: SeaLevel };
  'reward-shown': { reward: string; level: SeaLevel };
  'last-round': object;
  ended: { result: Result };
}

/** Something that came about in a match, for "what happened", the log and the next picture's marks. */
export type OtysFact = Kinds<Facts>;
