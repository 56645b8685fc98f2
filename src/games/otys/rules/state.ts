import type { Deck } from '../../../engine/deck.ts';
import type { GameTypes } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { OtysMove } from './move.ts';
import type { OtysAsking, OtysStep } from './step.ts';
import type { OpenTable, OtysFact, OtysView, SeatView } from './view.ts';
import type { Obstacle, SeaLevel } from './vocabulary.ts';

/** Everything that lies on and beside one player's board. */
export interface SeatState
  extends Omit<SeatView, 'seat' | 'homeAt' | 'reach' | 'rewards' | 'contractCount' | 'contracts'> {
  /** Permanent rewards by their level: ids of tokens. */
  readonly rewards: Readonly<Partial<Record<SeaLevel, string>>>;
  readonly contracts: readonly string[];
}

interface TurnPlay extends Pick<OtysView, 'phase' | 'active' | 'activated' | 'idle' | 'sponsorUsed'> {
  /** Sponsor 1 advanced: one's own divers cost nothing. */
  readonly free: boolean;
  /** Sponsor 2 basic: the diver acts twice. */
  readonly twice: boolean;
  /** Sponsor 4 basic: the diver on the key's level is the one that will be activated. */
  readonly fixed: boolean;
  readonly shelved: boolean;
  readonly copied: readonly Seat[];
  readonly looking?: readonly string[];
}

/** Contracts that somebody knows to lie at these places, without knowing which lies where. */
export type Bundle = readonly string[];

/** A position of Otys, everything hidden included. */
export interface OtysState extends OpenTable {
  readonly seats: readonly SeatState[];
  readonly play: TurnPlay;
  readonly lastRound: boolean;
  readonly bag: Deck<string>;
  readonly deck: Deck<string>;
  /** By seat, what it remembers of contracts that it cannot see; absent while nobody remembers any. */
  readonly remembered?: readonly (readonly Bundle[])[];
}

/** The types of Otys, as the engine wants them. */
export interface Otys extends GameTypes {
  readonly State: OtysState;
  readonly Step: OtysStep;
  readonly Asking: OtysAsking;
  readonly Move: OtysMove;
  readonly View: OtysView;
  readonly Fact: OtysFact;
  readonly Obstacle: Obstacle;
}

/** A turn in which nothing has been played. */
export const FRESH_PLAY: TurnPlay = {
  phase: 'key',
  sponsorUsed: false,
  free: false,
  twice: false,
  fixed: false,
  shelved: false,
  copied: [],
};
