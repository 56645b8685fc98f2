import type { Result } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
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
export const PURSES = ['credits', 'batteries', 'prestige', 'neutral-x'] as const;
/** One of the things a seat has a count of. */
export type Purse = (typeof PURSES)[number];

/** Something that came about in a match, for "what happened", the log and the next picture's marks. */
export type OtysFact =
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly number: number; readonly round: number }
  | { readonly kind: 'key-played'; readonly seat: Seat; readonly token: TrackToken; readonly level: SeaLevel }
  /** An X key moved each sponsor down one level, the lowest to the top. */
  | { readonly kind: 'sponsors-turned' }
  | {
      readonly kind: 'sponsor-used';
      readonly seat: Seat;
      readonly sponsor: SponsorNumber;
      readonly side: SponsorSide;
    }
  | {
      readonly kind: 'diver-activated';
      readonly seat: Seat;
      readonly diver: DiverName;
      readonly level: SeaLevel;
    }
  | { readonly kind: 'diver-again'; readonly seat: Seat; readonly diver: DiverName }
  | ({ readonly kind: 'diver-idle'; readonly seat: Seat; readonly level: SeaLevel } & Idle)
  /** One that could have done something was left aside. */
  | { readonly kind: 'diver-left'; readonly seat: Seat }
  | {
      readonly kind: 'diver-copied';
      readonly seat: Seat;
      readonly from: Seat;
      readonly diver: DiverName;
      readonly level: SeaLevel;
    }
  /** Spaces of the column, 0 topmost. */
  | {
      readonly kind: 'diver-moved';
      readonly seat: Seat;
      readonly diver: DiverName;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'diver-upgraded'; readonly seat: Seat; readonly diver: DiverName }
  /** `by` is negative for what was spent. */
  | { readonly kind: 'purse'; readonly seat: Seat; readonly purse: Purse; readonly by: number }
  | {
      readonly kind: 'cube';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly level: SeaLevel;
      readonly by: number;
    }
  | { readonly kind: 'store'; readonly colour: Colour; readonly by: number }
  | { readonly kind: 'technician'; readonly seat: Seat; readonly technician: Technician; readonly to: number }
  | { readonly kind: 'key-returned'; readonly seat: Seat; readonly token: TrackToken }
  | { readonly kind: 'keys-home'; readonly seat: Seat }
  | { readonly kind: 'contracts-looked-at'; readonly seat: Seat; readonly count: number }
  /** `contract` is told to its seat alone. */
  | { readonly kind: 'contract-taken'; readonly seat: Seat; readonly contract?: string }
  | {
      readonly kind: 'contract-completed';
      readonly seat: Seat;
      readonly contract: string;
      readonly level: SeaLevel;
      readonly from: 'row' | 'hand';
    }
  | { readonly kind: 'row-refilled'; readonly contract: string }
  | {
      readonly kind: 'permanent-used';
      readonly seat: Seat;
      readonly reward: string;
      readonly level: SeaLevel;
    }
  | { readonly kind: 'reward-used'; readonly seat: Seat; readonly reward: string }
  | { readonly kind: 'reward-placed'; readonly seat: Seat; readonly reward: string; readonly level: SeaLevel }
  | { readonly kind: 'reward-shown'; readonly reward: string; readonly level: SeaLevel }
  | { readonly kind: 'last-round' }
  | { readonly kind: 'ended'; readonly result: Result };
