import type { Result } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Kinds } from '../../kinds.ts';
import type { Idle } from './view.ts';
import type {
  Colour,
  DiverName,
  SeaLevel,
  SponsorNumber,
  SponsorSide,
  Technician,
  TrackToken,
} from './vocabulary.ts';

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
